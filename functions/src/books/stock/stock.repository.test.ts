import { randomUUID } from 'node:crypto';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aStoredBook } from '../../../test/factories.ts';
import { changesOf } from '../../changes/changeRecord.ts';
import { createFirebase, type Firebase } from '../../firestore/firebase.ts';
import { isCollision } from '../../firestore/retryCollisions.ts';
import { systemClock } from '../../lib/clock.ts';
import { tasksOf } from '../../tasks/taskRecord.ts';
import { processTasks } from '../../worker/processTasks.ts';
import { type BooksRepository, createBooksRepository } from '../books.repository.ts';
import { createCatalogueMutex } from '../catalogue/catalogueChanges.ts';
import { refreshAvailability } from './availability.ts';
import { createLockQueue, runOnce } from './lockQueue.ts';
import { createStockRepository, type StockRepository } from './stock.repository.ts';

let firebase: Firebase;
let db: Firestore;
let books: BooksRepository;
let stock: StockRepository;
let id: string;
/** Null for the present. */
let now: Date | null;
let beforeLock: () => Promise<unknown>;
let requestedIds: (readonly string[])[];

beforeAll(async () => {
  firebase = createFirebase(`demo-${randomUUID()}`);
  db = await firebase.database();
  books = createBooksRepository(firebase.database);
});
afterAll(() => firebase.close());
beforeEach(async () => {
  [now, beforeLock, requestedIds] = [null, async () => undefined, []];
  const [mutex, lockBooks] = [createCatalogueMutex(), createLockQueue()];
  stock = createStockRepository({
    database: firebase.database,
    mutex: {
      withLock: async (task) => {
        await beforeLock();
        return mutex.withLock(task);
      },
    },
    lockBooks: (keys, attempt) => {
      requestedIds.push(keys());
      return lockBooks(keys, attempt);
    },
    clock: () => now ?? systemClock(),
    onDelay: (error) => {
      throw error;
    },
  });
  const book = aStoredBook();
  id = book.id;
  await books.insert([book]);
});

const setTo = (count: number | null) => stock.change(id, randomUUID(), () => count, { by: 'admin' });
const stored = async () => (await db.doc(`stock/${id}`).get()).data();
const shown = async () => (await books.find(id))?.shownCopies;
const seqOf = async () => (await books.readVersion()).seq;
const setShownCopies = (shownCopies: number | null) => db.doc(`books/${id}`).update({ shownCopies });

