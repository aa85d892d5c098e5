import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { sendAlerts } from '../alerts/sendAlerts.ts';
import { refreshAvailability } from '../books/stock/availability.ts';
import { readOptimistically } from '../firestore/optimisticRead.ts';
import { InvalidDocument, readEach } from '../firestore/readDocument.ts';
import { isCollision } from '../firestore/retryCollisions.ts';
import { retryInHalves } from '../firestore/transactionSize.ts';
import type { Log } from '../http/log.ts';
import type { Clock } from '../lib/clock.ts';
import { type Sales, sumSales, toSales } from '../sales/sales.ts';
import { readDay, salesDaysOf, toDayDocument } from '../sales/salesRecord.ts';
import {
  type AvailabilityTask,
  type RestockTask,
  readTask,
  refusedTasksOf,
  type SaleTask,
  tasksOf,
  type WithdrawalTask,
} from '../tasks/taskRecord.ts';
import { findOldestTasks } from '../tasks/tasks.repository.ts';
import { matchWithdrawal } from '../withdrawals/matchWithdrawal.ts';
import type { TaskMails } from './taskMails.ts';

/** Stays far below one commit's limit. */
const TASK_BATCH_SIZE = 50;
const MAX_DAYS_PER_BATCH = 8;
/** Tasks searched by a worker without mails. */
const MAX_TASKS_SEARCHED = 500;

/** gRPC code of a write that violates Firestore's rules. */
const INVALID_ARGUMENT = 3;

const MAIL_KINDS: ReadonlySet<string> = new Set(['withdrawal', 'back']);

interface ProcessOptions {
  clock: Clock;
  log: Log;
  /** Null or absent if the shop sends no mail. */
  mails?: TaskMails | null;
  /** Instances with mail settings take tasks that write mails. */
  skipsMailTasks?: boolean;
}

const isFinal = (error: unknown) =>
  error instanceof InvalidDocument ||
  (error instanceof Error && 'code' in error && Number(error.code) === INVALID_ARGUMENT);

async function setAside(db: Firestore, id: string, reason: unknown, { clock, log }: ProcessOptions): Promise<void> {
  const message = reason instanceof Error ? reason.message : String(reason);
  const task = await tasksOf(db).doc(id).get();
  if (!task.exists) return;
  const batch = db.batch();
  batch.set(refusedTasksOf(db).doc(id), { ...task.data(), reason: message, refusedAt: clock() });
  batch.delete(task.ref, { exists: true });
  await batch.commit();
  log({ severity: 'ERROR', message: `A task was refused. ${message}`, path: task.ref.path });
}

/** Fails if a day or a task has changed. */
async function countSales(db: Firestore, tasks: readonly SaleTask[]): Promise<void> {
  const byDay = Map.groupBy(tasks, ({ day }) => day);
  const reads = await readOptimistically(
    db,
    [...byDay.keys()].map((day) => salesDaysOf(db).doc(day)),
  );
  const write = async (transaction: Transaction) => {
    for (const read of reads) {
      const salesOfDay = byDay.get(read.id) ?? [];
      const currentDay = readDay(read);
      const sum: Sales = sumSales([...(currentDay ? [currentDay.sales] : []), ...salesOfDay.map(toSales)]);
      read.write(transaction, toDayDocument(sum, salesOfDay.at(-1)?.zone ?? ''));
    }
    for (const { id } of tasks) transaction.delete(tasksOf(db).doc(id), { exists: true });
  };
  await db.runTransaction(write);
}

