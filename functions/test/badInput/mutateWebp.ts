import type { Random } from '@bookstore/contract/test/random';
import { GOOD_WEBPS, picture } from '../pictures/pictures.ts';

export const WEBPS = [
  ...GOOD_WEBPS,
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

function fileOf(parts: Part[]): Buffer {
  const body = Buffer.concat(
    parts.map(({ name, data }) => bytesOf(name, data.length, data, Buffer.alloc(data.length % 2))),
  );
  return bytesOf('RIFF', body.length + 4, Buffer.from('WEBP'), body);
}

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

type PartsMutation = (parts: Part[], random: Random) => Part[];

const OF_PARTS: PartsMutation[] = [
  (parts, random) => parts.filter((_part, index) => index !== random.below(parts.length)),
  (parts, random) => [...parts, random.pick(parts)],
  (parts) => [...parts].reverse(),
  (parts, random) => [...parts, { name: random.pick(NAMES), data: Buffer.alloc(random.below(30), random.below(256)) }],
  (parts, random) => [{ name: random.pick(NAMES), data: Buffer.alloc(10, random.below(256)) }, ...parts],
  (parts, random) => parts.map((part) => (random.chance(0.5) ? { ...part, name: random.pick(NAMES) } : part)),
  (parts, random) =>
    parts.map((part) => ({ ...part, data: part.data.subarray(0, random.below(part.data.length + 1)) })),
  (parts, random) => [...parts, ...partsOf(random.pick(WEBPS))],
  (parts, random) => {
    const head = Buffer.alloc(10);
    head.writeUInt8(random.below(256) & (random.chance(0.5) ? 0x30 : 0xff), 0);
    head.writeUIntLE(random.pick([0, 119, 1_999, 2_000, 16_383, 0xffffff]), 4, 3);
    head.writeUIntLE(random.pick([0, 179, 1_999, 2_000, 16_383, 0xffffff]), 7, 3);
    return [{ name: 'VP8X', data: head }, ...parts.filter(({ name }) => name !== 'VP8X')];
  },
];

export const mutateWebp = (file: Buffer, random: Random): Buffer =>
  fileOf(random.pick(OF_PARTS)(partsOf(file), random));
