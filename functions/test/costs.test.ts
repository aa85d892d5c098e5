import { randomUUID } from 'node:crypto';
import type { Book } from '@bookstore/contract/api/book';
import type { BookCover } from '@bookstore/contract/api/cover';
import type { Order } from '@bookstore/contract/api/order';
import { apiPaths, coverPath, coverUploadPath, customerPaths, stockPaths } from '@bookstore/contract/api/paths';
import { salesPath } from '@bookstore/contract/api/salesRanges';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBooksRepository } from '../src/books/books.repository.ts';
import { type CallOptions, openApi, type TestAdmin, type TestApi } from './api.ts';
import { aNewPicture } from './coverCalls.ts';
import { anIdToken, type TestCustomer } from './customers.ts';
import { aBookBody, aDetailsBody, anOrderBody, aStoredBook } from './factories.ts';
import { ADMIN_CHECK, countCosts, NOTHING } from './firestoreCosts.ts';

let api: TestApi;
let admin: TestAdmin;
let customer: TestCustomer;
let books: Book[];
let counter: ReturnType<typeof countCosts>;

beforeAll(async () => {
  api = await openApi({ clock: () => new Date('2026-05-20T12:00:00Z') });
  admin = await api.newAdmin();
  customer = await api.newCustomer();
  books = [await api.newBook(admin), await api.newBook(admin)];
  counter = countCosts(await api.db(), api.projectId);
});
afterAll(async () => {
  counter.stop();
  await api.close();
});

type Call = () => ReturnType<TestApi['call']>;

const visit = (path: string, options?: CallOptions) => () => api.call('GET', path, options);
const asAdmin = (method: string, path: string, body?: unknown) => api.call(method, path, { token: admin.token, body });
const asCustomer = (method: string, path: string, body?: unknown) =>
  api.call(method, path, { token: customer.token, body });

const changeCatalogue = async () =>
  createBooksRepository(api.db).insert([{ ...aStoredBook(), category: 'technology', createdAt: new Date(0) }]);

const etagOf = async (path: string) => (await api.call('GET', path)).headers.get('etag') ?? '';

async function anOrderCall(fields = {}, key = randomUUID()): Promise<Call> {
  await asCustomer('PUT', apiPaths.delivery(key), { street: 'Mill Lane 1' });
  const body = anOrderBody(customer, books, fields);
  const headers = { 'Idempotency-Key': key };
  return () => api.call('POST', apiPaths.orders, { token: customer.token, body, headers });
}

async function aPlacedOrder(): Promise<string> {
  return ((await (await anOrderCall())()).body as Order)._id;
}

const countStock = (count: number | null) =>
  Promise.all(books.map(({ _id }) => asAdmin('PUT', stockPaths.stock(_id), { count })));

interface Case {
  call: string;
  prepare: () => Promise<Call>;
  reads: number;
  writes?: number;
  aggregations?: number;
}

/** Read by every call that lists books. */
const VERSION = 1;
const RATE_LIMIT = 1;
const MAILS = 2;
const TASKS = 1;

