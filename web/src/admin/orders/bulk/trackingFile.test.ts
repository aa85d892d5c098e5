import { expect, it } from 'vitest';
import { readTrackingFile } from './trackingFile.ts';

const read = (text: string) => readTrackingFile(new TextEncoder().encode(text));
const ROW = { line: 2, order: 'a1b2c3d4', number: 'RR 123', problem: '' };

it.each([
  ['by headings', 'Name;Tracking no.;Order number\r\nAda;RR 123;A1B2C3D4'],
  ['from the first two columns', 'Ref1,Ref2\n#a1b2c3d4,RR 123'],
])('reads order and tracking number %s', (_how, text) => {
  expect(read(text)).toEqual([ROW]);
});

it('reads the first row of a file without headings', () => {
  expect(read('a1b2c3d4,RR 123')).toEqual([{ ...ROW, line: 1 }]);
});

it('names rows that cannot be used', () => {
  const problems = read('order,tracking\na1b2,RR 1\na1b2c3d4,\na1b2c3d4,"x').map(({ line, problem }) => [
    line,
    problem,
  ]);
  expect(problems).toEqual([
    [2, 'Order number or tracking number is missing'],
    [3, 'Order number or tracking number is missing'],
    [4, expect.stringContaining('uot')],
  ]);
});

it('keeps the first tracking number of an order', () => {
  const rows = read(`order,tracking\na1b2c3d4,\na1b2c3d4,RR 1\na1b2c3d4${'0'.repeat(24)},RR 2`);
  expect(rows.map(({ problem }) => problem)).toEqual([
    'Order number or tracking number is missing',
    '',
    'Not added: line 3 has the same order',
  ]);
});
