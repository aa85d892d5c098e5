import { isDocumentId } from '@bookstore/contract/ids';
import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod';
import { readDocument } from '../firestore/readDocument.ts';
import { timestamp } from '../firestore/timestamps.ts';
import type { Sale } from '../sales/sales.ts';

/*
Tasks are an outbox for derived data: the transaction of an order or stock change writes one; processTasks.ts processes and
deletes it in one commit. So each runs exactly once, and ordering does not wait.
*/

export const tasksOf = (db: Firestore) => db.collection('tasks');

/** Tasks that can never be processed. `npm run doctor -- --data` lists them. */
export const refusedTasksOf = (db: Firestore) => db.collection('tasksRefused');

const figuresById = z.record(z.string(), z.object({ books: z.int(), cents: z.int() }));

const saleTaskSchema = z.object({
  kind: z.literal('sale'),
  at: timestamp,
  day: z.iso.date(),
  zone: z.string(),
  orders: z.int(),
  cents: z.int(),
  books: figuresById,
  categories: figuresById,
});

const availabilityTaskSchema = z.object({
  kind: z.literal('availability'),
  at: timestamp,
  bookIds: z.array(z.string().refine(isDocumentId)),
});

const withdrawalTaskSchema = z.object({
  kind: z.literal('withdrawal'),
  at: timestamp,
  withdrawalId: z.string().refine(isDocumentId),
});

const restockTaskSchema = z.object({
  kind: z.literal('back'),
  at: timestamp,
  bookIds: z.array(z.string().refine(isDocumentId)),
});

export const taskDocumentSchema = z.discriminatedUnion('kind', [
  saleTaskSchema,
  availabilityTaskSchema,
  withdrawalTaskSchema,
  restockTaskSchema,
]);

export type TaskKind = z.output<typeof taskDocumentSchema>['kind'];

export type SaleTask = z.output<typeof saleTaskSchema> & { id: string };
export type WithdrawalTask = z.output<typeof withdrawalTaskSchema> & { id: string };
export type RestockTask = z.output<typeof restockTaskSchema> & { id: string };
export type AvailabilityTask = z.output<typeof availabilityTaskSchema> & { id: string };

/** @throws InvalidDocument */
export function readTask(
  document: DocumentSnapshot,
): SaleTask | AvailabilityTask | WithdrawalTask | RestockTask | null {
  if (document.get('kind') === 'back') return readDocument(restockTaskSchema, document);
  if (document.get('kind') === 'withdrawal') return readDocument(withdrawalTaskSchema, document);
  if (document.get('kind') === 'availability') return readDocument(availabilityTaskSchema, document);
  return readDocument(saleTaskSchema, document);
}

/** @param step the order's step, `{order id}-{number}` */
export function writeSaleTask(db: Firestore, transaction: Transaction, step: string, at: Date, sale: Sale): void {
  transaction.create(tasksOf(db).doc(step), { kind: 'sale', at, ...sale });
}

/**
 * @param cause names the change; different causes get different tasks, which do not wait for each other @returns null
 * if no book needs one
 */
export function writeAvailabilityTask(
  db: Firestore,
  transaction: Transaction,
  cause: string,
  at: Date,
  bookIds: readonly string[],
): DocumentReference | null {
  if (bookIds.length === 0) return null;
  const task = tasksOf(db).doc(`${cause}-availability`);
  transaction.create(task, { kind: 'availability', at, bookIds });
  return task;
}

/** @param cause names the change that restocked the books */
export function writeRestockTask(
  db: Firestore,
  transaction: Transaction,
  cause: string,
  at: Date,
  bookIds: readonly string[],
): void {
  if (bookIds.length > 0) transaction.create(tasksOf(db).doc(`${cause}-back`), { kind: 'back', at, bookIds });
}

export function writeWithdrawalTask(db: Firestore, transaction: Transaction, withdrawalId: string, at: Date): void {
  transaction.create(tasksOf(db).doc(withdrawalId), { kind: 'withdrawal', at, withdrawalId });
}

/** For books whose shown stock was found wrong. The next caller repeats failures. */
export async function createAvailabilityTasks(db: Firestore, bookIds: Iterable<string>, at: Date): Promise<void> {
  const tasks = [...bookIds].map((id) =>
    tasksOf(db)
      .doc(`${id}-availability`)
      .create({ kind: 'availability', at, bookIds: [id] }),
  );
  await Promise.allSettled(tasks);
}
