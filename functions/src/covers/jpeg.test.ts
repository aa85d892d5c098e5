import { describe, expect, it } from 'vitest';
import { GOOD_JPEGS, picture } from '../../test/pictures/pictures.ts';
import { inspectJpeg } from './jpeg.ts';

const ascii = (text: string) => [...Buffer.from(text, 'latin1')];
const zeros = (length: number) => Array<number>(length).fill(0);
const bigEndian = (value: number) => [value >> 8, value & 255];

const segment = (marker: number, ...data: number[]) => [0xff, marker, ...bigEndian(data.length + 2), ...data];
const file = (...segments: number[][]) => [0xff, 0xd8, ...segments.flat(), 0xff, 0xd9];

const jfif = ({ name = 'JFIF\0', thumbnail = [0, 0], rest = [] as number[] } = {}) =>
  segment(0xe0, ...ascii(name), 1, 1, 0, 0, 1, 0, 1, ...thumbnail, ...rest);
const quantization = (id = 0) => segment(0xdb, id, ...Array<number>(64).fill(1));
/** @param lengths number of codes per bit length */
const huffman = ({ kind = 0, lengths = [1, 1], values = 2 } = {}) =>
  segment(0xc4, kind, ...lengths, ...zeros(16 - lengths.length), ...zeros(values));
const restarts = (interval: number) => segment(0xdd, ...bigEndian(interval));

const BASELINE = 0xc0;
const PROGRESSIVE = 0xc2;
interface Frame {
  marker?: number;
  bits?: number;
  width?: number;
  height?: number;
  count?: number;
  /** Id, sampling and table of each component. */
  components?: number[][];
}
const GREY = [[1, 0x11, 0]];
const COLOURS = [
  [1, 0x22, 0],
  [2, 0x11, 0],
  [3, 0x11, 0],
];
const frame = ({ marker = BASELINE, bits = 8, width = 120, height = 180, components = GREY, count }: Frame = {}) =>
  segment(marker, bits, ...bigEndian(height), ...bigEndian(width), count ?? components.length, ...components.flat());

interface Scan {
  ids?: number[];
  tables?: number;
  band?: number[];
  pixels?: number[];
}
const scan = ({ ids = [1], tables = 0, band = [0, 63, 0], pixels = [1, 2, 3] }: Scan = {}) => [
  ...segment(0xda, ids.length, ...ids.flatMap((id) => [id, tables]), ...band),
  ...pixels,
];
const FIRST = [0, 0, 0];
/** First and last coefficient, and bits. */
const band = (text: string) => ({ band: text.split(' ').map(Number) });
const TABLES = [quantization(), huffman()];
const grey = (...segments: number[][]) => file(jfif(), ...TABLES, ...segments, frame(), scan());
const ofFrame = (one: Frame) =>
  file(jfif(), ...TABLES, frame(one), scan({ ids: (one.components ?? GREY).map(([id = 0]) => id) }));
const ofScans = (...scans: Scan[]) => file(jfif(), ...TABLES, frame(), ...scans.map(scan));
const ofColours = (...scans: Scan[]) => file(jfif(), ...TABLES, frame({ components: COLOURS }), ...scans.map(scan));
const progressive = (...scans: Scan[]) =>
  file(...TABLES, frame({ marker: PROGRESSIVE, components: COLOURS }), ...scans.map(scan));

function inspect(bytes: number[]) {
  const around = Uint8Array.from([0xff, 0xd8, 3, ...bytes, 0xff, 0xd9]);
  return inspectJpeg(around.subarray(3, 3 + bytes.length));
}

const good = grey();
const IDS = [1, 2, 3];

