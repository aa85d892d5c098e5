import { ADMIN_RIGHTS } from '@bookstore/contract/api/admin';
import { bookInputSchema } from '@bookstore/contract/api/book';
import { DETAIL_NAMES } from '@bookstore/contract/api/bookDetails';
import { newOrderSchema, phoneOrderSchema } from '@bookstore/contract/api/order';
import { trackingSchema } from '@bookstore/contract/api/orderChanges';
import { isDocumentId } from '@bookstore/contract/ids';
import { WITHDRAWAL_RATE_LIMIT } from '@bookstore/contract/limits';
import { isUnsold, NEXT_STATUSES } from '@bookstore/contract/orderSteps';
import { isCounterSale } from '@bookstore/contract/payment';
import { erasedCustomer } from '@bookstore/messages/facts';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { expect } from 'vitest';
import * as z from 'zod';
import { alertDocumentSchema } from '../src/alerts/alertRecord.ts';
import { isUsername } from '../src/auth/admins.repository.ts';
import { passwordHashSchema } from '../src/auth/password.ts';
import { excerptDocumentSchema } from '../src/books/bookExcerpts.ts';
import { bookDocumentSchema, isOnSale, readBook, toBook } from '../src/books/bookRecord.ts';
import { countBooks } from '../src/books/catalogue/bookCounts.ts';
import { toStoredTitles, toTitleEntry } from '../src/books/catalogue/bookTitles.ts';
import { toState } from '../src/books/catalogue/catalogueVersion.ts';
import { deriveFields } from '../src/books/derivedFields.ts';
import { importDocumentSchema, importPartDocumentSchema } from '../src/books/imports/importRecord.ts';
import { priceHistorySchema } from '../src/books/priceHistory.ts';
import { stockDocumentSchema } from '../src/books/stock/stockRecord.ts';
import { changeDocumentSchema } from '../src/changes/changeRecord.ts';
import { coverDocumentSchema, readCover } from '../src/covers/coverRecord.ts';
import { readCoverBytes } from '../src/covers/covers.service.ts';
import { detailsDocumentSchema } from '../src/customers/detailsRecord.ts';
import { wishesDocumentSchema } from '../src/customers/wishesRecord.ts';
import { invalidDocuments } from '../src/dataChecks/invalidDocuments.ts';
import { timestamp } from '../src/firestore/timestamps.ts';
import { invoiceCounterSchema } from '../src/invoices/invoiceCounter.ts';
import { invoiceDocumentSchema } from '../src/invoices/invoiceRecord.ts';
import { ALERT_PREFIX, mailDocumentSchema, WITHDRAWAL_PREFIX } from '../src/mail/mailRecord.ts';
import { callerOrdersSchema } from '../src/orders/callerOrders.ts';
import { deliveryDocumentSchema } from '../src/orders/deliveryRecord.ts';
import {
  ERASED_UID,
  type OrderRecord,
  orderDocumentSchema,
  partsCents,
  readOrder,
  toOrder,
} from '../src/orders/orderRecord.ts';
import { saleOf } from '../src/orders/saleOf.ts';
import { toSearchKeys } from '../src/orders/searchKeys.ts';
import { publisherDocumentSchema } from '../src/publishers/publisherRecord.ts';
import { sumSales, toPlain, toSales } from '../src/sales/sales.ts';
import { dayDocumentSchema, readDay } from '../src/sales/salesRecord.ts';
import { readTask, taskDocumentSchema } from '../src/tasks/taskRecord.ts';
import { DIGEST_PREFIX, withdrawalDocumentSchema } from '../src/withdrawals/withdrawalRecord.ts';

