import { randomUUID } from 'node:crypto';
import { addDays } from '@bookstore/contract/days';
import { createRandom } from '@bookstore/contract/test/random';
import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { aStoredBook } from '../../test/factories.ts';
import { startInstanceBehindProxy } from '../../test/faults/behindProxy.ts';
import { chooseByRules } from '../../test/faults/fault.ts';
import { anItem, aSale, recordSale } from '../../test/salesCalls.ts';
import { createBooksRepository } from '../books/books.repository.ts';
import { createFirebase, type Firebase } from '../firestore/firebase.ts';
import type { LogEntry } from '../http/log.ts';
import { type Sale, sumSales, toPlain, toSales } from '../sales/sales.ts';
import { readDay } from '../sales/salesRecord.ts';
import { processTasks } from './processTasks.ts';

const NOW = new Date('2026-01-20T12:00:00Z');
const DAY = '2026-01-05';

const opened: Firebase[] = [];
let firebase: Firebase;
let projectId: string;
let db: Firestore;
let logged: LogEntry[];

beforeEach(async () => {
  projectId = `demo-${randomUUID()}`;
  firebase = createFirebase(projectId);
  opened.push(firebase);
  db = await firebase.database();
  logged = [];
});
afterAll(() => Promise.all(opened.map((one) => one.close())));

const drain = (at = db) => processTasks(at, { clock: () => NOW, log: (entry) => logged.push(entry) });
async function drainAll(at = db): Promise<void> {
  let hasMore = true;
  while (hasMore) hasMore = await drain(at);
}
const namesIn = async (collection: string) => (await db.collection(collection).listDocuments()).map(({ id }) => id);
const readSales = async () => {
  const { docs } = await db.collection('sales').get();
  return toPlain(sumSales(docs.flatMap((document) => readDay(document)?.sales ?? [])));
};
const sumOfSales = (sales: Sale[]) => toPlain(sumSales(sales.map(toSales)));

async function record(count: number, days = 3): Promise<Sale[]> {
  const sales = Array.from({ length: count }, (_, index) =>
    aSale(addDays(DAY, index % days), [anItem(`book-${index % 7}`, 100 + index)]),
  );
  for (const [index, sale] of sales.entries()) await recordSale(db, sale, new Date(NOW.getTime() + index));
  return sales;
}

it('skips tasks that write mails without mail settings', async () => {
  const back = { kind: 'back', at: new Date(NOW.getTime() - 1), bookIds: ['b1'] };
  for (let index = 0; index < 60; index += 1) await db.doc(`tasks/back-${index}`).set(back);
  const sales = await record(3);
  const drainWithoutMails = () =>
    processTasks(db, { clock: () => NOW, log: (entry) => logged.push(entry), skipsMailTasks: true });
  expect(await drainWithoutMails()).toBe(false);
  expect(await readSales()).toEqual(sumOfSales(sales));
  expect(await namesIn('tasks')).toHaveLength(60);
});

