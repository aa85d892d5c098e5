/*
Checks the structure without decoding: https://developers.google.com/speed/webp/docs/riff_container, RFC 6386 (VP8,
section 9.1) and RFC 9649 (container and VP8L). Every byte must belong to the picture, because skipped bytes can hide
other files.
*/
import * as messages from '@bookstore/messages/problems';
import { inspect, refuse, type Size } from './inspect.ts';

interface Chunk {
  name: string;
  data: DataView;
}

const HEADER_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;

const textAt = (view: DataView, at: number) =>
  String.fromCharCode(...[0, 1, 2, 3].map((offset) => view.getUint8(at + offset)));

const uint24 = (view: DataView, at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16);

function readHeader(file: DataView): void {
  const isWebp = file.byteLength >= HEADER_BYTES && textAt(file, 0) === 'RIFF' && textAt(file, 8) === 'WEBP';
  if (!isWebp) refuse(messages.neitherWebpNorJpeg);
  if (file.getUint32(4, true) !== file.byteLength - CHUNK_HEADER_BYTES) {
    refuse(messages.wrongFileLength);
  }
}

function readChunks(file: DataView): Chunk[] {
  const chunks: Chunk[] = [];
  let at = HEADER_BYTES;
  while (at < file.byteLength) {
    const isHeader = file.byteLength - at >= CHUNK_HEADER_BYTES;
    const length = isHeader ? file.getUint32(at + 4, true) : 0;
    const start = at + CHUNK_HEADER_BYTES;
    const padding = length % 2;
    if (!isHeader || length + padding > file.byteLength - start) refuse(messages.partCutOff);
    if (padding === 1 && file.getUint8(start + length) !== 0) refuse(messages.paddingNotEmpty);
    chunks.push({ name: textAt(file, at), data: new DataView(file.buffer, file.byteOffset + start, length) });
    at = start + length + padding;
  }
  return chunks;
}

const LOSSY_HEADER_BYTES = 10;

function readLossy(data: DataView): Size {
  if (data.byteLength <= LOSSY_HEADER_BYTES) refuse(messages.pictureCutOff);
  const tag = uint24(data, 0);
  const isShownKeyFrame = (tag & 1) === 0 && ((tag >> 1) & 7) <= 3 && ((tag >> 4) & 1) === 1;
  const isStarted = data.getUint8(3) === 0x9d && data.getUint8(4) === 0x01 && data.getUint8(5) === 0x2a;
  if (!isShownKeyFrame || !isStarted) refuse(messages.invalidPictureBeginning);
  const firstPartition = tag >> 5;
  if (firstPartition === 0 || firstPartition > data.byteLength - LOSSY_HEADER_BYTES) {
    refuse(messages.pictureCutOff);
  }
  const [width, height] = [data.getUint16(6, true), data.getUint16(8, true)];
  // The upper two bits ask decoders to scale the picture up, which they ignore.
  if (width >> 14 !== 0 || height >> 14 !== 0) refuse(messages.pictureScaled);
  if (width === 0 || height === 0) refuse(messages.noPictureSize);
  return { width, height };
}

const LOSSLESS_HEADER_BYTES = 5;

function readLossless(data: DataView): Size {
  if (data.byteLength <= LOSSLESS_HEADER_BYTES || data.getUint8(0) !== 0x2f) {
    refuse(messages.invalidPictureBeginning);
  }
  const bits = data.getUint32(1, true);
  if (bits >>> 29 !== 0) refuse(messages.laterWebpVersion);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

function readPicture({ name, data }: Chunk): Size {
  if (name === 'VP8 ') return readLossy(data);
  if (name === 'VP8L') return readLossless(data);
  return refuse(messages.pictureMissing);
}

const FLAGS = { animation: 0x02, xmp: 0x04, exif: 0x08, alpha: 0x10, profile: 0x20 } as const;
const KNOWN_FLAGS = Object.values(FLAGS).reduce((all, flag) => all | flag, 0);
const EXTENDED_BYTES = 10;
/** Colour profiles, which some browsers write, take 0.5 to 4 KiB. */
const MAX_PROFILE_BYTES = 16 * 1024;

const METADATA = messages.webpCarriesNotes;

function refuseWrongAlpha(alpha: DataView, picture: Chunk, flags: number): void {
  const isRight = picture.name === 'VP8 ' && (flags & FLAGS.alpha) !== 0 && alpha.byteLength > 1;
  // Reserved bits must be zero, and compression 0 or 1.
  if (!isRight || (alpha.getUint8(0) & 0b1100_0010) !== 0) refuse(messages.invalidTransparency);
}

/** Header, optional colour profile and transparency, picture. */
function readExtended(head: DataView, rest: Chunk[]): Size {
  if (head.byteLength !== EXTENDED_BYTES) refuse(messages.wrongHeadLength);
  const flags = head.getUint8(0);
  const names = rest.map(({ name }) => name);
  if ((flags & FLAGS.animation) !== 0 || names.includes('ANIM') || names.includes('ANMF')) {
    refuse(messages.animatedPicture);
  }
  if ((flags & (FLAGS.exif | FLAGS.xmp)) !== 0 || names.includes('EXIF') || names.includes('XMP ')) refuse(METADATA);
  if ((flags & ~KNOWN_FLAGS) !== 0 || uint24(head, 1) !== 0) refuse(messages.laterWebpVersion);

  const parts = [...rest];
  const profile = parts[0]?.name === 'ICCP' ? parts.shift() : undefined;
  const alpha = parts[0]?.name === 'ALPH' ? parts.shift() : undefined;
  const [picture, ...others] = parts;
  if (!picture || others.length > 0) refuse(messages.notOnePicture);
  if ((profile !== undefined) !== ((flags & FLAGS.profile) !== 0)) {
    refuse(messages.wrongColourFlags);
  }
  if (profile && (profile.data.byteLength === 0 || profile.data.byteLength > MAX_PROFILE_BYTES)) {
    refuse(messages.colourProfileTooLarge);
  }
  const size = readPicture(picture);
  if (alpha) refuseWrongAlpha(alpha.data, picture, flags);
  if (size.width !== uint24(head, 4) + 1 || size.height !== uint24(head, 7) + 1) {
    refuse(messages.wrongPictureSize);
  }
  return size;
}

function readWebp(file: DataView): Size {
  readHeader(file);
  const [first, ...rest] = readChunks(file);
  if (!first) refuse(messages.fileEmpty);
  if (first.name === 'VP8X') return readExtended(first.data, rest);
  if (rest.length > 0) refuse(messages.fileHoldsMore);
  return readPicture(first);
}

/** Refuses metadata and animations. */
export const inspectWebp = (bytes: Uint8Array): Size | { problem: string } => inspect(bytes, readWebp);
