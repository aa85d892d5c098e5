import { CURRENCY } from '@bookstore/contract/currency';
import type { AdminOrder } from '@bookstore/contract/order';
import { toCsv } from '../../../lib/csv.ts';

const HEADINGS = [
  'Order ID',
  'Date',
  'Status',
  'Name',
  'Email',
  'Phone',
  'City',
  'State',
  'Zipcode',
  'Country',
  'Books',
  'Titles',
  `Total (${CURRENCY})`,
];

/** Orders as a CSV file: a row for each, dates as ISO 8601, the total as a plain number. */
export function ordersCsv(orders: readonly AdminOrder[]): string {
  return toCsv([HEADINGS, ...orders.map(toRow)]);
}

function toRow({ _id, createdAt, status, name, email, phone, address, items, totalPrice }: AdminOrder) {
  const { city, state, zipcode, country } = address;
  const titles = items.map((item) => item.title).join('; ');
  const texts = [_id, createdAt, status, name, email, phone, city, state, zipcode, country];
  return [...texts, items.length, titles, Number(totalPrice)];
}