describe('tasks', () => {
  it('are counted fifty at a time, oldest first, then deleted', async () => {
    const sales = await record(60);
    expect(await drain()).toBe(true);
    expect(await readSales()).toEqual(sumOfSales(sales.slice(0, 50)));
    expect(await drain()).toBe(false);
    expect(await readSales()).toEqual(sumOfSales(sales));
    expect(await namesIn('tasks')).toEqual([]);
    expect(await drain()).toBe(false);
  });

  it('are added to sales days, including those of earlier releases', async () => {
    const before = aSale(DAY, [anItem('a'), anItem('b')]);
    const { orders, cents, books: byBook, categories: byCategory } = before;
    await db.doc(`sales/${DAY}`).set({ zone: 'UTC', orders, cents, books: 2, byBook, byCategory });
    const sale = aSale(DAY, [anItem('b')], { zone: 'Europe/Berlin' });
    await recordSale(db, sale);
    await drain();
    expect(await readSales()).toEqual(sumOfSales([before, sale]));
    expect((await db.doc(`sales/${DAY}`).get()).get('zone')).toBe('Europe/Berlin');
  });

  it('cover at most eight sales days at a time', async () => {
    await record(20, 10);
    expect(await drain()).toBe(true);
    expect(await namesIn('sales')).toHaveLength(8);
    expect(await drain()).toBe(false);
    expect(await namesIn('sales')).toHaveLength(10);
  });

  it('update a book once despite parallel workers', async () => {
    const book = { ...aStoredBook(), shownCopies: 4 };
    await createBooksRepository(firebase.database).insert([book]);
    await db.doc(`stock/${book.id}`).set({ count: 1, changes: [] });
    const [at, bookIds] = [NOW, [book.id]];
    for (const order of ['a', 'b'])
      await db.doc(`tasks/${order}-1-availability`).set({ kind: 'availability', at, bookIds });
    await Promise.all([drainAll(), drainAll(), drainAll()]);
    expect((await db.doc(`books/${book.id}`).get()).data()).toMatchObject({ shownCopies: 1, available: true });
    expect([await namesIn('tasks'), await namesIn('tasksRefused'), logged]).toEqual([[], [], []]);
  });

  it('are counted once despite parallel workers', async () => {
    const sales = await record(70);
    const other = createFirebase(projectId);
    opened.push(other);
    const otherDb = await other.database();
    await Promise.all([drainAll(), drainAll(otherDb), drainAll(), drainAll(otherDb)]);
    expect(await namesIn('tasks')).toEqual([]);
    expect(await readSales()).toEqual(sumOfSales(sales));
  });

  it('are counted once despite a lost answer', async () => {
    const sales = await record(5);
    const { proxy, server, close } = await startInstanceBehindProxy(projectId);
    const faults = [{ kind: 'lostAnswer', breaks: 'stream' } as const];
    proxy.breakBy(chooseByRules([{ method: 'Commit', nth: 1, faults }], createRandom(1)));
    await drainAll(await server.firebase.database());
    expect(proxy.seen.faults.get('lostAnswer')).toBe(1);
    expect(await namesIn('tasks')).toEqual([]);
    expect(await readSales()).toEqual(sumOfSales(sales));
    await close();
  });

  it('remain if a commit fails, and the worker fails', async () => {
    await record(1);
    const { proxy, server, close } = await startInstanceBehindProxy(projectId);
    // PERMISSION_DENIED.
    proxy.breakBy(chooseByRules([{ method: 'Commit', faults: [{ kind: 'error', code: 7 }] }], createRandom(1)));
    await expect(drainAll(await server.firebase.database())).rejects.toThrow();
    expect(await namesIn('tasks')).toHaveLength(1);
    expect(await namesIn('tasksRefused')).toEqual([]);
    await close();
  });
});

