import { randomUUID } from 'node:crypto';
import type { OrderInput } from '@bookstore/contract/api/order';
import { isDocumentId } from '@bookstore/contract/ids';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod';
import type { Customer } from '../auth/customerTokens.ts';
import { BOOK_FIELDS, type BookRecord, booksOf, isOnSale, readBook } from '../books/bookRecord.ts';
import type { Database } from '../firestore/firebase.ts';
import { createKeyedMutex } from '../firestore/keyedMutex.ts';
import { writeIfUnchanged } from '../firestore/writeIfUnchanged.ts';
import type { ClientAddress } from '../http/clientAddress.ts';
import type { Clock } from '../lib/clock.ts';
import { hashOf } from '../lib/hash.ts';
import { type ComposeMails, writeMails } from '../mail/composeMails.ts';
import { createCountedBooks } from '../stock/countedBooks.ts';
import { isAvailable, isShownOtherwise, shownCopiesOf } from '../stock/shownCopies.ts';
import { readStock, stockRef, writeStock } from '../stock/stockRecord.ts';
import { BookBusy, type TakeTurns } from '../stock/turns.ts';
import { createAvailabilityTasks, writeAvailabilityTask, writeSaleTask } from '../tasks/taskRecord.ts';
import { assertSameRequest, type BuiltOrder, buildOrder, type OrderReads, type OrderRequest } from './buildOrder.ts';
import { deliveryRef } from './deliveryRecord.ts';
import { countNetworkOrder, networkOrdersRef, networkWindow, readNetworkOrders } from './networkOrders.ts';
import { orderIdOf, randomOrderId } from './orderId.ts';
import { type OrderRecord, ordersOf, readOrder, stepId } from './orderRecord.ts';
import { CartChanged, OrderOfSomebodyElse } from './orders.errors.ts';
import { saleOf } from './saleOf.ts';
import { searchKeysOf } from './searchKeys.ts';

export interface PlacedOrder {
  order: OrderRecord;
  isNew: boolean;
}

/**
 * Places an order, once for each key. It costs n + 3 document reads and 4 writes; one more read where the client named it, one more
 * write where it has said a street, one for each mail, and one read and one write for each book whose copies are counted; and a write
 * more where visitors see another thing of one of them then. One that is
 * refused for its books takes one more read.
 * @param key names the customer's intent to buy; undefined makes every call an order of its own.
 * @param address where the order comes from.
 * @throws OrderOfSomebodyElse, CartChanged, IdempotencyKeyReused, RateLimited, EmailNotConfirmed, BookBusy.
 */
export type PlaceOrder = (
  customer: Customer,
  key: string | undefined,
  input: OrderInput,
  address: ClientAddress,
) => Promise<PlacedOrder>;

export interface PlaceOrderDependencies {
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
  /** Whether a network may place any number of orders: on the emulators all customers come from one. */
  trustsNetworks: boolean;
}

const recentSchema = z.object({ times: z.array(z.number()) });

/** Who tries again is takeTurns. */
const ONCE = { maxAttempts: 1 };

/** Read before the transaction, which locks none of it, and written only if it is still what was read. */
interface Unlocked {
  order: DocumentSnapshot;
  activity: DocumentSnapshot;
  network: DocumentSnapshot;
  /** Of those books that are probably counted. */
  stocks: DocumentSnapshot[];
}

/** A book on sale, and its copies; null where they are not counted. */
interface Copies {
  book: BookRecord;
  counted: { stock: DocumentSnapshot; count: number } | null;
}

