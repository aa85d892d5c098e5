import { dayOf } from '@bookstore/contract/days';
import { addFigures, type Figures, type Sale, withoutZeros } from '../sales/sales.ts';
import { itemsLeft, type OrderRecord } from './orderRecord.ts';

/**
 * Excludes returned books; a completely returned order counts with no books and no money. @param sign 1 when placed,
 * -1 when cancelled @param zone of the shop's days
 */
export function saleOf(order: OrderRecord, sign: 1 | -1, zone: string): Sale {
  const { createdAt, totalCents, returnedCents } = order;
  // `|| 0` avoids -0.
  const signed = (cents: number) => sign * cents || 0;
  const books = new Map<string, Figures>();
  const categories = new Map<string, Figures>();
  for (const { id, category, priceCents } of itemsLeft(order)) {
    addFigures(books, id, { books: sign, cents: signed(priceCents) });
    addFigures(categories, category, { books: sign, cents: signed(priceCents) });
  }
  return {
    day: dayOf(createdAt, zone),
    zone,
    orders: sign,
    cents: signed(totalCents - returnedCents),
    books: Object.fromEntries(books),
    categories: Object.fromEntries(categories),
  };
}

function addByKey(one: Record<string, Figures>, other: Record<string, Figures>): Record<string, Figures> {
  const sums = new Map<string, Figures>();
  for (const [key, figures] of [...Object.entries(one), ...Object.entries(other)]) addFigures(sums, key, figures);
  return Object.fromEntries(withoutZeros(sums));
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
