import { randomUUID } from 'node:crypto';
import type { OrderInput, PhoneOrderInput } from '@bookstore/contract/api/order';
import { isDocumentId } from '@bookstore/contract/ids';
import type { ShopPolicy } from '@bookstore/contract/pricing';
import * as messages from '@bookstore/messages/problems';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import type { Customer } from '../auth/customerTokens.ts';
import { BOOK_FIELDS, type BookRecord, booksOf, isOnSale, readBook } from '../books/bookRecord.ts';
import { isAvailable, toShownCopies } from '../books/shownCopies.ts';
import { type LockBooks, runOnce } from '../books/stock/lockQueue.ts';
import { adjustStock, readStock, stockRef } from '../books/stock/stockRecord.ts';
import { createTrackedBooks, type TrackedBooks } from '../books/stock/trackedBooks.ts';
import { recordChange } from '../changes/changeRecord.ts';
import type { Database } from '../firestore/firebase.ts';
import { type OptimisticRead, readOneOptimistically, readOptimistically } from '../firestore/optimisticRead.ts';
import type { StoredDocument } from '../firestore/readDocument.ts';
import type { CallerAddress } from '../http/callerAddress.ts';
import { readAttempts, throttleRef } from '../http/rateLimiter.ts';
import { COUNTER_PATH, counterRef } from '../invoices/invoiceCounter.ts';
import type { Clock } from '../lib/clock.ts';
import { type ComposeMails, writeMails } from '../mail/composeMails.ts';
import { createAvailabilityTasks, writeAvailabilityTask, writeSaleTask } from '../tasks/taskRecord.ts';
import {
  assertSameRequest,
  type BuiltOrder,
  buildOrder,
  type NewOrderReads,
  type OrderLimits,
  type OrderRequest,
} from './buildOrder.ts';
import { callerOrdersRef, countCallerOrder, orderWindows, readCallerOrders } from './callerOrders.ts';
import { deliveryRef, hasGiftWrap, streetAndGift } from './deliveryRecord.ts';
import { type PreparedInvoice, prepareInvoice } from './orderInvoices.ts';
import { NO_ADDRESS, type OrderRecord, orderIdOf, ordersOf, randomOrderId, readOrder, stepId } from './orderRecord.ts';
import { CartChanged, EmailMismatch, OrderFieldRefused } from './orders.errors.ts';
import { newOrderFields } from './queryFields.ts';
import { saleOf } from './saleOf.ts';
import { toSentTo } from './sentTo.ts';

interface PlacedOrder {
  order: OrderRecord;
  isNew: boolean;
}

/**
 * Places one order per key. Its reads and writes: costs.test.ts. @param key undefined places an order each time
 * @throws EmailMismatch, CartChanged, IdempotencyKeyReused, RateLimited, EmailNotConfirmed, BookBusy
 */
export type PlaceOrder = (
  customer: Customer,
  key: string | undefined,
  input: OrderInput,
  address: CallerAddress,
) => Promise<PlacedOrder>;

/**
 * Has no limits. @param username of the admin @throws CartChanged, IdempotencyKeyReused, BookBusy, OrderFieldRefused
 * if the shop does not sell at the counter, or an invoice needs the buyer's name
 */
export type TakeOrder = (username: string, key: string | undefined, input: PhoneOrderInput) => Promise<PlacedOrder>;

interface PlaceOrderDependencies {
  database: Database;
  hasDelivered: (uid: string) => Promise<boolean>;
  composeMails: ComposeMails;
  lockBooks: LockBooks;
  clock: Clock;
  timeZone: string;
  /** Applies until the customer has received an order. */
  requiresConfirmedEmail: boolean;
  policy: ShopPolicy;
  /** True on the emulators, where all customers share an address. */
  trustsCallers: boolean;
}

interface Call {
  db: Firestore;
  request: OrderRequest;
  bookIds: readonly string[];
  /** The catalogue still shows these as available. */
  outdated: Set<string>;
}

/** Read in one snapshot without locks, and written only if unchanged. */
interface UnlockedReads {
  order: OptimisticRead;
  limited: { activity: OptimisticRead; callerOrders: number[] } | null;
  stocks: OptimisticRead[];
}

interface Copies {
  book: BookRecord;
  counted: { stock: OptimisticRead; count: number } | null;
}

interface Reads extends UnlockedReads {
  copies: Copies[];
  delivery: DocumentSnapshot | null;
}

/** A transaction locks what it reads; Firestore itself does not. */
type Reader = Pick<Firestore, 'getAll'>;

/** Replaces the customer's uid in the order's id. */
const BY_ADMIN = 'admin';

const UNKNOWN_CUSTOMER = { email: '', phone: '', address: NO_ADDRESS };

