import { isDocumentId } from '@bookstore/contract/ids';
import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod';
import { readDocument } from '../firestore/readDocument.ts';
import { timestamp } from '../firestore/timestamps.ts';
import type { Sale } from '../sales/sales.ts';

/*
 * Tasks are an outbox for what can be derived: the transaction that changes orders or copies writes one, a drain (drain.ts) carries
 * it out and deletes it in one commit. So it happens exactly once, and nobody who orders waits for it.
 */

export const tasksOf = (db: Firestore) => db.collection('tasks');

/** Tasks that can never be carried out, with the reason. `npm run doctor -- --data` names them. */
export const refusedTasksOf = (db: Firestore) => db.collection('tasksRefused');

const figuresById = z.record(z.string(), z.object({ books: z.int(), cents: z.int() }));

/** Counts an order into the sales of its day, or out of them. */
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

/** Makes books say what there is of their copies. */
const availabilityTaskSchema = z.object({
  kind: z.literal('availability'),
  at: timestamp,
  bookIds: z.array(z.string().refine(isDocumentId)),
});

/** Puts a withdrawal to its order. */
const withdrawalTaskSchema = z.object({
  kind: z.literal('withdrawal'),
  at: timestamp,
  withdrawalId: z.string().refine(isDocumentId),
});

/** Tells who waits for books that they can be ordered again. */
const backTaskSchema = z.object({
  kind: z.literal('back'),
  at: timestamp,
  bookIds: z.array(z.string().refine(isDocumentId)),
});

export const taskDocumentSchema = z.discriminatedUnion('kind', [
  saleTaskSchema,
  availabilityTaskSchema,
  withdrawalTaskSchema,
  backTaskSchema,
]);

export type TaskKind = z.output<typeof taskDocumentSchema>['kind'];

export type SaleTask = z.output<typeof saleTaskSchema> & { id: string };
export type WithdrawalTask = z.output<typeof withdrawalTaskSchema> & { id: string };
export type BackTask = z.output<typeof backTaskSchema> & { id: string };
export type AvailabilityTask = z.output<typeof availabilityTaskSchema> & { id: string };

/** @returns null where there is none. @throws InvalidDocument. */
export function readTask(document: DocumentSnapshot): SaleTask | AvailabilityTask | WithdrawalTask | BackTask | null {
  if (document.get('kind') === 'back') return readDocument(backTaskSchema, document);
  if (document.get('kind') === 'withdrawal') return readDocument(withdrawalTaskSchema, document);
  if (document.get('kind') === 'availability') return readDocument(availabilityTaskSchema, document);
  return readDocument(saleTaskSchema, document);
}

/** @param step names the step of the order that sold or gave back: `{order id}-{number}`. */
export function writeSaleTask(db: Firestore, transaction: Transaction, step: string, at: Date, sale: Sale): void {
  transaction.create(tasksOf(db).doc(step), { kind: 'sale', at, ...sale });
}

/**
 * @param cause names what changed the copies. Tasks of several causes have names of their own, so that nobody waits for another.
 * @returns the task; null where no book needs one.
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

/** Asks that whoever waits for some books hears that they are back. @param cause names what brought them back. */
export function writeBackTask(
  db: Firestore,
  transaction: Transaction,
  cause: string,
  at: Date,
  bookIds: readonly string[],
): void {
  if (bookIds.length > 0) transaction.create(tasksOf(db).doc(`${cause}-back`), { kind: 'back', at, bookIds });
}

/** Asks that a withdrawal is put to its order. */
export function writeWithdrawalTask(db: Firestore, transaction: Transaction, withdrawalId: string, at: Date): void {
  transaction.create(tasksOf(db).doc(withdrawalId), { kind: 'withdrawal', at, withdrawalId });
}

/** Asks for books whose copies somebody has seen to be others than they say, once for each. Where that fails, the next one asks again. */
export async function createAvailabilityTasks(db: Firestore, bookIds: Iterable<string>, at: Date): Promise<void> {
  const tasks = [...bookIds].map((id) =>
    tasksOf(db)
      .doc(`${id}-availability`)
      .create({ kind: 'availability', at, bookIds: [id] }),
  );
  await Promise.allSettled(tasks);
}

/** How long the oldest task has been waiting, in seconds; 0 where there is none. One read. */
export async function secondsBehind(db: Firestore, now: Date): Promise<number> {
  const { docs } = await tasksOf(db).orderBy('at').limit(1).get();
  const { data: at } = timestamp.safeParse(docs[0]?.get('at'));
  return at ? Math.max(0, Math.round((now.getTime() - at.getTime()) / 1_000)) : 0;
}
