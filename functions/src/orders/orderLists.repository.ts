import type { OrderSort, OrdersFilter, WaitingFilter } from '@bookstore/contract/api/ordersQuery';
import { SHOP_TIME_ZONE } from '@bookstore/contract/arrival';
import { dayOf } from '@bookstore/contract/days';
import { LIMITS } from '@bookstore/contract/limits';
import type { DocumentSnapshot, Firestore, Query } from 'firebase-admin/firestore';
import type { Database } from '../firestore/firebase.ts';
import { MAX_IN_VALUES } from '../firestore/maxInValues.ts';
import { type ReportInvalid, readValid } from '../firestore/readDocument.ts';
import type { Position } from '../http/cursor.ts';
import { jsonBytes } from '../lib/bytes.ts';
import { chunk } from '../lib/chunk.ts';
import { pickMostSelective } from '../lib/pickMostSelective.ts';
import { findFailedMails } from '../mail/mails.repository.ts';
import { type DeliveryRecord, deliveryRef, readDelivery } from './deliveryRecord.ts';
import { ERASED_UID, ORDER_FIELDS, type OrderRecord, ordersOf, readOrder } from './orderRecord.ts';
import { isSamePhone, keysOfSearch, matchesCustomer, matchesSearch } from './searchKeys.ts';

type RefusedParcels = ReadonlyMap<string, number>;

/**
 * Counts the orders, so that no counter can be wrong. Costs a read per refused parcel, at least one per thirty
 * customers.
 */
