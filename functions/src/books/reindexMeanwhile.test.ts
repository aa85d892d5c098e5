import { randomUUID } from 'node:crypto';
import { stockPaths } from '@bookstore/contract/api/paths';
import type { Firestore } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newAdmin, send } from '../../test/api.ts';
import { aStoredBook } from '../../test/factories.ts';
import { expectConsistentDatabase } from '../../test/invariants.ts';
import { startServer, type TestServer } from '../../test/server.ts';
import type { BooksRepository } from './books.repository.ts';

let server: TestServer;
let books: BooksRepository;
let db: Firestore;

beforeEach(async () => {
  server = await startServer(`demo-${randomUUID()}`);
  books = server.dependencies.booksRepository;
  db = await server.firebase.database();
});
afterEach(() => server.close());

const get = (path: string) => send(server.baseUrl, 'GET', path);
const totalOf = async (query = '') => (await get(`/api/books?limit=1${query}`)).headers.get('x-total-count');

async function reindexWhile(intrude: () => Promise<unknown>): Promise<void> {
  const run = db.runTransaction.bind(db);
  vi.spyOn(db, 'runTransaction').mockImplementationOnce(async (update) => {
    await intrude();
    return run(update);
  });
  await books.reindex();
}

describe('concurrent writes', () => {
  it('of a restore are counted', async () => {
    await books.insert([aStoredBook(), aStoredBook()]);
    const [stored] = (await db.collection('books').get()).docs;
    const { seq } = await books.readVersion();
    await reindexWhile(async () => {
      await db.doc('books/restored').set({ ...stored?.data(), changeSeq: 1 });
      await db.doc('meta/catalog').set({ era: 'of the restore', seq });
    });
    expect(await totalOf()).toBe('3');
  });

  it('of stock are counted', async () => {
    await books.insert([aStoredBook(), { ...aStoredBook(), id: 'last-copy' }]);
    const { token } = await newAdmin(server.baseUrl, server.firebase.database);
    const sellOut = () => send(server.baseUrl, 'PUT', stockPaths.stock('last-copy'), { token, body: { count: 0 } });
    await reindexWhile(sellOut);
    expect(await totalOf('&available=true')).toBe('1');
    await expectConsistentDatabase(db);
  });
});