// E29
const CASES: Case[] = [
  {
    call: 'a page of books after a change',
    prepare: async () => {
      await changeCatalogue();
      return visit('/api/books?category=fiction&limit=1');
    },
    reads: VERSION + 2,
  },
  {
    call: 'the same page on the website, when the API has read it',
    prepare: async () => {
      await changeCatalogue();
      await api.call('GET', '/api/books?limit=24&category=fiction&sort=newest');
      return visit('/books?category=fiction');
    },
    reads: VERSION,
  },
  {
    call: 'a page of books that the caller has, on an instance that has not read it',
    prepare: async () => {
      await changeCatalogue();
      const etag = await etagOf('/api/books?limit=1');
      return visit('/api/books?limit=9', { headers: { 'If-None-Match': etag } });
    },
    reads: VERSION,
  },
  { call: 'counts by category', prepare: async () => visit('/api/books/counts'), reads: 1 },
  { call: 'a book', prepare: async () => visit(apiPaths.book(books[0]?._id ?? '')), reads: 1 },
  { call: 'an invalid book id', prepare: async () => visit('/api/books/a%2Fb'), reads: 0 },
  { call: 'an invalid query', prepare: async () => visit('/api/books?after=x'), reads: 0 },
  { call: 'an invalid page on the website', prepare: async () => visit('/books?after=x'), reads: 0 },
  {
    call: 'an edited book: with its log entry, version, titles and rate limit',
    prepare: async () => () => asAdmin('PUT', `/api/books/edit/${books[0]?._id}`, aBookBody()),
    reads: ADMIN_CHECK + 3 + RATE_LIMIT,
    writes: 4 + RATE_LIMIT,
  },
  {
    call: 'an uploaded cover',
    prepare: async () => () => api.call('POST', coverUploadPath(), { token: admin.token, picture: aNewPicture() }),
    reads: ADMIN_CHECK + 1 + RATE_LIMIT,
    writes: 1 + RATE_LIMIT,
  },
  {
    call: 'a cover',
    prepare: async () => {
      const { body } = await api.call('POST', coverUploadPath(), { token: admin.token, picture: aNewPicture() });
      return visit(coverPath(body as BookCover));
    },
    reads: 1,
  },
  { call: 'an invalid cover name', prepare: async () => visit('/api/covers/x.webp'), reads: 0 },
  { call: 'an order', prepare: anOrderCall, reads: 2 + 4, writes: 5 + MAILS },
  {
    call: 'the same order again',
    prepare: async () => {
      const place = await anOrderCall();
      await place();
      return place;
    },
    reads: 3,
  },
  { call: 'an order with a wrong total', prepare: async () => anOrderCall({ totalPrice: 1 }), reads: 2 + 4 },
  {
    call: 'an order of tracked books: one extra read and write for each',
    prepare: async () => {
      await countStock(10);
      return anOrderCall();
    },
    reads: 2 + 4 + 2,
    writes: 5 + MAILS + 2,
  },
  {
    call: 'a stock level that changes nothing for visitors',
    prepare: async () => {
      await countStock(10);
      return () => asAdmin('PUT', stockPaths.stock(books[0]?._id ?? ''), { count: 9 });
    },
    reads: ADMIN_CHECK + 2 + RATE_LIMIT,
    writes: 2 + RATE_LIMIT,
  },
  {
    call: 'an order in the dashboard',
    prepare: async () => {
      await countStock(null);
      const id = await aPlacedOrder();
      return () => asAdmin('GET', apiPaths.order(id));
    },
    reads: ADMIN_CHECK + 3 + MAILS,
  },
  {
    call: 'a packed order',
    prepare: async () => {
      const id = await aPlacedOrder();
      return () => asAdmin('PATCH', apiPaths.order(id), { status: 'packed' });
    },
    reads: ADMIN_CHECK + 2 + MAILS,
    // Order, street, mail and log entry.
    writes: 4,
  },
  {
    call: 'an order found by its number',
    prepare: async () => {
      const id = await aPlacedOrder();
      return () => asAdmin('GET', `${apiPaths.orders}?q=${id}`);
    },
    reads: ADMIN_CHECK + 2,
  },
  {
    call: 'statistics',
    prepare: async () => {
      await api.settle();
      return () => asAdmin('GET', '/api/admin');
    },
    reads: ADMIN_CHECK + TASKS,
    aggregations: 4,
  },
  {
    call: 'the day of the bookseller',
    prepare: async () => {
      await api.settle();
      return () => asAdmin('GET', apiPaths.today);
    },
    reads: ADMIN_CHECK + 5 + TASKS,
    aggregations: 14,
  },
  {
    call: 'sales of a month',
    prepare: async () => {
      await api.settle();
      return () => asAdmin('GET', salesPath({ from: '2026-05-01', to: '2026-05-31', by: 'day' }));
    },
    // One day with orders and its best-selling titles.
    reads: ADMIN_CHECK + 2 * TASKS + 1 + 2,
  },
  {
    call: 'saved delivery details',
    prepare: async () => () => asCustomer('PUT', customerPaths.details, aDetailsBody()),
    reads: RATE_LIMIT,
    writes: 1 + RATE_LIMIT,
  },
  {
    call: 'a wish list',
    prepare: async () => {
      const ETag = (await asCustomer('GET', customerPaths.wishes)).headers.get('etag') ?? '';
      const body = { ids: [books[0]?._id] };
      return () =>
        api.call('PUT', customerPaths.wishes, { token: customer.token, body, headers: { 'If-Match': ETag } });
    },
    reads: 1 + RATE_LIMIT,
    writes: 1 + RATE_LIMIT,
  },
  {
    call: 'the export of a confirmed customer with two orders and an unused street',
    prepare: async () => {
      const { uid, email } = await api.newCustomer();
      const token = anIdToken(api.projectId, { sub: uid, email, email_verified: true });
      for (let count = 0; count < 2; count += 1) {
        const key = randomUUID();
        await api.call('PUT', apiPaths.delivery(key), { token, body: { street: 'Mill Lane 1' } });
        const body = anOrderBody({ email }, books);
        await api.call('POST', apiPaths.orders, { token, body, headers: { 'Idempotency-Key': key } });
      }
      await api.call('PUT', apiPaths.delivery(randomUUID()), { token, body: { street: 'Mill Lane 2' } });
      await api.settle();
      return visit(customerPaths.export, { token });
    },
    reads: 7 * 2 + 2 + 5,
    writes: RATE_LIMIT,
  },
  { call: 'an unknown address', prepare: async () => visit('/api/unknown'), reads: 0 },
  { call: 'an admin call without a token', prepare: async () => visit('/api/admin'), reads: 0 },
  {
    call: 'an admin call with a forged token',
    prepare: async () => visit('/api/admin', { token: admin.token.slice(0, -2) }),
    reads: 0,
  },
  {
    call: 'an admin call of a customer',
    prepare: async () => visit('/api/admin', { token: customer.token }),
    reads: 0,
  },
  {
    call: 'a failed login of an admin: a read and a write for each of three limits',
    prepare: async () => () =>
      api.call('POST', apiPaths.adminLogin, { body: { username: randomUUID(), password: 'wrong' } }),
    reads: 3 + 1,
    writes: 3,
  },
];

describe('Firestore costs', () => {
  it.each(CASES)('of $call', async ({ prepare, reads, writes = 0, aggregations = 0 }) => {
    const call = await prepare();
    expect(await counter.of(call)).toEqual({ reads, writes, aggregations });
  });

  it('grow neither with the catalogue nor with the number of orders', async () => {
    await createBooksRepository(api.db).insert(Array.from({ length: 300 }, aStoredBook));
    const page = visit('/api/books?limit=5');
    expect(await counter.of(page)).toEqual({ ...NOTHING, reads: VERSION + 6 });
    expect((await counter.of(visit('/api/books?limit=24&q=stored'))).reads).toBeLessThanOrEqual(100);
    await api.call('GET', '/api/books');
    expect(await counter.of(visit('/api/books'))).toEqual({ ...NOTHING, reads: VERSION });
  });

  it('are shared by concurrent callers', async () => {
    const together = () => Promise.all(Array.from({ length: 50 }, () => api.call('GET', '/api/books?limit=7')));
    // Opens the connections.
    await together();
    await changeCatalogue();
    expect((await counter.of(together)).reads).toBeLessThan(25 + 8);
  });
});
