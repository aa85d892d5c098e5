import type { Random } from '@bookstore/contract/test/random';
import { JPEGS, mutateJpeg } from './mutateJpeg.ts';
import { mutateWebp, WEBPS } from './mutateWebp.ts';

const FORMATS = [
  { sources: WEBPS, mutateParts: mutateWebp },
  { sources: JPEGS, mutateParts: mutateJpeg },
];

const LENGTHS = [0, 1, 3, 0x7f, 0xffff, 0x7fffffff, 0x80000000, 0xfffffffe, 0xffffffff];
type Mutation = (file: Buffer, random: Random) => Buffer;

function writeAnywhere(file: Buffer, random: Random, width: number, write: (at: number) => void): Buffer {
  if (file.length >= width) write(random.below(file.length - width + 1));
  return file;
}

const OF_BYTES: Mutation[] = [
  (file, random) => file.subarray(0, random.below(file.length + 1)),
  (file, random) => Buffer.concat([file, Buffer.alloc(1 + random.below(40), random.below(256))]),
  (file, random) => writeAnywhere(file, random, 1, (at) => file.writeUInt8(random.below(256), at)),
  (file, random) =>
    writeAnywhere(file, random, 1, (at) => file.writeUInt8((file[at] ?? 0) ^ (1 << random.below(8)), at)),
  (file, random) => writeAnywhere(file, random, 4, (at) => file.writeUInt32LE(random.pick(LENGTHS), at)),
  (file, random) => {
    const at = random.below(Math.min(44, Math.max(1, file.length)));
    if (file.length > 0) file.writeUInt8(random.below(256), at);
    return file;
  },
  (file, random) => {
    const other = random.pick(random.pick(FORMATS).sources);
    return Buffer.concat([file.subarray(0, random.below(file.length + 1)), other.subarray(random.below(other.length))]);
  },
];

/** Deterministic, mostly invalid. */
export function mutatedPicture(random: Random): Buffer {
  const { sources, mutateParts } = random.pick(FORMATS);
  let file: Buffer = Buffer.from(random.pick(sources));
  if (random.chance(0.4)) file = mutateParts(file, random);
  for (let count = random.below(3); count > 0; count -= 1) file = Buffer.from(random.pick(OF_BYTES)(file, random));
  return file;
}
