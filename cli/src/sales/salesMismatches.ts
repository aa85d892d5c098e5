import { isDeepStrictEqual } from 'node:util';
import { dayOf } from '@bookstore/contract/days';
import { isUnsold } from '@bookstore/contract/orderSteps';
import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import { documentsOf, documentsOfQuery, readTimeOf } from '../../../functions/src/firestore/allDocuments.ts';
import { readEach } from '../../../functions/src/firestore/readDocument.ts';
import { outerJoinById } from '../../../functions/src/lib/outerJoinById.ts';
import { type OrderRecord, ordersOf, readOrder } from '../../../functions/src/orders/orderRecord.ts';
import { saleOf } from '../../../functions/src/orders/saleOf.ts';
import {
  addSales,
  noSales,
  type Sale,
  type Sales,
  sumSales,
  toPlain,
  toSales,
} from '../../../functions/src/sales/sales.ts';
import { readDay, salesDaysOf } from '../../../functions/src/sales/salesRecord.ts';
import { readTask, tasksOf } from '../../../functions/src/tasks/taskRecord.ts';
import { NO_PROGRESS, type Progress } from '../lib/progress.ts';

interface DaySales {
  id: string;
  sales: Sales;
}

export interface Mismatch {
  day: string;
  fromOrders: Sales;
  /** Includes pending tasks. */
  stored: Sales;
}

/** Oldest first. Omits invalid orders. */
async function* ordersByAge(db: Firestore, readTime: Timestamp): AsyncGenerator<OrderRecord> {
  const query = ordersOf(db).orderBy('createdAt').orderBy('__name__');
  for await (const document of documentsOfQuery(db, query, { size: 1_000, readTime }))
    yield* readEach([document], readOrder).records;
}

async function* salesOfOrders(
  orders: AsyncIterable<OrderRecord>,
  zone: string,
  progress: Progress,
): AsyncGenerator<DaySales> {
  let day: DaySales = { id: '', sales: noSales() };
  for await (const order of orders) {
    progress.count('orders counted');
    if (isUnsold(order)) continue;
    const id = dayOf(order.createdAt, zone);
    if (day.id !== id) {
      if (day.id !== '') yield day;
      day = { id, sales: noSales() };
    }
    addSales(day.sales, toSales(saleOf(order, 1, zone)));
  }
  if (day.id !== '') yield day;
}

async function pendingSales(db: Firestore, readTime: Timestamp): Promise<Sale[]> {
  const sales: Sale[] = [];
  for await (const document of documentsOf(db, tasksOf(db).id, readTime)) {
    for (const task of readEach([document], () => readTask(document)).records)
      if (task.kind === 'sale') sales.push(task);
  }
  return sales;
}

/** An invalid document counts as zero. */
async function* keptSales(db: Firestore, readTime: Timestamp): AsyncGenerator<DaySales> {
  const pending = Map.groupBy(await pendingSales(db, readTime), ({ day }) => day);
  async function* days(): AsyncGenerator<DaySales> {
    for await (const document of documentsOf(db, salesDaysOf(db).id, readTime))
      yield* readEach([document], readDay).records;
  }
  async function* inTasks(): AsyncGenerator<{ id: string }> {
    for (const id of [...pending.keys()].toSorted()) yield { id };
  }
  for await (const { left, right } of outerJoinById(days(), inTasks())) {
    const id = left?.id ?? right?.id ?? '';
    const ofTasks = (pending.get(id) ?? []).map(toSales);
    yield { id, sales: sumSales([...(left ? [left.sales] : []), ...ofTasks]) };
  }
}

/** Skips titles if the stored sales have books without names. */
function isSame(fromOrders: Sales, stored: Sales): boolean {
  const [expected, actual] = [toPlain(fromOrders), toPlain(stored)];
  const hasNames = stored.rest.books === 0;
  return (
    isDeepStrictEqual([expected.days, expected.byCategory], [actual.days, actual.byCategory]) &&
    (!hasNames || isDeepStrictEqual(expected.byBook, actual.byBook))
  );
}

/** Reads as of one time, so that the shop may stay open. @param zone time zone of the days */
export async function* salesMismatches(
  db: Firestore,
  zone: string,
  progress: Progress = NO_PROGRESS,
): AsyncGenerator<Mismatch> {
  const readTime = await readTimeOf(db);
  const orders = salesOfOrders(ordersByAge(db, readTime), zone, progress);
  for await (const { left, right } of outerJoinById(orders, keptSales(db, readTime))) {
    const [fromOrders, stored] = [left?.sales ?? noSales(), right?.sales ?? noSales()];
    if (!isSame(fromOrders, stored)) yield { day: left?.id ?? right?.id ?? '', fromOrders, stored };
  }
}
