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

describe('rows', () => {
  it('a row of a file of books holds a book, and where it says so its id, its copies and its day', () => {
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

  it('a row of a file of books is refused with every reason there is, the book’s first', () => {
    const bad = { title: '', _id: 'a/b', stock: 'many', createdAt: 'yesterday' };
    expect(readBookRow(aRow(bad))).toEqual([
      { path: 'title', message: 'Required' },
      { path: '_id', message: 'Must be 1 to 128 characters of A-Z, a-z, 0-9, _ and -' },
      { path: 'stock', message: 'Must be a whole number from 0 to 100000' },
      { path: 'createdAt', message: 'Must be a time like 2026-01-31T09:00:00Z, from 1970 to 9999' },
    ]);
    expect(readBookRow(aRow({ _id: 7 }))).toEqual([{ path: '_id', message: 'Must be a text' }]);
    expect(readBookRow(aRow({ title: '' }))).toHaveLength(1);
    expect(readBookRow(null)).toEqual([
      { path: '', message: expect.any(String) },
      { path: '', message: expect.any(String) },
    ]);
  });

  it.each([
    '1969-12-31T23:59:59.999Z',
    '1970-01-01T00:00:00+01:00',
    '0000-01-01T00:00:00Z',
    '9999-12-31T23:59:59-01:00',
  ])(
    'a row of a file of books does not take %s for the moment when it was made: nothing could read it',
    (createdAt) => {
      expect(readBookRow(aRow({ createdAt }))).toEqual([
        { path: 'createdAt', message: 'Must be a time like 2026-01-31T09:00:00Z, from 1970 to 9999' },
      ]);
    },
  );

  it.each(['1970-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z'])(
    'a row of a file of books takes %s for the moment when it was made',
    (createdAt) => {
      expect(readBookRow(aRow({ createdAt }))).toMatchObject({ createdAt: new Date(createdAt) });
    },
  );

  it.each(['1234567', '-1', '1.5', '1e2', 'a1', '100001', -1, 1.5])(
    'a row of a file of books does not take %j for copies',
    (stock) => {
      expect(readBookRow(aRow({ stock }))).toMatchObject([{ path: 'stock' }]);
    },
  );

  it('a row of a file of books is refused where an earlier one names the same book', () => {
    expect(repeatedRow(7, 3)).toEqual({ line: 7, field: '_id', message: 'Is the same book as line 3' });
  });
});
