import type { Statistics } from '@bookstore/contract/api/admin';
import { centsToNumber } from '@bookstore/contract/format/money';
import { SOLD_STATUSES } from '@bookstore/contract/orderSteps';
import type { Database } from '../firestore/firebase.ts';

export interface StatisticsRepository {
  /**
   * Counted over the documents themselves, in four aggregation queries: always right, no counters to drift. Counting reads
   * no document, so one that is no valid book or order counts although lists leave it out. A cancelled or refused order sold nothing and
   * does not count; of others only what is not paid back.
   */
  read(): Promise<Statistics>;
}

/** @param drain carries out some tasks meanwhile: nothing here needs them, but whoever looks here looks at the sales next. */
export function createStatisticsRepository(
  database: Database,
  drain: () => Promise<void> = async () => undefined,
): StatisticsRepository {
  return {
    async read() {
      const [{ AggregateField }, db] = await Promise.all([import('../firestore/firestore.ts'), database()]);
      const onSale = db.collection('books').where('deletedAt', '==', null);
      const sold = { orders: AggregateField.count(), cents: AggregateField.sum('totalCents') };
      const allOrders = db.collection('orders');
      // Apart: an aggregation leaves out documents that lack one of its fields, and older orders have none of this.
      const returned = { cents: AggregateField.sum('returnedCents') };
      const [books, trending, orders, returns] = await Promise.all([
        onSale.count().get(),
        onSale.where('trending', '==', true).count().get(),
        allOrders
          .where('status', 'in', [...SOLD_STATUSES])
          .aggregate(sold)
          .get(),
        allOrders.where('returnedCents', '>', 0).aggregate(returned).get(),
        drain(),
      ]);
      return {
        totalBooks: books.data().count,
        totalSales: centsToNumber(orders.data().cents - returns.data().cents),
        trendingBooks: trending.data().count,
        totalOrders: orders.data().orders,
      };
    },
  };
}
