import { randomUUID } from 'node:crypto';
import type { Book } from '@bookstore/contract/api/book';
import { apiPaths, stockPaths } from '@bookstore/contract/api/paths';
import type { Problem } from '@bookstore/contract/api/problem';
import { type FirestoreEmulator, startFirestoreEmulator } from '@bookstore/firestore-emulator';
import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFirebase, type Firebase } from '../../src/firestore/firebase.ts';
import { systemClock } from '../../src/lib/clock.ts';
import { processTasks } from '../../src/worker/processTasks.ts';
import { codeOf, newAdmin, type Reply, send, type TestAdmin, uniqueEmail } from '../api.ts';
import { mintCustomer, type TestCustomer } from '../customers.ts';
import { aBookBody, anOrderBody } from '../factories.ts';
import { expectConsistentDatabase } from '../invariants.ts';
import { openAt } from './behindProxy.ts';
import { type ShopProcess, startShopProcess } from './shop.ts';

/** The maximum in config.ts. */
const INSTANCES = 10;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

interface Buyer {
  customer: TestCustomer;
  key: string;
  /** Random, as in the cloud. */
  instance: number;
}

async function openShop(firestoreHost: string) {
  const projectId = `demo-${randomUUID()}`;
  const firebase: Firebase = createFirebase(projectId);
  const db = await openAt(firestoreHost, firebase);
  const instances: ShopProcess[] = [];
  // Each loads for a second, and there are two processors.
  for (let count = 0; count < INSTANCES; count += 1) instances.push(await startShopProcess(projectId, firestoreHost));
  const urlOf = (index: number) => instances[index % INSTANCES]?.baseUrl ?? '';
  const admin = await newAdmin(urlOf(0), () => Promise.resolve(db));
  let isOpen = true;
  // A busy worker writes the books that orders lock.
  const drain = () => processTasks(db, { clock: systemClock, log: () => undefined }).catch(() => true);
  // Keeps first-use loading out of the test.
  const warmUp = async (index: number) => {
    const customer = mintCustomer(projectId, uniqueEmail());
    const body = aBookBody({ title: `For instance ${index}` });
    const book = (await send(urlOf(index), 'POST', apiPaths.createBook, { token: admin.token, body })).body as Book;
    await send(urlOf(index), 'POST', apiPaths.orders, { token: customer.token, body: anOrderBody(customer, [book]) });
  };
  for (let index = 0; index < INSTANCES; index += 1) await warmUp(index);
  const draining = (async () => {
    while (isOpen) {
      await drain();
      await wait(100);
    }
  })();
  return {
    projectId,
    db,
    admin,
    instances,
    urlOf,
    async settle() {
      while (!(await db.collection('tasks').limit(1).get()).empty) await wait(50);
    },
    async close() {
      isOpen = false;
      await draining;
      await Promise.all(instances.map((instance) => instance.kill()));
      await firebase.close();
    },
  };
}
type Shop = Awaited<ReturnType<typeof openShop>>;

async function aCountedBook({ admin, urlOf }: Shop, count: number): Promise<Book> {
  const body = aBookBody({ title: `Of ${count} copies` });
  const reply = await send(urlOf(0), 'POST', apiPaths.createBook, { token: admin.token, body });
  const book = reply.body as Book;
  const stored = await send(urlOf(0), 'PUT', stockPaths.stock(book._id), { token: admin.token, body: { count } });
  expect(stored.status).toBe(200);
  return book;
}

const buyersOf = ({ projectId }: Shop, count: number): Buyer[] =>
  Array.from({ length: count }, (_, instance) => ({
    customer: mintCustomer(projectId, uniqueEmail()),
    key: randomUUID(),
    instance,
  }));

function order({ urlOf }: Shop, book: Book, { customer, key, instance }: Buyer): Promise<Reply> {
  const headers = { 'Idempotency-Key': key };
  return send(urlOf(instance), 'POST', apiPaths.orders, {
    token: customer.token,
    body: anOrderBody(customer, [book]),
    headers,
  });
}

const isBusy = (reply: Reply) => reply.status === 409 && codeOf(reply) === 'busy';

/** Retries like the page. @returns the last answer */
async function orderWithRetries(shop: Shop, book: Book, buyer: Buyer, extraTries: number): Promise<Reply> {
  const reply = await order(shop, book, buyer);
  if (!isBusy(reply) || extraTries === 0) return reply;
  const { retryAfterSeconds = 0 } = reply.body as Problem;
  await wait(1_000 * (retryAfterSeconds + 2 * Math.random()));
  return orderWithRetries(shop, book, buyer, extraTries - 1);
}