describe('valid JPEG', () => {
  it.each(GOOD_JPEGS)('is accepted as encoders write it: %s', (name) => {
    expect(inspect([...picture(name)])).toEqual({ width: 120, height: 180 });
  });

  it.each([
    ['is grey', good],
    ['has no head', file(...TABLES, frame(), scan())],
    ['has its tables after its frame', file(jfif(), frame(), ...TABLES, scan())],
    [
      'has several tables in a segment',
      file(segment(0xdb, ...[0, 3].flatMap((id) => [id, ...zeros(64)])), frame(), scan()),
    ],
    [
      'has several codes in a segment',
      grey([...huffman({ kind: 1 }).with(3, 2 + 38), ...huffman({ kind: 0x13 }).slice(4)]),
    ],
    ['has the most codes', grey(huffman({ kind: 1, lengths: [...zeros(7), 255, 1], values: 256 }))],
    ['has the three colours together', ofColours({ ids: IDS })],
    ['has the three colours one by one', ofColours(...IDS.map((id) => ({ ids: [id] })))],
    ['has an escaped byte', ofScans({ pixels: [0xff, 0, 0xff, 0] })],
    [
      'has restart markers',
      file(
        ...TABLES,
        restarts(4),
        frame(),
        scan({ pixels: [...Array(9).keys()].flatMap((at) => [1, 0xff, 0xd0 + (at % 8)]) }),
      ),
    ],
    ['declares that it has no restart markers', grey(restarts(0))],
    ['is progressive', progressive({ ids: IDS, band: FIRST }, { ids: [1], band: [1, 63, 0] })],
    [
      'is refined bit by bit',
      progressive({ ids: IDS, band: [0, 0, 1] }, { ids: IDS, band: [0, 0, 0x10] }, { ids: [2], band: [5, 5, 0xed] }),
    ],
    ['has the most scans', progressive({ ids: IDS, band: FIRST }, ...Array<Scan>(63).fill({ band: [1, 63, 0] }))],
  ])('is accepted: %s', (_what, bytes) => {
    expect(inspect(bytes)).toEqual({ width: 120, height: 180 });
  });

  it('may have any size of the format; cover limits are checked elsewhere', () => {
    expect(inspect(ofFrame({ width: 0xffff, height: 1 }))).toEqual({ width: 0xffff, height: 1 });
    expect(inspect(ofFrame({ width: 1, height: 0xffff }))).toEqual({ width: 1, height: 0xffff });
  });
});

const NOTES = 'The file contains metadata';
const OTHER_KIND = 'Not every browser shows this kind of JPEG';

const expectProblem = (problem: string, files: number[][]) =>
  expect(files.map(inspect)).toEqual(files.map(() => ({ problem: expect.stringContaining(problem) })));

