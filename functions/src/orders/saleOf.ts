import { dayOf } from '@bookstore/contract/days';
import { type Sale, UNKNOWN_CATEGORY } from '../sales/sales.ts';
import type { OrderRecord } from './orderRecord.ts';

/**
 * What an order adds to the sales of its day when it is placed (1), and takes away when it is cancelled (-1).
 * @param zone the time zone by which days begin.
 */
export function saleOf(
  { createdAt, totalCents, items }: OrderRecord,
  sign: Sale['sign'],
  now: Date,
  zone: string,
): Sale {
  return {
    sign,
    day: dayOf(createdAt, zone),
    today: dayOf(now, zone),
    zone,
    cents: totalCents,
    items: items.map(({ id, priceCents, category = UNKNOWN_CATEGORY }) => ({ id, category, cents: priceCents })),
  };
}