export function createPlaceOrder(dependencies: PlaceOrderDependencies): { place: PlaceOrder; take: TakeOrder } {
  const { database, hasDelivered, lockBooks, clock, timeZone, requiresConfirmedEmail, policy, trustsCallers } =
    dependencies;
  const countedBooks = createTrackedBooks();

  const place: PlaceOrder = async (customer, key, input, address) => {
    const email = input.email.toLowerCase();
    if (email !== customer.email) throw new EmailMismatch(messages.ownEmailOnly);
    const windows = orderWindows(address, clock());
    const limits: OrderLimits = {
      windows: trustsCallers ? windows.map((window) => ({ ...window, limit: Infinity })) : windows,
      // Customers with a delivered order need no confirmed address.
      isAllowed: !requiresConfirmedEmail || customer.isEmailConfirmed || (await hasDelivered(customer.uid)),
    };
    const { uid, isEmailConfirmed } = customer;
    const customerFields = { uid, email, isEmailConfirmed, by: '', delivery: null, limits, counterSale: null };
    return placeOnce({ ...createIdentity(uid, key), ...customerFields, input });
  };

  const take: TakeOrder = async (username, key, { shownTotalCents = Number.POSITIVE_INFINITY, ...taken }) => {
    const shared = { ...createIdentity(BY_ADMIN, key), uid: '', isEmailConfirmed: true, by: username, limits: null };
    if (taken.sale === 'counter') {
      if (!policy.sellsAtCounter) throw new OrderFieldRefused('sale', messages.noCounterSales);
      const { name, productIds, invoice } = taken;
      const input = { ...UNKNOWN_CUSTOMER, name, productIds, shownTotalCents };
      return placeOnce({ ...shared, email: '', delivery: null, counterSale: { hasInvoice: invoice }, input });
    }
    const { sale: _sale, street, note, ...input } = taken;
    const delivery = street === '' ? null : { street, note };
    const phoneFields = { email: input.email, delivery, counterSale: null };
    return placeOnce({ ...shared, ...phoneFields, input: { ...input, shownTotalCents } });
  };

  return { place, take };

  async function placeOnce(request: OrderRequest): Promise<PlacedOrder> {
    // An invalid id is a missing book; buildOrder compares the numbers.
    const bookIds = request.input.productIds.filter(isDocumentId);
    const call: Call = { db: await database(), request, bookIds, outdated: new Set() };
    try {
      return await lockBooks(
        // Orders of one customer collide over their limits. This key sorts before books, so no order holds a book while
        // it waits for its customer's other orders.
        () => [
          `!${request.uid || request.id}`,
          ...countedBooks.filter(bookIds),
          ...(request.counterSale?.hasInvoice ? [COUNTER_PATH] : []),
        ],
        () => runOnce(call.db, (transaction) => attempt(call, transaction)),
      );
    } catch (error) {
      if (error instanceof CartChanged) await createAvailabilityTasks(call.db, call.outdated, clock());
      throw error;
    }
  }

  async function attempt(call: Call, transaction: Transaction): Promise<PlacedOrder> {
    const reads = await read(call, countedBooks, transaction);
    const existing = existingOrder(call.request, reads.order);
    if (existing) return existing;
    const built = buildOrder(toNewOrderReads(reads), call.request, policy, clock());
    const invoice = await prepareInvoiceOfSale(call, built.order, reads);
    const order = { ...built.order, ...invoice?.fields };
    await write(call, transaction, { reads, built: { ...built, order }, invoice }, dependencies);
    return { order, isNew: true };
  }

  /** Null unless a counter sale has an invoice. */
  async function prepareInvoiceOfSale({ db, request }: Call, order: OrderRecord, { copies }: Reads) {
    if (!request.counterSale?.hasInvoice) return null;
    const change = { db, by: request.by, now: order.createdAt, timeZone };
    const isbns = new Map(copies.map(({ book: { id, isbn } }) => [id, isbn]));
    return prepareInvoice(change, order, await readOneOptimistically(counterRef(db)), { street: '', isbns });
  }
}

/** Shared by all attempts of a call. @param owner uid, or `BY_ADMIN` */
const createIdentity = (owner: string, key: string | undefined) => ({
  id: key === undefined ? randomOrderId() : orderIdOf(owner, key),
  keyed: key !== undefined,
  attempt: randomUUID(),
});

/** @throws IdempotencyKeyReused. */
function existingOrder(request: OrderRequest, document: StoredDocument): PlacedOrder | null {
  const order = readOrder(document);
  if (!order) return null;
  // An earlier attempt of this call wrote it; its answer was lost.
  if (order.attempt === request.attempt) return { order, isNew: true };
  assertSameRequest(order, request);
  return { order, isNew: false };
}

const isSoldOut = (count: number | undefined) => count === 0;

/** Reads no books if the order exists already. */
async function read(call: Call, countedBooks: TrackedBooks, transaction: Transaction): Promise<Reads> {
  const unlocked = await readUnlocked(call, countedBooks);
  if (unlocked.order.exists) return { ...unlocked, copies: [], delivery: null };
  const isCounterSale = call.request.counterSale !== null;
  const isRefused = !isCounterSale && unlocked.stocks.some((stock) => isSoldOut(readStock(stock)?.count));
  // A lock on a sold-out book would delay the worker that marks it as sold out.
  const reads = await readBooks(call, unlocked, countedBooks, isRefused ? call.db : transaction);
  if (isCounterSale || reads.copies.length < call.bookIds.length) return reads;
  if (reads.copies.some(({ counted }) => isSoldOut(counted?.count)) === isRefused) return reads;
  // Stock read after the order may already lack the copy that this order has taken.
  return read(call, countedBooks, transaction);
}