/** Allowed fields per collection. */
const DOCUMENTS = {
  books: z.strictObject({
    ...bookDocumentSchema.shape,
    priceHistory: priceHistorySchema,
    titleKey: z.string(),
    searchKeys: z.array(z.string()),
    derivedFrom: z.string(),
    available: z.boolean(),
  }),
  excerpts: z.strictObject(excerptDocumentSchema.shape),
  stock: z.strictObject(stockDocumentSchema.shape),
  covers: z.strictObject(coverDocumentSchema.shape),
  orders: z.strictObject({ ...orderDocumentSchema.shape, searchKeys: z.array(z.string()) }),
  deliveries: z.strictObject(deliveryDocumentSchema.shape),
  customers: z.strictObject(detailsDocumentSchema.shape),
  wishes: z.strictObject(wishesDocumentSchema.shape),
  mail: z.strictObject(mailDocumentSchema.shape),
  alerts: z.strictObject(alertDocumentSchema.shape),
  admins: z.strictObject({
    ...passwordHashSchema.shape,
    changedAt: timestamp,
    rights: z.enum(ADMIN_RIGHTS).optional(),
  }),
  changes: z.strictObject(changeDocumentSchema.shape),
  imports: z.strictObject(importDocumentSchema.shape),
  importParts: z.strictObject(importPartDocumentSchema.shape),
  invoices: z.strictObject(invoiceDocumentSchema.shape),
  publishers: z.strictObject(publisherDocumentSchema.shape),
  withdrawals: z.strictObject(withdrawalDocumentSchema.shape),
  sales: z.strictObject(dayDocumentSchema.shape),
  tasks: z.union(taskDocumentSchema.options.map(({ shape }) => z.strictObject(shape))),
  tasksRefused: z.looseObject({ reason: z.string(), refusedAt: timestamp }),
  meta: z.union([
    z.looseObject({ era: z.string().min(1), seq: z.int().positive() }),
    z.strictObject(invoiceCounterSchema.shape),
    z.strictObject({ at: timestamp, books: z.array(z.strictObject({ id: z.string(), copies: z.int() })) }),
  ]),
  throttles: z.union([
    z.strictObject({ times: z.array(z.int()), expiresAt: timestamp }),
    z.strictObject({ ...callerOrdersSchema.shape, expiresAt: timestamp }),
    z.strictObject({ since: timestamp, total: z.int(), expiresAt: timestamp }),
  ]),
  revokedTokens: z.strictObject({ expiresAt: timestamp }),
};
type CollectionName = keyof typeof DOCUMENTS;

const isKnown = (name: string): name is CollectionName => name in DOCUMENTS;

type Contents = Record<CollectionName, QueryDocumentSnapshot[]>;

async function readEverything(db: Firestore): Promise<Contents> {
  const contents: Contents = {
    books: [],
    excerpts: [],
    stock: [],
    covers: [],
    orders: [],
    deliveries: [],
    customers: [],
    wishes: [],
    mail: [],
    alerts: [],
    admins: [],
    changes: [],
    imports: [],
    importParts: [],
    invoices: [],
    publishers: [],
    withdrawals: [],
    sales: [],
    tasks: [],
    tasksRefused: [],
    meta: [],
    throttles: [],
    revokedTokens: [],
  };
  for (const collection of await db.listCollections()) {
    const name = collection.id;
    if (!isKnown(name)) throw new Error(`Nobody should write into the collection ${name}.`);
    contents[name] = (await collection.get()).docs;
  }
  return contents;
}

function checkFields(contents: Contents): void {
  for (const [name, documents] of Object.entries(contents) as [CollectionName, QueryDocumentSnapshot[]][]) {
    for (const document of documents) {
      const result = DOCUMENTS[name].safeParse(document.data());
      expect(result.error?.issues ?? [], `${name}/${document.id}`).toEqual([]);
    }
  }
}

export const NO_EXPECTATIONS = Object.fromEntries(DETAIL_NAMES.map((name) => [name, name === 'isbn' ? '' : null]));

/** Between books changed together. */
const ONE_CHANGE_MS = 5_000;

function checkBooks({ books, meta }: Contents): void {
  const latestVersion = Number(meta.find(({ id }) => id === 'catalog')?.get('seq') ?? 0);
  const moments = new Map<number, number>();
  for (const document of books) {
    const book = readBook(document);
    if (!book) throw new Error('A document that was found is there.');
    const { id, createdAt, updatedAt, deletedAt, changeSeq, shownCopies } = book;
    expect(isDocumentId(id)).toBe(true);
    const { orderable, ...fields } = bookInputSchema.parse({ author: '', ...NO_EXPECTATIONS, ...toBook(book) });
    expect(orderable ?? true).toBe(!book.withheld);
    expect({ ...book, ...fields }).toEqual(book);
    expect(book.lowestBeforeCents ?? Infinity).toBeGreaterThan(book.newPriceCents);
    expect(updatedAt.getTime()).toBeGreaterThanOrEqual(createdAt.getTime());
    expect(changeSeq).toBeLessThanOrEqual(latestVersion);
    // One order may sell out several books.
    if (shownCopies !== null) continue;
    const at = Math.max(updatedAt.getTime(), deletedAt?.getTime() ?? 0);
    const apart = Math.abs(at - (moments.get(changeSeq) ?? at));
    expect(apart, `books/${id} has the number of another change`).toBeLessThan(ONE_CHANGE_MS);
    moments.set(changeSeq, at);
  }
}

