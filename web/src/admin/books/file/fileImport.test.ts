import type { ImportResult, ImportRow } from '@bookstore/contract/api/bookImport';
import { readBookFile } from '@bookstore/contract/bookFiles/readBookFile';
import { LIMITS } from '@bookstore/contract/limits';
import { describe, expect, it, vi } from 'vitest';
import { combineReports, countRows, fitsIntoCall, planImport, runImport, splitIntoBatches } from './fileImport.ts';

const manyRows = (count: number, length: number) => Array.from({ length: count }, () => ({ text: 'ü'.repeat(length) }));
const sizes = (count: number, length: number) =>
  splitIntoBatches(manyRows(count, length), (row) => row).map((part) => part.length);

it('puts at most 100 rows into a call, within the byte limit', () => {
  expect(sizes(250, 10)).toEqual([100, 100, 50]);
  expect(sizes(5, 60_000)).toEqual([2, 2, 1]);
  expect(sizes(0, 1)).toEqual([]);
  for (const batch of splitIntoBatches(manyRows(300, 2_800), (row) => row)) {
    expect(Buffer.byteLength(JSON.stringify({ dryRun: false, rows: batch }))).toBeLessThanOrEqual(
      LIMITS.booksBodyBytes,
    );
  }
});

it('recognises a row too large for a call before sending it', () => {
  expect(manyRows(1, 130_000).map(fitsIntoCall)).toEqual([true]);
  expect(manyRows(1, 131_000).map(fitsIntoCall)).toEqual([false]);
});

const SEEN = '2026-03-03T00:00:00.000Z';

/** The shop contains the books `old-…`; `old-same` equals its row. */
function getFate({ book }: ImportRow): ImportResult {
  const _id = book._id ?? `made-of-${book.title ?? ''}`;
  if (!book.title) return { fate: 'refused', errors: [{ path: 'title', message: 'Required' }] };
  if (_id === 'old-same') return { fate: 'unchanged', _id, updatedAt: SEEN };
  return _id.startsWith('old-') ? { fate: 'changed', _id, updatedAt: SEEN } : { fate: 'added', _id };
}

function aShop() {
  const calls: { rows: ImportRow[]; dryRun: boolean }[] = [];
  const failures: unknown[] = [];
  const onProgress = vi.fn();
  const pause = vi.fn(async () => undefined);
  const send = async (rows: readonly ImportRow[], dryRun: boolean) => {
    calls.push({ rows: [...rows], dryRun });
    const failure = failures.shift();
    if (failure) throw failure;
    return rows.map(getFate);
  };
  return { calls, failures, options: { send, onProgress, pause, isCancelled: () => false } };
}

const HEADING = '_id,title,description,category,newPrice,oldPrice,shelf';
const toBookFile = (...rows: string[]) => readBookFile(new TextEncoder().encode([HEADING, ...rows].join('\n')));
const many = (count: number) =>
  toBookFile(...Array.from({ length: count }, (_, index) => `new-${index},T,D,fiction,1,2,`));