async function countRefused(db: Firestore, uids: readonly string[]): Promise<RefusedParcels> {
  // Phone orders share an empty uid.
  const customers = [...new Set(uids)].filter(Boolean);
  const found = await Promise.all(
    chunk(customers, MAX_IN_VALUES).map((group) =>
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

/** 0 for phone orders. */
export function otherRefusedParcels(order: OrderRecord, counts: RefusedParcels): number {
  return order.uid === '' ? 0 : (counts.get(order.uid) ?? 0) - (order.refused ? 1 : 0);
}

interface Waiting {
  filter: WaitingFilter;
  now: Date;
}

interface PageQuery extends OrdersFilter {
  after: Position | null;
  limit: number;
  search?: string | undefined;
  customer?: CustomerKey | undefined;
  /** Newest first by default. */
  sort?: OrderSort | undefined;
  mail?: 'failed' | undefined;
  waiting?: Waiting | undefined;
}

/** The account, or without one the email address or phone number. */
type CustomerKey = { uid: string } | { email: string } | { phone: string };

/** @returns null if unknown. */
function toCustomerKey({ uid, email, phone }: OrderRecord): CustomerKey | null {
  if (uid === ERASED_UID) return null;
  if (uid !== '') return { uid };
  if (email !== '') return { email };
  // Zeros mean an unknown number.
  return isSamePhone(phone, phone) ? { phone } : null;
}

export interface OrdersPart {
  orders: OrderRecord[];
  /** Start of the next part; null after the last. */
  next: Position | null;
  reads: number;
}

interface AnswerSize {
  count: number;
  bytes: number;
}

/** Without a uid: all accounts with the address; without an address: all orders of the uid. */
type Owner = { uid: string; email?: string } | { uid?: string; email: string };

export interface OrderQueries {
  findByOwner(owner: Owner, after?: Position | null, most?: AnswerSize): Promise<OrdersPart>;
  /** Whether the customer has ever received an order. */
  hasDelivered(uid: string): Promise<boolean>;
  countRefused(uids: readonly string[]): Promise<RefusedParcels>;
  /** A page of a search may be short or empty and still have a next one. */
  findPage(query: PageQuery): Promise<OrdersOfPage>;
  findCustomer(id: string): Promise<CustomerKey | null>;
  /** The newest matching order of each customer. */
  findCustomers(search: string): Promise<OrderRecord[]>;
  /** Costs a read each. */
  findDeliveries(ids: readonly string[], now: Date): Promise<Map<string, DeliveryRecord>>;
  /** Counts up to `limit`, including invalid documents. */
  count(filter: OrdersFilter, limit: number): Promise<number>;
}

/** All queries have this field order, so that few indexes suffice. */
function select(db: Firestore, { status, cash, street, from, to }: OrdersFilter, sort: OrderSort = 'newest'): Query {
  let query: Query = ordersOf(db).select(...ORDER_FIELDS);
  if (status) query = query.where('status', '==', status);
  if (cash) query = query.where('cashReceived', '==', false);
  // A packed order's street cannot change.
  if (street) query = query.where('status', '==', 'placed').where('lacksStreet', '==', true);
  if (from) query = query.where('createdAt', '>=', from);
  if (to) query = query.where('createdAt', '<', to);
  const direction = sort === 'newest' ? 'desc' : 'asc';
  return query.orderBy('createdAt', direction).orderBy('__name__', direction);
}

function passesFilter(order: OrderRecord, { status, cash, street, from, to }: OrdersFilter): boolean {
  if (status && order.status !== status) return false;
  if (cash && order.cashReceived !== false) return false;
  if (street && !(order.status === 'placed' && order.lacksStreet)) return false;
  return (!from || order.createdAt >= from) && (!to || order.createdAt < to);
}

function belongsTo(order: OrderRecord, customer: CustomerKey | undefined): boolean {
  if (!customer) return true;
  if ('phone' in customer) return isSamePhone(order.phone, customer.phone);
  return 'uid' in customer ? order.uid === customer.uid : order.email === customer.email;
}

const comparePositions = (a: Position, b: Position) =>
  a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : Number(a.id > b.id));

/** Failed mails are few. Costs a read per mail and per order. */
async function findWithFailedMail(db: Firestore): Promise<DocumentSnapshot[]> {
  const { orderIds } = await findFailedMails(db);
  return db.getAll(...orderIds.map((id) => ordersOf(db).doc(id)), { fieldMask: ORDER_FIELDS });
}

/** Waiting, or with its day reached. */
export function whereWaiting(orders: Query, { filter, now }: Waiting): Query {
  return orders.where('waitsUntil', filter === 'later' ? '>' : '<=', dayOf(now, SHOP_TIME_ZONE)).orderBy('waitsUntil');
}

/** Waiting orders are few; an automatic index serves this order. */
async function findWaiting(db: Firestore, waiting: Waiting): Promise<DocumentSnapshot[]> {
  const found = whereWaiting(ordersOf(db).select(...ORDER_FIELDS), waiting);
  return (await found.limit(LIMITS.waitingOrders).get()).docs;
}

function toPage(
  documents: DocumentSnapshot[],
  { after, limit, search, customer, sort, mail: _mail, waiting: _waiting, ...filter }: PageQuery,
  reportInvalid: ReportInvalid,
): OrdersOfPage {
  const sign = sort === 'oldest' ? 1 : -1;
  const orders = readValid(documents, readOrder, reportInvalid)
    .filter((order) => passesFilter(order, filter) && belongsTo(order, customer))
    .filter((order) => !search || matchesSearch(order, search))
    .filter((order) => !after || sign * comparePositions(order, after) > 0)
    .toSorted((a, b) => sign * comparePositions(a, b));
  return { orders: orders.slice(0, limit), next: orders.length > limit ? (orders[limit - 1] ?? null) : null };
}

async function runQuery(query: Query, reportInvalid: ReportInvalid) {
  const { docs } = await query.get();
  return { docs, records: readValid(docs, readOrder, reportInvalid) };
}

interface OrdersOfPage {
  orders: OrderRecord[];
  /** Start of the next page; null after the last. */
  next: Position | null;
}

interface Collection {
  query: Query;
  after: Position | null;
  limit: number;
  matches: (order: OrderRecord) => boolean;
  reportInvalid: ReportInvalid;
}

/** Reads of a search page, which then ends even without a hit. */
const MAX_SEARCHED = 200;

/** Reads until the page is full, because the index finds only the beginning of one word. */
async function collectPage({ query, after, limit, matches, reportInvalid }: Collection): Promise<OrdersOfPage> {
  const orders: OrderRecord[] = [];
  let reads = 0;
  let next = after ? query.startAfter(after.createdAt, after.id) : query;
  for (;;) {
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

/** More frequent words count as equal: counting a thousand costs one read. */
const MAX_COUNTED = 1_000;

/** Null if a word has no order. */
async function withRarestWord(query: Query, search: string): Promise<Query | null> {
  const plans = keysOfSearch(search).map((keys) => query.where('searchKeys', 'array-contains-any', keys));
  const countMatches = async (plan: Query) => (await plan.limit(MAX_COUNTED).count().get()).data().count;
  return (await pickMostSelective(plans, countMatches))?.plan ?? null;
}

const STEP = 100;

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

export function createOrderQueries(database: Database, reportInvalid: ReportInvalid): OrderQueries {
  return {
    async findByOwner({ uid, email }, after = null, most: AnswerSize = LIMITS.ordersList) {
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
      const { after, limit, search, customer, sort, mail, waiting, ...filter } = page;
      const db = await database();
      if (mail) return toPage(await findWithFailedMail(db), page, reportInvalid);
      if (waiting) return toPage(await findWaiting(db, waiting), page, reportInvalid);
      let query = select(db, filter, sort);
      if (customer && 'uid' in customer) query = query.where('uid', '==', customer.uid);
      if (customer && 'email' in customer) query = query.where('email', '==', customer.email);
      // The search also finds longer numbers that start the same.
      const searched = customer && 'phone' in customer ? customer.phone : search;
      const found = searched ? await withRarestWord(query, searched) : query;
      if (!found) return { orders: [], next: null };
      const matches = (order: OrderRecord) => belongsTo(order, customer) && (!search || matchesSearch(order, search));
      return collectPage({ query: found, after, limit, matches, reportInvalid });
    },

    async findCustomer(id) {
      const order = readOrder(
        await ordersOf(await database())
          .doc(id)
          .get(),
      );
      return order && toCustomerKey(order);
    },

    async findCustomers(search) {
      const { count, reads } = LIMITS.customerSearch;
      const query = await withRarestWord(select(await database(), {}), search);
      if (!query) return [];
      const { records } = await runQuery(query.limit(reads), reportInvalid);
      const found = new Map<string, OrderRecord>();
      for (const order of records) {
        const { name, phone, email } = order;
        const key = JSON.stringify([name, email || phone]);
        const isKnown = toCustomerKey(order) !== null && !found.has(key);
        if (isKnown && matchesCustomer(order, search)) found.set(key, order);
      }
      return [...found.values()].slice(0, count);
    },

    async findDeliveries(ids, now) {
      const db = await database();
      // Lists omit the messages.
      const fieldMask = ['uid', 'street', 'note', 'gift', 'expiresAt'];
      const documents = await db.getAll(...ids.map((id) => deliveryRef(db, id)), { fieldMask });
      const deliveries = readValid(documents, (document) => readDelivery(document, now), reportInvalid);
      return new Map(deliveries.map((delivery) => [delivery.id, delivery]));
    },

    async count(filter, limit) {
      const counted = select(await database(), filter)
        .limit(limit)
        .count();
      return (await counted.get()).data().count;
    },
  };
}