export function createPlaceOrder(dependencies: PlaceOrderDependencies): PlaceOrder {
  const { database, hasDelivered, composeMails, takeTurns, clock, timeZone } = dependencies;
  const { requiresConfirmedEmail, trustsNetworks } = dependencies;
  const oneByOne = createKeyedMutex();
  const countedBooks = createCountedBooks();

  /** The token says whether the address is confirmed. Who has received an order is not asked: the shop knows them. */
  async function mayOrder({ uid, isEmailConfirmed }: Customer): Promise<boolean> {
    return !requiresConfirmedEmail || isEmailConfirmed || hasDelivered(uid);
  }

  /** First: what no order locks. Whether it stands already, and what there is of its books. */
  async function readUnlocked(db: Firestore, request: OrderRequest, bookIds: string[]): Promise<Unlocked> {
    // Named by a hash: whoever reads the list of names learns no uid.
    const activityRef = db.collection('throttles').doc(hashOf('orders', request.uid));
    const stockRefs = countedBooks.among(bookIds).map((id) => stockRef(db, id));
    const refs = [ordersOf(db).doc(request.id), activityRef, networkOrdersRef(db, request.window), ...stockRefs];
    const [order, activity, network, ...stocks] = await db.getAll(...refs);
    if (!order || !activity || !network) throw new Error('Firestore answered fewer documents than it was asked for.');
    return { order, activity, network, stocks };
  }

  /**
   * The books on sale with their copies. What of these was not read before the books is read now: whether they are counted cannot change
   * any more while these are locked, and how many there are is compared when it is written.
   */
  async function readCopies(db: Firestore, documents: DocumentSnapshot[], stocks: DocumentSnapshot[]) {
    const books = documents.map(readBook).filter(isOnSale);
    countedBooks.note(books);
    const known = new Map(stocks.filter(({ exists }) => exists).map((stock) => [stock.id, stock]));
    const unread = books.filter(({ id, shownCopies }) => shownCopies !== null && !known.has(id));
    const others = unread.length > 0 ? await db.getAll(...unread.map(({ id }) => stockRef(db, id))) : [];
    for (const stock of others) known.set(stock.id, stock);
    return books.map((book): Copies => {
      const stock = book.shownCopies === null ? undefined : known.get(book.id);
      const count = stock && readStock(stock)?.count;
      return { book, counted: stock && count !== undefined ? { stock, count } : null };
    });
  }

  /** Second: decides by what there is. @throws what buildOrder throws. */
  function decide(request: OrderRequest, copies: Copies[], { activity, network }: Unlocked): BuiltOrder {
    const reads: OrderReads = {
      books: copies.map(({ book, counted }) => ({ ...book, shownCopies: shownCopiesOf(counted?.count ?? null) })),
      recentOrders: activity.exists ? recentSchema.parse(activity.data()).times : [],
      networkOrders: readNetworkOrders(network, request.window),
    };
    return buildOrder(reads, request, clock());
  }

  /** Third: writes the order with all that was promised with it, and what is left to do for whoever drains the tasks. */
  async function write(
    db: Firestore,
    transaction: Transaction,
    { order, recentOrders, expiresAt }: BuiltOrder,
    { unlocked, copies, window }: { unlocked: Unlocked; copies: Copies[]; window: OrderRequest['window'] },
  ): Promise<void> {
    const { id: _id, ...fields } = order;
    transaction.create(unlocked.order.ref, { ...fields, searchKeys: searchKeysOf(order) });
    writeIfUnchanged(transaction, unlocked.activity, { times: recentOrders, expiresAt });
    await countNetworkOrder(transaction, unlocked.network.ref, window);
    writeMails(db, transaction, composeMails(order, 'placed', order.createdAt));
    const shownOtherwise: string[] = [];
    for (const { book, counted } of copies) {
      if (!counted) continue;
      writeStock(transaction, counted.stock, counted.count - 1);
      if (isShownOtherwise(counted.count, counted.count - 1)) shownOtherwise.push(book.id);
    }
    writeSaleTask(db, transaction, stepId(order), order.createdAt, saleOf(order, 1, timeZone));
    writeAvailabilityTask(db, transaction, stepId(order), order.createdAt, shownOtherwise);
  }

  /** The order that stands under this id already. @throws IdempotencyKeyReused. */
  function standing(request: OrderRequest, document: DocumentSnapshot): PlacedOrder | null {
    const order = readOrder(document);
    if (!order) return null;
    // Written by an earlier try of this call, whose answer was lost.
    if (order.attempt === request.attempt) return { order, isNew: true };
    assertSameRequest(order, request.input);
    return { order, isNew: false };
  }

  /** One try. @param unseen is told of books that are sold out and do not say so. */
  async function attempt(db: Firestore, request: OrderRequest, bookIds: string[], unseen: Set<string>) {
    const unlocked = await readUnlocked(db, request, bookIds);
    const placed = standing(request, unlocked.order);
    if (placed) return placed;
    const bookRefs = bookIds.map((id) => booksOf(db).doc(id));
    const decideBy = async (documents: DocumentSnapshot[]) => {
      const copies = await readCopies(db, documents, unlocked.stocks);
      for (const { book, counted } of copies) if (counted?.count === 0 && isAvailable(book)) unseen.add(book.id);
      return { copies, built: decide(request, copies, unlocked) };
    };
    // Nobody needs to lock a book to hear that it is sold out.
    const isSoldOut = unlocked.stocks.some((stock) => readStock(stock)?.count === 0);
    if (isSoldOut) await decideBy(await db.getAll(...bookRefs, { fieldMask: BOOK_FIELDS }));
    return db.runTransaction(async (transaction): Promise<PlacedOrder> => {
      // Of the street it is enough to know that it is there, and of a book its keys are ten times as much as the rest.
      const refs = request.keyed ? [...bookRefs, deliveryRef(db, request.id)] : bookRefs;
      const read = refs.length > 0 ? await transaction.getAll(...refs, { fieldMask: BOOK_FIELDS }) : [];
      const { copies, built } = await decideBy(read.slice(0, bookRefs.length));
      await write(db, transaction, built, { unlocked, copies, window: request.window });
      const delivery = read[bookRefs.length];
      if (delivery?.exists) transaction.update(delivery.ref, { expiresAt: null });
      return { order: built.order, isNew: true };
    }, ONCE);
  }

  async function place(request: OrderRequest, since: number): Promise<PlacedOrder> {
    const db = await database();
    // An id that cannot be a book's is a book that is gone; buildOrder compares their number.
    const bookIds = request.input.productIds.filter(isDocumentId);
    const unseen = new Set<string>();
    try {
      return await takeTurns(
        () => countedBooks.among(bookIds),
        () => attempt(db, request, bookIds, unseen),
        since,
      );
    } catch (error) {
      if (!(error instanceof CartChanged || error instanceof BookBusy)) throw error;
      // Another call of the same key may have placed it since.
      const placed = standing(request, await ordersOf(db).doc(request.id).get());
      if (placed) return placed;
      if (error instanceof CartChanged) await createAvailabilityTasks(db, unseen, clock());
      throw error;
    }
  }

  return async (customer, key, input, address) => {
    const email = input.email.toLowerCase();
    if (email !== customer.email)
      throw new OrderOfSomebodyElse('An order is placed under the e-mail of the signed-in customer.');
    const request: OrderRequest = {
      id: key === undefined ? randomOrderId() : orderIdOf(customer.uid, key),
      uid: customer.uid,
      email,
      input,
      keyed: key !== undefined,
      attempt: randomUUID(),
      window: networkWindow(address, clock()),
      trustsNetwork: trustsNetworks,
      isAllowed: await mayOrder(customer),
    };
    // An order that has waited for others of its customer for too long tries no more: nobody hears its answer.
    const since = performance.now();
    return oneByOne(customer.uid, () => place(request, since));
  };
}
