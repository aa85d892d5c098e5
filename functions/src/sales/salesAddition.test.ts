import { expect, it } from 'vitest';
import { anItem, aSale } from '../../test/salesCalls.ts';
import { noSales, salesOf } from './sales.ts';
import { additionOf } from './salesAddition.ts';

const plain = (by: number) => by;

it('an order adds its sums, and its books by name and category', () => {
  const sales = salesOf(aSale('2026-01-05', [anItem('a', 500), anItem('b', 300)], { sign: -1 }));
  expect(additionOf(sales, 'Europe/Vienna', plain)).toStrictEqual({
    zone: 'Europe/Vienna',
    orders: -1,
    books: -2,
    cents: -800,
    byBook: { a: { books: -1, cents: -500 }, b: { books: -1, cents: -300 } },
    byCategory: { fiction: { books: -2, cents: -800 } },
  });
});

// rows: 524
it('what has no names leaves the names that are there', () => {
  const sales = { ...noSales(), rest: { books: 2, cents: 800 } };
  const nothing = { zone: 'UTC', orders: 0, books: 0, cents: 0 };
  expect(additionOf(sales, 'UTC', plain)).toStrictEqual({ ...nothing, rest: { books: 2, cents: 800 } });
});
