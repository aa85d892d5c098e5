import type { OrderSort, OrdersFilter } from '@bookstore/contract/api/ordersQuery';
import { LIMITS } from '@bookstore/contract/limits';
import type { Firestore, Query } from 'firebase-admin/firestore';
import type { Database } from '../firestore/firebase.ts';
import { type ReportInvalid, readEach } from '../firestore/readDocument.ts';
import type { Position } from '../http/cursor.ts';
import { jsonBytes } from '../lib/bytes.ts';
import { groupsOf } from '../lib/groupsOf.ts';
import { rarestOf } from '../lib/rarestOf.ts';
import { findFailedMails } from '../mail/mails.repository.ts';
import { type DeliveryRecord, deliveryRef, readDelivery } from './deliveryRecord.ts';
import { ERASED_UID, ORDER_FIELDS, type OrderRecord, ordersOf, readOrder } from './orderRecord.ts';
import { isSamePhone, keysOfSearch, matchesSearch } from './searchKeys.ts';

/** Firestore takes so many alternatives in one query. */
const CUSTOMERS_AT_ONCE = 30;

/** How many parcels of each customer came back. */
type RefusedParcels = ReadonlyMap<string, number>;

/**
 * Counts by the orders themselves, so nothing can drift: a read for each parcel that came back, and one at least for thirty customers. There
 * are no more than the admins have marked one by one.
 */
async function countRefused(db: Firestore, uids: readonly string[]): Promise<RefusedParcels> {
  // Orders by phone have no uid in common, though it is the same.
  const customers = [...new Set(uids)].filter(Boolean);
  const found = await Promise.all(
    groupsOf(customers, CUSTOMERS_AT_ONCE).map((group) =>
      ordersOf(db).where('uid', 'in', group).where('refused', '==', true).select('uid').get(),
    ),
  );
  const counts = new Map<string, number>();
  for (const { docs } of found) {
    for (const document of docs) {
      const uid = String(document.get('uid'));
      counts.set(uid, (counts.get(uid) ?? 0) + 1);
    }
  }
  return counts;
}

/** How many others of an order's customer came back; of an order by phone nobody knows. */
export function otherRefusedParcels(order: OrderRecord, counts: RefusedParcels): number {
  return order.uid === '' ? 0 : (counts.get(order.uid) ?? 0) - (order.refused ? 1 : 0);
}

interface PageQuery extends OrdersFilter {
  after: Position | null;
  limit: number;
  search?: string | undefined;
  customer?: CustomerKey | undefined;
  /** The newest first unless it says otherwise. */
  sort?: OrderSort | undefined;
  /** Only those of which a mail was given up. */
  mail?: 'failed' | undefined;
}

/** By what all orders of one customer are found: their account, or what somebody has left who ordered without one. */
type CustomerKey = { uid: string } | { email: string } | { phone: string };

/** @returns null where nobody knows any more whose it was. */
function customerKeyOf({ uid, email, phone }: OrderRecord): CustomerKey | null {
  if (uid === ERASED_UID) return null;
  if (uid !== '') return { uid };
  if (email !== '') return { email };
  // Zeros stand where somebody has told no number.
  return isSamePhone(phone, phone) ? { phone } : null;
}

/** As many orders as one answer holds. */
export interface OrdersPart {
  orders: OrderRecord[];
  /** Where the next part begins; null when this is the last. */
  next: Position | null;
  /** How many documents were read. */
  reads: number;
}

interface AnswerSize {
  count: number;
  bytes: number;
}

/** Without a uid everyone who has had the address, without an address whatever a customer ordered under. */
type Owner = { uid: string; email?: string } | { uid?: string; email: string };

export interface OrderQueries {
  /** Newest first. */
  findOf(owner: Owner, after?: Position | null, most?: AnswerSize): Promise<OrdersPart>;
  /** Whether anything has ever been delivered to a customer. */
  hasDelivered(uid: string): Promise<boolean>;
  countRefused(uids: readonly string[]): Promise<RefusedParcels>;
  /** A page of a search may have fewer orders than `limit`, or none, and still a next page. */
  findPage(query: PageQuery): Promise<OrdersOfPage>;
  /** Whose order it is: a read. @returns null where there is no such order, or nobody knows any more. */
  findCustomer(id: string): Promise<CustomerKey | null>;
  /** The streets of some orders, as long as they are kept: a read for each order. */
  findDeliveries(ids: readonly string[], now: Date): Promise<Map<string, DeliveryRecord>>;
  /** How many there are, counted up to `limit`: no document is read, and one that is no valid order counts. */
  count(filter: OrdersFilter, limit: number): Promise<number>;
}

