import { expect, it } from 'vitest';
import { fitsIntoCall, inBatches } from './fileImport.ts';

const manyRows = (count: number, length: number) => Array.from({ length: count }, () => ({ text: 'ü'.repeat(length) }));
const sizes = (count: number, length: number) =>
  inBatches(manyRows(count, length), (row) => row).map((part) => part.length);

// rows: 469
it('a call has a hundred rows at most, and never more bytes than the API takes', () => {
  expect(sizes(250, 10)).toEqual([100, 100, 50]);
  expect(sizes(5, 15_000)).toEqual([2, 2, 1]);
  expect(sizes(0, 1)).toEqual([]);
  for (const batch of inBatches(manyRows(300, 700), (row) => row)) {
    expect(Buffer.byteLength(JSON.stringify({ dryRun: false, rows: batch }))).toBeLessThanOrEqual(64 * 1024);
  }
});

it('a row that no call takes is known before it is sent', () => {
  expect(manyRows(1, 30_000).map(fitsIntoCall)).toEqual([true]);
  expect(manyRows(1, 33_000).map(fitsIntoCall)).toEqual([false]);
});
