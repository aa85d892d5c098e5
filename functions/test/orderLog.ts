import { isCounterSale } from '@bookstore/contract/payment';
import type { Firestore } from 'firebase-admin/firestore';
import { expect } from 'vitest';
import { readChange } from '../src/changes/changeRecord.ts';
import { readInvoice } from '../src/invoices/invoiceRecord.ts';
import { type OrderRecord, readOrder } from '../src/orders/orderRecord.ts';

const countsOf = (lines: readonly string[]) => {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  return counts;
};

const changesOf = ({ id, history, returns, splitFrom, mergedInto, payment }: OrderRecord) => [
  // A split copies the step of the first order.
  ...history
    .slice(splitFrom === null ? 0 : 1)
    .filter(({ by, status }) => by !== '' && status !== 'returned')
    // A sale at the counter is logged as one step.
    .filter(({ status }) => !(status === 'delivered' && isCounterSale({ payment })))
    .map(({ status, by, at }) => ({ what: mergedInto === null ? status : 'merged', by, at }))
    .map(({ what, by, at }) => `order-${what} ${id} ${by} ${at.toISOString()}`),
  ...returns.map(({ by, at }) => `order-returned ${id} ${by} ${at.toISOString()}`),
];

/** Each admin step, return and invoice must be logged once. @returns counts by code and subject */
export async function expectLoggedOrders(db: Firestore): Promise<Map<string, number>> {
  const read = async <T>(name: string, of: (document: FirebaseFirestore.QueryDocumentSnapshot) => T | null) =>
    (await db.collection(name).get()).docs.flatMap((document) => of(document) ?? []);
  const [changes, orders, invoices] = await Promise.all([
    read('changes', readChange),
    read('orders', readOrder),
    read('invoices', readInvoice),
  ]);
  const lines = changes.flatMap(({ at, by, what, subjects }) =>
    [...new Set(subjects)].map((subject) => ({ at, by, what, subject })),
  );
  const whole = countsOf(lines.map(({ at, by, what, subject }) => `${what} ${subject} ${by} ${at.toISOString()}`));
  expect(orders.flatMap(changesOf).filter((line) => whole.get(line) !== 1)).toEqual([]);
  const issued = invoices.map(({ kind, orderId, issuedAt }) => `${kind}-issued ${orderId} ${issuedAt.toISOString()}`);
  const logged = lines
    .filter(({ what }) => what === 'invoice-issued' || what === 'credit-note-issued')
    .map(({ what, subject, at }) => `${what} ${subject} ${at.toISOString()}`);
  expect(logged.toSorted()).toEqual(issued.toSorted());
  return new Map([...whole, ...countsOf(lines.map(({ what, subject }) => `${what} ${subject}`))]);
}