/** Pictures must match their ids, be kept while used, and exist if used. */
function checkCovers({ books, covers }: Contents): void {
  const covered = books.flatMap((document) => readBook(document)?.cover ?? []);
  const named = new Set(covered.map(({ id }) => id));
  for (const document of covers) {
    const cover = readCover(document);
    expect(cover).toMatchObject(readCoverBytes(cover?.bytes ?? Buffer.alloc(0)));
    expect(cover).toMatchObject(covered.find(({ id }) => id === document.id) ?? {});
    expect(cover?.expiresAt === null, `covers/${document.id}`).toBe(named.delete(document.id));
  }
  expect([...named]).toEqual([]);
}

function checkOrders({ orders }: Contents): void {
  for (const document of orders) {
    const order = readOrder(document);
    if (!order) throw new Error('A document that was found is there.');
    const { uid, name, email, phone, address, productIds, items, totalCents } = order;
    expect(order.id).toMatch(/^[0-9a-f]{32}$/);
    const wasReturned = isUnsold(order) && order.history.at(-2)?.status === 'packed' && !order.pickup;
    expect(order.refused).toBe(wasReturned && order.uid !== ERASED_UID);
    const asSent = {
      name: uid === ERASED_UID ? erasedCustomer : name,
      email,
      phone,
      address,
      productIds,
      shownTotalCents: totalCents,
    };
    const asPhoned = { ...asSent, sale: 'phone', street: '', note: '' };
    if (isCounterSale(order)) expect([uid, email, phone, ...Object.values(address)].join('')).toBe('');
    else if (uid === '') expect(phoneOrderSchema.parse(toOrder(order))).toEqual(asPhoned);
    else expect(newOrderSchema.parse(toOrder(order))).toEqual(asSent);
    expect(email).toBe(email.toLowerCase());
    expect(items.map(({ id }) => id)).toEqual(productIds);
    expect(partsCents(order)).toBe(totalCents);
    expect(order.counted.filter((id) => !productIds.includes(id))).toEqual([]);
    if (order.tracking) expect(trackingSchema.parse(order.tracking)).toEqual(order.tracking);
    if (order.uid === ERASED_UID)
      expect([order.requestHash, order.tracking, order.internalNote]).toEqual(['', null, '']);
    expect(document.get('searchKeys')).toEqual(toSearchKeys(order));
    checkHistory(order);
  }
}

/** Invoices must sum to what the customer pays, or to nothing before packing and after cancellation. */
function checkInvoices({ orders }: Contents, restored: readonly string[]): void {
  for (const document of orders) {
    const order = readOrder(document);
    if (!order || restored.includes(order.id)) continue;
    const isWithCustomer = order.status === 'packed' || order.status === 'delivered';
    const sum = order.invoices.reduce((cents, entry) => cents + entry.cents, 0);
    expect(
      isWithCustomer ? [0, order.totalCents - order.returnedCents] : [0],
      `invoices of orders/${order.id}`,
    ).toContain(sum);
  }
}

function checkHistory(order: OrderRecord): void {
  const { uid, status, history, createdAt } = order;
  expect(history[0]).toMatchObject({ status: 'placed', at: createdAt });
  // The admin of a phone order stays after erasure.
  if (uid !== ERASED_UID) expect(history[0]?.by !== '', 'placed by an admin').toBe(uid === '');
  expect(history.at(-1)?.status).toBe(status);
  for (const [index, { status: next, at }] of history.entries()) {
    const before = history[index - 1];
    if (!before) continue;
    if (isCounterSale(order) && next === 'delivered') expect(before.status).toBe('placed');
    else if (next === 'returned') expect(before.status).toBe('delivered');
    else expect(NEXT_STATUSES[before.status]).toContain(next);
    expect(at.getTime()).toBeGreaterThanOrEqual(before.at.getTime());
  }
}

/**
 * Each reached status has a mail, and the shop one per order, except for erased customers; each withdrawal has its
 * mails.
 */
