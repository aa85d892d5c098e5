import type { Book } from '@bookstore/contract/api/book';
import type { Order } from '@bookstore/contract/api/order';
import { apiPaths, stockPaths } from '@bookstore/contract/api/paths';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openApi, type TestAdmin, type TestApi } from './api.ts';
import type { TestCustomer } from './customers.ts';
import { anOrderBody } from './factories.ts';
import { ADMIN_CHECK, type Costs, countCosts } from './firestoreCosts.ts';

let api: TestApi;
let admin: TestAdmin;
let customer: TestCustomer;
let books: Book[];
let counter: ReturnType<typeof countCosts>;

beforeAll(async () => {
  api = await openApi();
  counter = countCosts(await api.db(), api.projectId);
});
beforeEach(async () => {
  admin = await api.newAdmin();
  customer = await api.newCustomer();
  books = [await api.newBook(admin), await api.newBook(admin)];
});
afterAll(async () => {
  counter.stop();
  await api.close();
});

const asAdmin = (method: string, path: string, body?: unknown) => api.call(method, path, { token: admin.token, body });
const setCount = (book: Book | undefined, count: number | null) =>
  asAdmin('PUT', stockPaths.stock(book?._id ?? ''), { count });

const RATE_LIMIT = 1;
/** The version and the titles; and the book. */
const CATALOGUE = { reads: 2, writes: 3 };

const plus = ({ aggregations, ...cost }: Costs, reads: number, writes: number): Costs => ({
  reads: cost.reads + reads,
  writes: cost.writes + writes,
  aggregations,
});

/** What an order of some books costs, and then what its cancelling costs. */
async function costsOfOrder(wanted: Book[]): Promise<{ placing: Costs; cancelling: Costs }> {
  let id = '';
  const placing = await counter.of(async () => {
    const body = anOrderBody(customer, wanted);
    const reply = await api.call('POST', '/api/orders', { token: customer.token, body });
    expect(reply.status).toBe(201);
    id = (reply.body as Order)._id;
  });
  const cancel = () => api.call('POST', apiPaths.cancelOrder(id), { token: customer.token });
  return { placing, cancelling: await counter.of(cancel) };
}

describe('counts', () => {
  it('counting copies costs two reads, a write and a line of the log, and a change of the catalogue where visitors see another thing', async () => {
    const cost = { reads: ADMIN_CHECK + RATE_LIMIT + 2, writes: RATE_LIMIT + 2, aggregations: 0 };
    const ofCatalogue = plus(cost, CATALOGUE.reads, CATALOGUE.writes);
    expect(await counter.of(() => setCount(books[0], 10))).toEqual(ofCatalogue);
    expect(await counter.of(() => setCount(books[0], 9))).toEqual(cost);
    expect(await counter.of(() => setCount(books[0], 9))).toEqual(plus(cost, 0, -1));
    expect(await counter.of(() => setCount(books[0], null))).toEqual(ofCatalogue);
  });

  it('counting copies costs one read for each book whose count is asked for', async () => {
    const path = stockPaths.counts(books.map(({ _id }) => _id));
    const cost = { reads: ADMIN_CHECK + books.length, writes: 0, aggregations: 0 };
    expect(await counter.of(() => asAdmin('GET', path))).toEqual(cost);
  });

  it('counting copies costs two reads for each book of a page of those with the fewest, and for the one that tells of a next', async () => {
    const counted = books.slice(0, 2);
    for (const book of counted) await setCount(book, 90_000);
    const page = (limit: number) => counter.of(() => asAdmin('GET', apiPaths.adminBooks({ minCopies: 90_000, limit })));
    expect((await page(1)).reads).toBe(ADMIN_CHECK + 2 * 2);
    expect((await page(5)).reads).toBe(ADMIN_CHECK + 2 * counted.length);
    for (const book of counted) await setCount(book, null);
  });
});

describe('orders', () => {
  it('an order of counted books costs one read and one write more for each, and so does its cancelling', async () => {
    const free = await costsOfOrder(books);
    for (const book of books) await setCount(book, 10);
    for (const what of ['first', 'next']) {
      const counted = await costsOfOrder(books);
      expect(counted.placing, what).toEqual(plus(free.placing, 2, 2));
      expect(counted.cancelling, what).toEqual(plus(free.cancelling, 2, 2));
    }
  });

  it('an order of counted books costs a task more where visitors see another thing then, and leaves the catalogue to it', async () => {
    const wanted = books.slice(0, 1);
    const free = await costsOfOrder(wanted);
    await setCount(books[0], 1);
    const { placing, cancelling } = await costsOfOrder(wanted);
    expect(placing).toEqual(plus(free.placing, 1, 2));
    expect(cancelling).toEqual(plus(free.cancelling, 1, 2));
  });
});