/** In one order for all that is asked, so that few indexes serve it. */
function select(db: Firestore, { status, cash, street, from, to }: OrdersFilter, sort: OrderSort = 'newest'): Query {
  let query: Query = ordersOf(db).select(...ORDER_FIELDS);
  if (status) query = query.where('status', '==', status);
  if (cash) query = query.where('cashReceived', '==', false);
  // The street of a packed order cannot be changed.
  if (street) query = query.where('status', '==', 'placed').where('lacksStreet', '==', true);
  if (from) query = query.where('createdAt', '>=', from);
  if (to) query = query.where('createdAt', '<', to);
  const direction = sort === 'newest' ? 'desc' : 'asc';
  return query.orderBy('createdAt', direction).orderBy('__name__', direction);
}

/** The same in memory. */
function passesFilter(order: OrderRecord, { status, cash, street, from, to }: OrdersFilter): boolean {
  if (status && order.status !== status) return false;
  if (cash && order.cashReceived !== false) return false;
  if (street && !(order.status === 'placed' && order.lacksStreet)) return false;
  return (!from || order.createdAt >= from) && (!to || order.createdAt < to);
}

/** Everybody's where no customer is named. */
function isOf(order: OrderRecord, customer: CustomerKey | undefined): boolean {
  if (!customer) return true;
  if ('phone' in customer) return isSamePhone(order.phone, customer.phone);
  return 'uid' in customer ? order.uid === customer.uid : order.email === customer.email;
}

/** Below 0 where the first was placed before. */
const comparePositions = (a: Position, b: Position) =>
  a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : Number(a.id > b.id));

/** The orders of which a mail was given up are few, and found by their mails: a read for each mail and each order. */
async function pageOfFailedMails(
  db: Firestore,
  { after, limit, search, customer, sort, mail: _mail, ...filter }: PageQuery,
  reportInvalid: ReportInvalid,
): Promise<OrdersOfPage> {
  const { orderIds } = await findFailedMails(db);
  if (orderIds.length === 0) return { orders: [], next: null };
  const refs = orderIds.map((id) => ordersOf(db).doc(id));
  const { records, invalid } = readEach(await db.getAll(...refs, { fieldMask: ORDER_FIELDS }), readOrder);
  invalid.forEach(reportInvalid);
  const sign = sort === 'oldest' ? 1 : -1;
  const orders = records
    .filter((order) => passesFilter(order, filter) && isOf(order, customer))
    .filter((order) => !search || matchesSearch(order, search))
    .filter((order) => !after || sign * comparePositions(order, after) > 0)
    .toSorted((a, b) => sign * comparePositions(a, b));
  return { orders: orders.slice(0, limit), next: orders.length > limit ? (orders[limit - 1] ?? null) : null };
}

async function runQuery(query: Query, reportInvalid: ReportInvalid) {
  const { docs } = await query.get();
  const { records, invalid } = readEach(docs, readOrder);
  invalid.forEach(reportInvalid);
  return { docs, records };
}

interface OrdersOfPage {
  orders: OrderRecord[];
  /** Where the next page begins; null after the last order. */
  next: Position | null;
}

interface Collection {
  query: Query;
  after: Position | null;
  limit: number;
  matches: (order: OrderRecord) => boolean;
  reportInvalid: ReportInvalid;
}

/** Reads of a search after which a page ends, even without a hit. */
const MAX_SEARCHED = 200;

/** Reads on until the page is full: the index finds only the beginning of one searched word. */
async function collectPage({ query, after, limit, matches, reportInvalid }: Collection): Promise<OrdersOfPage> {
  const orders: OrderRecord[] = [];
  let reads = 0;
  let next = after ? query.startAfter(after.createdAt, after.id) : query;
  for (;;) {
    // The extra order shows whether there is a next page.
    const { docs, records } = await runQuery(next.limit(limit + 1), reportInvalid);
    reads += docs.length;
    orders.push(...records.filter(matches));
    if (orders.length > limit) return { orders: orders.slice(0, limit), next: orders[limit - 1] ?? null };
    const last = docs.at(-1);
    if (!last || docs.length <= limit) return { orders, next: null };
    const lastRead = records.at(-1);
    if (reads >= MAX_SEARCHED && lastRead) return { orders, next: lastRead };
    next = query.startAfter(last);
  }
}

