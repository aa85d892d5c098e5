import type { Statistics } from '@bookstore/contract/api/admin';
import type { OrderStatus } from '@bookstore/contract/api/order';
import { centsToNumber } from '@bookstore/contract/format/money';
import type { Database } from '../firestore/firebase.ts';

export interface StatisticsRepository {
  /**
   * Counted over the documents themselves, in three aggregation queries: always right, no counters to drift. Counting reads
   * no document, so one that is no valid book or order counts although lists leave it out. A cancelled order sold nothing and
   * does not count.
   */
  read(): Promise<Statistics>;
}

const CANCELLED: OrderStatus = 'cancelled';

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
      const [books, trending, orders] = await Promise.all([
        onSale.count().get(),
        onSale.where('trending', '==', true).count().get(),
        db.collection('orders').where('status', '!=', CANCELLED).aggregate(sold).get(),
        drain(),
      ]);
      return {
        totalBooks: books.data().count,
        totalSales: centsToNumber(orders.data().cents),
        trendingBooks: trending.data().count,
        totalOrders: orders.data().orders,
      };
    },
  };
}
