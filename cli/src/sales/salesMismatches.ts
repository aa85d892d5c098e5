import { isDeepStrictEqual } from 'node:util';
import { dayOf } from '@bookstore/contract/days';
import type { Firestore, Query, Timestamp } from 'firebase-admin/firestore';
import { readEach } from '../../../functions/src/lib/readDocument.ts';
import { type OrderRecord, readOrder } from '../../../functions/src/orders/orderRecord.ts';
import { saleOf } from '../../../functions/src/orders/saleOf.ts';
import { addSales, noSales, type Sales, salesOf, sumOf, toPlain } from '../../../functions/src/sales/sales.ts';
import { daysOf, readDay, readShard, shardsOf } from '../../../functions/src/sales/salesRecord.ts';
import { documentsOf } from '../lib/documents.ts';
import { pairById } from '../lib/pairById.ts';
import { NO_PROGRESS, type Progress } from '../lib/progress.ts';

/** The sales of a day, which is their id. */
interface DaySales {
  id: string;
  sales: Sales;
}

/** A day of which the orders say something else than what is kept. */
export interface Mismatch {
  day: string;
  fromOrders: Sales;
  kept: Sales;
}

const PAGE = 1_000;

/** The orders that are valid, oldest first. */
async function* ordersByAge(db: Firestore, readTime: Timestamp, progress: Progress): AsyncGenerator<OrderRecord> {
  const all: Query = db.collection('orders').orderBy('createdAt').orderBy('__name__').limit(PAGE);
  for (let page = all; ; ) {
    const { docs } = await db.runTransaction((transaction) => transaction.get(page), { readOnly: true, readTime });
    for (const order of readEach(docs, readOrder).records) {
      progress.count('orders counted');
      yield order;
    }
    const last = docs.at(-1);
    if (!last || docs.length < PAGE) return;
    page = all.startAfter(last);
  }
}

/** What the orders of each day say. */
async function* salesOfOrders(orders: AsyncIterable<OrderRecord>, zone: string): AsyncGenerator<DaySales> {
  let present: DaySales = { id: '', sales: noSales() };
  for await (const order of orders) {
    if (order.status === 'cancelled') continue;
    const id = dayOf(order.createdAt, zone);
    if (present.id !== id) {
      if (present.id !== '') yield present;
      present = { id, sales: noSales() };
    }
    addSales(present.sales, salesOf(saleOf(order, 1, order.createdAt, zone)));
  }
  if (present.id !== '') yield present;
}

/** What is kept of each day, its parts in the shards included. An invalid document counts as nothing. */
async function* keptSales(db: Firestore, readTime: Timestamp): AsyncGenerator<DaySales> {
  const parts: [string, Sales][] = [];
  for await (const document of documentsOf(db, shardsOf(db).id, readTime)) {
    parts.push(...readEach([document], readShard).records.flatMap((shard) => [...shard]));
  }
  const byDay = Map.groupBy(parts, ([day]) => day);
  async function* days(): AsyncGenerator<DaySales> {
    for await (const document of documentsOf(db, daysOf(db).id, readTime)) yield* readEach([document], readDay).records;
  }
  async function* inShards(): AsyncGenerator<{ id: string }> {
    for (const id of [...byDay.keys()].toSorted()) yield { id };
  }
  for await (const { left, right } of pairById(days(), inShards())) {
    const id = left?.id ?? right?.id ?? '';
    const ofShards = (byDay.get(id) ?? []).map(([, sales]) => sales);
    yield { id, sales: sumOf([...(left ? [left.sales] : []), ...ofShards]) };
  }
}

/** Where some books have no names any more, which they are cannot be compared. */
function isSame(fromOrders: Sales, kept: Sales): boolean {
  const [wanted, present] = [toPlain(fromOrders), toPlain(kept)];
  const hasNames = kept.rest.books === 0;
  return (
    isDeepStrictEqual([wanted.days, wanted.byCategory], [present.days, present.byCategory]) &&
    (!hasNames || isDeepStrictEqual(wanted.byBook, present.byBook))
  );
}

/**
 * Compares what is kept of the sales with all orders, both as of one moment, so that the shop may go on selling meanwhile.
 * @param zone the time zone of the days.
 */
export async function* salesMismatches(
  db: Firestore,
  zone: string,
  progress: Progress = NO_PROGRESS,
): AsyncGenerator<Mismatch> {
  const { readTime } = await db.collection('meta').doc('catalog').get();
  const orders = salesOfOrders(ordersByAge(db, readTime, progress), zone);
  for await (const { left, right } of pairById(orders, keptSales(db, readTime))) {
    const [fromOrders, kept] = [left?.sales ?? noSales(), right?.sales ?? noSales()];
    if (!isSame(fromOrders, kept)) yield { day: left?.id ?? right?.id ?? '', fromOrders, kept };
  }
}

/** The time zone by which the shop counted lately; null when it has counted nothing. */
export async function findZone(db: Firestore): Promise<string | null> {
  const { docs } = await daysOf(db).select('zone').get();
  const zone: unknown = docs.at(-1)?.get('zone');
  return typeof zone === 'string' ? zone : null;
}
