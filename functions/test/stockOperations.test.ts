import type { Book } from '@bookstore/contract/api/book';
import type { Order } from '@bookstore/contract/api/order';
import { apiPaths, stockPaths } from '@bookstore/contract/api/paths';
import { availabilityOf, type BookStock } from '@bookstore/contract/api/stock';
import { LIMITS } from '@bookstore/contract/limits';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdminTokens } from '../src/auth/adminToken.ts';
import { SAMPLE_JWT_SECRET } from '../src/auth/samples.ts';
import { openApi, type TestAdmin, type TestApi } from './api.ts';
import { forAll, RUNS } from './badInput/forAll.ts';
import { aBookBody, anOrderBody } from './factories.ts';
import { expectConsistentDatabase } from './invariants.ts';
import { LONG_DEADLINE } from './server.ts';

/** Ten minutes per call, so that rate limits do not apply. */
let now = Date.now();
const clock = () => {
  now += 600_000;
  return new Date(now);
};

let api: TestApi;
let admin: TestAdmin;

beforeAll(async () => {
  api = await openApi({ clock, ...LONG_DEADLINE });
  admin = await api.newAdmin();
});
afterAll(() => api.close());

const freshToken = () => createAdminTokens(SAMPLE_JWT_SECRET, clock).issue(admin.username);
const asAdmin = async (method: string, path: string, body?: unknown) =>
  api.call(method, path, { token: await freshToken(), body });
const newBook = async () => (await asAdmin('POST', apiPaths.createBook, aBookBody())).body as Book;

const BOOKS = 3;
const book = fc.nat({ max: BOOKS - 1 });
const operation = fc.oneof(
  fc.record({ kind: fc.constant('set' as const), book, count: fc.oneof(fc.constant(null), fc.nat({ max: 6 })) }),
  fc.record({ kind: fc.constant('add' as const), book, change: fc.constantFrom(-3, -1, 1, 2, 5) }),
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('buy' as const), books: fc.uniqueArray(book, { minLength: 1 }) }),
  },
  fc.record({ kind: fc.constant('cancel' as const), order: fc.nat({ max: 8 }), byAdmin: fc.boolean() }),
  fc.record({ kind: fc.constantFrom('edit' as const, 'delete' as const, 'restore' as const), book }),
);
type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never;

interface ModelBook {
  id: string;
  count: number | null;
  isOnSale: boolean;
}

interface ModelOrder {
  id: string;
  taken: number[];
  isCancelled: boolean;
}

/** Expected state, derived from the operations. */
interface Model {
  books: ModelBook[];
  orders: ModelOrder[];
}

async function apply(model: Model, op: Operation): Promise<boolean> {
  if (op.kind === 'buy') return buy(model, op.books);
  if (op.kind === 'cancel') return cancel(model, model.orders[op.order], op.byAdmin);
  const at = model.books[op.book];
  if (!at) throw new Error('There are as many books as that.');
  if (op.kind === 'set') return setCount(at, { count: op.count }, op.count);
  if (op.kind === 'add') return setCount(at, { change: op.change }, (at.count ?? 0) + op.change);
  if (op.kind === 'edit') return change('PUT', apiPaths.editBook(at.id), at.isOnSale);
  const isDeletion = op.kind === 'delete';
  const [method, path] = isDeletion ? ['DELETE', apiPaths.book(at.id)] : ['POST', apiPaths.restoreBook(at.id)];
  const isChange = at.isOnSale === isDeletion;
  await change(method ?? '', path ?? '', !isDeletion || at.isOnSale);
  at.isOnSale = !isDeletion;
  return isChange;
}

async function change(method: string, path: string, isAllowed: boolean): Promise<boolean> {
  const reply = await asAdmin(method, path, method === 'PUT' ? aBookBody() : undefined);
  expect(reply.status).toBe(isAllowed ? 200 : 404);
  return isAllowed;
}

