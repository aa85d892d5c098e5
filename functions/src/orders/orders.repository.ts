import type { Firestore, Query } from 'firebase-admin/firestore';
import type { Database } from '../firestore/firebase.ts';
import { whereIdStartsWith } from '../firestore/idPrefix.ts';
import { OptimisticRead } from '../firestore/optimisticRead.ts';
import { type ReportInvalid, readValid, refuseInvalid, type StoredDocument } from '../firestore/readDocument.ts';
import { type InvoiceRecord, invoiceRef, readInvoice } from '../invoices/invoiceRecord.ts';
import { type MailRecord, readMail, readMailsOfOrder } from '../mail/mailRecord.ts';
import type { FoundMail } from '../mail/unsentMails.ts';
import { isMergeable } from './decideSplit.ts';
import { type DeliveryRecord, deliveryRef, readDelivery } from './deliveryRecord.ts';
import { createOrderQueries, type OrderQueries } from './orderLists.repository.ts';
import { ORDER_FIELDS, type OrderRecord, ordersOf, readOrder } from './orderRecord.ts';

/** Mails are null if the shop sends none. */
export interface OrderWithDelivery {
  order: OrderRecord;
  delivery: DeliveryRecord | null;
  mails: MailRecord[] | null;
}

/** @returns null if there is no such order */
export function readOrderWithDelivery(
  [order, delivery]: readonly StoredDocument[],
  now: Date,
): Omit<OrderWithDelivery, 'mails'> | null {
  const record = order ? readOrder(order) : null;
  return record && { order: record, delivery: delivery ? readDelivery(delivery, now) : null };
}

export type FindMails = (db: Firestore, id: string) => Promise<FoundMail[] | null>;

/** Costs a read each. */
export function createFindMails(reportInvalid: ReportInvalid): FindMails {
  return async (db, id) => {
    const found = (await readMailsOfOrder(db, id)).map((read) => new OptimisticRead(read));
    const toFoundMail = (read: OptimisticRead) => {
      const mail = readMail(read);
      return mail && { ...mail, read };
    };
    return readValid(found, toFoundMail, reportInvalid);
  };
}

/** Newest first. Costs a read each. */
export async function findInvoices(
  db: Firestore,
  { invoices }: OrderRecord,
  reportInvalid: ReportInvalid,
): Promise<InvoiceRecord[]> {
  if (invoices.length === 0) return [];
  const documents = await db.getAll(...invoices.map(({ id }) => invoiceRef(db, id)));
  return readValid(documents, readInvoice, reportInvalid).toReversed();
}

/** By uid: under any address. By email: of any account. */
export async function ordersOfCustomer(
  database: Database,
  by: { uid: string; email?: string } | { email: string },
  reportInvalid: ReportInvalid,
): Promise<OrderRecord[]> {
  let orders: Query = ordersOf(await database()).select(...ORDER_FIELDS);
  for (const [field, value] of Object.entries(by)) orders = orders.where(field, '==', value);
  const { docs } = await orders.get();
  return readValid(docs, readOrder, reportInvalid);
}

const MAX_WITH_PREFIX = 5;

/** Costs a read each, at least one. */
export async function findOrderIds(db: Firestore, prefix: string): Promise<string[]> {
  const orders = ordersOf(db);
  const { docs } = await whereIdStartsWith(orders, orders, prefix).limit(MAX_WITH_PREFIX).select().get();
  return docs.map(({ id }) => id);
}

export const findNoMails: FindMails = async () => null;

/** Each write has its own file: placeOrder.ts, changeOrder.ts. */
export interface OrdersRepository extends OrderQueries {
  find(id: string, now: Date): Promise<OrderWithDelivery | null>;
  /** Costs one read for a second part. */
  isMergeable(order: OrderRecord): Promise<boolean>;
  /** Newest first. @param uid required customer @returns null if there is no such order */
  findWithInvoices(id: string, uid?: string): Promise<InvoiceRecord[] | null>;
}

/** @param reportInvalid without it lists fail @param findMails for shops that send mail */
export function createOrdersRepository(
  database: Database,
  reportInvalid = refuseInvalid,
  findMails = findNoMails,
): OrdersRepository {
  return {
    ...createOrderQueries(database, reportInvalid),

    async find(id, now) {
      const db = await database();
      const [documents, mails] = await Promise.all([
        db.getAll(ordersOf(db).doc(id), deliveryRef(db, id)),
        findMails(db, id),
      ]);
      const found = readOrderWithDelivery(documents, now);
      return found && { ...found, mails };
    },

    async isMergeable(order) {
      if (order.splitFrom === null) return false;
      const db = await database();
      const first = readOrder(await ordersOf(db).doc(order.splitFrom).get());
      return first !== null && isMergeable(first, order);
    },

    async findWithInvoices(id, uid) {
      const db = await database();
      const order = readOrder(await ordersOf(db).doc(id).get());
      if (!order || (uid !== undefined && order.uid !== uid)) return null;
      return findInvoices(db, order, reportInvalid);
    },
  };
}