/** Words of more orders are equally frequent: a count of a thousand costs one read. */
const MAX_COUNTED = 1_000;

/** The query narrowed down to the rarest word of a search; null if no order has one of the words. */
async function withRarestWord(query: Query, search: string): Promise<Query | null> {
  const plans = keysOfSearch(search).map((keys) => query.where('searchKeys', 'array-contains-any', keys));
  const countOf = async (plan: Query) => (await plan.limit(MAX_COUNTED).count().get()).data().count;
  return (await rarestOf(plans, countOf))?.plan ?? null;
}

/** Documents that are read at once. */
const STEP = 100;

/** Reads on until there are no more, or so many that the answer is large enough. */
async function collectPart(
  query: Query,
  after: Position | null,
  most: AnswerSize,
  reportInvalid: ReportInvalid,
): Promise<OrdersPart> {
  const orders: OrderRecord[] = [];
  let [reads, bytes] = [0, 0];
  let next = after ? query.startAfter(after.createdAt, after.id) : query;
  for (;;) {
    const { docs, records } = await runQuery(next.limit(STEP), reportInvalid);
    reads += docs.length;
    for (const order of records) {
      bytes += jsonBytes(order);
      const last = orders.at(-1);
      if (last && (bytes > most.bytes || orders.length >= most.count)) return { orders, next: last, reads };
      orders.push(order);
    }
    const last = docs.at(-1);
    if (!last || docs.length < STEP) return { orders, next: null, reads };
    if (orders.length >= most.count) return { orders, next: orders.at(-1) ?? null, reads };
    next = query.startAfter(last);
  }
}

/** @param reportInvalid is told of what a list leaves out. */
export function createOrderQueries(database: Database, reportInvalid: ReportInvalid): OrderQueries {
  return {
    async findOf({ uid, email }, after = null, most: AnswerSize = LIMITS.ordersList) {
      let query = select(await database(), {});
      if (email !== undefined) query = query.where('email', '==', email);
      if (uid !== undefined) query = query.where('uid', '==', uid);
      return collectPart(query, after, most, reportInvalid);
    },

    async hasDelivered(uid) {
      const delivered = ordersOf(await database())
        .where('uid', '==', uid)
        .where('status', 'in', ['delivered', 'returned']);
      return !(await delivered.select().limit(1).get()).empty;
    },

    countRefused: async (uids) => countRefused(await database(), uids),

    async findPage(page) {
      const { after, limit, search, customer, sort, mail, ...filter } = page;
      const db = await database();
      if (mail) return pageOfFailedMails(db, page, reportInvalid);
      let query = select(db, filter, sort);
      if (customer && 'uid' in customer) query = query.where('uid', '==', customer.uid);
      if (customer && 'email' in customer) query = query.where('email', '==', customer.email);
      // A telephone number may be written in many ways, which a search knows; it also finds other things that begin so.
      const searched = customer && 'phone' in customer ? customer.phone : search;
      const found = searched ? await withRarestWord(query, searched) : query;
      if (!found) return { orders: [], next: null };
      const matches = (order: OrderRecord) => isOf(order, customer) && (!search || matchesSearch(order, search));
      return collectPage({ query: found, after, limit, matches, reportInvalid });
    },

    async findCustomer(id) {
      const order = readOrder(
        await ordersOf(await database())
          .doc(id)
          .get(),
      );
      return order && customerKeyOf(order);
    },

    async findDeliveries(ids, now) {
      if (ids.length === 0) return new Map();
      const db = await database();
      const documents = await db.getAll(...ids.map((id) => deliveryRef(db, id)));
      const { records, invalid } = readEach(documents, (document) => readDelivery(document, now));
      invalid.forEach(reportInvalid);
      return new Map(records.map((delivery) => [delivery.id, delivery]));
    },

    async count(filter, limit) {
      const counted = select(await database(), filter)
        .limit(limit)
        .count();
      return (await counted.get()).data().count;
    },
  };
}
