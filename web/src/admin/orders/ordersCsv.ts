import type { AdminOrder } from '@bookstore/contract/api/order';
import { CURRENCY } from '@bookstore/contract/format/currency';
import { toCsv } from '../../lib/csv.ts';

const HEADINGS = [
  'Order ID',
  'Date',
  'Status',
  'Name',
  'Email',
  'Phone',
  'Street',
  'City',
  'State',
  'Zipcode',
  'Country',
  'Note',
  'Books',
  'Titles',
  `Total (${CURRENCY})`,
];

/** Orders as a CSV file, also for a carrier's labels: a row for each, dates as ISO 8601, the total as a plain number. */
export function ordersCsv(orders: readonly AdminOrder[]): string {
  return toCsv([HEADINGS, ...orders.map(toRow)]);
}

function toRow({ _id, createdAt, status, name, email, phone, delivery, address, items, totalPrice }: AdminOrder) {
  const { city, state, zipcode, country } = address;
  const titles = items.map((item) => item.title).join('; ');
  const { street = '', note = '' } = delivery ?? {};
  const texts = [_id, createdAt, status, name, email, phone, street, city, state, zipcode, country, note];
  return [...texts, items.length, titles, Number(totalPrice)];
}