describe('rejected tasks', () => {
  it('of an unknown kind are set aside and logged, without blocking others', async () => {
    const sales = await record(3);
    await db.doc('tasks/typed-in').set({ kind: 'sale', at: NOW, day: DAY, cents: 'a lot' });
    await drain();
    expect(await readSales()).toEqual(sumOfSales(sales));
    expect(await namesIn('tasks')).toEqual([]);
    const refused = (await db.doc('tasksRefused/typed-in').get()).data();
    expect(refused).toMatchObject({
      kind: 'sale',
      day: DAY,
      reason: expect.stringMatching(/^tasks\/typed-in is not as it should be: .*cents: /),
    });
    expect(refused?.refusedAt.toDate()).toEqual(NOW);
    expect(logged).toEqual([
      {
        severity: 'ERROR',
        message: expect.stringContaining('A task was refused. tasks/typed-in'),
        path: 'tasks/typed-in',
      },
    ]);
  });

  it('without a day or book do not block others', async () => {
    const sales = await record(2);
    await db.doc('tasks/no-day').set({ kind: 'sale', at: NOW, ...aSale('a/b', [anItem('a')]) });
    await db.doc('tasks/no-book').set({ kind: 'availability', at: NOW, bookIds: ['a/b'] });
    await drain();
    expect(await readSales()).toEqual(sumOfSales(sales));
    expect(await namesIn('tasksRefused')).toEqual(['no-book', 'no-day']);
  });

  it('of an invalid day are set aside, and other days are counted', async () => {
    await db.doc(`sales/${DAY}`).set({ zone: 'UTC', cents: 'a lot' });
    const [, ...others] = await record(3);
    await drain();
    expect(await readSales().catch(() => null)).toBeNull();
    await db.doc(`sales/${DAY}`).delete();
    expect(await readSales()).toEqual(sumOfSales(others));
    expect((await db.collection('tasksRefused').get()).docs.map((task) => task.get('reason'))).toEqual([
      expect.stringContaining(`sales/${DAY} is not as it should be: cents: `),
    ]);
    expect(await namesIn('tasks')).toEqual([]);
  });

  it('above the document size are set aside, and others are counted', async () => {
    const many = (letter: string) =>
      Object.fromEntries(
        Array.from({ length: 500 }, (_, index) => [`${index}${letter.repeat(1_200)}`, { books: 1, cents: 1 }]),
      );
    const first = aSale(DAY, [anItem('a')], { categories: many('a') });
    const second = aSale(DAY, [anItem('b')], { categories: many('b') });
    const third = aSale(DAY, [anItem('c')]);
    for (const [index, sale] of [first, second, third].entries())
      await recordSale(db, sale, new Date(NOW.getTime() + index));
    await drain();
    expect(await readSales()).toEqual(sumOfSales([first, third]));
    expect(await namesIn('tasksRefused')).toHaveLength(1);
    expect(await namesIn('tasks')).toEqual([]);
  });

  it('of an invalid book are set aside, without blocking others', async () => {
    const sales = await record(1);
    await db.doc('books/broken').set({ title: 7 });
    await db.doc('tasks/broken').set({ kind: 'availability', at: NOW, bookIds: ['broken'] });
    await db.doc('tasks/gone').set({ kind: 'availability', at: NOW, bookIds: ['gone'] });
    await drain();
    expect(await readSales()).toEqual(sumOfSales(sales));
    expect(await namesIn('tasks')).toEqual([]);
    expect((await db.doc('tasksRefused/broken').get()).data()).toMatchObject({
      kind: 'availability',
      reason: expect.stringContaining('books/broken is not as it should be'),
    });
    expect(await namesIn('tasksRefused')).toEqual(['broken']);
  });

  it("update a task's other books despite an invalid book or stock", async () => {
    const ids = ['good', 'odd-copies', 'odd-book'];
    await createBooksRepository(firebase.database).insert(ids.map((id) => ({ ...aStoredBook(), id, shownCopies: 3 })));
    for (const id of ids) await db.doc(`stock/${id}`).set({ count: 0, soldOutAt: NOW, changes: [] });
    await db.doc('books/odd-book').update({ title: 7 });
    await db.doc('stock/odd-copies').update({ count: 'many' });
    await db.doc('tasks/of-all').set({ kind: 'availability', at: NOW, bookIds: ids });
    await drainAll();
    expect((await db.doc('books/good').get()).get('shownCopies')).toBe(0);
    expect(await namesIn('tasks')).toEqual([]);
    expect((await db.doc('tasksRefused/of-all').get()).data()).toMatchObject({
      kind: 'availability',
      bookIds: expect.arrayContaining(['odd-copies', 'odd-book']),
      reason: expect.stringContaining('stock/odd-copies is not as it should be'),
    });
    expect(logged).toMatchObject([{ severity: 'ERROR', message: expect.stringContaining('books/odd-book') }]);
  });

  it('update more books than fit into one transaction', async () => {
    const long = 'x'.repeat(10_000);
    const books = Array.from({ length: 400 }, (_, index) => ({
      ...aStoredBook(),
      id: `long-${index}`,
      description: long,
      shownCopies: 3,
    }));
    await createBooksRepository(firebase.database).insert(books);
    for (const { id } of books) await db.doc(`stock/${id}`).set({ count: 0, soldOutAt: NOW, changes: [] });
    for (let first = 0; first < books.length; first += 100) {
      const bookIds = books.slice(first, first + 100).map(({ id }) => id);
      await db.doc(`tasks/${first}`).set({ kind: 'availability', at: NOW, bookIds });
    }
    await drainAll();
    expect(await namesIn('tasks')).toEqual([]);
    expect((await db.collection('books').where('shownCopies', '==', 0).count().get()).data().count).toBe(400);
  });
});
