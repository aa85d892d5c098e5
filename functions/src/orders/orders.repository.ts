import { isDeepStrictEqual } from 'node:util';
import type { OrdersFilter } from '@bookstore/contract/ordersQuery';
import type { DocumentSnapshot, Firestore, Query, Transaction } from 'firebase-admin/firestore';
import { createCatalogueTurns } from '../books/catalogueTurns.ts';
import { createCountedBooks } from '../books/countedBooks.ts';
import type { Database } from '../lib/firebase.ts';
import { type ReportInvalid, readEach, refuseInvalid } from '../lib/readDocument.ts';
import { type NewMail, withNew, writeMails } from '../mail/composeMails.ts';
import { type MailRecord, mailRefs, readMail } from '../mail/mailRecord.ts';
import { createSalePlaces } from '../sales/salePlaces.ts';
import { createSaleRecorder } from '../sales/saleRecorder.ts';
import type { Sale } from '../sales/sales.ts';
import type { Position } from './cursor.ts';
import { type DeliveryRecord, deliveryRef, readDelivery } from './deliveryRecord.ts';
import { returnCopies } from './orderCopies.ts';
import { type OrderRecord, readOrder } from './orderRecord.ts';
import { type Decide, type Intent, ordersOf, type PlacedOrder, placement } from './placement.ts';
import { countRefused, type RefusedParcels } from './refusedParcels.ts';
import { keysOfSearch, matchesSearch } from './searchKeys.ts';

/** An order, where it goes, and what was written of it; null where the shop sends no mail. */
export interface DeliveredOrder {
  order: OrderRecord;
  delivery: DeliveryRecord | null;
  mails: MailRecord[] | null;
}

/** How an order goes on. */
export interface OrderChange extends Pick<OrderRecord, 'status' | 'history' | 'attempt' | 'refused'> {
  /** When the street is needed no more; null while it is. */
  forgetDeliveryAt: Date | null;
  mails: NewMail[];
  /** What it takes away from the sales of its day; null while it stays sold. */
  sale: Sale | null;
}

interface PageQuery extends OrdersFilter {
  after: Position | null;
  limit: number;
  search?: string | undefined;
}

export interface OrdersRepository {
  /**
   * Places an order in one transaction: n + 3 document reads and 4 writes; one more read where the client named it, one more
   * write where it has said a street, one for each mail, and one read and one write for each book whose copies are counted. Orders
   * of one customer, and of one book, lock nothing for each other, unless a book is about to be sold out or nearly so.
   * @param decide answers what to store, or null to leave everything as it is. It may be called several times, and
   * what it throws ends the transaction.
   * @returns the order that stands now, and whether it is new.
   */
  place(intent: Intent, decide: Decide): Promise<PlacedOrder>;
  find(id: string, now: Date): Promise<DeliveredOrder | null>;
  /** Newest first. Without a uid the orders of everyone who has had this address. */
  findByEmail(email: string, uid?: string): Promise<OrderRecord[]>;
  /** Whether anything has ever been delivered to a customer. */
  hasDelivered(uid: string): Promise<boolean>;
  countRefused(uids: readonly string[]): Promise<RefusedParcels>;
  /** Newest first, at most `limit`. */
  findPage(query: PageQuery): Promise<OrderRecord[]>;
  /** How many there are, counted up to `limit`: no document is read, and one that is no valid order counts. */
  count(filter: OrdersFilter, limit: number): Promise<number>;
  /**
   * Changes an order in one transaction. @param decide answers what shall stand; it may be called several times, and what it
   * throws ends the transaction. @returns null when there is no such order.
   */
  change(id: string, now: Date, decide: (present: OrderRecord) => OrderChange): Promise<DeliveredOrder | null>;
}

type OrderAndStreet = Omit<DeliveredOrder, 'mails'>;

function toDelivered([order, delivery]: DocumentSnapshot[], now: Date): OrderAndStreet | null {
  const record = order ? readOrder(order) : null;
  return record && { order: record, delivery: delivery ? readDelivery(delivery, now) : null };
}

/** In one order for all that is asked, so that few indexes serve it. */
function select(db: Firestore, { status, from, to }: OrdersFilter): Query {
  let query: Query = ordersOf(db);
  if (status) query = query.where('status', '==', status);
  if (from) query = query.where('createdAt', '>=', from);
  if (to) query = query.where('createdAt', '<', to);
  return query.orderBy('createdAt', 'desc').orderBy('__name__', 'desc');
}

async function runQuery(query: Query, reportInvalid: ReportInvalid) {
  const { docs } = await query.get();
  const { records, invalid } = readEach(docs, readOrder);
  invalid.forEach(reportInvalid);
  return { docs, records };
}

