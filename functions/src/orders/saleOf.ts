import { dayOf } from '@bookstore/contract/days';
import type { Figures, Sale } from '../sales/sales.ts';
import { itemsLeft, type OrderRecord } from './orderRecord.ts';

/**
 * Excludes returned books; a completely returned order counts with no books and no money. @param sign 1 when placed,
 * -1 when cancelled @param zone of the shop's days
 */
export function saleOf(order: OrderRecord, sign: 1 | -1, zone: string): Sale {
  const { createdAt, totalCents, returnedCents } = order;
  // A book may be called `constructor`.
  const books: Record<string, Figures> = Object.create(null);
  const categories: Record<string, Figures> = Object.create(null);
  const count = (sums: Record<string, Figures>, key: string, cents: number) => {
    const sum = sums[key] ?? { books: 0, cents: 0 };
    sums[key] = { books: sum.books + sign, cents: sum.cents + sign * cents };
  };
  for (const { id, category, priceCents } of itemsLeft(order)) {
    count(books, id, priceCents);
    count(categories, category, priceCents);
  }
  return {
    day: dayOf(createdAt, zone),
    zone,
    orders: sign,
    // `|| 0` avoids -0.
    cents: sign * (totalCents - returnedCents) || 0,
    books,
    categories,
  };
}

function addByKey(one: Record<string, Figures>, other: Record<string, Figures>): Record<string, Figures> {
  const sums: Record<string, Figures> = Object.create(null);
  for (const [key, { books, cents }] of [...Object.entries(one), ...Object.entries(other)]) {
    const sum = sums[key] ?? { books: 0, cents: 0 };
    sums[key] = { books: sum.books + books, cents: sum.cents + cents };
  }
  for (const [key, { books, cents }] of Object.entries(sums)) if (books === 0 && cents === 0) delete sums[key];
  return sums;
}

/** Changes the number of orders, not the takings. @param sign 1 when split, -1 when merged */
export const saleOfSplit = ({ createdAt }: OrderRecord, sign: 1 | -1, zone: string): Sale => ({
  day: dayOf(createdAt, zone),
  zone,
  orders: sign,
  cents: 0,
  books: {},
  categories: {},
});

/** The number of orders stays. */
export function saleOfChange(before: OrderRecord, after: OrderRecord, zone: string): Sale {
  const [lost, gained] = [saleOf(before, -1, zone), saleOf(after, 1, zone)];
  return {
    ...gained,
    orders: 0,
    cents: lost.cents + gained.cents,
    books: addByKey(lost.books, gained.books),
    categories: addByKey(lost.categories, gained.categories),
  };
}
