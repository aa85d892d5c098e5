import type { Random } from '@bookstore/contract/test/random';
import { GOOD_PICTURES, picture } from '../pictures/pictures.ts';

const SOURCES = [
  ...GOOD_PICTURES,
  'other.webp',
  'exif.webp',
  'xmp.webp',
  'moving.webp',
  'too-wide.webp',
  'too-small.webp',
].map(picture);

interface Part {
  name: string;
  data: Buffer;
}

/** The chunks of a file that is right. */
function partsOf(file: Buffer): Part[] {
  const parts: Part[] = [];
  for (let at = 12; at < file.length; ) {
    const length = file.readUInt32LE(at + 4);
    parts.push({
      name: file.toString('latin1', at, at + 4),
      data: Buffer.from(file.subarray(at + 8, at + 8 + length)),
    });
    at += 8 + length + (length % 2);
  }
  return parts;
}

function bytesOf(name: string, length: number, ...rest: Buffer[]): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(length, 4);
  return Buffer.concat([head, ...rest]);
}

/** A file of chunks with lengths that are true. */
function fileOf(parts: Part[]): Buffer {
  const body = Buffer.concat(
    parts.map(({ name, data }) => bytesOf(name, data.length, data, Buffer.alloc(data.length % 2))),
  );
  return bytesOf('RIFF', body.length + 4, Buffer.from('WEBP'), body);
}

const LENGTHS = [0, 1, 3, 0x7f, 0xffff, 0x7fffffff, 0x80000000, 0xfffffffe, 0xffffffff];
const NAMES = [
  'VP8 ',
  'VP8L',
  'VP8X',
  'ALPH',
  'ANIM',
  'ANMF',
  'EXIF',
  'XMP ',
  'ICCP',
  'RIFF',
  'WEBP',
  '\0\0\0\0',
  'JUNK',
];

type Mutation = (file: Buffer, random: Random) => Buffer;

function writeAnywhere(file: Buffer, random: Random, width: number, write: (at: number) => void): Buffer {
  if (file.length >= width) write(random.below(file.length - width + 1));
  return file;
}

/** What is wrong with the bytes, wherever they stand. */
const OF_BYTES: Mutation[] = [
  (file, random) => file.subarray(0, random.below(file.length + 1)),
  (file, random) => Buffer.concat([file, Buffer.alloc(1 + random.below(40), random.below(256))]),
  (file, random) => writeAnywhere(file, random, 1, (at) => file.writeUInt8(random.below(256), at)),
  (file, random) =>
    writeAnywhere(file, random, 1, (at) => file.writeUInt8((file[at] ?? 0) ^ (1 << random.below(8)), at)),
  (file, random) => writeAnywhere(file, random, 4, (at) => file.writeUInt32LE(random.pick(LENGTHS), at)),
  // The head: names, lengths, flags and sizes.
  (file, random) => {
    const at = random.below(Math.min(44, Math.max(1, file.length)));
    if (file.length > 0) file.writeUInt8(random.below(256), at);
    return file;
  },
  (file, random) => {
    const other = random.pick(SOURCES);
    return Buffer.concat([file.subarray(0, random.below(file.length + 1)), other.subarray(random.below(other.length))]);
  },
];

type PartsMutation = (parts: Part[], random: Random) => Part[];

/** What is wrong with the chunks, in a file whose lengths are true. */
const OF_PARTS: PartsMutation[] = [
  (parts, random) => parts.filter((_part, index) => index !== random.below(parts.length)),
  (parts, random) => [...parts, random.pick(parts)],
  (parts) => [...parts].reverse(),
  (parts, random) => [...parts, { name: random.pick(NAMES), data: Buffer.alloc(random.below(30), random.below(256)) }],
  (parts, random) => [{ name: random.pick(NAMES), data: Buffer.alloc(10, random.below(256)) }, ...parts],
  (parts, random) => parts.map((part) => (random.chance(0.5) ? { ...part, name: random.pick(NAMES) } : part)),
  (parts, random) =>
    parts.map((part) => ({ ...part, data: part.data.subarray(0, random.below(part.data.length + 1)) })),
  (parts, random) => [...parts, ...partsOf(random.pick(SOURCES))],
  // Another canvas than the picture, a huge one among them.
  (parts, random) => {
    const head = Buffer.alloc(10);
    head.writeUInt8(random.below(256) & (random.chance(0.5) ? 0x30 : 0xff), 0);
    head.writeUIntLE(random.pick([0, 119, 1_999, 2_000, 16_383, 0xffffff]), 4, 3);
    head.writeUIntLE(random.pick([0, 179, 1_999, 2_000, 16_383, 0xffffff]), 7, 3);
    return [{ name: 'VP8X', data: head }, ...parts.filter(({ name }) => name !== 'VP8X')];
  },
];

/** A file that is like a WebP picture and in most cases is none that the shop takes; the same for the same random numbers. */
export function mutatedPicture(random: Random): Buffer {
  let file: Buffer = Buffer.from(random.pick(SOURCES));
  if (random.chance(0.4)) {
    const parts = random.pick(OF_PARTS)(partsOf(file), random);
    file = fileOf(parts);
  }
  for (let count = random.below(3); count > 0; count -= 1) file = Buffer.from(random.pick(OF_BYTES)(file, random));
  return file;
}
