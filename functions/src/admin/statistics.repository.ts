import type { Statistics } from '@bookstore/contract/api/admin';
import { centsToNumber } from '@bookstore/contract/format/money';
import { SOLD_STATUSES } from '@bookstore/contract/orderSteps';
import type { Database } from '../firestore/firebase.ts';

export interface StatisticsRepository {
  /**
   * Runs four aggregation queries, so counters cannot drift. Excludes cancelled and refused orders; refunds are
   * subtracted.
   */
  read(): Promise<Statistics>;
}

/** @param processTasks processes tasks, because admins look at the sales next */
export function createStatisticsRepository(
  database: Database,
  processTasks: () => Promise<void> = async () => undefined,
): StatisticsRepository {
  return {
    async read() {
      const [{ AggregateField }, db] = await Promise.all([import('../firestore/firestore.ts'), database()]);
      const onSale = db.collection('books').where('deletedAt', '==', null);
      const sold = { orders: AggregateField.count(), cents: AggregateField.sum('totalCents') };
      const allOrders = db.collection('orders');
      // Aggregations skip documents without the field, which old orders lack.
      const returned = { cents: AggregateField.sum('returnedCents') };
      const [books, trending, orders, returns] = await Promise.all([
        onSale.count().get(),
        onSale.where('trending', '==', true).count().get(),
        allOrders
          .where('status', 'in', [...SOLD_STATUSES])
          .aggregate(sold)
          .get(),
        allOrders.where('returnedCents', '>', 0).aggregate(returned).get(),
        processTasks(),
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
