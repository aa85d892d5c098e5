import { randomUUID } from 'node:crypto';
import type { Book } from '@bookstore/contract/api/book';
import type { BookCover } from '@bookstore/contract/api/cover';
import type { Order } from '@bookstore/contract/api/order';
import {
  apiPaths,
  coverPath,
  coverUploadPath,
  customerPaths,
  factorPaths,
  stockPaths,
} from '@bookstore/contract/api/paths';
import { BEST_SELLER_DAYS } from '@bookstore/contract/api/sales';
import { addDays, dayOf } from '@bookstore/contract/days';
import { expect } from 'vitest';
import { excerptHashOf } from '../src/books/bookRecord.ts';
import { createBooksRepository } from '../src/books/books.repository.ts';
import { BEST_SELLERS_PATH } from '../src/sales/bestSellers.ts';
import { openApi, type Reply, send, type TestAdmin, type TestApi } from './api.ts';
import { aNewPicture } from './coverCalls.ts';
import { anIdToken, type TestCustomer } from './customers.ts';
import { aDetailsBody, anOrderBody, aStoredBook } from './factories.ts';
import { anItem, aSale, recordSale } from './salesCalls.ts';

/** More than the largest page. */
const BOOKS = 130;
/** Of ordinary length: a page of 24 is as large as the sample shop's. */
const DESCRIPTION = 'x'.repeat(376);
const EXCERPT = 'x'.repeat(6_000);
const PUBLISHER = 'Ninth Street Press';

/** The shop that strangers ask, as it stands between what is measured. */
export interface StrangersShop {
  api: TestApi;
  admin: TestAdmin;
  books: Book[];
  /** Sends to the instance that is measured, as somebody behind the CDN. */
  ask: (method: string, path: string, options?: { token?: string; body?: unknown; key?: string }) => Promise<Reply>;
}

/** @param instance answers the address of the one that is measured. */
export async function openStrangersShop(instance: () => string): Promise<StrangersShop> {
  const api = await openApi();
  const admin = await api.newAdmin();
  const stored = Array.from({ length: BOOKS }, () => ({
    ...aStoredBook(),
    title: 'A common engine',
    description: DESCRIPTION,
    series: { name: 'Roads', number: '' },
    contributors: [{ name: 'Ann Lee', role: 'B06' }],
  }));
  const first = stored
    .slice(0, 1)
    .map((book) => ({ ...book, excerpt: EXCERPT, excerptHash: excerptHashOf(EXCERPT), publisher: PUBLISHER }));
  await createBooksRepository(api.db).insert([...first, ...stored.slice(1)]);
  const books = (await api.call('GET', apiPaths.books)).body as Book[];
  return {
    api,
    admin,
    books,
    ask: (method, path, { key, ...options } = {}) =>
      send(instance(), method, path, {
        ...options,
        headers: { 'X-Forwarded-For': '203.0.113.1, 151.101.0.1', ...(key && { 'Idempotency-Key': key }) },
      }),
  };
}

/** What is there before a call is measured, and the dearest that the call can be. */
type Scenario = (shop: StrangersShop, size: number) => Promise<() => Promise<Reply>>;

async function aCustomer({ api }: StrangersShop): Promise<TestCustomer> {
  return api.newCustomer();
}

const visit =
  (path: string): Scenario =>
  async (shop) =>
  () =>
    shop.ask('GET', path);

/** The last copies of as many books: an order of them changes what visitors see of each. */
async function lastCopies({ api, admin, books }: StrangersShop, size: number): Promise<Book[]> {
  const wanted = books.slice(0, size);
  for (const { _id } of wanted)
    await api.call('PUT', stockPaths.stock(_id), { token: admin.token, body: { count: 1 } });
  return wanted;
}

/** Every book on each of the last days, and nobody has counted that yet. */
async function sellEachDay({ api, books }: StrangersShop): Promise<void> {
  const db = await api.db();
  const today = dayOf(new Date(), 'UTC');
  const items = books.map(({ _id }) => anItem(_id));
  for (let ago = 0; ago < BEST_SELLER_DAYS; ago += 1) await recordSale(db, aSale(addDays(today, -ago), items));
  await api.settle();
  await db.doc(BEST_SELLERS_PATH).delete();
}

