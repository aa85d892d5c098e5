import type { Book } from '@bookstore/contract/api/book';
import { apiPaths } from '@bookstore/contract/api/paths';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openApi, send, type TestAdmin, type TestApi } from '../../test/api.ts';
import { bookCalls } from '../../test/bookCalls.ts';
import { walkPages } from '../../test/bookPages.ts';
import { aBookBody, anOrderBody } from '../../test/factories.ts';
import { startServer } from '../../test/server.ts';
import type { LogEntry } from '../http/log.ts';
import { createBooksRepository } from './books.repository.ts';

let api: TestApi;
let admin: TestAdmin;
let good: Book;
let bad: Book;
let log: LogEntry[] = [];

beforeAll(async () => {
  api = await openApi({ log: (entry) => log.push(entry) });
});
afterAll(() => api.close());

const { list, edit, remove, restore } = bookCalls(() => ({ api, admin }));
const storedBook = async ({ _id }: Book) => (await api.db()).doc(`books/${_id}`);
const reported = ({ _id }: Book) =>
  log.filter(({ severity, path }) => severity === 'ERROR' && path === `books/${_id}`).map(({ message }) => message);

async function addTwoBooks() {
  admin = await api.newAdmin();
  good = await api.newBook(admin, { title: 'Good' });
  bad = await api.newBook(admin, { title: 'Bad', author: 'A. Uthor', coverImage: 'book-5.png' });
}

async function spoil(fields: Record<string, unknown>) {
  await addTwoBooks();
  await (await storedBook(bad)).update(fields);
  log = [];
}

const idsOf = (books: Book[]) => books.map(({ _id }) => _id);

describe('invalid book', () => {
  const fields = { category: 'poetry' };
  beforeEach(() => spoil(fields));

  it('is omitted from lists over REST and client, and reported', async () => {
    const instance = await startServer(api.projectId, { log: (entry) => log.push(entry) });
    const listed = (await send(instance.baseUrl, 'GET', '/api/books')).body as Book[];
    await instance.close();
    expect(idsOf(listed)).toContain(good._id);
    expect(idsOf(listed)).not.toContain(bad._id);
    expect(reported(bad)).toEqual([expect.stringContaining('category')]);
    expect(log.filter(({ severity }) => severity === 'WARNING')).toEqual([]);

    const errors: string[] = [];
    const repository = createBooksRepository(api.db, ({ path }) => errors.push(path));
    const { books } = await repository.readChanges(null);
    expect(books.map(({ id }) => id)).toContain(good._id);
    expect(errors).toContain(`books/${bad._id}`);
    expect(errors).not.toContain(`books/${good._id}`);
  });

  it('is omitted from pages, which stay full', async () => {
    const walked = await walkPages((path) => api.call('GET', path), '/api/books?sort=title&limit=2');
    expect(idsOf(walked.flat()).toSorted()).toEqual(idsOf(await list()).toSorted());
    for (const page of walked.slice(0, -1)) expect(page).toHaveLength(2);
    const byIds = await api.call('GET', `/api/books?ids=${bad._id},${good._id}`);
    expect(idsOf(byIds.body as Book[])).toEqual([good._id]);
    expect(reported(bad).length).toBeGreaterThan(0);
    expect(log.filter(({ severity }) => severity === 'WARNING')).toEqual([]);
  });

  it('answers 500 when requested or ordered, without leaving REST', async () => {
    expect((await api.call('GET', apiPaths.book(bad._id))).status).toBe(500);
    expect((await api.call('GET', apiPaths.book(good._id))).status).toBe(200);
    expect((await restore(bad._id)).status).toBe(500);
    const customer = await api.newCustomer();
    const order = { token: customer.token, body: anOrderBody(customer, [good, bad]) };
    expect((await api.call('POST', apiPaths.orders, order)).status).toBe(500);
    expect(log.some(({ message }) => message.includes('over REST failed'))).toBe(false);
  });

  it('is repaired by an edit that keeps readable fields', async () => {
    const { author: _author, coverImage: _cover, ...body } = aBookBody({ title: 'Repaired' });
    const reply = await edit(bad._id, body);
    expect(reply).toMatchObject({ status: 200, body: { author: 'A. Uthor', coverImage: 'book-5.png' } });
    expect((await api.call('GET', apiPaths.book(bad._id))).body).toEqual(reply.body);
    expect((await list()).find(({ _id }) => _id === bad._id)).toEqual(reply.body);
  });

  it('can be deleted and keeps its stored text', async () => {
    expect(await remove(bad._id)).toMatchObject({ status: 200, body: { _id: bad._id, author: 'A. Uthor' } });
    expect((await remove(bad._id)).status).toBe(404);
    expect((await edit(bad._id, aBookBody())).status).toBe(404);
    expect((await (await storedBook(bad)).get()).data()).toMatchObject(fields);
  });
});

it("leaves all instances' lists when a change makes it invalid", async () => {
  await addTwoBooks();
  expect(idsOf(await list())).toContain(bad._id);
  const { seq } = await createBooksRepository(api.db).readVersion();
  await (await storedBook(bad)).update({ category: 'poetry', changeSeq: seq + 1 });
  await edit(good._id, aBookBody({ title: 'Edited' }));
  const listed = await list();
  expect(listed.find(({ _id }) => _id === good._id)?.title).toBe('Edited');
  expect(idsOf(listed)).not.toContain(bad._id);
});
