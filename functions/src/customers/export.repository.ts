import type { AdminOrder } from '@bookstore/contract/order';
import type { Database } from '../lib/firebase.ts';
import { type ReportInvalid, readEach } from '../lib/readDocument.ts';
import { readOrder } from '../orders/orderRecord.ts';
import { exportOrders } from './exportOrders.ts';

export interface ExportRepository {
  /** Whatever address they were placed under, newest first: a read for each, for each street, and for each mail that there may be. */
  ordersOf(uid: string, now: Date): Promise<AdminOrder[]>;
}

export function createExportRepository(database: Database, reportInvalid: ReportInvalid): ExportRepository {
  return {
    async ordersOf(uid, now) {
      const db = await database();
      const { docs } = await db.collection('orders').where('uid', '==', uid).get();
      const { records, invalid } = readEach(docs, readOrder);
      for (const document of invalid) reportInvalid(document);
      const newestFirst = records.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
      return exportOrders(database, newestFirst, now);
    },
  };
}
