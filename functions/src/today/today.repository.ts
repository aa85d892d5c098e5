import type { Today } from '@bookstore/contract/api/admin';
import { dayOf, firstMomentOf } from '@bookstore/contract/days';
import { centsToNumber } from '@bookstore/contract/format/money';
import { LOW_STOCK } from '@bookstore/contract/limits';
import { UNSOLD_STATUSES } from '@bookstore/contract/orderSteps';
import { isWaiting } from '@bookstore/contract/waiting';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { booksOf } from '../books/bookRecord.ts';
import type { Database } from '../firestore/firebase.ts';
import { readEach } from '../firestore/readDocument.ts';
import type { Clock } from '../lib/clock.ts';
import { countOverdueMails, findFailedMails } from '../mail/mails.repository.ts';
import { whereWaiting } from '../orders/orderLists.repository.ts';
import { ORDER_FIELDS, ordersOf, readOrder } from '../orders/orderRecord.ts';
import type { SalesRepository } from '../sales/sales.repository.ts';
import { tasksOf } from '../tasks/taskRecord.ts';
import { withdrawalsOf } from '../withdrawals/withdrawalRecord.ts';

export interface TodayRepository {
  /** About nineteen reads, plus one per failed mail up to `LIMITS.failedMails`. */
  read(): Promise<Today>;
}

interface TodayDependencies {
  database: Database;
  sales: Pick<SalesRepository, 'read'>;
  processTasks: () => Promise<void>;
  clock: Clock;
  timeZone: string;
  sendsMail: boolean;
}

/** Skipped among the oldest orders; bounds the reads. */
const MOST_SKIPPED = 100;

async function readOldestToPack(placed: Query, now: Date): Promise<Date | undefined> {
  const byAge = placed.orderBy('createdAt').select(...ORDER_FIELDS);
  let [page, skipped] = [byAge.limit(1), 0];
  for (;;) {
    const { docs } = await page.get();
    const [oldest] = readEach(docs, readOrder).records.filter((order) => !isWaiting(order, now));
    const last = docs.at(-1);
    skipped += docs.length;
    if (oldest || !last || skipped >= MOST_SKIPPED) return oldest?.createdAt;
    page = byAge.startAfter(last).limit(skipped);
  }
}

async function readOrdersToPack(db: Firestore, now: Date): Promise<Pick<Today, 'toPack' | 'waiting'>> {
  const orders = ordersOf(db);
  const placed = orders.where('status', '==', 'placed');
  const [all, later, due, oldest] = await Promise.all([
    placed.count().get(),
    whereWaiting(orders, { filter: 'later', now }).count().get(),
    whereWaiting(orders, { filter: 'due', now }).count().get(),
    readOldestToPack(placed, now),
  ]);
  const { count } = later.data();
  return {
    toPack: { count: all.data().count - count, ...(oldest && { oldest: oldest.toISOString() }) },
    waiting: { count, due: due.data().count },
  };
}

async function countWithoutStreet(db: Firestore): Promise<number> {
  // The list's sort order, whose index serves the count.
  const placed = ordersOf(db).where('status', '==', 'placed').where('lacksStreet', '==', true);
  return (await placed.orderBy('createdAt', 'desc').count().get()).data().count;
}

/** Excludes merged parts, which are stored as cancelled. */
async function countOrdersSince(db: Firestore, moment: Date): Promise<Pick<Today['orders'], 'count' | 'unsold'>> {
  const placed = ordersOf(db).where('createdAt', '>=', moment);
  const [all, unsold, merged] = await Promise.all([
    placed.count().get(),
    placed
      .where('status', 'in', [...UNSOLD_STATUSES])
      .count()
      .get(),
    ordersOf(db).where('mergedCreatedAt', '>=', moment).count().get(),
  ]);
  const { count } = merged.data();
  return { count: all.data().count - count, unsold: unsold.data().count - count };
}

async function readCashOutstanding(db: Firestore): Promise<Today['cashToCome']> {
  const { AggregateField } = await import('../firestore/firestore.ts');
  const due = ordersOf(db).where('cashReceived', '==', false);
  const sums = await due.aggregate({ count: AggregateField.count(), cents: AggregateField.sum('totalCents') }).get();
  const { count, cents } = sums.data();
  return { count, sum: centsToNumber(cents) };
}

async function countUncollected(db: Firestore, now: Date): Promise<number> {
  return (await ordersOf(db).where('readyUntil', '<', now).count().get()).data().count;
}

async function countLowStock(db: Firestore): Promise<Today['books']> {
  const onSale = booksOf(db).where('deletedAt', '==', null);
  const lowCounts = Array.from({ length: LOW_STOCK }, (_, index) => index + 1);
  const [soldOut, low] = await Promise.all([
    onSale.where('available', '==', false).count().get(),
    onSale.where('shownCopies', 'in', lowCounts).count().get(),
  ]);
  return { soldOut: soldOut.data().count, low: low.data().count };
}

async function countOpenWithdrawals(db: Firestore): Promise<number> {
  const open = withdrawalsOf(db).where('settled', '==', null).orderBy('receivedAt', 'desc');
  return (await open.count().get()).data().count;
}

/** Milliseconds; six sweeps have run by then. */
const OVERDUE_MS = 60 * 60_000;

async function countOverdue(db: Firestore, now: Date, sendsMail: boolean): Promise<Today['overdue']> {
  const before = new Date(now.getTime() - OVERDUE_MS);
  const [mails, tasks] = await Promise.all([
    sendsMail ? countOverdueMails(db, before) : 0,
    tasksOf(db).where('at', '<=', before).count().get(),
  ]);
  return { mails, tasks: tasks.data().count };
}

/** Counts the documents themselves. */
export function createTodayRepository({
  database,
  sales,
  processTasks,
  clock,
  timeZone,
  sendsMail,
}: TodayDependencies): TodayRepository {
  return {
    async read() {
      const now = clock();
      const day = dayOf(now, timeZone);
      const readTakings = async () => {
        await processTasks();
        return (await sales.read({ from: day, to: day })).days.get(day)?.cents ?? 0;
      };
      const db = await database();
      const [toPack, withoutStreet, orders, cents, cashToCome, uncollected, books, failed, overdue, withdrawals] =
        await Promise.all([
          readOrdersToPack(db, now),
          countWithoutStreet(db),
          countOrdersSince(db, firstMomentOf(day, timeZone)),
          readTakings(),
          readCashOutstanding(db),
          countUncollected(db, now),
          countLowStock(db),
          sendsMail ? findFailedMails(db) : null,
          countOverdue(db, now, sendsMail),
          countOpenWithdrawals(db),
        ]);
      return {
        day,
        ...toPack,
        withoutStreet,
        orders: { ...orders, takings: centsToNumber(cents) },
        cashToCome,
        uncollected,
        books,
        ...(failed && { failedMails: { orders: failed.orderIds.length, withdrawals: failed.withdrawals } }),
        overdue,
        withdrawals,
      };
    },
  };
}
