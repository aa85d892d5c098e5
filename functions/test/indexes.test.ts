import { readFileSync } from 'node:fs';
import type { BooksPageQuery, BooksSearchQuery, NamedBooksQuery } from '@bookstore/contract/api/booksQuery';
import { BOOK_SORTS, CATEGORIES } from '@bookstore/contract/constants';
import { type FirestoreEmulator, startFirestoreEmulator } from '@bookstore/firestore-emulator';
import type { Firestore } from 'firebase-admin/firestore';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createStatisticsRepository } from '../src/admin/statistics.repository.ts';
import { bookDocumentSchema } from '../src/books/bookRecord.ts';
import { createBooksRepository } from '../src/books/books.repository.ts';
import { pageOfSnapshot } from '../src/books/pages/makeBooksPage.ts';
import { reconcileCovers } from '../src/books/reconcileCovers.ts';
import { reindex } from '../src/books/reindex.ts';
import { createFindStockedBooks } from '../src/books/stock/stockedBooks.repository.ts';
import { createChangesRepository } from '../src/changes/changes.repository.ts';
import { phoneOrdersOf } from '../src/customers/erasure.ts';
import { deploymentFault } from '../src/firestore/deploymentFault.ts';
import { createFirebase, type Firebase } from '../src/firestore/firebase.ts';
import { refuseInvalid } from '../src/firestore/readDocument.ts';
import { createRateLimiter } from '../src/http/rateLimiter.ts';
import { systemClock } from '../src/lib/clock.ts';
import { RETRY_SCHEDULE } from '../src/mail/sending/attempts.ts';
import { createOutbox } from '../src/mail/sending/outbox.repository.ts';
import { orderDocumentSchema } from '../src/orders/orderRecord.ts';
import { createOrdersRepository, findOrderIds, ordersOfCustomer } from '../src/orders/orders.repository.ts';
import { createSalesRepository } from '../src/sales/sales.repository.ts';
import { secondsBehind } from '../src/tasks/tasks.repository.ts';
import { createTodayRepository } from '../src/today/today.repository.ts';
import { composeNoWithdrawalMails } from '../src/withdrawals/withdrawalMails.ts';
import { createWithdrawalsService } from '../src/withdrawals/withdrawals.service.ts';
import { processTasks } from '../src/worker/processTasks.ts';
import { createTaskMails } from '../src/worker/taskMails.ts';
import { aStoredBook } from './factories.ts';
import { TEST_CONFIG } from './server.ts';

interface Index {
  collectionGroup: string;
  fields: { fieldPath: string; order?: string; arrayConfig?: string }[];
}

interface Override {
  collectionGroup: string;
  fieldPath: string;
  indexes: object[];
}

const FILE = new URL('../../firestore.indexes.json', import.meta.url);
const declared: { indexes: Index[]; fieldOverrides: Override[] } = JSON.parse(readFileSync(FILE, 'utf8'));

const nameOf = ({ collectionGroup, fields }: Index) =>
  `${collectionGroup}: ${fields.map(({ fieldPath, order, arrayConfig }) => `${fieldPath} ${order ?? arrayConfig}`).join(', ')}`;

const STORED: Record<string, string[]> = {
  books: [
    ...Object.keys(bookDocumentSchema.shape),
    'titleKey',
    'searchKeys',
    'derivedFrom',
    'available',
    'priceHistory',
  ],
  orders: [...Object.keys(orderDocumentSchema.shape), 'searchKeys'],
};

function indexedFields(): [collection: string, field: string][] {
  const isDeclared = (collection: string, field: string) =>
    declared.fieldOverrides.some((one) => one.collectionGroup === collection && one.fieldPath === field);
  const automatic = Object.entries(STORED).flatMap(([collection, fields]) =>
    fields.filter((field) => !isDeclared(collection, field)).map((field): [string, string] => [collection, field]),
  );
  const own = declared.fieldOverrides
    .filter(({ collectionGroup, indexes }) => collectionGroup in STORED && indexes.length > 0)
    .map(({ collectionGroup, fieldPath }): [string, string] => [collectionGroup, fieldPath]);
  return [...automatic, ...own];
}

async function storeDocuments(db: Firestore): Promise<void> {
  const { id, ...book } = aStoredBook();
  await db.doc(`books/${id}`).set({ ...book, changeSeq: 1 });
  await db.doc('covers/a').set({ expiresAt: null });
  const receivedAt = new Date();
  await db.doc('withdrawals/w').set({
    receivedAt,
    name: 'Ada Reader',
    email: 'ada@example.com',
    order: 'abcdef12',
    items: ['Salt'],
    orderId: null,
    settled: null,
    expiresAt: null,
  });
  await db.doc('tasks/w').set({ kind: 'withdrawal', at: receivedAt, withdrawalId: 'w' });
}