describe('planImport', () => {
  it('counts added, changed and unchanged books, and reports mistakes by line', async () => {
    const { calls, options } = aShop();
    const plan = await planImport(
      toBookFile(
        'old-1,T,D,fiction,1,2,x',
        'old-same,T,D,fiction,1,2,x',
        ',T,D,fiction,1,2,x',
        ',,D,fiction,1,2,x',
        'short',
        ',T,D,fiction,1,2,x',
        `,T2,${'ü'.repeat(150_000)},fiction,1,2,x`,
      ),
      options,
    );
    expect(plan).toMatchObject({ added: 1, changed: 1, unchanged: 1, unknownColumns: ['shelf'] });
    expect(plan?.rows.map(({ line, seen }) => [line, seen])).toEqual([
      [2, SEEN],
      [4, null],
    ]);
    expect(plan?.problems.map(({ line, field, message }) => `${line} ${field} ${message}`)).toEqual([
      '5 title Required',
      '6 title Required',
      '7 title Same title and author as line 4. For a different edition or variation, add its ISBN or change its title',
      '8  Too long for a book',
    ]);
    expect(countRows(plan?.problems ?? [])).toBe(4);
    expect(calls.map(({ dryRun }) => dryRun)).toEqual([true]);
  });

  it('counts rows that equal the book with their ISBN as unchanged', async () => {
    const RESULTS: Record<string, ImportResult> = {
      same: { fate: 'unchanged', _id: 'same', updatedAt: SEEN },
      marked: {
        fate: 'changed',
        _id: 'marked',
        updatedAt: SEEN,
        differences: { trending: { before: true, after: false } },
      },
      dearer: { fate: 'changed', _id: 'dearer', updatedAt: SEEN, differences: { newPrice: { before: 1, after: 2 } } },
    };
    const send = async (rows: readonly ImportRow[]) =>
      rows.map(
        ({ book: { _id, title } }): ImportResult =>
          RESULTS[_id ?? ''] ?? { fate: 'added', _id: `new-${title}`, sameIsbnId: title, sameIsbnAs: 'Salt' },
      );
    const plan = await planImport(toBookFile(...Object.keys(RESULTS).map((title) => `,${title},D,fiction,1,2,`)), {
      ...aShop().options,
      send,
    });
    expect(plan).toMatchObject({ added: 1, unchanged: 2, rows: [{ fields: { title: 'dearer' } }] });
  });

  it('finds a duplicate book, also in different calls', async () => {
    const { calls, options } = aShop();
    const rows = Array.from(
      { length: 150 },
      (_, index) => `${index === 149 ? 'new-0' : `new-${index}`},T,D,fiction,1,2,`,
    );
    const plan = await planImport(toBookFile(...rows), options);
    expect(calls.map((call) => call.rows.length)).toEqual([100, 50]);
    expect(plan).toMatchObject({ added: 149, problems: [{ line: 151, message: 'Duplicate of line 2' }] });
    expect(options.onProgress.mock.calls).toEqual([[100], [150]]);
  });

  it('stops when cancelled', async () => {
    const { calls, options } = aShop();
    expect(await planImport(many(250), { ...options, isCancelled: () => calls.length === 1 })).toBeNull();
    expect(calls).toHaveLength(1);
  });
});

describe('runImport', () => {
  const planned = async (count: number) => (await planImport(many(count), aShop().options))?.rows ?? [];

  it('sends rows that add or change a book, with the version seen', async () => {
    const { calls, options } = aShop();
    const plan = await planImport(toBookFile('old-1,T,D,fiction,1,2,', 'old-same,T,D,fiction,1,2,'), options);
    calls.length = 0;
    expect(await runImport(plan?.rows ?? [], options)).toMatchObject({ added: 0, changed: 1, stopped: null });
    expect(calls).toMatchObject([{ dryRun: false, rows: [{ book: { _id: 'old-1' }, seen: SEEN }] }]);
  });

  it('stops at a failed call, and imports the rest on retry', async () => {
    const rows = await planned(250);
    const { calls, failures, options } = aShop();
    failures.push(undefined, { status: 'FETCH_ERROR' });
    const first = await runImport(rows, options);
    expect(first).toMatchObject({ added: 100, stopped: "couldn't reach the shop" });
    expect(first.left).toHaveLength(150);
    const second = await runImport(first.left, options);
    expect(calls.map((call) => call.rows.length)).toEqual([100, 100, 100, 50]);
    const all = combineReports({ ...first, unchanged: 2, leftOut: 3 }, { ...second, unchanged: 1 });
    expect(all).toMatchObject({ added: 250, unchanged: 3, leftOut: 3, left: [], stopped: null });
  });

  it('lists books that another admin has changed in the meantime', async () => {
    const rows = await planned(2);
    const { options } = aShop();
    const send = async (): Promise<ImportResult[]> => [
      { fate: 'conflict', _id: 'new-0' },
      { fate: 'added', _id: 'new-1' },
    ];
    const report = await runImport(rows, { ...options, send });
    expect(report).toMatchObject({
      added: 1,
      problems: [{ line: 2, message: expect.stringContaining('since changed') }],
    });
  });
});
