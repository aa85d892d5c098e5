import type { OrderWithdrawal } from '@bookstore/contract/api/order';
import type { MailState } from '@bookstore/contract/api/orderMail';
import type { WithdrawalsQuery } from '@bookstore/contract/api/withdrawal';
import { isDocumentId } from '@bookstore/contract/ids';
import { LIMITS } from '@bookstore/contract/limits';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { deleteAll } from '../firestore/deleteAll.ts';
import type { Database } from '../firestore/firebase.ts';
import { MAX_IN_VALUES } from '../firestore/maxInValues.ts';
import { type ReportInvalid, readValid } from '../firestore/readDocument.ts';
import type { Position } from '../http/cursor.ts';
import { chunk } from '../lib/chunk.ts';
import { readMailState } from '../mail/mailRecord.ts';
import { contractOf, ORDER_FIELDS, type OrderRecord, ordersOf, readOrder } from '../orders/orderRecord.ts';
import {
  ownerMailRef,
  readWithdrawal,
  WITHDRAWAL_MAILS,
  type WithdrawalRecord,
  withdrawalMailRef,
  withdrawalsOf,
} from './withdrawalRecord.ts';

interface WithdrawalsRepository {
  find(id: string): Promise<WithdrawalRecord | null>;
  /** Newest first. Costs a read each, and one more. */
  findPage(
    filter: Omit<WithdrawalsQuery, 'cursor'>,
    after: Position | null,
  ): Promise<{ records: WithdrawalRecord[]; next: Position | null }>;
  findReceipts(withdrawals: readonly WithdrawalRecord[]): Promise<Map<string, MailState>>;
  /** Costs a read for each order. */
  findOrders(withdrawals: readonly WithdrawalRecord[]): Promise<Map<string, OrderRecord>>;
}

export function createWithdrawalsRepository(database: Database, reportInvalid: ReportInvalid): WithdrawalsRepository {
  return {
    find: async (id) =>
      readWithdrawal(
        await withdrawalsOf(await database())
          .doc(id)
          .get(),
      ),

    async findPage({ order, settled }, after) {
      const db = await database();
      const all = withdrawalsOf(db);
      const ofOrder = order === undefined ? all : all.where('orderId', '==', await findContract(db, order));
      const filtered = settled === undefined ? ofOrder : ofOrder.where('settled', '==', null);
      const sorted = filtered.orderBy('receivedAt', 'desc').orderBy('__name__', 'desc');
      const query = after ? sorted.startAfter(after.createdAt, after.id) : sorted;
      const { docs } = await query.limit(LIMITS.withdrawalsPage + 1).get();
      const shown = docs.slice(0, LIMITS.withdrawalsPage);
      const last = docs.length > shown.length ? shown.at(-1) : undefined;
      return {
        records: readValid(shown, readWithdrawal, reportInvalid),
        next: last ? { createdAt: last.get('receivedAt').toDate(), id: last.id } : null,
      };
    },

    async findReceipts(withdrawals) {
      const db = await database();
      const refs = withdrawals.map(({ id }) => withdrawalMailRef(db, id, 'receipt'));
      const receipts = await db.getAll(...refs, { fieldMask: ['delivery'] });
      const records = readValid(receipts, readMailState, reportInvalid);
      return new Map(records.map(({ id, delivery }) => [id.slice(0, id.lastIndexOf('-')), delivery.state]));
    },

    async findOrders(withdrawals) {
      const ids = new Set(withdrawals.flatMap(({ orderId }) => orderId ?? []));
      if (ids.size === 0) return new Map();
      const db = await database();
      const refs = [...ids].map((id) => ordersOf(db).doc(id));
      const documents = await db.getAll(...refs, { fieldMask: ORDER_FIELDS });
      return new Map(readValid(documents, readOrder, reportInvalid).map((order) => [order.id, order]));
    },
  };
}

/** The first part of a split order holds the withdrawals. One read. */
async function findContract(db: Firestore, order: string): Promise<string> {
  if (!isDocumentId(order)) return order;
  return (await ordersOf(db).doc(order).get()).get('contractId') ?? order;
}