/** Under a key, with a street, of the last copies. */
async function anOrder(shop: StrangersShop, customer: TestCustomer, size: number) {
  const { api } = shop;
  const { token } = customer;
  const key = randomUUID();
  await api.call('PUT', apiPaths.delivery(key), { token, body: { street: 'Mill Lane 1' } });
  const body = anOrderBody(customer, await lastCopies(shop, size));
  return { token, key, body };
}

async function placed(shop: StrangersShop, customer: TestCustomer, size: number): Promise<string> {
  const { token, key, body } = await anOrder(shop, customer, size);
  const headers = { 'Idempotency-Key': key };
  const reply = await shop.api.call('POST', apiPaths.orders, { token, body, headers });
  expect(reply.status).toBe(201);
  return (reply.body as Order)._id;
}

/** A customer who has placed as many orders. @param hasEnded of whom nothing is on its way. */
async function aBuyer(shop: StrangersShop, orders: number, hasEnded: boolean): Promise<TestCustomer> {
  const customer = await aCustomer(shop);
  await shop.api.call('PUT', customerPaths.details, { token: customer.token, body: aDetailsBody() });
  for (let count = 0; count < orders; count += 1) {
    const id = await placed(shop, customer, 1);
    if (hasEnded) await shop.api.call('POST', apiPaths.cancelOrder(id), { token: customer.token });
  }
  return customer;
}

async function issueInvoice({ api, admin: { token } }: StrangersShop, id: string): Promise<void> {
  await api.call('PATCH', apiPaths.order(id), { token, body: { status: 'packed' } });
  expect((await api.call('POST', apiPaths.orderInvoice(id), { token })).status).toBe(201);
}

const asCustomer =
  (method: string, path: string, body?: unknown): Scenario =>
  async (shop) => {
    const { token } = await aCustomer(shop);
    return () => shop.ask(method, path, { token, body });
  };

const withExcerpt = ({ books }: StrangersShop) => books.find(({ hasExcerpt }) => hasExcerpt)?._id ?? '';

