import type { Book } from '@bookstore/contract/api/book';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openApi, send, type TestAdmin, type TestApi } from '../../../test/api.ts';
import { aBookBody, aStoredBook } from '../../../test/factories.ts';
import { startServer, type TestServer } from '../../../test/server.ts';
import { createBooksRepository } from '../books.repository.ts';
import { createCatalogue } from './catalogue.ts';
import type { CatalogueReads } from './catalogueReads.ts';

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
  it('two instances show each other every change as soon as it was answered', async () => {
    await listElsewhere();
    const book = await api.newBook(admin);
    expect(await listElsewhere()).toContainEqual(book);
    await edit(book._id, 'Edited');
    expect((await listElsewhere()).find(({ _id }) => _id === book._id)?.title).toBe('Edited');
    await api.call('DELETE', `/api/books/${book._id}`, { token: admin.token });
    expect((await listElsewhere()).map(({ _id }) => _id)).not.toContain(book._id);
    await api.call('POST', `/api/books/${book._id}/restore`, { token: admin.token });
    expect((await listElsewhere()).map(({ _id }) => _id)).toContain(book._id);
  });

  it('two instances give the same state the same tag and the same bytes', async () => {
    await api.newBook(admin);
    const here = await api.call('GET', '/api/books');
    const there = await send(otherInstance.baseUrl, 'GET', '/api/books');
    expect(there.headers.get('etag')).toBe(here.headers.get('etag'));
    expect(there.text).toBe(here.text);
  });

  it('two instances never answer a list older than a change that was answered before, however many read and write', async () => {
    const book = await api.newBook(admin);
    let answered = 0;
    const writing = (async () => {
      for (let edition = 1; edition <= 15; edition += 1) {
        await edit(book._id, `Edition ${edition}`);
        answered = edition;
      }
    })();
    const read = async (baseUrl: string | null) => {
      while (answered < 15) {
        const known = answered;
        const list = baseUrl ? await listElsewhere() : ((await api.call('GET', '/api/books')).body as Book[]);
        const title = list.find(({ _id }) => _id === book._id)?.title ?? '';
        expect(Number(title.replace('Edition ', '')) || 0).toBeGreaterThanOrEqual(known);
      }
    };
    await Promise.all([writing, read(null), read(null), read(otherInstance.baseUrl), read(otherInstance.baseUrl)]);
  });

  it('two instances notice that the data was wiped and begun anew', async () => {
    await api.newBook(admin, { title: 'Before' });
    await listElsewhere();
    const db = await api.db();
    for (const collection of ['books', 'meta']) await db.recursiveDelete(db.collection(collection));
    expect(await listElsewhere()).toEqual([]);
    await api.newBook(admin, { title: 'After' });
    expect((await listElsewhere()).map(({ title }) => title)).toEqual(['After']);
  });
});

describe('listing', () => {
  /** The repository of a running shop, with its reads counted. */
  async function aCountedRepository() {
    const repository = createBooksRepository(api.db);
    const reads = { version: 0, changes: [] as number[] };
    const counted: CatalogueReads = {
      ...repository,
      readVersion() {
        reads.version += 1;
        return repository.readVersion();
      },
      async readChanges(since) {
        const changes = await repository.readChanges(since);
        reads.changes.push(changes.books.length);
        return changes;
      },
    };
    return { catalogue: createCatalogue(counted), repository, reads };
  }

  it('the list in memory reads the version only while nothing changes, and shares even that among calls at the same time', async () => {
    const { catalogue, reads } = await aCountedRepository();
    await catalogue.list();
    expect(reads).toMatchObject({ version: 0, changes: [expect.any(Number)] });
    await catalogue.list();
    expect(reads.version).toBe(1);
    await Promise.all(Array.from({ length: 50 }, () => catalogue.list()));
    expect(reads.version).toBe(3);
    expect(reads.changes).toHaveLength(1);
  });

  it('the list in memory reads again only the books that have changed', async () => {
    const { catalogue, repository, reads } = await aCountedRepository();
    const first = aStoredBook();
    await repository.insert([first, ...Array.from({ length: 4 }, aStoredBook)]);
    await catalogue.list();
    await repository.update(first.id, () => ({ ...first, deletedAt: new Date() }), { by: 'admin' });
    await catalogue.list();
    expect(reads.changes.at(-1)).toBe(1);
  });

  it('the list in memory has books of one moment in the order of their ids, those too that come while it is kept', async () => {
    const { catalogue, repository } = await aCountedRepository();
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