describe('change', () => {
  it('corrects shown stock when set again to the same number', async () => {
    await setShownCopies(2);
    expect([await setTo(2), (await stored())?.count]).toEqual([2, 2]);
    await setShownCopies(0);
    expect(await setTo(2)).toBe(2);
    expect(await shown()).toBe(2);
  });

  it('corrects shown stock when repeated', async () => {
    const repeat = () => stock.change(id, 'a-change', () => 2, { by: 'admin' });
    await repeat();
    await setShownCopies(0);
    expect([await repeat(), await shown()]).toEqual([2, 2]);
  });

  it('writes stock while an order has locked the book', async () => {
    await setTo(8);
    const change = await db.runTransaction(async (transaction) => {
      await transaction.get(db.doc(`books/${id}`));
      const running = setTo(1);
      await expect.poll(async () => (await stored())?.count).toBe(1);
      return { running };
    });
    await change.running;
    expect(await shown()).toBe(1);
  });

  it('remembers the last twenty changes', async () => {
    const changes = Array.from({ length: 23 }, (_, index) => `change-${index}`);
    const addOne = (changeId: string) => stock.change(id, changeId, (count) => (count ?? 0) + 1, { by: 'admin' });
    await addOne('change-0');
    expect(await stored()).toEqual({ count: 1, changes: ['change-0'] });
    for (const changeId of changes.slice(1)) await addOne(changeId);
    expect(await stored()).toEqual({ count: 23, changes: changes.slice(-20) });
    for (const changeId of changes.slice(-20))
      expect(await stock.change(id, changeId, () => 99, { by: 'admin' })).toBe(23);
    expect(await stock.change(id, 'change-0', () => 99, { by: 'admin' })).toBe(99);
  });

  it('writes a log entry only for a new number', async () => {
    for (const count of [2, 2, 5, null]) await setTo(count);
    const { docs } = await changesOf(db).orderBy('at').get();
    const entries = docs.map((document) => document.data()).filter(({ subjects }) => subjects.includes(id));
    expect(entries.map(({ by, what, books: changed }) => ({ by, what, fields: changed[0].fields }))).toEqual(
      [
        { before: null, after: 2 },
        { before: 2, after: 5 },
        { before: 5, after: null },
      ].map((change) => ({ by: 'admin', what: 'copies-changed', fields: { stock: change } })),
    );
  });

  it('changes the catalogue only for visible stock', async () => {
    await drainAll();
    await setTo(8);
    const seq = await seqOf();
    await setTo(9);
    expect([await seqOf(), (await tasksOf(db).get()).size]).toEqual([seq, 0]);
    await setTo(1);
    expect([await seqOf(), await shown()]).toEqual([seq + 1, 1]);
  });

  it('leaves untracked books untracked', async () => {
    expect(await setTo(null)).toBeNull();
    await setShownCopies(3);
    expect(await setTo(null)).toBeNull();
    expect([await shown(), await stored()]).toEqual([null, undefined]);
  });

  it('updates shown stock immediately, even if the worker was faster', async () => {
    await drainAll();
    await setTo(2);
    await setTo(1);
    expect([await shown(), (await tasksOf(db).get()).size]).toEqual([1, 0]);
    // The worker was faster, and another write followed.
    beforeLock = async () => {
      await drainAll();
      await setShownCopies(3);
    };
    await setTo(0);
    expect([await shown(), (await tasksOf(db).get()).size]).toEqual([0, 0]);
  });

  it('queues behind other changes of the book', async () => {
    await setTo(2);
    expect(requestedIds).toEqual([[id]]);
  });

  it('stores the sell-out time until the book is restocked', async () => {
    const [soldOut, soldOutAgain] = [new Date('2026-01-20T12:00:00Z'), new Date('2026-01-21T12:00:00Z')];
    now = soldOut;
    await setTo(0);
    now = soldOutAgain;
    await setTo(0);
    expect(await stock.find([id])).toMatchObject([{ soldOutAt: soldOut }]);
    await setTo(4);
    expect(await stored()).toMatchObject({ count: 4, soldOutAt: null });
    await setTo(0);
    expect(await stock.find([id])).toMatchObject([{ count: 0, soldOutAt: soldOutAgain }]);
  });
});

/** `between` runs after it has read the copies. */
async function refreshBehind(between: () => Promise<unknown>): Promise<void> {
  const tasks = await tasksOf(db).get();
  let reads = 0;
  const late: Firestore = Object.create(db, {
    getAll: {
      value: async (...refs: DocumentReference[]) => {
        const found = await db.getAll(...refs);
        reads += 1;
        if (reads === 2) await between();
        return found;
      },
    },
  });
  const refs = tasks.docs.map(({ ref }) => ref);
  await refreshAvailability(late, [id], refs).catch((error: unknown) => expect(isCollision(error)).toBe(true));
}
const drainAll = async () => {
  while (!(await tasksOf(db).limit(1).get()).empty)
    await processTasks(db, { clock: systemClock, log: () => undefined });
};
const sellLast = async () => {
  await setTo(1);
  await db.doc(`stock/${id}`).update({ count: 0 });
  await tasksOf(db)
    .doc('an-order')
    .create({ kind: 'availability', at: new Date(), bookIds: [id] });
};

describe('runOnce', () => {
  it('makes a single attempt, whatever Firestore answers', async () => {
    let attempts = 0;
    const write = async () => {
      attempts += 1;
      throw Object.assign(new Error('aborted'), { code: 10 });
    };
    await expect(runOnce(db, write)).rejects.toThrow('aborted');
    expect(attempts).toBe(1);
  });
});

