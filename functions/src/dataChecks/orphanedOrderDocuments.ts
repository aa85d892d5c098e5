import { hasEnded } from '@bookstore/contract/orderSteps';
import type { Firestore } from 'firebase-admin/firestore';
import { documentsOf, readTimeOf } from '../firestore/allDocuments.ts';
import { readEach, type StoredDocument } from '../firestore/readDocument.ts';
import { outerJoinById } from '../lib/outerJoinById.ts';
import { isOfOrder } from '../mail/mailRecord.ts';
import { mailsByOrder } from '../mail/mails.repository.ts';
import { readDelivery } from '../orders/deliveryRecord.ts';
import { type OrderRecord, readOrder } from '../orders/orderRecord.ts';

/** Expiry does not matter here. */
const LONG_AGO = new Date(0);

/** Unreadable documents are reported elsewhere. */
function* findProblems(street: StoredDocument, order: StoredDocument | undefined): Generator<string> {
  const { records, invalid } = readEach([street], (document) => readDelivery(document, LONG_AGO));
  for (const { message } of invalid) yield message;
  const orders: OrderRecord[] = order ? readEach([order], readOrder).records : [];
  const isOpen = orders.some((one) => !hasEnded(one));
  for (const { expiresAt } of records) {
    if (!order && !expiresAt) yield `${street.ref.path} never expires although it belongs to no order`;
    const [ofOrder] = orders;
    if (ofOrder && isOpen && expiresAt) yield `${street.ref.path} expires although its order is on its way`;
    if (ofOrder && !isOpen && !expiresAt) yield `${street.ref.path} never expires although its order has ended`;
  }
}

/** Includes streets with a wrong expiry. */
export async function* orphanedOrderDocuments(db: Firestore): AsyncGenerator<string> {
  const readTime = await readTimeOf(db);
  const orders = () => documentsOf(db, 'orders', readTime);
  for await (const { left: order, right: mails } of outerJoinById(orders(), mailsByOrder(db, readTime))) {
    // Mails of withdrawals and alerts are in the same collection.
    if (order || !mails || !isOfOrder(mails.id)) continue;
    for (const { path } of mails.refs) yield `${path} belongs to no order`;
  }
  for await (const { left: order, right: street } of outerJoinById(orders(), documentsOf(db, 'deliveries', readTime))) {
    if (street) yield* findProblems(street, order);
  }
}
