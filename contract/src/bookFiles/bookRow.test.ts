import { describe, expect, it } from 'vitest';
import { readBookRow } from './bookRow.ts';
import { repeatedRow } from './rowProblem.ts';

const aRow = (fields: object = {}) => ({
  title: 'Dune',
  description: 'Sand.',
  category: 'fiction',
  newPrice: '1',
  oldPrice: '2',
  ...fields,
});

describe('a row of a file of books', () => {
  it('holds a book, and where it says so its id, its copies and its day', () => {
    expect(readBookRow(aRow())).toMatchObject({ id: '', stock: null, createdAt: null });
    const own = { _id: ' dune ', stock: ' 12 ', createdAt: '2026-01-31T09:00:00+01:00' };
    expect(readBookRow(aRow(own))).toMatchObject({
      id: 'dune',
      stock: 12,
      createdAt: new Date('2026-01-31T08:00:00Z'),
      input: { title: 'Dune', newPriceCents: 100, oldPriceCents: 200 },
    });
    expect(readBookRow(aRow({ stock: 0, _id: '' }))).toMatchObject({ id: '', stock: 0 });
  });

  it('is refused with every reason there is, the book’s first', () => {
    const bad = { title: '', _id: 'a/b', stock: 'many', createdAt: 'yesterday' };
    expect(readBookRow(aRow(bad))).toEqual([
      { path: 'title', message: 'Required' },
      { path: '_id', message: 'Must be 1 to 128 characters of A-Z, a-z, 0-9, _ and -' },
      { path: 'stock', message: 'Must be a whole number from 0 to 100000' },
      { path: 'createdAt', message: 'Must be a time like 2026-01-31T09:00:00Z' },
    ]);
    expect(readBookRow(aRow({ _id: 7 }))).toEqual([{ path: '_id', message: 'Must be a text' }]);
    expect(readBookRow(aRow({ title: '' }))).toHaveLength(1);
    expect(readBookRow(null)).toEqual([
      { path: '', message: expect.any(String) },
      { path: '', message: expect.any(String) },
    ]);
  });

  it.each(['1234567', '-1', '1.5', '1e2', 'a1', '100001', -1, 1.5])('does not take %j for copies', (stock) => {
    expect(readBookRow(aRow({ stock }))).toMatchObject([{ path: 'stock' }]);
  });

  it('is refused where an earlier one names the same book', () => {
    expect(repeatedRow(7, 3)).toEqual({ line: 7, field: '_id', message: 'Is the same book as line 3' });
  });
});
