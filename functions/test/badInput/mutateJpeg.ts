import type { Random } from '@bookstore/contract/test/random';
import { GOOD_JPEGS, picture } from '../pictures/pictures.ts';

export const JPEGS = [
  ...GOOD_JPEGS,
  'other.jpg',
  'exif.jpg',
  'xmp.jpg',
  'profile.jpg',
  'too-wide.jpg',
  'too-small.jpg',
].map(picture);

interface Segment {
  marker: number;
  data: Buffer;
  pixels: Buffer;
}

const isFrame = ({ marker }: Segment) => marker === 0xc0 || marker === 0xc2;

function segmentsOf(file: Buffer): Segment[] {
  const segments: Segment[] = [];
  for (let at = 2; file[at + 1] !== 0xd9; ) {
    const start = at + 4;
    const end = at + 2 + file.readUInt16BE(at + 2);
    const marker = file.readUInt8(at + 1);
    at = end;
    while (file[at] !== 0xff || file[at + 1] === 0) at += 1;
    const [data, pixels] = [Buffer.from(file.subarray(start, end)), Buffer.from(file.subarray(end, at))];
    segments.push({ marker, data, pixels });
  }
  return segments;
}

function fileOf(segments: Segment[]): Buffer {
  const body = segments.flatMap(({ marker, data, pixels }) => {
    const head = Buffer.from([0xff, marker, 0, 0]);
    head.writeUInt16BE(data.length + 2, 2);
    return [head, data, pixels];
  });
  return Buffer.concat([Buffer.from([0xff, 0xd8]), ...body, Buffer.from([0xff, 0xd9])]);
}

const MARKERS = [0xc0, 0xc1, 0xc2, 0xc4, 0xc9, 0xcc, 0xd0, 0xd8, 0xd9, 0xda, 0xdb, 0xdc, 0xdd, 0xe0, 0xe1, 0xe2, 0xfe];

const segment = (marker: number, data: Buffer): Segment => ({ marker, data, pixels: Buffer.alloc(0) });
const insert = (segments: Segment[], random: Random, added: Segment) =>
  segments.toSpliced(random.below(segments.length + 1), 0, added);

type Mutation = (segments: Segment[], random: Random) => Segment[];

const OF_SEGMENTS: Mutation[] = [
  (segments, random) => segments.toSpliced(random.below(segments.length), 1),
  (segments, random) => insert(segments, random, random.pick(segments)),
  (segments) => segments.toReversed(),
  (segments, random) =>
    insert(segments, random, segment(random.pick(MARKERS), Buffer.alloc(random.below(30), random.below(256)))),
  (segments, random) => segments.map((one) => (random.chance(0.2) ? { ...one, marker: random.pick(MARKERS) } : one)),
  (segments, random) =>
    segments.map((one) =>
      random.chance(0.3) ? { ...one, data: one.data.subarray(0, random.below(one.data.length + 1)) } : one,
    ),
  (segments, random) => [...segments, ...segmentsOf(random.pick(JPEGS))],
  (segments, random) =>
    segments.map((one) => {
      if (!isFrame(one)) return one;
      const data = Buffer.from(one.data);
      data.writeUInt16BE(random.pick([0, 1, 119, 180, 2_000, 2_001, 0xffff]), 1);
      data.writeUInt16BE(random.pick([0, 1, 120, 1_999, 2_000, 0xffff]), 3);
      return { ...one, data, marker: random.pick([one.marker, 0xc0, 0xc2]) };
    }),
  (segments, random) => [
    segment(0xdd, Buffer.from([0, random.below(3)])),
    ...segments.map((one) => {
      const at = random.below(one.pixels.length + 1);
      const parted = [one.pixels.subarray(0, at), Buffer.from([0xff, 0xd0 + random.below(2)]), one.pixels.subarray(at)];
      return one.pixels.length > 0 && random.chance(0.7) ? { ...one, pixels: Buffer.concat(parted) } : one;
    }),
  ],
  (segments, random) => [...segments, ...Array.from({ length: random.below(80) }, () => segments.at(-1) ?? [])].flat(),
];

export const mutateJpeg = (file: Buffer, random: Random): Buffer =>
  fileOf(random.pick(OF_SEGMENTS)(segmentsOf(file), random));