/**
 * @param reportInvalid is told of what a list leaves out; without it such a list fails.
 * @param hasMail whether the shop writes mails, which are then read with their order: five reads more.
 * @param turns are shared by all of this instance who change the catalogue.
 * @param salePlaces where this instance records sales.
 */
export function createOrdersRepository(
  database: Database,
  reportInvalid = refuseInvalid,
  hasMail = false,
  turns = createCatalogueTurns(),
  salePlaces = createSalePlaces(),
): OrdersRepository {
  const counted = createCountedBooks();

  async function findMails(db: Firestore, id: string): Promise<MailRecord[] | null> {
    if (!hasMail) return null;
    const { records, invalid } = readEach(await db.getAll(...mailRefs(db, id)), readMail);
    invalid.forEach(reportInvalid);
    return records;
  }

  return {
    async place(intent, decide) {
      const db = await database();
      const sales = await createSaleRecorder(db, salePlaces);
      const place = placement(db, intent, { decide, sales, counted });
      return turns.inTurnIfNeeded((isInTurn) =>
        sales.whileThereIsRoom(() => db.runTransaction((transaction) => place(transaction, isInTurn))),
      );
    },

    async find(id, now) {
      const db = await database();
      const [documents, mails] = await Promise.all([
        db.getAll(ordersOf(db).doc(id), deliveryRef(db, id)),
        findMails(db, id),
      ]);
      const found = toDelivered(documents, now);
      return found && { ...found, mails };
    },

    async findByEmail(email, uid) {
      const db = await database();
      const ofEmail = ordersOf(db).where('email', '==', email);
      const ofCustomer = uid === undefined ? ofEmail : ofEmail.where('uid', '==', uid);
      const newestFirst = ofCustomer.orderBy('createdAt', 'desc').orderBy('__name__', 'desc');
      return (await runQuery(newestFirst, reportInvalid)).records;
    },

    async hasDelivered(uid) {
      const delivered = ordersOf(await database())
        .where('uid', '==', uid)
        .where('status', '==', 'delivered');
      return !(await delivered.select().limit(1).get()).empty;
    },

    countRefused: async (uids) => countRefused(await database(), uids),

    async findPage({ after, limit, search, ...filter }) {
      let query = select(await database(), filter).limit(limit);
      if (search) query = query.where('searchKeys', 'array-contains-any', keysOfSearch(search));
      const matches = (order: OrderRecord) => !search || matchesSearch(order, search);
      return collectPage({ query, after, limit, matches, reportInvalid });
    },

    async count(filter, limit) {
      const counted = select(await database(), filter)
        .limit(limit)
        .count();
      return (await counted.get()).data().count;
    },

    async change(id, now, decide) {
      const db = await database();
      const ref = ordersOf(db).doc(id);
      const sales = await createSaleRecorder(db, salePlaces);
      let written: OrderRecord | null = null;
      const changeOnce = async (transaction: Transaction, isInTurn: boolean) => {
        // Mails are read beside the transaction, which would keep them from being sent meanwhile.
        const [documents, mails] = await Promise.all([transaction.getAll(ref, deliveryRef(db, id)), findMails(db, id)]);
        const present = toDelivered(documents, now);
        // Run again after a commit whose answer was lost.
        if (!present || isDeepStrictEqual(present.order, written)) return present && { ...present, mails };
        const { forgetDeliveryAt, mails: newMails, sale, ...step } = decide(present.order);
        if (step.status === 'cancelled') await returnCopies(db, transaction, present.order, isInTurn);
        transaction.update(ref, step);
        writeMails(db, transaction, newMails);
        if (present.delivery) transaction.update(deliveryRef(db, id), { expiresAt: forgetDeliveryAt });
        if (sale) sales.record(transaction, sale);
        written = { ...present.order, ...step };
        return { ...present, order: written, mails: mails && withNew(mails, newMails) };
      };
      return turns.inTurnIfNeeded((isInTurn) =>
        sales.whileThereIsRoom(() => db.runTransaction((transaction) => changeOnce(transaction, isInTurn))),
      );
    },
  };
}

interface Collection {
  query: Query;
  after: Position | null;
  limit: number;
  matches: (order: OrderRecord) => boolean;
  reportInvalid: ReportInvalid;
}

/** Reads on until the page is full: the index finds a search by one of its words, and by no more than its beginning. */
async function collectPage({ query, after, limit, matches, reportInvalid }: Collection): Promise<OrderRecord[]> {
  const page: OrderRecord[] = [];
  let next = after ? query.startAfter(after.createdAt, after.id) : query;
  for (;;) {
    const { docs, records } = await runQuery(next, reportInvalid);
    page.push(...records.filter(matches));
    const last = docs.at(-1);
    if (!last || docs.length < limit || page.length >= limit) return page.slice(0, limit);
    next = query.startAfter(last);
  }
}
