import { randomUUID } from 'node:crypto';
import { LIMITS } from '@bookstore/contract/limits';
import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { aStoredBook } from '../../../test/factories.ts';
import { createFirebase, type Firebase } from '../../firestore/firebase.ts';
import { createBooksRepository } from '../books.repository.ts';
import { createFindStockedBooks, type FindStockedBooks } from './stockedBooks.repository.ts';

const opened: Firebase[] = [];
let db: Firestore;
let find: FindStockedBooks;
let insert: (count: number, book?: object) => Promise<string>;
let reported: string[];

beforeEach(async () => {
  const firebase = createFirebase(`demo-${randomUUID()}`);
  opened.push(firebase);
  db = await firebase.database();
  const books = createBooksRepository(firebase.database);
  reported = [];
  find = createFindStockedBooks(firebase.database, ({ path }) => reported.push(path));
  insert = async (count, details = {}) => {
    const book = { ...aStoredBook(), ...details };
    await books.insert([book]);
    await db.doc(`stock/${book.id}`).set({ count, changes: [] });
    return book.id;
  };
});
afterAll(() => Promise.all(opened.map((one) => one.close())));

const deleted = { deletedAt: new Date() };
async function insertGone(howMany: number, count: number): Promise<void> {
  const batch = db.bulkWriter();
  for (let index = 0; index < howMany; index += 1)
    void batch.create(db.doc(`stock/gone-${count}-${String(index).padStart(3, '0')}`), { count, changes: [] });
  await batch.close();
}
async function page(limit: number, after?: string | null) {
  const { books, next } = await find({ limit, ...(after && { after }) });
  return { ids: books.map(({ _id }) => _id), next };
}

describe('findStockedBooks', () => {
  it('fills pages without deleted books until the last page', async () => {
    const first = await insert(0);
    await insert(1, deleted);
    await insert(2, deleted);
    const last = await insert(3);
    const one = await page(1);
    const two = await page(1, one.next);
    expect([one.ids, two]).toEqual([[first], { ids: [last], next: null }]);
    expect(await page(2)).toEqual({ ids: [first, last], next: null });
  });

  it('returns an empty page without tracked books', async () => {
    expect(await page(24)).toEqual({ ids: [], next: null });
  });

  it('stops after many deleted books, and continues on the next page', async () => {
    await insertGone(LIMITS.stockedBooksRead - 1, 0);
    const [last, next] = [await insert(5), await insert(6)];
    // Each query reads one more than the page: five queries reach the limit.
    const cut = await page(99);
    expect(cut).toEqual({ ids: [last], next: expect.any(String) });
    expect(await page(99, cut.next)).toEqual({ ids: [next], next: null });
  });

  it('continues while reads remain', async () => {
    await insertGone(LIMITS.stockedBooksRead - 100, 0);
    const book = await insert(5);
    expect(await page(99)).toEqual({ ids: [book], next: null });
  });

  it('omits and reports an invalid book of the page', async () => {
    const [first, second, broken, whole] = [await insert(0), await insert(1), await insert(2), await insert(3)];
    await db.doc(`books/${broken}`).update({ title: 7 });
    expect((await page(1)).ids).toEqual([first]);
    // Books after a full page are not read.
    expect(reported).toEqual([]);
    expect(await page(24)).toEqual({ ids: [first, second, whole], next: null });
    expect(reported).toEqual([`books/${broken}`]);
  });
});