function countStatuses(replies: readonly Reply[]): Record<string, number> {
  const names = replies.map((reply) => `${reply.status} ${codeOf(reply) ?? ''}`.trim());
  return Object.fromEntries([...Map.groupBy(names, (name) => name)].map(([name, { length }]) => [name, length]));
}

const copiesOf = async (db: Firestore, { _id }: Book) => (await db.doc(`stock/${_id}`).get()).get('count') as number;
const shownOf = async (db: Firestore, { _id }: Book) =>
  (await db.doc(`books/${_id}`).get()).get('shownCopies') as number;

async function expectSold(shop: Shop, book: Book, sold: number, left: number): Promise<void> {
  await shop.settle();
  const { db } = shop;
  const { docs } = await db.collection('orders').where('productIds', 'array-contains', book._id).get();
  expect([docs.length, await copiesOf(db, book), await shownOf(db, book)]).toEqual([sold, left, Math.min(left, 4)]);
  await expectConsistentDatabase(db);
}

const FURTHER_TRIES = 3;

/** @param asInProduction see the emulator's limits.ts */
export function describeLastCopies(asInProduction: boolean): void {
  // rows: 850, 851

  let firestore: FirestoreEmulator;
  let shop: Shop;
  beforeAll(async () => {
    firestore = await startFirestoreEmulator({ asInProduction });
    shop = await openShop(firestore.address);
  });
  afterAll(async () => {
    await shop.close();
    await firestore.close();
  });

  it.each([
    [7, 50],
    [1, 50],
    [1, 200],
  ])('sell exactly the existing copies: %i to %i customers', async (copies, customers) => {
    const book = await aCountedBook(shop, copies);
    const buyers = buyersOf(shop, customers);
    // Slow machines may need a retry.
    const replies = await Promise.all(buyers.map((buyer) => orderWithRetries(shop, book, buyer, FURTHER_TRIES)));
    expect(countStatuses(replies)).toEqual({ 201: copies, '409 cart-changed': customers - copies });
    const refused = replies.filter(({ status }) => status === 409).flatMap(({ body }) => (body as Problem).books ?? []);
    expect(new Set(refused.map(({ availability }) => availability))).toEqual(new Set(['sold-out']));
    await expectSold(shop, book, copies, 0);
  });

  it('are sold to all 200 customers when 500 exist', async () => {
    const book = await aCountedBook(shop, 500);
    const buyers = buyersOf(shop, 200);
    const replies = await Promise.all(buyers.map((buyer) => orderWithRetries(shop, book, buyer, FURTHER_TRIES)));
    expect(countStatuses(replies)).toEqual({ 201: 200 });
    await expectSold(shop, book, 200, 300);
  });

  it('are neither lost nor sold twice while instances are killed', async () => {
    const book = await aCountedBook(shop, 7);
    let isFinished = false;
    const killing = (async () => {
      for (let victim = 0; !isFinished && victim < 3; victim += 1) {
        await wait(150);
        await shop.instances[victim]?.kill();
        await shop.instances[victim]?.start();
      }
    })();
    /** Repeats with the same key until an instance answers. */
    const retryUntilDone = async (buyer: Buyer): Promise<Reply> => {
      for (;;) {
        const reply = await order(shop, book, buyer).catch(() => null);
        if (reply && reply.status < 500 && !isBusy(reply)) return reply;
        await wait(100);
      }
    };
    const replies = await Promise.all(buyersOf(shop, 50).map(retryUntilDone));
    isFinished = true;
    await killing;
    const counts = countStatuses(replies);
    // Repeating a call whose answer was lost returns its order.
    expect((counts['201'] ?? 0) + (counts['200'] ?? 0)).toBe(7);
    expect(counts['409 cart-changed']).toBe(43);
    await expectSold(shop, book, 7, 0);
  });

  it('are added correctly by twelve admins at once', async () => {
    const book = await aCountedBook(shop, 0);
    const add = ({ token }: TestAdmin, instance: number) =>
      send(shop.urlOf(instance), 'PUT', stockPaths.stock(book._id), { token, body: { change: 1 } });
    const replies = await Promise.all(Array.from({ length: 12 }, (_, instance) => add(shop.admin, instance)));
    expect(countStatuses(replies)).toEqual({ 200: 12 });
    await expectSold(shop, book, 0, 12);
  });
}
