import { describe, expect, it } from 'vitest';
import { readBookRow } from './bookRow.ts';

const aRow = (fields: object = {}) => ({
  title: 'Dune',
  description: 'Sand.',
  category: 'fiction',
  newPrice: '1',
  oldPrice: '2',
  ...fields,
});

describe('rows', () => {
  it('contain a book, optionally with id, stock and date', () => {
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

  it('contain details with any spaces', () => {
    const details = {
      contributors: ' Ann Lee [ B06 ] ;; Bo [Ek; Cy] ;',
      subjects: ' Thema : FBA ; bisac:FIC019000',
      series: ' Saga ',
      noteText: ' Read it. ',
      noteBy: ' Eve ',
      orderable: ' ',
    };
    expect(readBookRow(aRow(details))).toMatchObject({
      input: {
        contributors: [
          { name: 'Ann Lee', role: 'B06' },
          { name: 'Bo [Ek', role: 'A01' },
          { name: 'Cy]', role: 'A01' },
        ],
        subjects: [
          { scheme: 'thema', code: 'FBA' },
          { scheme: 'bisac', code: 'FIC019000' },
        ],
        series: { name: 'Saga', number: '' },
        note: { text: 'Read it.', by: 'Eve' },
        orderable: true,
      },
    });
  });

  it("are refused with all reasons, the book's first", () => {
    expect(readBookRow(aRow({ title: '', _id: 'a/b' }))).toEqual([
      { path: 'title', message: 'Required' },
      { path: '_id', message: 'Must be 1 to 128 characters of A-Z, a-z, 0-9, _ and -' },
    ]);
    const invalid = { path: '', message: expect.any(String) };
    expect(readBookRow(null)).toEqual([invalid, invalid]);
  });

  const STOCK_RULE = 'Must be a whole number from 0 to 100000, without thousands separators';
  const TIME_RULE = 'Must be a time like 2026-01-31T09:00:00Z, from 1970 to 9999';

  it.each([
    ['title', '', 'Required'],
    ['_id', 7, 'Must be text'],
    ['stock', 'many', STOCK_RULE],
    ['stock', '1234567', STOCK_RULE],
    ['stock', '-1', STOCK_RULE],
    ['stock', '1e2', STOCK_RULE],
    ['stock', 'a1', STOCK_RULE],
    ['stock', '100001', STOCK_RULE],
    ['stock', -1, STOCK_RULE],
    ['stock', 1.5, STOCK_RULE],
    ['createdAt', 'yesterday', TIME_RULE],
    ['createdAt', '1969-12-31T23:59:59.999Z', TIME_RULE],
    ['createdAt', '1970-01-01T00:00:00+01:00', TIME_RULE],
    ['createdAt', '0000-01-01T00:00:00Z', TIME_RULE],
    ['createdAt', '9999-12-31T23:59:59-01:00', TIME_RULE],
  ])('are refused for the %s %j', (path, value, message) => {
    expect(readBookRow(aRow({ [path]: value }))).toEqual([{ path, message }]);
  });

  it.each(['1970-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z'])('keep %s', (createdAt) => {
    expect(readBookRow(aRow({ createdAt }))).toMatchObject({ createdAt: new Date(createdAt) });
  });
});