/** A refused task keeps the ids of invalid books. */
async function refresh(
  db: Firestore,
  tasks: readonly AvailabilityTask[],
  { clock, log }: ProcessOptions,
): Promise<void> {
  let refused: string[] = [];
  const onInvalid = (transaction: Transaction, invalid: readonly InvalidDocument[]) => {
    refused = [];
    for (const { id, ...task } of tasks) {
      const invalidBooks = invalid.filter((document) => task.bookIds.includes(document.id));
      if (invalidBooks.length === 0) continue;
      const bookIds = invalidBooks.map((document) => document.id);
      const reason = invalidBooks.map(({ message }) => message).join(' ');
      const ref = refusedTasksOf(db).doc(id);
      transaction.set(ref, { ...task, bookIds, reason, refusedAt: clock() });
      refused.push(`A task was refused in part. ${reason}`);
    }
  };
  await refreshAvailability(
    db,
    tasks.flatMap(({ bookIds }) => bookIds),
    tasks.map(({ id }) => tasksOf(db).doc(id)),
    { onInvalid },
  );
  for (const message of refused) log({ severity: 'ERROR', message });
}

/** Processes tasks together; one by one if one fails permanently. */
async function runTasks<Task extends { id: string }>(
  db: Firestore,
  tasks: readonly Task[],
  run: (db: Firestore, tasks: readonly Task[]) => Promise<unknown>,
  options: ProcessOptions,
): Promise<void> {
  if (tasks.length === 0) return;
  try {
    await run(db, tasks);
  } catch (error) {
    if (!isFinal(error)) throw error;
    const [only] = tasks;
    if (tasks.length === 1 && only) await setAside(db, only.id, error, options);
    else for (const task of tasks) await runTasks(db, [task], run, options);
  }
}

function limitDays(tasks: readonly SaleTask[]): SaleTask[] {
  const days = new Set([...new Set(tasks.map(({ day }) => day))].slice(0, MAX_DAYS_PER_BATCH));
  return tasks.filter(({ day }) => days.has(day));
}

async function readTasks(db: Firestore, options: ProcessOptions) {
  const limit = options.skipsMailTasks ? MAX_TASKS_SEARCHED : TASK_BATCH_SIZE;
  const oldest = await findOldestTasks(db, limit);
  const isProcessed = (task: DocumentSnapshot) => !(options.skipsMailTasks && MAIL_KINDS.has(String(task.get('kind'))));
  const docs = oldest.filter(isProcessed).slice(0, TASK_BATCH_SIZE);
  const { records, invalid } = readEach(docs, readTask);
  for (const error of invalid) await setAside(db, error.id, error, options);
  const sales = records.filter((task): task is SaleTask => task.kind === 'sale');
  const availability = records.filter((task): task is AvailabilityTask => task.kind === 'availability');
  const withdrawals = records.filter((task): task is WithdrawalTask => task.kind === 'withdrawal');
  const restocks = records.filter((task): task is RestockTask => task.kind === 'back');
  return { found: docs.length, sales, availability, withdrawals, restocks };
}

/** Each write deletes its task in the same commit, so parallel workers are safe. @returns whether more tasks remain */
export async function processTasks(db: Firestore, options: ProcessOptions): Promise<boolean> {
  try {
    const { found, sales, availability, withdrawals, restocks } = await readTasks(db, options);
    const salesToCount = limitDays(sales);
    // Availability first, because visitors see it.
    const refreshTasks = (_db: Firestore, tasks: readonly AvailabilityTask[]) =>
      retryInHalves(tasks, (some) => refresh(db, some, options));
    await runTasks(db, availability, refreshTasks, options);
    await runTasks(db, salesToCount, countSales, options);
    const { mails = null } = options;
    for (const task of withdrawals) await runTasks(db, [task], () => matchWithdrawal(db, task, mails), options);
    let hasMoreAlerts = false;
    const send = async (task: RestockTask) => {
      if (await sendAlerts(db, task, mails?.composeAlertMail ?? null, options.clock)) hasMoreAlerts = true;
    };
    for (const task of restocks) await runTasks(db, [task], () => send(task), options);
    return found === TASK_BATCH_SIZE || salesToCount.length < sales.length || hasMoreAlerts;
  } catch (error) {
    if (!isCollision(error)) throw error;
    return true;
  }
}
