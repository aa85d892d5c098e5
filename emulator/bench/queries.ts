import { AggregateField } from '@google-cloud/firestore';
import { CUSTOMERS, connect, measure } from './support.ts';

const TIMES = 100;

/** Reads and queries as the book store makes them, on all the documents there are. */
export async function benchQueries(address: string, documents: number): Promise<void> {
  const firestore = connect(address);
  const orders = firestore.collection('orders');
  const ofCustomer = (i: number) => orders.where('uid', '==', `customer-${i % CUSTOMERS}`);
  console.log(`\nReads, with ${documents} documents`);
  await measure('one document', TIMES, (i) => orders.doc(`order-${(i * 97) % documents}`).get());
  await measure('20 documents in one call', TIMES, (i) =>
    firestore.getAll(...Array.from({ length: 20 }, (_, n) => orders.doc(`order-${(i * 97 + n) % documents}`))),
  );
  await measure('a customer, newest first, 20', TIMES, (i) =>
    ofCustomer(i).orderBy('createdAt', 'desc').limit(20).get(),
  );
  await measure('newest 20 of all', TIMES, () => orders.orderBy('createdAt', 'desc').limit(20).get());
  await measure('first 20 by name', TIMES, () => orders.limit(20).get());
  await measure('the next 20 after a cursor', TIMES, (i) =>
    orders
      .orderBy('totalCents')
      .startAfter(6_000 + (i % 50))
      .limit(20)
      .get(),
  );
  await measure('containing a book, dearest 20', TIMES, (i) =>
    orders
      .where('productIds', 'array-contains', `book-${i % 20}`)
      .orderBy('totalCents', 'desc')
      .limit(20)
      .get(),
  );
  await measure('count of all', TIMES, () => orders.count().get());
  await measure('count and sum of all', TIMES, () =>
    orders.aggregate({ count: AggregateField.count(), total: AggregateField.sum('totalCents') }).get(),
  );
  await measure('collection group, count of a city', TIMES, () =>
    firestore.collectionGroup('orders').where('address.city', '==', 'Springfield').count().get(),
  );
  await measure('a transaction that reads and writes one', TIMES, (i) =>
    firestore.runTransaction(async (transaction) => {
      const order = orders.doc(`order-${i}`);
      const { updateTime } = await transaction.get(order);
      transaction.update(order, { status: `seen ${updateTime?.nanoseconds}` });
    }),
  );
  await measure('every document at once', 3, () => orders.get());
  await firestore.terminate();
}
