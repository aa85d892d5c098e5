import { randomUUID } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aStoredBook } from '../../../test/factories.ts';
import { expectConsistentDatabase } from '../../../test/invariants.ts';
import { startServer, type TestServer } from '../../../test/server.ts';
import type { BooksRepository } from '../books.repository.ts';

let servers: TestServer[];
let repositories: BooksRepository[];
let db: Firestore;

async function startInstances(count: number): Promise<void> {
  const shop = `demo-${randomUUID()}`;
  servers = await Promise.all(Array.from({ length: count }, () => startServer(shop)));
  repositories = servers.map(({ dependencies }) => dependencies.booksRepository);
  [db] = (await Promise.all(servers.map(({ firebase }) => firebase.database()))) as [Firestore];
}

beforeEach(() => startInstances(5));
afterEach(() => Promise.all(servers.map((server) => server.close())));

const idsInOrder = async () => (await db.collection('books').orderBy('changeSeq').get()).docs.map(({ id }) => id);

function afterVersionWasRead(intrude: () => Promise<unknown>): void {
  const getAll = db.getAll.bind(db);
  vi.spyOn(db, 'getAll').mockImplementationOnce(async (...references) => {
    const documents = await getAll(...references);
    await intrude();
    return documents;
  });
}

describe('catalogueChanges', () => {
  it('keeps both changes without waiting for the other instance', async () => {
    const [slow, quick] = repositories as [BooksRepository, BooksRepository];
    await slow.insert([{ ...aStoredBook(), id: 'first' }]);
    const order: string[] = [];
    afterVersionWasRead(async () => {
      await quick.insert([{ ...aStoredBook(), id: 'quick' }]);
      order.push('quick');
    });
    await slow.insert([{ ...aStoredBook(), id: 'slow' }]);
    order.push('slow');
    expect(order).toEqual(['quick', 'slow']);
    expect(await idsInOrder()).toEqual(['first', 'quick', 'slow']);
    expect(await slow.readVersion()).toMatchObject({ seq: 3 });
    await expectConsistentDatabase(db);
  });

  it('counts the first books added by several instances at once', async () => {
    const additions = repositories.flatMap((books) => Array.from({ length: 4 }, () => books.insert([aStoredBook()])));
    const added = (await Promise.all(additions)).flat();
    expect(new Set(await idsInOrder())).toEqual(new Set(added.map(({ id }) => id)));
    expect(await repositories[0]?.readVersion()).toMatchObject({ seq: 20 });
    await expectConsistentDatabase(db);
  });

  it('clears unknown counts of another release', async () => {
    const [books] = repositories as [BooksRepository];
    await books.insert([aStoredBook()]);
    await db.doc('meta/catalog').update({ form: 1 });
    await books.insert([aStoredBook()]);
    expect((await db.doc('meta/catalog').get()).data()).toMatchObject({ seq: 2, form: null, counts: null });
  });
});
