import { describe, expect, it } from 'vitest';
import { GOOD_WEBPS, picture } from '../../test/pictures/pictures.ts';
import { inspectWebp } from './webp.ts';

const littleEndian = (value: number, bytes: number) =>
  Array.from({ length: bytes }, (_, index) => Math.floor(value / 256 ** index) % 256);
const ascii = (text: string) => [...Buffer.from(text, 'latin1')];
const zeros = (length: number) => Array<number>(length).fill(0);

const part = (name: string, data: number[]) => [
  ...ascii(name),
  ...littleEndian(data.length, 4),
  ...data,
  ...zeros(data.length % 2),
];
const file = (...parts: number[][]) => {
  const body = [...ascii('WEBP'), ...parts.flat()];
  return [...ascii('RIFF'), ...littleEndian(body.length, 4), ...body];
};

const KEY_FRAME = 0b0_000_0;
const SHOWN = 0b1_000_0;

const lossy = ({
  width = 120,
  height = 180,
  kind = SHOWN | KEY_FRAME,
  start = [0x9d, 1, 0x2a],
  size = 5,
  rest = 5,
} = {}) =>
  part('VP8 ', [
    ...littleEndian(kind + size * 32, 3),
    ...start,
    ...littleEndian(width, 2),
    ...littleEndian(height, 2),
    ...zeros(rest),
  ]);
const lossless = ({ width = 120, height = 180, upper = 0, first = 0x2f, rest = 1 } = {}) =>
  part('VP8L', [first, ...littleEndian(width - 1 + (height - 1) * 2 ** 14 + upper * 2 ** 28, 4), ...zeros(rest)]);
const head = ({ flags = 0, reserved = 0, width = 120, height = 180 } = {}) =>
  part('VP8X', [flags, ...littleEndian(reserved, 3), ...littleEndian(width - 1, 3), ...littleEndian(height - 1, 3)]);
const profile = (length = 4) => part('ICCP', zeros(length));
const alpha = (kind = 0, rest = 1) => part('ALPH', [kind, ...zeros(rest)]);

const PROFILE = 0x20;
const ALPHA = 0x10;
const EXIF = 0x08;
const XMP = 0x04;
const ANIMATION = 0x02;

function inspect(bytes: number[]) {
  const around = Uint8Array.from([1, 2, 3, ...bytes, 4, 5]);
  return inspectWebp(around.subarray(3, 3 + bytes.length));
}
const with0 = (bytes: number[], at: number) => bytes.with(at, 0);

describe('valid WebP', () => {
  it.each(GOOD_WEBPS)('is accepted as encoders write it: %s', (name) => {
    expect(inspect([...picture(name)])).toEqual({ width: 120, height: 180 });
  });

  it.each([
    ['is as small as one can be', file(lossy({ size: 1, rest: 1 }))],
    ['has its first partition up to its end', file(lossy({ size: 4_000, rest: 4_000 }))],
    ['is of the last profile of VP8', file(lossy({ kind: SHOWN | (3 << 1) }))],
    ['is lossless', file(lossless())],
    ['is lossless and declares transparency', file(lossless({ upper: 1 }))],
    ['has a header without flags', file(head(), lossy())],
    ['has a lossless picture after its header', file(head({ flags: ALPHA }), lossless())],
    ['has the largest colour profile', file(head({ flags: PROFILE }), profile(16 * 1024), lossy())],
    ['has a profile and is transparent', file(head({ flags: PROFILE | ALPHA }), profile(), alpha(), lossy())],
    ['is transparent, compressed, filtered and dithered', file(head({ flags: ALPHA }), alpha(0b0001_1101), lossy())],
  ])('is accepted: %s', (_what, bytes) => {
    expect(inspect(bytes)).toEqual({ width: 120, height: 180 });
  });

  it('may have any size of the format; cover limits are checked elsewhere', () => {
    const size = { width: 16_383, height: 16_383 };
    expect(inspect(file(lossy(size)))).toEqual(size);
    expect(inspect(file(head(size), lossy(size)))).toEqual(size);
    expect(inspect(file(lossless({ width: 16_384, height: 16_384 })))).toEqual({ width: 16_384, height: 16_384 });
    expect(inspect(file(lossless({ width: 1, height: 16_384 })))).toEqual({ width: 1, height: 16_384 });
  });
});

const good = file(lossy());
const withProfile = (length: number) => file(head({ flags: PROFILE }), profile(length), lossy());
const NO_NOTES = 'The file contains metadata (EXIF or XMP)';