async function readUnlocked({ db, request, bookIds }: Call, countedBooks: TrackedBooks): Promise<UnlockedReads> {
  const { limits } = request;
  const limitRefs = limits
    ? [throttleRef(db, ['orders', request.uid]), ...limits.windows.map((window) => callerOrdersRef(db, window))]
    : [];
  const stockRefs = countedBooks.filter(bookIds).map((id) => stockRef(db, id));
  const [order, ...others] = await readOptimistically(db, [ordersOf(db).doc(request.id), ...limitRefs, ...stockRefs]);
  const [activity] = others;
  const callerOrders = others.slice(1, limitRefs.length).map(readCallerOrders);
  const limited = limits && activity ? { activity, callerOrders } : null;
  return { order, limited, stocks: others.slice(limitRefs.length) };
}

/** Reads the stock that was not read before, too. */
async function readBooks(
  { db, request, bookIds, outdated }: Call,
  unlocked: UnlockedReads,
  countedBooks: TrackedBooks,
  reader: Reader,
): Promise<Reads> {
  const refs = bookIds.map((id) => booksOf(db).doc(id));
  if (request.keyed && request.limits) refs.push(deliveryRef(db, request.id));
  const documents =
    refs.length > 0 ? await reader.getAll(...refs, { fieldMask: [...BOOK_FIELDS, 'gift', 'street', 'pickup'] }) : [];
  const books = documents.slice(0, bookIds.length).map(readBook).filter(isOnSale);
  countedBooks.remember(books);
  const known = new Map(unlocked.stocks.filter(({ exists }) => exists).map((stock) => [stock.id, stock]));
  const unread = books.filter(({ id, shownCopies }) => shownCopies !== null && !known.has(id));
  const others = unread.map(({ id }) => stockRef(db, id));
  for (const stock of await readOptimistically(db, others)) known.set(stock.id, stock);
  const copies = books.map((book): Copies => {
    const stock = book.shownCopies === null ? undefined : known.get(book.id);
    const count = stock && readStock(stock)?.count;
    return { book, counted: stock && count !== undefined ? { stock, count } : null };
  });
  for (const { book, counted } of copies) if (isSoldOut(counted?.count) && isAvailable(book)) outdated.add(book.id);
  return { ...unlocked, copies, delivery: documents[bookIds.length] ?? null };
}

function toNewOrderReads({ copies, limited, delivery }: Reads): NewOrderReads {
  return {
    books: copies.map(({ book, counted }) => ({ ...book, shownCopies: toShownCopies(counted?.count ?? null) })),
    recentActivity: limited && {
      recentOrders: readAttempts(limited.activity),
      callerOrders: limited.callerOrders,
    },
    isWrapped: hasGiftWrap(delivery),
    isCollected: delivery?.get('pickup') === true,
    hasStreet: delivery?.exists ?? false,
  };
}

async function write(
  { db, request }: Call,
  transaction: Transaction,
  { reads, built, invoice }: { reads: Reads; built: BuiltOrder; invoice: PreparedInvoice | null },
  { composeMails, timeZone }: Pick<PlaceOrderDependencies, 'composeMails' | 'timeZone'>,
): Promise<void> {
  const { order, activity } = built;
  reads.order.write(transaction, newOrderFields(order));
  if (activity) reads.limited?.activity.write(transaction, activity);
  if (request.limits) await countCallerOrder(db, transaction, request.limits.windows);
  invoice?.write(transaction);
  if (!request.counterSale) {
    const delivery = request.delivery ?? streetAndGift(reads.delivery);
    const sentTo = toSentTo(order.address, delivery, request.isEmailConfirmed);
    writeMails(db, transaction, composeMails({ ...order, sentTo }, 'placed', order.createdAt));
  }
  const stocks = reads.copies.flatMap(({ counted }) => (counted && counted.count > 0 ? counted.stock : []));
  const changedBookIds = adjustStock(transaction, stocks, () => -1, order.createdAt);
  writeSaleTask(db, transaction, stepId(order), order.createdAt, saleOf(order, 1, timeZone));
  writeAvailabilityTask(db, transaction, stepId(order), order.createdAt, changedBookIds);
  if (reads.delivery?.exists) transaction.update(reads.delivery.ref, { expiresAt: null });
  const { id, by, uid, delivery } = request;
  if (by === '') return;
  if (delivery) transaction.set(deliveryRef(db, id), { ...delivery, uid, expiresAt: null });
  recordChange(db, transaction, { at: order.createdAt, by, what: 'order-placed', subjects: [id] });
}