function pagesOf({ database }: Pick<Firebase, 'database'>): (() => Promise<unknown>)[] {
  const books = createBooksRepository(database);
  const filters: Partial<BooksPageQuery>[] = [
    {},
    { category: CATEGORIES[0] },
    { trending: true },
    { available: true },
    { format: 'paperback' },
    { language: 'en' },
    { category: CATEGORIES[0], available: true, format: 'paperback', language: 'en' },
  ];
  const prices = { minPriceCents: 500, maxPriceCents: 1500 };
  const byPrice: Partial<BooksPageQuery>[] = [
    { ...prices, sort: 'price' },
    { ...prices, sort: '-price', category: CATEGORIES[0], available: true, format: 'paperback', language: 'en' },
  ];
  const queries = [
    ...BOOK_SORTS.flatMap((sort) => filters.map((filter) => ({ sort, ...filter }))),
    ...byPrice.map((filter) => ({ sort: 'price' as const, ...filter })),
  ].map((query): BooksPageQuery => ({ kind: 'page', limit: 24, ...query }));
  return queries.map((query) => async () => pageOfSnapshot(query, await books.openSnapshot()));
}

function searchesOf({ database }: Pick<Firebase, 'database'>): (() => Promise<unknown>)[] {
  const books = createBooksRepository(database);
  const filters: Partial<BooksSearchQuery>[] = [
    {},
    { category: CATEGORIES[0], trending: true, available: false, format: 'paperback', language: 'en' },
  ];
  const queries = ['salt', 'salt road', 'saltroad'].flatMap((q) =>
    filters.map((filter): BooksSearchQuery => ({ kind: 'search', limit: 24, q, ...filter })),
  );
  return queries.map((query) => async () => pageOfSnapshot(query, await books.openSnapshot()));
}

function namedBooksOf({ database }: Pick<Firebase, 'database'>): (() => Promise<unknown>)[] {
  const books = createBooksRepository(database);
  const queries: NamedBooksQuery[] = [
    { kind: 'series', series: 'Roads' },
    { kind: 'contributor', contributor: 'Ann Lee' },
  ];
  return queries.map((query) => async () => pageOfSnapshot(query, await books.openSnapshot()));
}

function queriesOf({ database }: Pick<Firebase, 'database'>): (() => Promise<unknown>)[] {
  const orders = createOrdersRepository(database);
  const changes = createChangesRepository({
    database,
    findOrderIds,
    reportInvalid: refuseInvalid,
    timeZone: 'UTC',
    clock: systemClock,
  });
  const withdrawals = createWithdrawalsService({
    database,
    rateLimiter: createRateLimiter(database, systemClock),
    composeMails: composeNoWithdrawalMails,
    composeDigest: null,
    reportInvalid: refuseInvalid,
    clock: systemClock,
    trustsCallers: true,
  });
  const today = createTodayRepository({
    database,
    sales: createSalesRepository(database),
    processTasks: async () => undefined,
    clock: systemClock,
    timeZone: 'UTC',
    sendsMail: true,
  });
  const mails = createTaskMails(TEST_CONFIG.mail);
  const findStockedBooks = createFindStockedBooks(database, refuseInvalid);
  const page = { after: null, limit: 24 };
  const day = { from: new Date('2026-11-22T00:00:00Z'), to: new Date('2026-11-23T00:00:00Z') };
  return [
    ...pagesOf({ database }),
    ...searchesOf({ database }),
    ...namedBooksOf({ database }),
    () => createStatisticsRepository(database).read(),
    () => orders.findByOwner({ email: 'ada@example.com' }),
    () => orders.findByOwner({ email: 'ada@example.com', uid: 'a-customer' }),
    () => orders.findByOwner({ uid: 'a-customer' }),
    () => orders.findPage(page),
    () => orders.findPage({ ...page, search: 'ada' }),
    () => orders.findPage({ ...page, status: 'placed' }),
    () => orders.findPage({ ...page, customer: { uid: 'a-customer' }, search: 'ada', status: 'placed' }),
    () => orders.findPage({ ...page, customer: { email: 'ada@example.com' }, cash: 'due' }),
    () => orders.findPage({ ...page, customer: { uid: 'a-customer' }, sort: 'oldest', status: 'placed' }),
    () => orders.findPage({ ...page, customer: { email: 'ada@example.com' }, sort: 'oldest' }),
    () => orders.findPage({ ...page, search: 'ada', status: 'placed' }),
    () => orders.findPage({ ...page, ...day }),
    () => orders.findPage({ ...page, ...day, search: 'ada', status: 'placed' }),
    () => orders.findPage({ ...page, cash: 'due' }),
    () => orders.findPage({ ...page, ...day, search: 'ada', cash: 'due' }),
    () => orders.findPage({ ...page, sort: 'oldest', cash: 'due' }),
    () => orders.findPage({ ...page, street: 'missing' }),
    () => orders.findPage({ ...page, sort: 'oldest', street: 'missing' }),
    () => orders.findPage({ ...page, ...day, search: 'ada', street: 'missing' }),
    () => orders.findPage({ ...page, ...day, sort: 'oldest', search: 'ada', status: 'placed' }),
    () => today.read(),
    () => orders.count({ status: 'placed' }, 100),
    () => orders.count({ status: 'delivered', cash: 'due' }, 100),
    () => orders.count({ status: 'placed', from: day.from }, 100),
    () => orders.count(day, 100),
    () => withdrawals.page({ order: 'an-order' }),
    () => withdrawals.page({ order: 'an-order', settled: 'false' }),
    () => withdrawals.page({ settled: 'false' }),
    () => changes.page({ by: 'ada' }),
    () => changes.page({ subject: 'a-book' }),
    () => changes.page({ subject: 'abcdef12' }),
    () => changes.page({ by: 'ada', subject: 'a-book', day: '2026-11-22' }),
    () => orders.countRefused(['a-customer', 'another']),
    () => orders.hasDelivered('a-customer'),
    () => orders.findPage({ ...page, sort: 'oldest' }),
    () => orders.findPage({ ...page, mail: 'failed' }),
    () => orders.findPage({ ...page, waiting: { filter: 'later', now: new Date() } }),
    () => findStockedBooks({ limit: 24 }),
    () => findStockedBooks({ minCopies: 1, maxCopies: 3, limit: 24 }),
    () => withdrawals.page({}),
    () => changes.page({}),
    () => changes.page({ day: '2026-11-22' }),
    async () => processTasks(await database(), { clock: systemClock, log: () => undefined, mails }),
    async () => secondsBehind(await database(), new Date()),
  ];
}