async function setCount(at: ModelBook, body: object, wanted: number | null): Promise<boolean> {
  const reply = await asAdmin('PUT', stockPaths.stock(at.id), body);
  const isPossible = wanted === null || (wanted >= 0 && wanted <= LIMITS.copies);
  if (!at.isOnSale || !isPossible) {
    expect(reply.status).toBe(at.isOnSale ? 400 : 404);
    return false;
  }
  expect(reply).toMatchObject({ status: 200, body: { count: wanted } });
  return recount(at, wanted);
}

/** @returns whether visitors see a difference */
function recount(at: ModelBook, count: number | null): boolean {
  const before = JSON.stringify(availabilityOf(at.count));
  at.count = count;
  return JSON.stringify(availabilityOf(count)) !== before;
}

async function buy({ books, orders }: Model, places: number[]): Promise<boolean> {
  const wanted = places.flatMap((place) => books[place] ?? []);
  const customer = await api.newCustomer();
  const priced = wanted.map(({ id }) => ({ _id: id, newPrice: 19.99 }) as Book);
  const body = anOrderBody(customer, priced);
  const reply = await api.call('POST', apiPaths.orders, { token: customer.token, body });
  if (!wanted.every(({ isOnSale, count }) => isOnSale && count !== 0)) {
    expect(reply.status).toBe(409);
    return false;
  }
  expect(reply.status).toBe(201);
  const taken = places.filter((place) => books[place]?.count !== null);
  orders.push({ id: (reply.body as Order)._id, taken, isCancelled: false });
  tokens.set((reply.body as Order)._id, customer.token);
  return wanted.map((at) => at.count !== null && recount(at, at.count - 1)).includes(true);
}

const tokens = new Map<string, string>();

async function cancel({ books }: Model, order: ModelOrder | undefined, byAdmin: boolean): Promise<boolean> {
  if (!order) return false;
  const reply = byAdmin
    ? await asAdmin('PATCH', apiPaths.order(order.id), { status: 'cancelled' })
    : await api.call('POST', apiPaths.cancelOrder(order.id), { token: tokens.get(order.id) ?? '' });
  expect(reply.status).toBe(order.isCancelled ? 409 : 200);
  if (order.isCancelled) return false;
  order.isCancelled = true;
  const returned = order.taken.flatMap((place) => books[place] ?? []);
  return returned.map((at) => at.count !== null && recount(at, at.count + 1)).includes(true);
}

async function tag(): Promise<string | null> {
  await api.settle();
  return (await api.call('GET', '/api/books?limit=1')).headers.get('etag');
}

async function expectAsModelled({ books }: Model): Promise<void> {
  const counts = (await asAdmin('GET', stockPaths.counts(books.map(({ id }) => id)))).body as BookStock[];
  expect(counts.map(({ _id, count }) => ({ _id, count }))).toEqual(books.map(({ id, count }) => ({ _id: id, count })));
  for (const { id, count, isOnSale } of books) {
    const reply = await api.call('GET', apiPaths.book(id));
    expect(reply.status).toBe(isOnSale ? 200 : 404);
    if (!isOnSale) continue;
    const { availability, left } = reply.body as Book;
    expect({ availability, left }).toEqual({ availability: undefined, left: undefined, ...availabilityOf(count) });
  }
}

describe('stock operations', () => {
  it('agree with a model, changing the catalogue only for visible stock', async () => {
    await forAll(
      fc.array(operation, { maxLength: 14 }),
      async (operations) => {
        const model: Model = { books: [], orders: [] };
        for (let count = 0; count < BOOKS; count += 1) {
          model.books.push({ id: (await newBook())._id, count: null, isOnSale: true });
        }
        for (const op of operations) {
          const before = await tag();
          const isChanged = await apply(model, op);
          expect((await tag()) !== before, JSON.stringify(op)).toBe(isChanged);
        }
        await expectAsModelled(model);
      },
      Math.ceil(RUNS / 3),
    );
    await expectConsistentDatabase(await api.db());
  }, 120_000);
});
