import { isDeepStrictEqual } from 'node:util';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod';
import { BOOK_FIELDS, type BookRecord, booksOf } from '../books/bookRecord.ts';
import type { CountedBooks } from '../books/stock/countedBooks.ts';
import { hashOf } from '../lib/hash.ts';
import { writeIfUnchanged } from '../lib/writeIfUnchanged.ts';
import { type NewMail, writeMails } from '../mail/composeMails.ts';
import type { SaleRecorder } from '../sales/saleRecorder.ts';
import type { Sale } from '../sales/sales.ts';
import { deliveryRef } from './deliveryRecord.ts';
import {
  countNetworkOrder,
  type NetworkOrders,
  type NetworkWindow,
  networkOrdersRef,
  readNetworkOrders,
} from './networkOrders.ts';
import { booksByCopies, copiesRefs, readOrderCopies, takeCopies } from './orderCopies.ts';
import { type OrderRecord, ordersOf, readOrder } from './orderRecord.ts';
import { searchKeysOf } from './searchKeys.ts';

/** What the transaction that places an order found. */
export interface OrderSituation {
  /** The order that stands under this id already. */
  placed: OrderRecord | null;
  /** The asked books that are on sale, in the order in which they were asked for, with what there is of them at this moment. */
  books: BookRecord[];
  /** When this customer placed orders lately, in milliseconds, oldest first. */
  recentOrders: number[];
  /** How many orders came from where this one comes from. */
  networkOrders: NetworkOrders;
}

export interface OrderDecision {
  order: OrderRecord;
  /** What to remember as the customer's recent orders, this one included, and until when. */
  recentOrders: number[];
  forgetAt: Date;
  mails: NewMail[];
  /** What it adds to the sales of its day. */
  sale: Sale;
}

/** What a customer wants to buy, under the id that this order shall have. */
export interface Intent {
  id: string;
  uid: string;
  /** Whether the client knew the id before, so that there may be a street for it. */
  keyed: boolean;
  bookIds: string[];
  /** Where the orders of the customer's network are counted. */
  window: NetworkWindow;
}

export type Decide = (situation: OrderSituation) => OrderDecision | null;

export interface PlacedOrder {
  order: OrderRecord;
  isNew: boolean;
}

const recentSchema = z.object({ times: z.array(z.number()) });

/** Named by a hash: whoever reads the list of names learns no uid. */
function customerActivity(db: Firestore, uid: string): DocumentReference {
  return db.collection('throttles').doc(hashOf('orders', uid));
}

function toDocument({ id, ...fields }: OrderRecord) {
  return { ...fields, searchKeys: searchKeysOf({ id, ...fields }) };
}

/**
 * The transaction that places an order, to be run as often as Firestore asks. Only the books are read in it, which other
 * orders may read too. What orders would lock against each other is read beside it: the order is created only if it is still
 * missing, and the customer's recent orders and the copies of its books are written only if they are still what was read. What
 * many customers write together, the orders of a network, is added to whatever it is by then. The copies are written first: they
 * may have to read on (stockChanges.ts).
 */
export function placement(
  db: Firestore,
  { id, uid, keyed, bookIds, window }: Intent,
  { decide, sales, counted }: { decide: Decide; sales: SaleRecorder; counted: CountedBooks },
) {
  const orderRef = ordersOf(db).doc(id);
  const activityRef = customerActivity(db, uid);
  const networkRef = networkOrdersRef(db, window);
  const bookRefs = bookIds.map((bookId) => booksOf(db).doc(bookId));
  // Of the street it is enough to know that it is there, and of a book its keys are ten times as much as the rest.
  const refs = keyed ? [...bookRefs, deliveryRef(db, id)] : bookRefs;
  let written: OrderRecord | null = null;

  return async (transaction: Transaction, hasLock: boolean): Promise<PlacedOrder> => {
    const [[order, activity, network, ...stocks], read] = await Promise.all([
      db.getAll(orderRef, activityRef, networkRef, ...copiesRefs(db, counted, bookIds)),
      refs.length > 0 ? transaction.getAll(...refs, { fieldMask: BOOK_FIELDS }) : [],
    ]);
    const delivery = read[bookRefs.length];
    const placed = order ? readOrder(order) : null;
    // Run again after a commit whose answer was lost: this is no repetition, it is the order itself.
    if (placed && isDeepStrictEqual(placed, written)) return { order: placed, isNew: true };
    // An order that stands is answered whatever has become of its books.
    const books = placed ? [] : read.slice(0, bookRefs.length);
    const copies = await readOrderCopies(db, counted, books, stocks);
    const decision = decide({
      placed,
      books: booksByCopies(copies),
      recentOrders: activity?.exists ? recentSchema.parse(activity.data()).times : [],
      networkOrders: readNetworkOrders(network, window),
    });
    if (!decision) {
      if (!placed) throw new Error('An order was neither there nor decided upon.');
      return { order: placed, isNew: false };
    }
    await takeCopies(db, transaction, copies, hasLock);
    transaction.create(orderRef, toDocument(decision.order));
    if (activity)
      writeIfUnchanged(transaction, activity, { times: decision.recentOrders, expiresAt: decision.forgetAt });
    await countNetworkOrder(transaction, networkRef, window);
    if (delivery?.exists) transaction.update(delivery.ref, { expiresAt: null });
    writeMails(db, transaction, decision.mails);
    sales.record(transaction, decision.sale);
    written = decision.order;
    return { order: decision.order, isNew: true };
  };
}
