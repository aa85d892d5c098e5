import type { Firestore } from 'firebase-admin/firestore';
import type { Database } from '../firestore/firebase.ts';
import { readOptimistically } from '../firestore/optimisticRead.ts';
import { type ReportInvalid, readEach, refuseInvalid, type StoredDocument } from '../firestore/readDocument.ts';
import { type InvoiceRecord, invoiceRef, readInvoice } from '../invoices/invoiceRecord.ts';
import { type MailRecord, mailRefs, readMail } from '../mail/mailRecord.ts';
import type { FoundMail } from '../mail/unsentMails.ts';
import { type DeliveryRecord, deliveryRef, readDelivery } from './deliveryRecord.ts';
import { createOrderQueries, type OrderQueries } from './orderLists.repository.ts';
import { type OrderRecord, ordersOf, readOrder } from './orderRecord.ts';

/** An order, where it goes, and what was written of it; null where the shop sends no mail. */
export interface OrderWithDelivery {
  order: OrderRecord;
  delivery: DeliveryRecord | null;
  mails: MailRecord[] | null;
}

/** Reads order and street. @returns null where there is no such order. */
export function readOrderWithDelivery(
  [order, delivery]: readonly StoredDocument[],
  now: Date,
): Omit<OrderWithDelivery, 'mails'> | null {
  const record = order ? readOrder(order) : null;
  return record && { order: record, delivery: delivery ? readDelivery(delivery, now) : null };
}

/** What was written of an order. */
export type FindMails = (db: Firestore, id: string) => Promise<FoundMail[] | null>;

/** A read for each mail that there may be. @param reportInvalid is told of mails that are left out. */
export function createFindMails(reportInvalid: ReportInvalid): FindMails {
  return async (db, id) => {
    const found = await readOptimistically(db, mailRefs(db, id));
    const { records, invalid } = readEach(found, (read) => {
      const mail = readMail(read);
      return mail && { ...mail, read };
    });
    invalid.forEach(reportInvalid);
    return records;
  };
}

/** The invoices and credit notes of an order, newest first: a read for each. @param reportInvalid is told of what is left out. */
export async function findInvoices(
  db: Firestore,
  { invoices }: OrderRecord,
  reportInvalid: ReportInvalid,
): Promise<InvoiceRecord[]> {
  if (invoices.length === 0) return [];
  const { records, invalid } = readEach(await db.getAll(...invoices.map(({ id }) => invoiceRef(db, id))), readInvoice);
  invalid.forEach(reportInvalid);
  return records.toReversed();
}

/** Where the shop sends no mail. */
export const findNoMails: FindMails = async () => null;

/** What is read of orders. What writes them reads, decides and writes in one file: placeOrder.ts, changeOrder.ts. */
export interface OrdersRepository extends OrderQueries {
  find(id: string, now: Date): Promise<OrderWithDelivery | null>;
  /** What was written of an order, newest first. @param uid whose it must be. @returns null where there is no such order. */
  findWithInvoices(id: string, uid?: string): Promise<InvoiceRecord[] | null>;
}

/**
 * @param reportInvalid is told of what a list leaves out; without it such a list fails.
 * @param findMails where the shop writes mails, which are then read with their order.
 */
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

    async findWithInvoices(id, uid) {
      const db = await database();
      const order = readOrder(await ordersOf(db).doc(id).get());
      if (!order || (uid !== undefined && order.uid !== uid)) return null;
      return findInvoices(db, order, reportInvalid);
    },
  };
}
