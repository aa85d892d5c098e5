import { randomUUID } from 'node:crypto';
import type { OrderInput, PhoneOrderInput } from '@bookstore/contract/api/order';
import { isDocumentId } from '@bookstore/contract/ids';
import type { ShopPolicy } from '@bookstore/contract/pricing';
import * as messages from '@bookstore/messages/problems';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod';
import type { Customer } from '../auth/customerTokens.ts';
import { BOOK_FIELDS, type BookRecord, booksOf, isOnSale, readBook } from '../books/bookRecord.ts';
import { isAvailable, isShownOtherwise, shownCopiesOf } from '../books/shownCopies.ts';
import { type CountedBooks, createCountedBooks } from '../books/stock/countedBooks.ts';
import { readStock, stockRef, writeStock } from '../books/stock/stockRecord.ts';
import { BookBusy, commitOnce, type TakeTurns } from '../books/stock/turns.ts';
import { recordChange } from '../changes/changeRecord.ts';
import type { Database } from '../firestore/firebase.ts';
import { createKeyedMutex } from '../firestore/keyedMutex.ts';
import { type OptimisticRead, readOptimistically } from '../firestore/optimisticRead.ts';
import type { StoredDocument } from '../firestore/readDocument.ts';
import type { CallerAddress } from '../http/callerAddress.ts';
import { addressLines } from '../lib/addressLines.ts';
import type { Clock } from '../lib/clock.ts';
import { hashOf } from '../lib/hash.ts';
import { type ComposeMails, writeMails } from '../mail/composeMails.ts';
import { createAvailabilityTasks, writeAvailabilityTask, writeSaleTask } from '../tasks/taskRecord.ts';
import { assertSameRequest, type BuiltOrder, buildOrder, type OrderLimits, type OrderRequest } from './buildOrder.ts';
import { callerOrdersRef, countCallerOrder, orderWindows, readCallerOrders } from './callerOrders.ts';
import { deliveryRef, isToBeWrapped } from './deliveryRecord.ts';
import { type OrderRecord, orderIdOf, ordersOf, randomOrderId, readOrder, stepId } from './orderRecord.ts';
import { CartChanged, OrderOfSomebodyElse } from './orders.errors.ts';
import { saleOf } from './saleOf.ts';
import { searchKeysOf } from './searchKeys.ts';

export interface PlacedOrder {
  order: OrderRecord;
  isNew: boolean;
}

/**
 * Places an order, once for each key. What it reads and writes: costs.test.ts.
 * @param key names the customer's intent to buy; undefined makes every call an order of its own.
 * @param address where the order comes from.
 * @throws OrderOfSomebodyElse, CartChanged, IdempotencyKeyReused, RateLimited, EmailNotConfirmed, BookBusy.
 */
export type PlaceOrder = (
  customer: Customer,
  key: string | undefined,
  input: OrderInput,
  address: CallerAddress,
) => Promise<PlacedOrder>;

/**
 * Places an order that an admin takes by phone or at the counter, once for each key, in the same transaction and from the same copies. It
 * has no limits, is in no account, and brings its street with it.
 * @param username of the admin.
 * @throws CartChanged, IdempotencyKeyReused, BookBusy.
 */
export type TakeOrder = (username: string, key: string | undefined, input: PhoneOrderInput) => Promise<PlacedOrder>;

interface PlaceOrderDependencies {
  database: Database;
  /** Whether anything has ever been delivered to a customer. */
  hasDelivered: (uid: string) => Promise<boolean>;
  composeMails: ComposeMails;
  /** Shared by all of this instance who change copies. */
  takeTurns: TakeTurns;
  clock: Clock;
  /** By which the shop's days begin. */
  timeZone: string;
  /** Before an order, of whoever has not received one yet. */
  requiresConfirmedEmail: boolean;
  policy: ShopPolicy;
  /** Whether one caller may place any number of orders: on the emulators all customers share an address. */
  trustsCallers: boolean;
}

/** What one call asks for. */
interface Call {
  db: Firestore;
  request: OrderRequest;
  bookIds: readonly string[];
  /** Books that were seen to be sold out and do not say so. */
  outdated: Set<string>;
}

/** Read beside the transaction, which locks none of it, and written only if it is still what was read. */
interface UnlockedReads {
  order: OptimisticRead;
  /** What its limits are decided by; null where it has none. */
  limited: { activity: OptimisticRead; callerOrders: number[] } | null;
  /** Of those books that are probably counted. */
  stocks: OptimisticRead[];
}

/** A book on sale, and its copies; null where they are not counted. */
interface Copies {
  book: BookRecord;
  counted: { stock: OptimisticRead; count: number } | null;
}

interface Reads extends UnlockedReads {
  copies: Copies[];
  /** What the customer has said of street and gift for this order before it. */
  delivery: DocumentSnapshot | null;
}

/** What reads documents: a transaction locks them, and Firestore itself does not. */
type Reader = Pick<Firestore, 'getAll'>;

/** Stands in the id of an order by phone where others have their customer's uid. */
const BY_ADMIN = 'admin';

