import type { SalesReport, SalesTotals } from '@bookstore/contract/api/sales';

/** The sums of a report: in whole cents, which amounts do not add up to. */
export function totalsOf({ buckets }: Pick<SalesReport, 'buckets'>): SalesTotals {
  let cents = 0;
  let orders = 0;
  let books = 0;
  for (const bucket of buckets) {
    cents += Math.round(bucket.revenue * 100);
    orders += bucket.orders;
    books += bucket.books;
  }
  return { revenue: cents / 100, orders, books };
}