/** Costs a read each, at least one per thirty values. */
async function findAmong(db: Firestore, field: 'orderId' | 'email', values: readonly string[]) {
  const found: QueryDocumentSnapshot[] = [];
  for (const group of chunk(values, MAX_IN_VALUES))
    found.push(...(await withdrawalsOf(db).where(field, 'in', group).get()).docs);
  return found;
}

/** Counts up to a maximum at one read. */
export async function countWithdrawals(db: Firestore, orderId: string, most: number): Promise<number> {
  const counted = withdrawalsOf(db).where('orderId', '==', orderId).limit(most).count();
  return (await counted.get()).data().count;
}

/** Excludes other addresses, whose senders may have typed the numbers. */
export async function withdrawalsFromOwners(
  db: Firestore,
  orders: readonly { id: string; email: string }[],
): Promise<QueryDocumentSnapshot[]> {
  const emails = new Map(orders.map(({ id, email }) => [id, email]));
  const found = await findAmong(db, 'orderId', [...emails.keys()]);
  return found.filter((document) => emails.get(document.get('orderId')) === document.get('email'));
}

/** Groups by order; each part of a split order has those of the whole. */
export async function declaredByOwners(
  db: Firestore,
  orders: readonly Pick<OrderRecord, 'id' | 'email' | 'contractId'>[],
  reportInvalid: ReportInvalid,
): Promise<{ withdrawals: Map<string, OrderWithdrawal[]>; reads: number }> {
  const contracts = new Map(orders.map((order) => [contractOf(order), { id: contractOf(order), email: order.email }]));
  const found = await withdrawalsFromOwners(db, [...contracts.values()]);
  const records = readValid(found, readWithdrawal, reportInvalid);
  const oldestFirst = records.toSorted((a, b) => Number(a.receivedAt) - Number(b.receivedAt));
  const byContract = Map.groupBy(oldestFirst, ({ orderId }) => orderId);
  const toOrderWithdrawal = ({ receivedAt, items }: WithdrawalRecord) => ({
    receivedAt: receivedAt.toISOString(),
    items,
  });
  const withdrawals = new Map(
    orders.flatMap((order) => {
      const declared = byContract.get(contractOf(order));
      return declared ? [[order.id, declared.map(toOrderWithdrawal)] as const] : [];
    }),
  );
  return { withdrawals, reads: found.length + Math.ceil(contracts.size / MAX_IN_VALUES) };
}

/**
 * A refund may be due. Accounts count only declarations made signed in, because anybody can type an address. Phone
 * orders count by address, or each declaration without one.
 */
export async function haveOpenWithdrawals(
  db: Firestore,
  orders: readonly { id: string; uid: string; email: string }[],
): Promise<boolean> {
  const byId = new Map(orders.map((order) => [order.id, order]));
  const found = await findAmong(db, 'orderId', [...byId.keys()]);
  return found.some((document) => {
    const order = byId.get(document.get('orderId'));
    if (!order || document.get('settled') !== null) return false;
    if (order.uid !== '') return document.get('uid') === order.uid;
    return order.email === '' || order.email === document.get('email');
  });
}

/** Includes those not matched yet. */
export async function unmatchedWithdrawals(db: Firestore): Promise<string[]> {
  const { docs } = await withdrawalsOf(db).where('orderId', '==', null).select().get();
  return docs.map(({ id }) => id);
}

export async function withdrawalsWithoutOrder(
  db: Firestore,
  emails: readonly string[],
): Promise<QueryDocumentSnapshot[]> {
  return (await findAmong(db, 'email', emails)).filter((document) => document.get('orderId') === null);
}

/** Deletes their mails too. @param emails also deletes withdrawals of these addresses without an order */
export async function eraseWithdrawals(
  db: Firestore,
  orders: readonly { id: string }[],
  emails: readonly string[],
): Promise<void> {
  const ofNoOrder = await withdrawalsWithoutOrder(db, emails);
  const ofOrders = await findAmong(
    db,
    'orderId',
    orders.map(({ id }) => id),
  );
  const refs = [
    ...[...ofOrders, ...ofNoOrder].flatMap(({ id, ref }) => [
      ref,
      ...WITHDRAWAL_MAILS.map((mail) => withdrawalMailRef(db, id, mail)),
    ]),
    ...[...new Set(ofOrders.map((document) => String(document.get('orderId'))))].map((id) => ownerMailRef(db, id)),
  ];
  await deleteAll(db, refs);
}