describe('restock while a worker reports the book as sold out', () => {
  it.each([
    ['one book', () => stock.change(id, randomUUID(), (count) => (count ?? 0) + 1, { by: 'admin' })],
    ['several books', () => stock.setAll(new Map([[id, 1]]), randomUUID(), { by: 'admin' })],
  ])('is shown: %s', async (_which, addOne) => {
    await sellLast();
    await refreshBehind(addOne);
    await drainAll();
    expect([(await stored())?.count, await shown()]).toEqual([1, 1]);
  });
});

describe('setAll', () => {
  it('sets stock only for books on sale', async () => {
    const gone = { ...aStoredBook(), deletedAt: new Date() };
    await books.insert([gone]);
    const counts = new Map([
      [gone.id, 1],
      ['no-such-book', 2],
      [id, 3],
    ]);
    expect(await stock.setAll(counts, 'an-import', { by: 'admin' })).toEqual(new Set([id]));
    expect(await stock.find([gone.id, 'no-such-book', id])).toMatchObject([null, null, { count: 3 }]);
    expect(await stock.setAll(new Map(), 'of-nothing', { by: 'admin' })).toEqual(new Set());
  });

  it('sets stock once; a repetition keeps later changes', async () => {
    const counts = new Map([[id, 3]]);
    await stock.setAll(counts, 'an-import', { by: 'admin' });
    await stock.change(id, 'a-sale', () => 2, { by: 'admin' });
    expect(await stock.setAll(counts, 'an-import', { by: 'admin' })).toEqual(new Set([id]));
    expect(await stock.find([id])).toMatchObject([{ count: 2 }]);
  });

  it('only corrects shown stock if counts are equal', async () => {
    const counts = new Map([[id, 3]]);
    await stock.setAll(counts, 'first', { by: 'admin' });
    const [seq, before] = [await seqOf(), await stored()];
    expect(await stock.setAll(counts, 'second', { by: 'admin' })).toEqual(new Set());
    expect([await seqOf(), await stored()]).toEqual([seq, before]);
    await setShownCopies(null);
    expect(await stock.setAll(counts, 'third', { by: 'admin' })).toEqual(new Set());
    expect([await seqOf(), await shown()]).toEqual([seq + 1, 3]);
  });

  it('changes the catalogue only if visible stock changes', async () => {
    await stock.setAll(new Map([[id, 8]]), 'first', { by: 'admin' });
    const seq = await seqOf();
    expect(await stock.setAll(new Map([[id, 9]]), 'second', { by: 'admin' })).toEqual(new Set([id]));
    expect([await seqOf(), await shown()]).toEqual([seq, 4]);
  });

  it('writes one log entry with old and new counts', async () => {
    const [other, left] = [aStoredBook(), aStoredBook()];
    await books.insert([other, left]);
    await stock.setAll(new Map([[other.id, 7]]), 'first', { by: 'admin' });
    const before = (await changesOf(db).get()).docs.map((document) => document.id);
    const decide = (book: string, current: number | null) => (book === left.id ? undefined : (current ?? 0) + 1);
    expect(await stock.changeAll([id, other.id, left.id], decide, 'second', { by: 'staff' })).toEqual(
      new Set([id, other.id]),
    );
    await stock.setAll(new Map([[id, 1]]), 'third', { by: 'admin' });
    const lines = (await changesOf(db).get()).docs.filter((document) => !before.includes(document.id));
    expect(lines.map((document) => document.data())).toMatchObject([
      {
        by: 'staff',
        what: 'copies-changed',
        subjects: [id, other.id],
        books: [
          { id, fields: { stock: { before: null, after: 1 } } },
          { id: other.id, fields: { stock: { before: 7, after: 8 } } },
        ],
      },
    ]);
    expect(await stock.find([left.id])).toEqual([null]);
  });
});