/** Every line of the table in docs/security.md, by the call that it names. */
export const STRANGERS_CALLS: Readonly<Record<string, Scenario>> = {
  'GET /api/books': visit('/api/books'),
  'GET /api/books?limit=100': visit('/api/books?limit=100'),
  'GET /api/books?ids=': async ({ ask, books }) => {
    const ids = books.slice(0, 100).map(({ _id }) => _id);
    return () => ask('GET', `/api/books?ids=${ids.join(',')}`);
  },
  'GET /api/books?series=': visit('/api/books?series=Roads'),
  'GET /api/books?contributor=': visit('/api/books?contributor=Ann%20Lee'),
  'GET /api/books?q=': visit('/api/books?limit=100&q=commn%20engine'),
  'GET /api/books/counts': visit('/api/books/counts'),
  'GET /api/books/titles': visit('/api/books/titles'),
  'GET /api/books/best-sellers': async (shop) => {
    await sellEachDay(shop);
    return () => shop.ask('GET', apiPaths.bestSellers);
  },
  'GET /api/books/:id':
    async ({ ask, books }) =>
    () =>
      ask('GET', apiPaths.book(books[0]?._id ?? '')),
  'GET /api/books/:id/excerpt': async (shop) => () => shop.ask('GET', apiPaths.bookExcerpt(withExcerpt(shop))),
  'GET /api/covers/:file': async ({ api, admin, ask }) => {
    const { body } = await api.call('POST', coverUploadPath(), { token: admin.token, picture: aNewPicture() });
    return () => ask('GET', coverPath(body as BookCover));
  },
  'GET /api/publishers': async ({ api, admin, ask }) => {
    const body = { name: PUBLISHER, address: '9 Ninth Street\n02111 Boston, USA', email: 'a@ninth.example' };
    await api.call('POST', apiPaths.adminPublishers, { token: admin.token, body });
    return () => ask('GET', apiPaths.publisher(body.name));
  },
  'POST /api/auth/admin': async ({ ask, admin }) => {
    return () => ask('POST', apiPaths.adminLogin, { body: { username: admin.username, password: 'wrong' } });
  },
  'POST /api/auth/admin/factor':
    async ({ ask }) =>
    () =>
      ask('POST', factorPaths.secondStep, { body: { ticket: 'a.forged.ticket', code: '123456' } }),
  'GET /api/health': visit('/api/health'),
  'GET /books': visit('/books'),
  'GET /books?q=': visit('/books?q=commn%20engine'),
  'GET /books/:id': async (shop) => () => shop.ask('GET', `/books/${withExcerpt(shop)}`),
  'GET /books/:id/excerpt': async (shop) => () => shop.ask('GET', `/books/${withExcerpt(shop)}/excerpt`),
  'GET /series/:name': visit('/series/Roads'),
  'GET /contributors/:name': visit('/contributors/Ann%20Lee'),
  'GET /feeds/robots': visit('/feeds/robots'),
  'GET /sitemap.xml': visit('/sitemap.xml'),
  'GET /sitemap/:part': visit('/sitemap/1.xml'),
  'GET /feeds/products.xml': visit('/feeds/products.xml'),
  'GET /feeds/new.xml': visit('/feeds/new.xml'),

  'POST /api/withdrawals':
    async ({ ask }) =>
    () =>
      ask('POST', apiPaths.withdrawals, {
        key: randomUUID(),
        body: { name: 'Ada Reader', email: `${randomUUID()}@example.com`, order: 'abcdef12', items: [] },
      }),

  'POST /api/orders': async (shop, size) => {
    const { token, key, body } = await anOrder(shop, await aCustomer(shop), size);
    return () => shop.ask('POST', apiPaths.orders, { token, body, key });
  },
  'GET /api/orders/email/:email': async (shop, size) => {
    const { email, token } = await aBuyer(shop, size, false);
    return () => shop.ask('GET', apiPaths.ordersOf(email), { token });
  },
  'POST /api/orders/:id/cancel': async (shop, size) => {
    const customer = await aCustomer(shop);
    const id = await placed(shop, customer, size);
    return () => shop.ask('POST', apiPaths.cancelOrder(id), { token: customer.token });
  },
  'GET /api/orders/:id/invoice': async (shop, size) => {
    const customer = await aCustomer(shop);
    const id = await placed(shop, customer, size);
    await issueInvoice(shop, id);
    return () => shop.ask('GET', apiPaths.orderInvoice(id), { token: customer.token });
  },
  'PUT /api/deliveries/:key': asCustomer('PUT', apiPaths.delivery('a-key-of-an-order'), { street: 'Mill Lane 1' }),
  'GET /api/books/:id/alert': async (shop) => {
    const { token } = await aBuyer(shop, 0, false);
    return () => shop.ask('GET', apiPaths.bookAlert('a-book'), { token });
  },
  'PUT /api/books/:id/alert': async (shop) => {
    const { uid, email } = await shop.api.newCustomer();
    const token = anIdToken(shop.api.projectId, { sub: uid, email, email_verified: true });
    const { _id } = await shop.api.newBook(shop.admin);
    const { token: adminToken } = shop.admin;
    await shop.api.call('PUT', stockPaths.stock(_id), { token: adminToken, body: { count: 0 } });
    return () => shop.ask('PUT', apiPaths.bookAlert(_id), { token });
  },
  'DELETE /api/books/:id/alert': asCustomer('DELETE', apiPaths.bookAlert('a-book')),
  'GET /api/customers/me/details': async (shop) => {
    const { token } = await aBuyer(shop, 0, false);
    return () => shop.ask('GET', customerPaths.details, { token });
  },
  'PUT /api/customers/me/details': asCustomer('PUT', customerPaths.details, aDetailsBody()),
  'DELETE /api/customers/me/details': asCustomer('DELETE', customerPaths.details),
  'GET /api/customers/me/export': async (shop, size) => {
    const { email, token } = await aBuyer(shop, size, false);
    const { body } = await shop.api.call('GET', apiPaths.ordersOf(email), { token });
    for (const { _id } of body as Order[]) await issueInvoice(shop, _id);
    return () => shop.ask('GET', customerPaths.export, { token });
  },
  'DELETE /api/customers/me': async (shop, size) => {
    const { token } = await aBuyer(shop, size, true);
    return () => shop.ask('DELETE', customerPaths.me, { token });
  },
};