describe('invalid WebP', () => {
  it.each([
    ['The file is neither a WebP nor a JPEG picture.', [[], good.slice(0, 11), with0(good, 3), with0(good, 8)]],
    ["its length doesn't match its header", [good.slice(0, -1), [...good, 0]]],
    ['it is empty', [file()]],
    ['a segment is cut off', [file(lossy().slice(0, -2)), file(lossy({ rest: 6 }).slice(0, -1))]],
    ['a segment is cut off', [file(lossy({ rest: 5 }).slice(0, -1)), file(lossy(), ascii('EXIF').concat(zeros(3)))]],
    ['its padding is not empty', [file([...lossy({ rest: 5 }).slice(0, -1), 1])]],
    ['it contains more than a picture', [file(lossy(), part('EXIF', []))]],
    ['the picture is missing', [file(part('VP9 ', zeros(20)))]],
    ['the picture is cut off', [file(part('VP8 ', [0x10]))]],
  ])('is refused with “…%s…” for file %#', (problem, files) => {
    for (const bytes of files) expect(inspect(bytes)).toEqual({ problem: expect.stringContaining(problem) });
  });

  it.each([
    ['the picture is cut off', [{ size: 0, rest: 0 }, { size: 0 }, { size: 6 }, { size: 6 + 2 ** 11 }]],
    ['the picture starts incorrectly', [{ kind: SHOWN | 1 }, { kind: KEY_FRAME }, { kind: SHOWN | (4 << 1) }]],
    ['the picture starts incorrectly', [{ start: [0, 1, 0x2a] }, { start: [0x9d, 0, 0x2a] }, { start: [0x9d, 1, 0] }]],
    ['would be scaled up', [{ width: 2 ** 14 + 120 }, { width: 2 ** 15 + 120 }, { height: 2 ** 14 + 180 }]],
    ['the picture has no size', [{ width: 0 }, { height: 0 }]],
  ])('is refused with “…%s…” for lossy file %#', (problem, pictures) => {
    for (const [index, one] of pictures.entries()) {
      expect(inspect(file(lossy(one))), String(index)).toEqual({ problem: expect.stringContaining(problem) });
    }
  });

  it.each([
    ['the picture starts incorrectly', [{ rest: 0 }, { first: 0x2e }]],
    ['a newer version of WebP', [{ upper: 0b10 }, { upper: 0b100 }, { upper: 0b1000 }]],
  ])('is refused with “…%s…” for lossless file %#', (problem, pictures) => {
    for (const one of pictures) {
      expect(inspect(file(lossless(one)))).toEqual({ problem: expect.stringContaining(problem) });
    }
  });

  it.each([
    [
      'its header has the wrong length',
      [file(part('VP8X', zeros(9)), lossy()), file(part('VP8X', zeros(12)), lossy())],
    ],
    ['The picture is animated', [file(head({ flags: ANIMATION }), lossy())]],
    ['The picture is animated', ['ANIM', 'ANMF'].map((name) => file(head(), part(name, []), lossy()))],
    [NO_NOTES, [EXIF, XMP].map((flags) => file(head({ flags }), lossy()))],
    [NO_NOTES, ['EXIF', 'XMP '].map((name) => file(head(), lossy(), part(name, [])))],
    ['a newer version of WebP', [0x01, 0x40, 0x80].map((flags) => file(head({ flags }), lossy()))],
    ['a newer version of WebP', [1, 2 ** 8, 2 ** 16].map((reserved) => file(head({ reserved }), lossy()))],
    ['exactly one picture', [file(head()), file(head(), lossy(), lossy())]],
    ['exactly one picture', [file(head({ flags: PROFILE }), lossy(), profile())]],
    ['exactly one picture', [file(head({ flags: PROFILE | ALPHA }), alpha(), profile(), lossy())]],
    ["doesn't match its colours", [file(head({ flags: PROFILE }), lossy()), file(head(), profile(), lossy())]],
    ['colour profile is too large', [0, 16 * 1024 + 1].map(withProfile)],
    [
      'its transparency is invalid',
      [0x02, 0x40, 0x80].map((kind) => file(head({ flags: ALPHA }), alpha(kind), lossy())),
    ],
    [
      'its transparency is invalid',
      [file(head({ flags: ALPHA }), alpha(0, 0), lossy()), file(head(), alpha(), lossy())],
    ],
    ['its transparency is invalid', [file(head({ flags: ALPHA }), alpha(), lossless())]],
    ["doesn't match the picture size", [{ width: 121 }, { height: 181 }].map((size) => file(head(size), lossy()))],
    ["doesn't match the picture size", [file(head({ width: 120 + 2 ** 16 }), lossy())]],
    ['the picture is missing', [file(head(), part('JPEG', zeros(20)))]],
  ])('is refused with “…%s…” for head %#', (problem, files) => {
    for (const bytes of files) expect(inspect(bytes)).toEqual({ problem: expect.stringContaining(problem) });
  });
});