export function createPlaceOrder(dependencies: PlaceOrderDependencies): { place: PlaceOrder; take: TakeOrder } {
  const { database, hasDelivered, takeTurns, clock, requiresConfirmedEmail, policy, trustsCallers } = dependencies;
  const oneByOne = createKeyedMutex();
  const countedBooks = createCountedBooks();

  const place: PlaceOrder = async (customer, key, input, address) => {
    const email = input.email.toLowerCase();
    if (email !== customer.email) throw new OrderOfSomebodyElse(messages.ownEmailOnly);
    const windows = orderWindows(address, clock());
    const limits: OrderLimits = {
      windows: trustsCallers ? windows.map((window) => ({ ...window, limit: Infinity })) : windows,
      // The token says whether the address is confirmed. Who has received an order is not asked: the shop knows them.
      isAllowed: !requiresConfirmedEmail || customer.isEmailConfirmed || (await hasDelivered(customer.uid)),
    };
    const { uid, isEmailConfirmed } = customer;
    const whose = { uid, email, isEmailConfirmed, by: '', delivery: null, limits };
    const request: OrderRequest = { ...identityOf(customer.uid, key), ...whose, input };
    // An order that has waited for others of its customer for too long tries no more: nobody hears its answer.
    const since = performance.now();
    return oneByOne(customer.uid, () => untilPlaced(request, since));
  };

  const take: TakeOrder = (username, key, { street, note, shownTotalCents = Number.POSITIVE_INFINITY, ...input }) => {
    const delivery = street === '' ? null : { street, note };
    const whose = { uid: '', email: input.email, isEmailConfirmed: true, by: username, delivery, limits: null };
    const request = { ...identityOf(BY_ADMIN, key), ...whose, input: { ...input, shownTotalCents } };
    const since = performance.now();
    return oneByOne(request.id, () => untilPlaced(request, since));
  };

  return { place, take };

  /** Tries until the order stands, or cannot. */
  async function untilPlaced(request: OrderRequest, since: number): Promise<PlacedOrder> {
    // An id that cannot be a book's is a book that is gone; buildOrder compares their number.
    const bookIds = request.input.productIds.filter(isDocumentId);
    const call: Call = { db: await database(), request, bookIds, outdated: new Set() };
    try {
      return await takeTurns(
        () => countedBooks.among(bookIds),
        () => attempt(call),
        since,
      );
    } catch (error) {
      if (!(error instanceof CartChanged || error instanceof BookBusy)) throw error;
      // Another call of the same key may have placed it since.
      const existing = existingOrder(request, await ordersOf(call.db).doc(request.id).get());
      if (existing) return existing;
      if (error instanceof CartChanged) await createAvailabilityTasks(call.db, call.outdated, clock());
      throw error;
    }
  }

  /** One try: reads, decides, writes. */
  async function attempt(call: Call): Promise<PlacedOrder> {
    const { db, request } = call;
    const unlocked = await readUnlocked(call, countedBooks);
    const existing = existingOrder(request, unlocked.order);
    if (existing) return existing;
    // Nobody needs to lock a book to hear that it is sold out.
    const isSoldOut = unlocked.stocks.some((stock) => readStock(stock)?.count === 0);
    if (isSoldOut) decide(request, await readBooks(call, unlocked, countedBooks, db), policy, clock());
    return commitOnce(db, async (transaction) => {
      const reads = await readBooks(call, unlocked, countedBooks, transaction);
      const built = decide(request, reads, policy, clock());
      await write(db, transaction, { request, reads, built }, dependencies);
      return { order: built.order, isNew: true };
    });
  }
}

/** What each try of one call has in common. @param owner a customer's uid, or `BY_ADMIN`. */
const identityOf = (owner: string, key: string | undefined) => ({
  id: key === undefined ? randomOrderId() : orderIdOf(owner, key),
  keyed: key !== undefined,
  attempt: randomUUID(),
});

/** The order that stands under this id already. @throws IdempotencyKeyReused. */
function existingOrder(request: OrderRequest, document: StoredDocument): PlacedOrder | null {
  const order = readOrder(document);
  if (!order) return null;
  // Written by an earlier try of this call, whose answer was lost.
  if (order.attempt === request.attempt) return { order, isNew: true };
  assertSameRequest(order, request);
  return { order, isNew: false };
}

/** Reads what no order locks: whether it stands already, how much was ordered lately, and what there is of its books. */
async function readUnlocked({ db, request, bookIds }: Call, countedBooks: CountedBooks): Promise<UnlockedReads> {
  const { limits } = request;
  // Named by a hash: whoever reads the list of names learns no uid.
  const activityRef = db.collection('throttles').doc(hashOf('orders', request.uid));
  const limitRefs = limits ? [activityRef, ...limits.windows.map((window) => callerOrdersRef(db, window))] : [];
  const stockRefs = countedBooks.among(bookIds).map((id) => stockRef(db, id));
  const [order, ...others] = await readOptimistically(db, [ordersOf(db).doc(request.id), ...limitRefs, ...stockRefs]);
  const [activity] = others;
  const stocks = others.slice(limitRefs.length);
  if (!order) throw new Error('Firestore answered fewer documents than it was asked for.');
  if (!limits) return { order, limited: null, stocks };
  if (!activity) throw new Error('Firestore answered fewer documents than it was asked for.');
  return {
    order,
    limited: { activity, callerOrders: others.slice(1, limitRefs.length).map(readCallerOrders) },
    stocks,
  };
}

