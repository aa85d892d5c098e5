import type { Database } from '../firestore/firebase.ts';
import { refuseInvalid } from '../firestore/readDocument.ts';
import { deliveryRef } from './deliveryRecord.ts';
import { createOrderQueries, type OrderQueries } from './orderQueries.ts';
import { ordersOf } from './orderRecord.ts';
import { findNoMails, type OrderWithDelivery, readOrderWithDelivery } from './orderWithDelivery.ts';

/** What is read of orders. What writes them reads, decides and writes in one file: placeOrder.ts, changeOrder.ts. */
export interface OrdersRepository extends OrderQueries {
  find(id: string, now: Date): Promise<OrderWithDelivery | null>;
}

/**
 * @param reportInvalid is told of what a list leaves out; without it such a list fails.
 * @param findMails where the shop writes mails, which are then read with their order: five reads more.
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
  };
}
