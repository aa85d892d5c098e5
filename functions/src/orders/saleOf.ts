import { dayOf } from '@bookstore/contract/days';
import { type Figures, type Sale, UNKNOWN_CATEGORY } from '../sales/sales.ts';
import type { OrderRecord } from './orderRecord.ts';

/**
 * What an order adds to the sales of its day when it is placed (1), and takes away when it is cancelled (-1).
 * @param zone the time zone by which days begin.
 */
export function saleOf({ createdAt, totalCents, items }: OrderRecord, sign: 1 | -1, zone: string): Sale {
  // Without a prototype: a book may be called `constructor`.
  const books: Record<string, Figures> = Object.create(null);
  const categories: Record<string, Figures> = Object.create(null);
  const count = (sums: Record<string, Figures>, key: string, cents: number) => {
    const sum = sums[key] ?? { books: 0, cents: 0 };
    sums[key] = { books: sum.books + sign, cents: sum.cents + sign * cents };
  };
  for (const { id, category = UNKNOWN_CATEGORY, priceCents } of items) {
    count(books, id, priceCents);
    count(categories, category, priceCents);
  }
  return {
    day: dayOf(createdAt, zone),
    zone,
    orders: sign,
    cents: sign * totalCents,
    books,
    categories,
  };
}