describe('invalid JPEG', () => {
  it.each([
    ["The file isn't a JPEG picture.", [[], [0xff], [0xff, 0xd9], [0, 0xd8, ...good.slice(2)]]],
    ['its end is cut off', [[0xff, 0xd8], [0xff, 0xd8, 0xff], good.slice(0, -1), good.slice(0, -2), good.slice(0, -4)]],
    ['a segment is cut off', [good.slice(0, 5), good.slice(0, 12), grey([0xff, 0xdb, 0, 0]), grey([0xff, 0xdb, 0, 1])]],
    ['a segment is cut off', [[], [0]].map((length) => [0xff, 0xd8, 0xff, 0xe0, ...length])],
    ['a segment has the wrong length', [grey([0]), grey([0xff, 0xff, 0xdd, 0, 4, 0, 0]), grey([0xff, 0, 0, 2])]],
    [
      'a segment has the wrong length',
      [grey(segment(0xdd, 0)), grey(segment(0xdd, 0, 1, 0)), ofScans({ pixels: [1, 0xff] })],
    ],
    ['there is data after its end', [[...good, 0], [...good, ...good], file(jfif(), [0xff, 0xd9])]],
    ['it contains more than a picture', [grey([0xff, 0xd8]), grey([0xff, 0xd0]), grey(frame()), ofScans({}, {})]],
    [
      'it contains more than a picture',
      [ofColours({ ids: IDS }, { ids: [2] }), progressive({ ids: IDS, band: FIRST }, { ids: [3], band: FIRST })],
    ],
    ['it has an unknown segment', [0x01, 0xc8, 0xcc, 0xdc, 0xde, 0xf0].map((marker) => grey(segment(marker, 0, 1)))],
    [
      'the picture is incomplete',
      [file(jfif()), file(...TABLES), file(...TABLES, frame()), ofColours({ ids: [1, 3] })],
    ],
    [
      'the picture is incomplete',
      [progressive({ ids: [1], band: [1, 63, 0] }), progressive({ ids: IDS, band: [0, 0, 0x10] })],
    ],
    ['too many scans', [progressive({ ids: IDS, band: FIRST }, ...Array<Scan>(64).fill({ band: [1, 63, 0] }))]],
  ])('is refused with “…%s…” for file %#', (problem, files) => {
    expectProblem(problem, files);
  });

  it('is refused with any metadata: EXIF, XMP, profiles, comments and other segments', () => {
    const applications = Array.from({ length: 15 }, (_, index) => 0xe1 + index);
    for (const marker of [...applications, 0xfe]) {
      const notes = segment(marker, ...ascii('Exif\0\0'));
      expectProblem(NOTES, [file(notes), grey(notes), [...good.slice(0, -2), ...notes, 0xff, 0xd9]]);
    }
  });

  it.each([
    [NOTES, [file(jfif({ name: 'JFXX\0' })), file(segment(0xe0)), file(segment(0xe0, ...ascii('JFIF'))), grey(jfif())]],
    ['a thumbnail', [file(jfif({ thumbnail: [0, 1] })), file(jfif({ thumbnail: [1, 0] }))]],
    [
      'its header has the wrong length',
      [jfif({ rest: [0] }), segment(0xe0, ...ascii('JFIF\0'), ...zeros(8))].map((one) => file(one)),
    ],
    ['is cut off', [file(segment(BASELINE, 8, 0, 180, 0, 120))]],
    [OTHER_KIND, [{ bits: 12 }, { bits: 16 }].map(ofFrame)],
    [
      OTHER_KIND,
      [0xc1, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf].map((marker) => ofFrame({ marker })),
    ],
    ['(CMYK)', [{ components: [...COLOURS, [4, 0x11, 0]] }].map(ofFrame)],
    ['picture header has the wrong length', [{ count: 0 }, { count: 2 }, { count: 3 }, { count: 5 }].map(ofFrame)],
    ['the picture has no size', [{ width: 0 }, { height: 0 }].map(ofFrame)],
    [
      'its colours have no size',
      [0x01, 0x10, 0x51, 0x15].map((sampling) => ofFrame({ components: [[1, sampling, 0]] })),
    ],
    ['two colours are the same', [ofFrame({ components: COLOURS.with(2, [1, 0x11, 0]) })]],
  ])('is refused with “…%s…” for head %#', (problem, files) => {
    expectProblem(problem, files);
  });

  it.each([
    ['a table is cut off', [segment(0xdb), segment(0xdb, ...zeros(64)), segment(0xdb, ...zeros(66))]],
    ['a table is invalid', [quantization(4), quantization(0x10), quantization(0xff)]],
    [
      'a table is cut off',
      [segment(0xc4), segment(0xc4, ...zeros(16)), huffman({ values: 1 }), huffman({ values: 3 })],
    ],
    ['a table is invalid', [0x04, 0x08, 0x20, 0x40, 0x80].map((kind) => huffman({ kind }))],
    ['a table is invalid', [huffman({ lengths: [3], values: 3 }), huffman({ lengths: [1, 3], values: 4 })]],
    ['a table is invalid', [huffman({ lengths: [...zeros(8), 129, 128], values: 257 })]],
    ['it has a duplicate table', [quantization(), huffman(), quantization().concat(quantization(1), quantization(1))]],
  ])('is refused with “…%s…” for tables %#', (problem, tables) => {
    expectProblem(
      problem,
      tables.map((table) => grey(table)),
    );
  });

  const NO_SCAN = 'a scan starts incorrectly';
  const TORN = 'its pixels are corrupt';
  const parted = (marks: number[]) =>
    file(...TABLES, restarts(1), frame(), scan({ pixels: marks.flatMap((mark) => [0xff, mark]) }));
  it.each([
    [NO_SCAN, [file(...TABLES, scan(), frame())]],
    [NO_SCAN, [segment(0xda), segment(0xda, 0, 0, 63, 0)].map((one) => file(...TABLES, frame(), one))],
    [NO_SCAN, [[63], [63, 0, 0]].map((end) => file(...TABLES, frame(), segment(0xda, 1, 1, 0, 0, ...end)))],
    [NO_SCAN, [{ ids: [2] }, { tables: 0x04 }, { tables: 0x40 }, { tables: 0x80 }].map((one) => ofScans(one))],
    [NO_SCAN, [ofColours({ ids: [1, 1, 2] }), ofColours({ ids: [1, 2, 3, 4] })]],
    [NO_SCAN, ['1 63 0', '0 62 0', '0 63 1', '0 63 16'].map((text) => ofScans(band(text)))],
    [NO_SCAN, ['0 1 0', '5 4 0', '1 64 0', '0 0 14', '0 0 32', '0 0 17'].map((text) => progressive(band(text)))],
    [NO_SCAN, [progressive({ ids: IDS, band: [1, 63, 0] })]],
    [NO_SCAN, [ofFrame({ components: COLOURS.with(0, [1, 0x33, 0]) })]],
    [
      'a table is missing',
      [file(huffman(), frame(), scan()), ...[1, 4].map((id) => ofFrame({ components: [[1, 0x11, id]] }))],
    ],
    ['pixels are missing', [ofScans({ pixels: [] })]],
    [TORN, [ofScans({ pixels: [1, 0xff, 0xd0, 1] })]],
    [TORN, [file(...TABLES, restarts(1), restarts(0), frame(), scan({ pixels: [0xff, 0xd0] }))]],
    [TORN, [[0xd1], [0xd0, 0xd0], [0xd0, 0xd2]].map(parted)],
  ])('is refused with “…%s…” for pixels %#', (problem, files) => {
    expectProblem(problem, files);
  });
});
