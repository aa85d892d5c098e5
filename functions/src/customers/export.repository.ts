import type { AdminOrder } from '@bookstore/contract/order';
import type { Database } from '../lib/firebase.ts';
import type { ReportInvalid } from '../lib/readDocument.ts';
import { exportOrders } from './exportOrders.ts';
import { ordersOfCustomer } from './ordersOfCustomer.ts';

export interface ExportRepository {
  /** Whatever address they were placed under, newest first: a read for each, for each street, and for each mail that there may be. */
  ordersOf(uid: string, now: Date): Promise<AdminOrder[]>;
}

export function createExportRepository(database: Database, reportInvalid: ReportInvalid): ExportRepository {
  return {
    async ordersOf(uid, now) {
      const records = await ordersOfCustomer(database, uid, reportInvalid);
      const newestFirst = records.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
      return exportOrders(database, newestFirst, now);
    },
  };
}
