import { describe, expect, it } from 'vitest';
import { aBook } from './aBook.ts';
import { type TableRow, tableRows } from './tableRows.ts';

const newest = aBook({ _id: 'new', title: 'Café Nights', createdAt: '2026-03-01T00:00:00.000Z' });
const middle = aBook({ _id: 'mid', title: 'Ledger', author: 'Ines Okafor', category: 'business' });
const oldest = aBook({ _id: 'old', title: 'Zinc', createdAt: '2025-01-01T00:00:00.000Z' });
const books = [newest, middle, oldest];

const shown = (rows: TableRow[]) => rows.map((row) => `${row.number} ${row.book._id}`);

describe('the rows of the books table', () => {
  it('number the full list', () => {
    expect(shown(tableRows(books, ''))).toEqual(['1 new', '2 mid', '3 old']);
  });

  it.each([
    ['cafe', '1 new'],
    ['OKAFOR', '2 mid'],
    [' business ', '2 mid'],
    ['zin', '3 old'],
  ])('found by %j keep their number', (query, row) => {
    expect(shown(tableRows(books, query))).toEqual([row]);
  });

  it('leave out a book that was just deleted, before and after the list has forgotten it', () => {
    expect(shown(tableRows(books, '', [middle]))).toEqual(['1 new', '2 old']);
    expect(shown(tableRows([newest, oldest], '', [middle]))).toEqual(['1 new', '2 old']);
  });
});
