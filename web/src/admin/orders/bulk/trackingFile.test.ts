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

it.each(['3,40434E+19', '1.23E+15', '340434161094010000'])('refuses the rounded number %s', (number) => {
  expect(read(`order;tracking\na1b2c3d4;${number}`)).toMatchObject([{ problem: expect.stringContaining('rounded') }]);
});

it('refuses a tracking number without digits', () => {
  expect(read('Ref1;Ref2;Ref3\na1b2c3d4;Ada Muster;340434')).toMatchObject([
    { problem: 'The tracking number has no digits' },
  ]);
});

it("reads a carrier's file in Latin 1", () => {
  const bytes = Uint8Array.from('order;name;tracking\na1b2c3d4;M\u00fcller;340434', (sign) => sign.charCodeAt(0));
  expect(readTrackingFile(bytes)).toMatchObject([{ number: '340434', problem: '' }]);
});

it('keeps the first tracking number of an order', () => {
  const rows = read(`order,tracking\na1b2c3d4,\na1b2c3d4,RR 1\na1b2c3d4${'0'.repeat(24)},RR 2`);
  expect(rows.map(({ problem }) => problem)).toEqual([
    'Order number or tracking number is missing',
    '',
    'Not added: line 3 has the same order',
  ]);
});
