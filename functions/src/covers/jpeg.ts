/*
Checks the structure without decoding: ITU-T T.81, annex B (markers) and ITU-T T.871 (JFIF). Segments that decoders
skip are refused, because they can hide metadata and other files.
*/
import * as messages from '@bookstore/messages/problems';
import { inspect, refuse, type Size } from './inspect.ts';

const START = 0xd8;
const END = 0xd9;
const BASELINE = 0xc0;
const PROGRESSIVE = 0xc2;
const HUFFMAN_TABLES = 0xc4;
const QUANTIZATION_TABLES = 0xdb;
const RESTART_INTERVAL = 0xdd;
const SCAN = 0xda;
const JFIF = 0xe0;
const COMMENT = 0xfe;

/** Lossless, hierarchical, arithmetic-coded or more than 8 bits. */
const OTHER_FRAMES = new Set([0xc1, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);
const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;
const isApplication = (marker: number) => marker >= 0xe0 && marker <= 0xef;

/** Encoders write about ten. Each scan makes decoders process the whole picture. */
const MAX_SCANS = 64;

const METADATA = messages.jpegCarriesNotes;
const OTHER_KIND = messages.jpegOfOtherKind;

/** Refuses metadata. */
export const inspectJpeg = (bytes: Uint8Array): Size | { problem: string } => inspect(bytes, readJpeg);

function readJpeg(file: DataView): Size {
  if (file.byteLength < 2 || file.getUint16(0) !== 0xff00 + START) refuse(messages.notAJpeg);
  const [first, ...rest] = readSegments(file);
  if (first?.marker === JFIF) checkJfif(first.data);
  else if (first) rest.unshift(first);

  const tables = new Set<number>();
  /** Tables since the previous scan. */
  const huffmanTables = new Set<number>();
  const seen = new Set<number>();
  let frame: Frame | undefined;
  let isParted = false;
  let scans = 0;
  for (const { marker, data, pixels } of rest) {
    if (marker === QUANTIZATION_TABLES) for (const id of readQuantization(data)) addOnce(tables, id);
    else if (marker === HUFFMAN_TABLES) for (const id of readHuffman(data)) addOnce(huffmanTables, id);
    else if (marker === RESTART_INTERVAL) isParted = readRestartInterval(data);
    else if (marker === BASELINE || marker === PROGRESSIVE) {
      if (frame) refuse(messages.fileHoldsMore);
      frame = readFrame(data, marker === PROGRESSIVE);
    } else if (marker === SCAN) {
      if (!frame) return refuse(NO_SCAN);
      const ids = readScan(data, frame, tables);
      if (ids.some((id) => seen.has(id))) refuse(messages.fileHoldsMore);
      for (const id of ids) seen.add(id);
      checkPixels(pixels, isParted);
      huffmanTables.clear();
      scans += 1;
      if (scans > MAX_SCANS) refuse(messages.tooManyScans);
    } else refuseSegment(marker);
  }
  if (!frame || seen.size !== frame.components.length) return refuse(messages.pictureIncomplete);
  return { width: frame.width, height: frame.height };
}

/** A table that is replaced before use could contain anything. */
function addOnce(tables: Set<number>, id: number): void {
  if (tables.has(id)) refuse(messages.tableTwice);
  tables.add(id);
}

function refuseSegment(marker: number): never {
  if (isApplication(marker) || marker === COMMENT) return refuse(METADATA);
  if (OTHER_FRAMES.has(marker)) return refuse(OTHER_KIND);
  return refuse(messages.unknownPart);
}

interface Segment {
  marker: number;
  data: DataView;
  pixels: DataView;
}

const subview = (view: DataView, start: number, end: number) =>
  new DataView(view.buffer, view.byteOffset + start, end - start);

function markerAt(file: DataView, at: number): number {
  if (at + 2 > file.byteLength) refuse(messages.endCutOff);
  const marker = file.getUint8(at + 1);
  if (file.getUint8(at) !== 0xff || marker === 0 || marker === 0xff) {
    refuse(messages.wrongPartLength);
  }
  return marker;
}

function endOfPixels(file: DataView, start: number): number {
  for (let at = start; at + 1 < file.byteLength; at += 1) {
    if (file.getUint8(at) !== 0xff) continue;
    const next = file.getUint8(at + 1);
    if (next !== 0 && !isRestart(next)) return at;
  }
  return file.byteLength;
}

function readSegments(file: DataView): Segment[] {
  const segments: Segment[] = [];
  let at = 2;
  for (let marker = markerAt(file, at); marker !== END; marker = markerAt(file, at)) {
    if (marker === START || isRestart(marker)) refuse(messages.fileHoldsMore);
    const start = at + 4;
    const length = start <= file.byteLength ? file.getUint16(at + 2) : 0;
    const end = at + 2 + length;
    if (length < 2 || end > file.byteLength) refuse(messages.partCutOff);
    at = marker === SCAN ? endOfPixels(file, end) : end;
    segments.push({ marker, data: subview(file, start, end), pixels: subview(file, end, at) });
  }
  if (at + 2 !== file.byteLength) refuse(messages.bytesBehindEnd);
  return segments;
}

const JFIF_BYTES = 14;

/** Refuses thumbnails. */
function checkJfif(data: DataView): void {
  const name = Array.from({ length: Math.min(5, data.byteLength) }, (_, at) => data.getUint8(at));
  if (String.fromCharCode(...name) !== 'JFIF\0') refuse(METADATA);
  if (data.byteLength < JFIF_BYTES) refuse(messages.wrongHeadLength);
  if (data.getUint16(12) !== 0) refuse(messages.carriesThumbnail);
  if (data.byteLength > JFIF_BYTES) refuse(messages.wrongHeadLength);
}

interface Frame extends Size {
  isProgressive: boolean;
  components: { id: number; blocks: number; table: number }[];
}

const FRAME_BYTES = 6;

function readFrame(data: DataView, isProgressive: boolean): Frame {
  if (data.byteLength < FRAME_BYTES) refuse(messages.pictureHeadCutOff);
  if (data.getUint8(0) !== 8) refuse(OTHER_KIND);
  const count = data.getUint8(5);
  if (count === 4) refuse(messages.printingColours);
  if ((count !== 1 && count !== 3) || data.byteLength !== FRAME_BYTES + 3 * count) {
    refuse(messages.wrongPictureHeadLength);
  }
  const [height, width] = [data.getUint16(1), data.getUint16(3)];
  if (width === 0 || height === 0) refuse(messages.noPictureSize);
  const components = Array.from({ length: count }, (_, index) => {
    const at = FRAME_BYTES + 3 * index;
    const [across, down] = [data.getUint8(at + 1) >> 4, data.getUint8(at + 1) & 15];
    const isKnown = across >= 1 && across <= 4 && down >= 1 && down <= 4;
    if (!isKnown) refuse(messages.noColourSize);
    return { id: data.getUint8(at), blocks: across * down, table: data.getUint8(at + 2) };
  });
  if (new Set(components.map(({ id }) => id)).size !== count) refuse(messages.sameColourTwice);
  return { width, height, isProgressive, components };
}

function readQuantization(data: DataView): number[] {
  const TABLE_BYTES = 65;
  if (data.byteLength === 0 || data.byteLength % TABLE_BYTES !== 0) refuse(messages.tableCutOff);
  return Array.from({ length: data.byteLength / TABLE_BYTES }, (_, index) => {
    // The upper half is the precision; 8-bit colours use one byte.
    const id = data.getUint8(index * TABLE_BYTES);
    if (id > 3) refuse(messages.invalidTable);
    return id;
  });
}

/** @returns ids of the tables: class and number combined */
function readHuffman(data: DataView): number[] {
  const ids: number[] = [];
  let at = 0;
  do {
    if (at < data.byteLength) ids.push(data.getUint8(at));
    at = endOfHuffmanTable(data, at);
  } while (at < data.byteLength);
  if (at > data.byteLength) refuse(messages.tableCutOff);
  return ids;
}

function endOfHuffmanTable(data: DataView, at: number): number {
  const LENGTHS = 16;
  const start = at + 1 + LENGTHS;
  if (start > data.byteLength) refuse(messages.tableCutOff);
  // Two classes with four tables each.
  let isRight = (data.getUint8(at) & 0b1110_1100) === 0;
  let values = 0;
  let codes = 0;
  for (let length = 1; length <= LENGTHS; length += 1) {
    const count = data.getUint8(at + length);
    values += count;
    codes = codes * 2 + count;
    if (codes > 2 ** length || values > 256) isRight = false;
  }
  if (!isRight) refuse(messages.invalidTable);
  return start + values;
}

/** @returns whether restart markers separate the pixels */
function readRestartInterval(data: DataView): boolean {
  if (data.byteLength !== 2) refuse(messages.wrongPartLength);
  return data.getUint16(0) !== 0;
}

const NO_SCAN = messages.invalidScan;

function isBandRight({ isProgressive }: Frame, count: number, [start, end, bits]: [number, number, number]): boolean {
  if (!isProgressive) return start === 0 && end === 63 && bits === 0;
  const [before, now] = [bits >> 4, bits & 15];
  const isBand = start === 0 ? end === 0 : start <= end && end <= 63 && count === 1;
  return isBand && now <= 13 && (before === 0 || before === now + 1);
}

/** @returns components that appear in this scan for the first time */
function readScan(data: DataView, frame: Frame, tables: ReadonlySet<number>): number[] {
  const count = data.byteLength > 0 ? data.getUint8(0) : 0;
  if (count === 0 || data.byteLength !== 4 + 2 * count) refuse(NO_SCAN);
  const components = Array.from({ length: count }, (_, index) => {
    const component = frame.components.find(({ id }) => id === data.getUint8(1 + 2 * index));
    if (!component || (data.getUint8(2 + 2 * index) & 0b1100_1100) !== 0) return refuse(NO_SCAN);
    if (!tables.has(component.table)) refuse(messages.tableMissing);
    return component;
  });
  const ids = components.map(({ id }) => id);
  const blocks = components.reduce((sum, component) => sum + component.blocks, 0);
  if (new Set(ids).size !== count || (count > 1 && blocks > 10)) refuse(NO_SCAN);
  const [start, end, bits] = [data.getUint8(1 + 2 * count), data.getUint8(2 + 2 * count), data.getUint8(3 + 2 * count)];
  if (!isBandRight(frame, count, [start, end, bits])) refuse(NO_SCAN);
  return start === 0 && bits >> 4 === 0 ? ids : [];
}

/** Restart markers count from 0 to 7 repeatedly. */
function checkPixels(pixels: DataView, isParted: boolean): void {
  if (pixels.byteLength === 0) refuse(messages.pixelsMissing);
  let restarts = 0;
  for (let at = 0; at < pixels.byteLength - 1; at += 1) {
    if (pixels.getUint8(at) !== 0xff || pixels.getUint8(at + 1) === 0) continue;
    if (!isParted || pixels.getUint8(at + 1) !== 0xd0 + (restarts % 8)) refuse(messages.pixelsTorn);
    restarts += 1;
  }
}
