import { AggregateField, type Firestore } from '@google-cloud/firestore';
import type { Goal, Table } from './findings.ts';
import { CUSTOMERS, connect, measure } from './support.ts';

const TIMES = 100;
/** Milliseconds. */
const QUERY_LIMIT_MS = 10;

interface Read {
  title: string;
  isQuery: boolean;
  times?: number;
  run(i: number): Promise<unknown>;
}

function readsOf(firestore: Firestore, documents: number): Read[] {
  const orders = firestore.collection('orders');
  const dearest = (i: number) => orders.where('productIds', 'array-contains', `book-${i % 20}`);
  const aggregates = { count: AggregateField.count(), total: AggregateField.sum('totalCents') };
  const someOrders = (i: number) =>
    Array.from({ length: 20 }, (_, n) => orders.doc(`order-${(i * 97 + n) % documents}`));
  const read = (title: string, run: Read['run']): Read => ({ title, isQuery: false, run });
  const query = (title: string, run: Read['run']): Read => ({ title, isQuery: true, run });
  return [
    read('one document', (i) => orders.doc(`order-${(i * 97) % documents}`).get()),
    read('20 documents in one call', (i) => firestore.getAll(...someOrders(i))),
    query('a customer, newest first, 20', (i) =>
      orders
        .where('uid', '==', `customer-${i % CUSTOMERS}`)
        .orderBy('createdAt', 'desc')
        .limit(20)
        .get(),
    ),
    query('newest 20 of all', () => orders.orderBy('createdAt', 'desc').limit(20).get()),
    query('first 20 by name', () => orders.limit(20).get()),
    query('the next 20 after a cursor', (i) =>
      orders
        .orderBy('totalCents')
        .startAfter(6_000 + (i % 50))
        .limit(20)
        .get(),
    ),
    query('containing a book, dearest 20', (i) => dearest(i).orderBy('totalCents', 'desc').limit(20).get()),
    query('count of all', () => orders.count().get()),
    query('count and sum of all', () => orders.aggregate(aggregates).get()),
    query('collection group, count of a city', () =>
      firestore.collectionGroup('orders').where('address.city', '==', 'Springfield').count().get(),
    ),
    read('a transaction that reads and writes one', (i) =>
      firestore.runTransaction(async (transaction) => {
        const order = orders.doc(`order-${i}`);
        const { updateTime } = await transaction.get(order);
        transaction.update(order, { status: `seen ${updateTime?.nanoseconds}` });
      }),
    ),
    { title: 'every document at once', isQuery: false, times: 3, run: () => orders.get() },
  ];
}

export async function benchQueries(address: string, documents: number): Promise<{ table: Table; goals: Goal[] }> {
  const firestore = connect(address);
  const rows: [string, number, number, number][] = [];
  let slowest = 0;
  for (const { title, isQuery, times = TIMES, run } of readsOf(firestore, documents)) {
    const { p50, p99, cpu } = await measure(times, run);
    rows.push([title, p50, p99, cpu]);
    if (isQuery) slowest = Math.max(slowest, p50);
  }
  await firestore.terminate();
  const goal = {
    name: `emulator: the slowest query of ${documents} documents`,
    goal: `below ${QUERY_LIMIT_MS} ms`,
    measured: `${slowest.toFixed(1)} ms`,
    isMet: slowest < QUERY_LIMIT_MS,
  };
  const notes = ['Through the SDK, which runs in the same process. CPU: of both.'];
  const columns = ['', 'p50 ms', 'p99 ms', 'CPU ms'];
  return { table: { title: `Reads, with ${documents} documents`, columns, rows, notes }, goals: [goal] };
}
