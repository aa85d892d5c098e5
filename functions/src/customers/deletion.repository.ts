import type { Database } from '../lib/firebase.ts';
import { refuseInvalid } from '../lib/readDocument.ts';
import type { OrderRecord } from '../orders/orderRecord.ts';
import { eraseCustomer } from './erasure.ts';
import { ordersOfCustomer } from './ordersOfCustomer.ts';

export interface DeletionRepository {
  /** Whatever address they were placed under. @throws InvalidDocument: none may be left behind unseen. */
  ordersOf(uid: string): Promise<OrderRecord[]>;
  /** Takes the customer out of these orders, and deletes what else the shop holds of them. Again, it goes on where it failed. */
  erase(uid: string, orders: readonly OrderRecord[]): Promise<void>;
}

export function createDeletionRepository(database: Database): DeletionRepository {
  return {
    ordersOf: (uid) => ordersOfCustomer(database, uid, refuseInvalid),
    async erase(uid, orders) {
      await eraseCustomer(database, uid, orders);
    },
  };
}
