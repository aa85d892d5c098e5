import type { Book } from '@bookstore/contract/api/book';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openApi, send, type TestAdmin, type TestApi } from '../../../test/api.ts';
import { aBookBody, aStoredBook } from '../../../test/factories.ts';
import { startServer, type TestServer } from '../../../test/server.ts';
import { createBooksRepository } from '../books.repository.ts';
import { createCatalogue } from './catalogue.ts';

let api: TestApi;
let admin: TestAdmin;
let otherInstance: TestServer;

beforeAll(async () => {
  api = await openApi();
  otherInstance = await startServer(api.projectId);
});
beforeEach(async () => {
  admin = await api.newAdmin();
});
afterAll(() => Promise.all([api.close(), otherInstance.close()]));

const listElsewhere = async () => (await send(otherInstance.baseUrl, 'GET', '/api/books')).body as Book[];
const edit = (id: string, title: string) =>
  api.call('PUT', `/api/books/edit/${id}`, { token: admin.token, body: aBookBody({ title }) });

describe('two instances', () => {
  it('never answer a list older than an answered change', async () => {
    const book = await api.newBook(admin);
    let answered = 0;
    const writing = (async () => {
      for (let edition = 1; edition <= 8; edition += 1) {
        await edit(book._id, `Edition ${edition}`);
        answered = edition;
      }
    })();
    const read = async (baseUrl: string | null) => {
      while (answered < 8) {
        const known = answered;
        const list = baseUrl ? await listElsewhere() : ((await api.call('GET', '/api/books')).body as Book[]);
        const title = list.find(({ _id }) => _id === book._id)?.title ?? '';
        expect(Number(title.replace('Edition ', '')) || 0).toBeGreaterThanOrEqual(known);
      }
    };
    await Promise.all([writing, read(null), read(null), read(otherInstance.baseUrl), read(otherInstance.baseUrl)]);
  });

  it('notice wiped and reseeded data', async () => {
    await api.newBook(admin, { title: 'Before' });
    await listElsewhere();
    const db = await api.db();
    for (const collection of ['books', 'meta']) await db.recursiveDelete(db.collection(collection));
    expect(await listElsewhere()).toEqual([]);
    await api.newBook(admin, { title: 'After' });
    expect((await listElsewhere()).map(({ title }) => title)).toEqual(['After']);
  });
});

describe('cached list', () => {
  it('is one snapshot by id, including books added later', async () => {
    const repository = createBooksRepository(api.db);
    const catalogue = createCatalogue(repository);
    const createdAt = new Date('2020-02-03T04:05:06.007Z');
    const ids = ['one-moment-b', 'one-moment-d', 'one-moment-a', 'one-moment-c'];
    for (const id of ids) {
      await repository.insert([{ ...aStoredBook(), id, createdAt }]);
      await catalogue.list();
    }
    const listed = (await catalogue.list()).books.map(({ _id }) => _id);
    expect(listed.filter((id) => ids.includes(id))).toEqual(ids.toSorted());
  });
});
