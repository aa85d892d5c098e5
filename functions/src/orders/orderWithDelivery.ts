import type { Firestore } from 'firebase-admin/firestore';
import { type ReportInvalid, readEach, type StoredDocument } from '../firestore/readDocument.ts';
import { type MailRecord, mailRefs, readMail } from '../mail/mailRecord.ts';
import { type DeliveryRecord, readDelivery } from './deliveryRecord.ts';
import { type OrderRecord, readOrder } from './orderRecord.ts';

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
export type FindMails = (db: Firestore, id: string) => Promise<OrderWithDelivery['mails']>;

/** Five reads for each order. @param reportInvalid is told of mails that are left out. */
export function createFindMails(reportInvalid: ReportInvalid): FindMails {
  return async (db, id) => {
    const { records, invalid } = readEach(await db.getAll(...mailRefs(db, id)), readMail);
    invalid.forEach(reportInvalid);
    return records;
  };
}

/** Where the shop sends no mail. */
export const findNoMails: FindMails = async () => null;
