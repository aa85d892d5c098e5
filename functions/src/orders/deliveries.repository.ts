import type { Database } from '../firestore/firebase.ts';
import { type DeliveryRecord, deliveryRef } from './deliveryRecord.ts';
import { type OrderRecord, readOrder } from './orderRecord.ts';

export interface DeliveriesRepository {
  /**
   * Stores where an order shall go, as long as it is not placed: one read, one write.
   * @returns the order that stands already, and then nothing is stored.
   */
  store(delivery: DeliveryRecord): Promise<OrderRecord | null>;
}

export function createDeliveriesRepository(database: Database): DeliveriesRepository {
  return {
    async store({ id, ...fields }) {
      const db = await database();
      return db.runTransaction(async (transaction) => {
        const placed = readOrder(await transaction.get(db.collection('orders').doc(id)));
        if (!placed) transaction.set(deliveryRef(db, id), fields);
        return placed;
      });
    },
  };
}