function simpleQueriesOf({ database }: Pick<Firebase, 'database'>): (() => Promise<unknown>)[] {
  const books = createBooksRepository(database);
  const ofEmail = { email: 'ada@example.com' };
  const outbox = createOutbox(database, RETRY_SCHEDULE);
  return [
    () => books.readChanges(null),
    async () => books.readChanges(await books.readVersion()),
    () => books.findByIsbns(['9782253002697']),
    () => books.findBySources(['a-record']),
    async () => reindex(await database()),
    async () => reconcileCovers(await database(), new Date()),
    () => ordersOfCustomer(database, { uid: 'a-customer' }, refuseInvalid),
    () => ordersOfCustomer(database, ofEmail, refuseInvalid),
    () => phoneOrdersOf(database, ofEmail.email, refuseInvalid),
    () => outbox.makeOldMailsDue(new Date()),
    async () => {
      for await (const page of outbox.duePages(new Date())) expect(page).toEqual([]);
    },
  ];
}

let emulator: FirestoreEmulator;
let firebase: Firebase;

async function openWithIndexes(
  indexes: Index[],
  fieldOverrides = declared.fieldOverrides,
): Promise<(() => Promise<unknown>)[]> {
  emulator = await startFirestoreEmulator({ indexes: JSON.stringify({ ...declared, indexes, fieldOverrides }) });
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', emulator.address);
  firebase = createFirebase('demo-indexes');
  await storeDocuments(await firebase.database());
  return [...queriesOf(firebase), ...simpleQueriesOf(firebase)];
}

async function refusalsOf(queries: (() => Promise<unknown>)[]): Promise<unknown[]> {
  const results = await Promise.allSettled(queries.map((query) => query()));
  return results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
}

afterEach(async () => {
  await firebase.close();
  await emulator.close();
  vi.unstubAllEnvs();
});

describe('declared indexes', () => {
  it('serve every query of the function', async () => {
    expect(await refusalsOf(await openWithIndexes(declared.indexes))).toEqual([]);
  });

  it.each(declared.indexes.map((index) => [nameOf(index), index] as const))(
    'are not enough without %s',
    async (_, one) => {
      const refusals = await refusalsOf(await openWithIndexes(declared.indexes.filter((index) => index !== one)));
      expect(refusals.join('\n')).toContain('The query requires an index. You can create it here: ');
      for (const refusal of refusals)
        expect(deploymentFault(refusal)?.explanation).toMatch(/^Firestore lacks an index: /);
    },
  );

  it.each(indexedFields())('are not enough without the index of %s.%s alone', async (collectionGroup, fieldPath) => {
    const isOther = (one: Override) => one.collectionGroup !== collectionGroup || one.fieldPath !== fieldPath;
    const overrides = [...declared.fieldOverrides.filter(isOther), { collectionGroup, fieldPath, indexes: [] }];
    const refusals = await refusalsOf(await openWithIndexes(declared.indexes, overrides));
    const override = `{ "collectionGroup": "${collectionGroup}", "fieldPath": "${fieldPath}", "indexes": [] }`;
    const advice = `No query needs this index. Add ${override} to fieldOverrides in firestore.indexes.json`;
    expect(refusals.join('\n'), advice).toMatch(/The query requires an? .*index.* You can create it here: /);
  });
});