function checkMails({ orders, withdrawals, mail }: Contents): void {
  const expected = orders.flatMap((document) => {
    const order = readOrder(document);
    if (!order || order.uid === ERASED_UID || order.mergedInto !== null || isCounterSale(order)) return [];
    const returned = order.returns.length > 0 ? ['returned'] : [];
    const toCustomer = order.email === '' ? [] : [...order.history.map(({ status }) => status), ...returned];
    const events = new Set(['shop', ...toCustomer]);
    // A second part was placed with the first.
    if (order.splitFrom !== null) for (const event of ['shop', 'placed']) events.delete(event);
    return [...events].map((event) => `${order.id}-${event}`);
  });
  const there = mail.map(({ id }) => id).filter((id) => expected.includes(id));
  expect(there.sort()).toEqual(expected.sort());
  const names = mail.map(({ id }) => id);
  const subjects = new Set([...orders, ...withdrawals].map(({ id }) => id));
  const toOwners = new Set(orders.map(({ id }) => `${WITHDRAWAL_PREFIX}${id}-owner`));
  const isKnown = (name: string) =>
    [ALERT_PREFIX, DIGEST_PREFIX].some((prefix) => name.startsWith(prefix)) ||
    toOwners.has(name) ||
    subjects.has(name.replace(/-\w+$/, ''));
  expect(names.filter((name) => !isKnown(name))).toEqual([]);
  // Beyond a number of withdrawals, one mail sums up the others of its hour.
  const digests = names.filter((name) => name.startsWith(DIGEST_PREFIX));
  const starts = digests.map((name) => Number.parseInt(name.slice(DIGEST_PREFIX.length), 36));
  const isInDigest = (at: number) =>
    starts.some((start) => at >= start && at < start + WITHDRAWAL_RATE_LIMIT.windowSeconds * 1000);
  const unsent = withdrawals.filter(({ id }) => !names.includes(`${id}-shop`));
  expect(unsent.filter((document) => !isInDigest(document.get('receivedAt').toMillis()))).toEqual([]);
}

/** Equal the books. */
function checkCatalogue({ books, meta }: Contents): void {
  const ofCatalogue = meta.filter(({ id }) => id !== 'bestSellers' && id !== 'invoices');
  if (ofCatalogue.length === 0) return;
  const records = books.flatMap((document) => readBook(document) ?? []);
  for (const document of books) {
    const book = readBook(document);
    if (book) expect(document.data()).toMatchObject(deriveFields(book));
  }
  const onSale = records.filter(isOnSale);
  const [catalog, titles, ...others] = ofCatalogue.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  if (!catalog || !titles) throw new Error('The catalogue has no version, or no list of titles.');
  expect([catalog.id, titles.id, others.length]).toEqual(['catalog', 'titles', 0]);
  const { era, seq, counts } = toState(catalog);
  expect(counts).toEqual(countBooks(onSale));
  expect(titles.data()).toEqual(toStoredTitles(onSale.map(toTitleEntry), { era, seq }));
}

/** Stored sales plus tasks equal the orders. */
function checkSales({ orders, sales, tasks }: Contents): void {
  const placed = orders.flatMap((document) => readOrder(document) ?? []);
  const standing = placed.filter((order) => !isUnsold(order));
  const expected = sumSales(standing.map((order) => toSales(saleOf(order, 1, 'UTC'))));
  const days = sales.flatMap((document) => readDay(document)?.sales ?? []);
  const pending = tasks.map(readTask).flatMap((task) => (task?.kind === 'sale' ? [toSales(task)] : []));
  expect(toPlain(sumSales([...days, ...pending]))).toEqual(toPlain(expected));
}

function checkRemaining({ admins, throttles }: Contents): void {
  for (const { id } of admins) expect(isUsername(id)).toBe(true);
  for (const document of throttles) {
    expect(document.id).toMatch(/^[0-9a-f]{64}$/);
    const { times, total } = document.data();
    if (times) expect(times).toEqual([...times].sort((a, b) => a - b));
    else expect(total).toBeGreaterThan(0);
  }
}

async function checkWithDoctor(db: Firestore, restored: readonly string[]): Promise<void> {
  const explained = restored.map((id) => `orders/${id} has invoices and credit notes that do not add up`);
  const findings: string[] = [];
  for await (const finding of invalidDocuments(db)) {
    if (!explained.some((beginning) => finding.startsWith(beginning))) findings.push(finding);
  }
  expect(findings).toEqual([]);
}

/**
 * @param restored orders that a restore reset to before their invoices @returns numbers of books (including
 * deleted) and orders
 */
export async function expectConsistentDatabase(
  db: Firestore,
  restored: readonly string[] = [],
): Promise<{ books: number; orders: number }> {
  const contents = await readEverything(db);
  checkFields(contents);
  checkBooks(contents);
  checkCovers(contents);
  checkCatalogue(contents);
  checkOrders(contents);
  checkInvoices(contents, restored);
  checkMails(contents);
  checkSales(contents);
  checkRemaining(contents);
  await checkWithDoctor(db, restored);
  return { books: contents.books.length, orders: contents.orders.length };
}
