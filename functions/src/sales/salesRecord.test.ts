import { describe, expect, it } from 'vitest';
import { noSales, type Sales } from './sales.ts';
import { toDayDocument, withRoom } from './salesRecord.ts';

/** Each book sold one copy less than the previous one, at one cent. @param idLength in bytes */
function salesOfBooks(count: number, idLength: number): Sales {
  const ids = Array.from({ length: count }, (_, index) => `${index}`.padEnd(idLength, 'x'));
  const byBook = new Map(ids.map((id, index) => [id, { books: count - index, cents: count - index }]));
  return { ...noSales(), byBook, rest: { books: 2, cents: 3 } };
}

describe('withRoom', () => {
  it('limits books to 900,000 bytes, each its id plus thirty', () => {
    const full = salesOfBooks(5_000, 150);
    expect(withRoom(full)).toEqual(full);
    expect(withRoom(salesOfBooks(5_001, 150)).byBook.size).toBe(5_000);
    expect(Object.keys(toDayDocument(salesOfBooks(5_001, 150), 'UTC').byBook)).toHaveLength(5_000);
  });

  it('keeps the best-selling books and sums the others', () => {
    const sales = salesOfBooks(5_003, 150);
    const { byBook, rest } = withRoom(sales);
    expect(Math.min(...Array.from(byBook.values(), ({ books }) => books))).toBe(4);
    expect(rest).toEqual({ books: 2 + 1 + 2 + 3, cents: 3 + 1 + 2 + 3 });
    expect([sales.byBook.size, sales.rest]).toEqual([5_003, { books: 2, cents: 3 }]);
  });

  it('drops books that were cancelled completely', () => {
    const sales = { ...noSales(), byBook: new Map([['gone', { books: 0, cents: 0 }]]) };
    expect(withRoom(sales).byBook.size).toBe(0);
  });
});

it('reports an empty document', () => {
  const nothing = { byBook: {}, byCategory: {}, rest: { books: 0, cents: 0 } };
  expect(toDayDocument(noSales(), 'UTC')).toEqual({ orders: 0, books: 0, cents: 0, ...nothing, zone: 'UTC' });
});