/**
 * Reads the books on sale, and with a transaction locks them. Copies that were not read before their books are read now: whether they are
 * counted cannot change any more while the books are locked, and how many there are is compared when it is written.
 * What the customer has said of street and gift is read with the books, where the client named the order before.
 */
async function readBooks(
  { db, request, bookIds, outdated }: Call,
  unlocked: UnlockedReads,
  countedBooks: CountedBooks,
  reader: Reader,
): Promise<Reads> {
  const refs = bookIds.map((id) => booksOf(db).doc(id));
  if (request.keyed && request.limits) refs.push(deliveryRef(db, request.id));
  const documents =
    refs.length > 0 ? await reader.getAll(...refs, { fieldMask: [...BOOK_FIELDS, 'gift', 'street'] }) : [];
  const books = documents.slice(0, bookIds.length).map(readBook).filter(isOnSale);
  countedBooks.note(books);
  const known = new Map(unlocked.stocks.filter(({ exists }) => exists).map((stock) => [stock.id, stock]));
  const unread = books.filter(({ id, shownCopies }) => shownCopies !== null && !known.has(id));
  const others = unread.map(({ id }) => stockRef(db, id));
  for (const stock of await readOptimistically(db, others)) known.set(stock.id, stock);
  const copies = books.map((book): Copies => {
    const stock = book.shownCopies === null ? undefined : known.get(book.id);
    const count = stock && readStock(stock)?.count;
    return { book, counted: stock && count !== undefined ? { stock, count } : null };
  });
  for (const { book, counted } of copies) if (counted?.count === 0 && isAvailable(book)) outdated.add(book.id);
  return { ...unlocked, copies, delivery: documents[bookIds.length] ?? null };
}

const recentSchema = z.object({ times: z.array(z.number()) });

/** Decides by what was read. @throws what buildOrder throws. */
function decide(request: OrderRequest, reads: Reads, policy: ShopPolicy, now: Date): BuiltOrder {
  const { copies, limited, delivery } = reads;
  const books = copies.map(({ book, counted }) => ({ ...book, shownCopies: shownCopiesOf(counted?.count ?? null) }));
  const lately = limited && {
    recentOrders: limited.activity.exists ? recentSchema.parse(limited.activity.data()).times : [],
    callerOrders: limited.callerOrders,
  };
  const hasStreet = delivery?.exists ?? false;
  return buildOrder({ books, lately, isWrapped: isToBeWrapped(delivery), hasStreet }, request, policy, now);
}

/** Writes the order with all that was promised with it, and what is left to do for whoever drains the tasks. */
async function write(
  db: Firestore,
  transaction: Transaction,
  { request, reads, built }: { request: OrderRequest; reads: Reads; built: BuiltOrder },
  { composeMails, timeZone }: Pick<PlaceOrderDependencies, 'composeMails' | 'timeZone'>,
): Promise<void> {
  const { order, activity } = built;
  const { id: _id, ...fields } = order;
  reads.order.write(transaction, { ...fields, searchKeys: searchKeysOf(order) });
  if (activity) reads.limited?.activity.write(transaction, activity);
  if (request.limits) await countCallerOrder(db, transaction, request.limits.windows);
  const street = request.delivery?.street ?? String(reads.delivery?.get('street') ?? '');
  const sentTo = { lines: addressLines(order.address, street), isConfirmed: request.isEmailConfirmed };
  writeMails(db, transaction, composeMails({ ...order, sentTo }, 'placed', order.createdAt));
  const shownOtherwise: string[] = [];
  for (const { book, counted } of reads.copies) {
    if (!counted) continue;
    writeStock(transaction, counted.stock, counted.count - 1, order.createdAt);
    if (isShownOtherwise(counted.count, counted.count - 1)) shownOtherwise.push(book.id);
  }
  writeSaleTask(db, transaction, stepId(order), order.createdAt, saleOf(order, 1, timeZone));
  writeAvailabilityTask(db, transaction, stepId(order), order.createdAt, shownOtherwise);
  if (reads.delivery?.exists) transaction.update(reads.delivery.ref, { expiresAt: null });
  writeWhatTheShopSays(db, transaction, request, order);
}

/** Of an order by phone: where it goes, and a line of the log. */
function writeWhatTheShopSays(
  db: Firestore,
  transaction: Transaction,
  request: OrderRequest,
  order: OrderRecord,
): void {
  const { id, by, uid, delivery } = request;
  if (by === '') return;
  if (delivery) transaction.set(deliveryRef(db, id), { ...delivery, uid, expiresAt: null });
  recordChange(db, transaction, { at: order.createdAt, by, what: 'order-placed', subjects: [id] });
}
