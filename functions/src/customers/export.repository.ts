import type { AdminOrder } from '@bookstore/contract/api/order';
import { MAIL_EVENTS } from '@bookstore/contract/api/orderMail';
import { LIMITS } from '@bookstore/contract/limits';
import type { Database } from '../firestore/firebase.ts';
import { type ReportInvalid, readEach } from '../firestore/readDocument.ts';
import { mailRefs, readMailState } from '../mail/mailRecord.ts';
import type { Position } from '../orders/cursor.ts';
import { deliveryRef, readDelivery } from '../orders/deliveryRecord.ts';
import { createOrderQueries, type OrdersPart } from '../orders/orderQueries.ts';
import { type OrderRecord, toAdminOrder } from '../orders/orderRecord.ts';

/** What a person may ask a shop for: orders as the admin sees them, with their streets and what was written of them. */
export interface ExportedPart extends Omit<OrdersPart, 'orders'> {
  orders: AdminOrder[];
}

export interface ExportRepository {
  /**
   * Whatever address they were placed under, newest first, as many as one answer holds: a read for each, for each street, and for each
   * mail that there may be.
   */
  ordersOf(uid: string, now: Date, after?: Position | null): Promise<ExportedPart>;
}

/** For each order: its street, and each mail that there may be. */
const READS_BESIDE = 1 + MAIL_EVENTS.length;

/** The most that one part reads. */
export const READS_OF_EXPORT = LIMITS.ordersList.count * (1 + READS_BESIDE);

/** Orders whose streets and mails are read at once. */
const AT_ONCE = 100;

/** @param reportInvalid is told of what is left out. */
export function createExportRepository(database: Database, reportInvalid: ReportInvalid): ExportRepository {
  const queries = createOrderQueries(database, reportInvalid);

  async function withStreetsAndMails(orders: OrderRecord[], now: Date): Promise<AdminOrder[]> {
    const db = await database();
    const refs = orders.flatMap(({ id }) => [deliveryRef(db, id), ...mailRefs(db, id)]);
    // Not the texts of the mails.
    const documents = await db.getAll(...refs, { fieldMask: ['uid', 'street', 'note', 'expiresAt', 'delivery'] });
    return orders.map((order, index) => {
      const [delivery, ...mails] = documents.slice(index * READS_BESIDE, (index + 1) * READS_BESIDE);
      const { records, invalid } = readEach(mails, readMailState);
      invalid.forEach(reportInvalid);
      return toAdminOrder(order, { delivery: delivery ? readDelivery(delivery, now) : null, mails: records });
    });
  }

  return {
    async ordersOf(uid, now, after) {
      const part = await queries.findOf({ uid }, after);
      const orders: AdminOrder[] = [];
      for (let start = 0; start < part.orders.length; start += AT_ONCE)
        orders.push(...(await withStreetsAndMails(part.orders.slice(start, start + AT_ONCE), now)));
      return { ...part, orders, reads: part.reads + part.orders.length * READS_BESIDE };
    },
  };
}
