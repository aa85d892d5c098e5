import type { OrdersFilter } from '@bookstore/contract/ordersQuery';
import type { Firestore, Query } from 'firebase-admin/firestore';
import type { Database } from '../lib/firebase.ts';
import { type ReportInvalid, readEach } from '../lib/readDocument.ts';
import type { Position } from './cursor.ts';
import { type OrderRecord, ordersOf, readOrder } from './orderRecord.ts';
import { countRefused, type RefusedParcels } from './refusedParcels.ts';
import { keysOfSearch, matchesSearch } from './searchKeys.ts';

interface PageQuery extends OrdersFilter {
  after: Position | null;
  limit: number;
  search?: string | undefined;
}

export interface OrderQueries {
  /** Newest first. Without a uid the orders of everyone who has had this address. */
  findByEmail(email: string, uid?: string): Promise<OrderRecord[]>;
  /** Whether anything has ever been delivered to a customer. */
  hasDelivered(uid: string): Promise<boolean>;
  countRefused(uids: readonly string[]): Promise<RefusedParcels>;
  /** Newest first, at most `limit`. */
  findPage(query: PageQuery): Promise<OrderRecord[]>;
  /** How many there are, counted up to `limit`: no document is read, and one that is no valid order counts. */
  count(filter: OrdersFilter, limit: number): Promise<number>;
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

/** @param reportInvalid is told of what a list leaves out. */
export function createOrderQueries(database: Database, reportInvalid: ReportInvalid): OrderQueries {
  return {
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
  };
}
