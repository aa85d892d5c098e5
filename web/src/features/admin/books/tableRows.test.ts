import { describe, expect, it } from 'vitest';
import { aBook } from './aBook.ts';
import { type TableRow, tableRows } from './tableRows.ts';

const newest = aBook({ _id: 'new', title: 'Café Nights', createdAt: '2026-03-01T00:00:00.000Z' });
const middle = aBook({ _id: 'mid', title: 'Ledger', author: 'Ines Okafor', category: 'business' });
const oldest = aBook({ _id: 'old', title: 'Zinc', createdAt: '2025-01-01T00:00:00.000Z' });
const books = [newest, middle, oldest];

const shown = (rows: TableRow[]) => rows.map((row) => (row.kind === 'book' ? `${row.number} ${row.book._id}` : '-'));

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

  it('keep the place of a deleted book, before and after the list has forgotten it', () => {
    const deleted = [{ book: middle, isRestored: false }];
    expect(shown(tableRows(books, '', deleted))).toEqual(['1 new', '-', '2 old']);
    expect(shown(tableRows([newest, oldest], '', deleted))).toEqual(['1 new', '-', '2 old']);
    expect(shown(tableRows([newest, oldest], 'zinc', deleted))).toEqual(['2 old']);
    expect(shown(tableRows([newest], '', [{ book: oldest, isRestored: false }]))).toEqual(['1 new', '-']);
  });

  it('hold the place of a book that was brought back until the list has it again', () => {
    const restored = [{ book: middle, isRestored: true }];
    expect(shown(tableRows([newest, oldest], '', restored))).toEqual(['1 new', '-', '2 old']);
    expect(shown(tableRows(books, '', restored))).toEqual(['1 new', '2 mid', '3 old']);
  });

  it('put books of the same moment in the order of their ids', () => {
    const twin = aBook({ _id: 'mie' });
    expect(shown(tableRows([newest, twin, oldest], '', [{ book: middle, isRestored: false }]))).toEqual([
      '1 new',
      '-',
      '2 mie',
      '3 old',
    ]);
  });
});
