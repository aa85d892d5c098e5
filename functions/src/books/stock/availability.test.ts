import { randomUUID } from 'node:crypto';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aStoredBook } from '../../../test/factories.ts';
import { createFirebase, type Firebase } from '../../firestore/firebase.ts';
import type { OptimisticRead } from '../../firestore/optimisticRead.ts';
import { isCollision } from '../../firestore/retryCollisions.ts';
import { tasksOf } from '../../tasks/taskRecord.ts';
import { type BooksRepository, createBooksRepository } from '../books.repository.ts';
import { type RefreshOptions, refreshAvailability, type ShownChange, writeShownCopies } from './availability.ts';

let firebase: Firebase;
let db: Firestore;
let books: BooksRepository;

beforeAll(async () => {
  firebase = createFirebase(`demo-${randomUUID()}`);
  db = await firebase.database();
  books = createBooksRepository(firebase.database);
});
afterAll(() => firebase.close());

interface Copies {
  shown: number | null;
  count: number | null;
}

async function aBook({ shown, count }: Copies): Promise<string> {
  const book = { ...aStoredBook(), shownCopies: shown };
  await books.insert([book]);
  if (count !== null) await db.doc(`stock/${book.id}`).set({ count, changes: [] });
  return book.id;
}
async function aTask(...bookIds: string[]) {
  const task = tasksOf(db).doc();
  await task.create({ kind: 'availability', at: new Date(), bookIds });
  return task;
}
const shown = async (id: string) => (await books.find(id))?.shownCopies;
const seqOf = async () => (await books.readVersion()).seq;

describe('refreshAvailability', () => {
  let seq: number;
  beforeEach(async () => {
    seq = await seqOf();
  });

  it('corrects shown copies and deletes the task', async () => {
    const [one, other] = [await aBook({ shown: 4, count: 0 }), await aBook({ shown: 0, count: 9 })];
    seq = await seqOf();
    const task = await aTask(one, other);
    await refreshAvailability(db, [one, other, one], [task]);
    const stored = await Promise.all([one, other].map(async (id) => (await db.doc(`books/${id}`).get()).data()));
    expect(stored).toMatchObject([
      { shownCopies: 0, available: false, changeSeq: seq + 1 },
      { shownCopies: 4, available: true, changeSeq: seq + 1 },
    ]);
    expect((await task.get()).exists).toBe(false);
  });

  it.each([
    ['is right', { shown: 2, count: 2 }],
    ['is correct above the shown maximum', { shown: 4, count: 70 }],
    ['is null because the admin stopped tracking', { shown: null, count: 2 }],
    ['is unknown without a stock document', { shown: 2, count: null }],
  ] satisfies [string, Copies][])('keeps shown copies and deletes the task: it %s', async (_why, copies) => {
    const id = await aBook(copies);
    const [before, task] = [await seqOf(), await aTask(id)];
    await refreshAvailability(db, [id], [task]);
    expect([await shown(id), await seqOf(), (await task.get()).exists]).toEqual([copies.shown, before, false]);
  });

  it('deletes the task of a missing book', async () => {
    await db.doc('stock/gone').set({ count: 1, changes: [] });
    const tasks = [await aTask('gone'), await aTask()];
    await refreshAvailability(db, ['gone'], tasks.slice(0, 1));
    await refreshAvailability(db, [], tasks.slice(1));
    expect((await db.getAll(...tasks)).map(({ exists }) => exists)).toEqual([false, false]);
    expect([await seqOf(), (await db.doc('books/gone').get()).exists]).toEqual([seq, false]);
  });

  it('reports invalid documents, and only those', async () => {
    const [valid, invalid] = [await aBook({ shown: 4, count: 0 }), await aBook({ shown: 4, count: 0 })];
    await db.doc(`stock/${invalid}`).set({ count: 'many', changes: [] });
    const reported: string[][] = [];
    const onInvalid: RefreshOptions['onInvalid'] = (_transaction, documents) =>
      void reported.push(documents.map(({ path }) => path));
    await refreshAvailability(db, [valid, invalid], [], { onInvalid });
    await refreshAvailability(db, [valid], [], { onInvalid });
    await refreshAvailability(db, [invalid], []);
    expect(reported).toEqual([[`stock/${invalid}`]]);
    expect(await shown(valid)).toBe(0);
  });

  it('writes nothing if another worker ran the task meanwhile', async () => {
    const id = await aBook({ shown: 4, count: 1 });
    const task = await aTask(id);
    await task.delete();
    const refused: unknown = await refreshAvailability(db, [id], [task]).catch((error: unknown) => error);
    expect(isCollision(refused)).toBe(true);
    expect(await shown(id)).toBe(4);
  });

  it('keeps task and copies while an older task is pending', async () => {
    const id = await aBook({ shown: 1, count: 1 });
    const task = await aTask(id);
    await refreshAvailability(db, [id], [task], { keepsTasksIfUnchanged: true });
    expect((await task.get()).exists).toBe(true);
    await db.doc(`stock/${id}`).update({ count: 0 });
    await refreshAvailability(db, [id], [task], { keepsTasksIfUnchanged: true });
    expect([await shown(id), (await task.get()).exists]).toEqual([0, false]);
  });
});

describe('writeShownCopies', () => {
  it('refuses a transaction that would be too big', async () => {
    const [transaction, write] = [{} as Transaction, new Error('The first write')];
    const untouched = {
      doc: () => {
        throw write;
      },
    } as unknown as Firestore;
    const changesOf = (count: number) =>
      Array.from({ length: count }, (): ShownChange => {
        const { id, ...book } = { ...aStoredBook(), description: 'a'.repeat(10_000) };
        return {
          read: { id, data: () => book } as unknown as OptimisticRead,
          book: { id, changeSeq: 0, ...book },
          shownCopies: 1,
        };
      });
    const writing = (count: number) => writeShownCopies(untouched, transaction, changesOf(count));
    await expect(writing(100)).rejects.toBe(write);
    await expect(writing(200)).rejects.toThrow('too big');
  });
});
