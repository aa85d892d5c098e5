import { randomUUID } from 'node:crypto';
import type { OrderWithdrawal } from '@bookstore/contract/api/order';
import type { MailState } from '@bookstore/contract/api/orderMail';
import type { Withdrawal } from '@bookstore/contract/api/withdrawal';
import { SHOP_TIME_ZONE } from '@bookstore/contract/arrival';
import { addDays, dayOf } from '@bookstore/contract/days';
import { REPAY_DAYS } from '@bookstore/contract/limits';
import type { DocumentReference, Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import * as z from 'zod';
import { type ReportInvalid, readDocument, readValid, type StoredDocument } from '../firestore/readDocument.ts';
import { timestamp } from '../firestore/timestamps.ts';
import { hashOf } from '../lib/hash.ts';
import { mailsOf, WITHDRAWAL_PREFIX } from '../mail/mailRecord.ts';

/** A customer's declaration, unchanged. */
export const withdrawalDocumentSchema = z.object({
  receivedAt: timestamp,
  name: z.string(),
  /** Lower case. */
  email: z.string(),
  /** As typed. */
  order: z.string(),
  items: z.array(z.string()),
  /** Account in which it was declared; '' if none. */
  uid: z.string().default(''),
  /** The matching order; null if none or several, and before matching. */
  orderId: z.string().nullable(),
  /** Whether the order has another address. */
  isFromOther: z.boolean().default(false),
  settled: z.object({ at: timestamp, by: z.string() }).nullable(),
  /** When the time-to-live policy deletes it; null if it belongs to an order. */
  expiresAt: timestamp.nullable(),
});

export type WithdrawalRecord = z.output<typeof withdrawalDocumentSchema> & { id: string };

export const withdrawalsOf = (db: Firestore) => db.collection('withdrawals');

/** Reads a typed order number with a sign, capitals or groups. @returns null for other text */
export function orderNumberOf(typed: string): string | null {
  const number = typed.toLowerCase().replaceAll(/[#\s-]/g, '');
  return /^[0-9a-f]{8,32}$/.test(number) ? number : null;
}

const ID_LENGTH = 32;

/**
 * A stable id per address and key; random without a key. No order id starts like it, because their mails share a
 * collection.
 */
export const withdrawalIdOf = (email: string, key: string = randomUUID()): string =>
  `${WITHDRAWAL_PREFIX}${hashOf('withdrawal', email.toLowerCase(), key).slice(0, ID_LENGTH)}`;

/** @throws InvalidDocument */
export function readWithdrawal(document: StoredDocument): WithdrawalRecord | null {
  return readDocument(withdrawalDocumentSchema, document);
}

/** `receipt` goes to the customer, `shop` to the shop. */
export type WithdrawalMail = 'receipt' | 'shop';

const WITHDRAWAL_MAILS: readonly WithdrawalMail[] = ['receipt', 'shop'];

export const withdrawalMailRef = (db: Firestore, id: string, mail: WithdrawalMail): DocumentReference =>
  mailsOf(db).doc(`${id}-${mail}`);

/** Firestore's limit of values per query. */
const VALUES_AT_ONCE = 30;

/** Costs a read per withdrawal, at least one per thirty values. */
async function findAmong(db: Firestore, field: 'orderId' | 'email', values: readonly string[]) {
  const found: QueryDocumentSnapshot[] = [];
  for (let start = 0; start < values.length; start += VALUES_AT_ONCE) {
    const query = withdrawalsOf(db).where(field, 'in', values.slice(start, start + VALUES_AT_ONCE));
    found.push(...(await query.get()).docs);
  }
  return found;
}

/** Counts up to a maximum at one read. */
export async function countWithdrawals(db: Firestore, orderId: string, most: number): Promise<number> {
  const counted = withdrawalsOf(db).where('orderId', '==', orderId).limit(most).count();
  return (await counted.get()).data().count;
}

/** Withdrawals from the orders' own addresses; others may have typed the numbers. */
export async function withdrawalsFromOwners(
  db: Firestore,
  orders: readonly { id: string; email: string }[],
): Promise<QueryDocumentSnapshot[]> {
  const emails = new Map(orders.map(({ id, email }) => [id, email]));
  const found = await findAmong(db, 'orderId', [...emails.keys()]);
  return found.filter((document) => emails.get(document.get('orderId')) === document.get('email'));
}

/** Withdrawals from these orders as their customers see them, by order. @param reportInvalid gets those left out */
export async function declaredByOwners(
  db: Firestore,
  orders: readonly { id: string; email: string }[],
  reportInvalid: ReportInvalid,
): Promise<{ withdrawals: Map<string, OrderWithdrawal[]>; reads: number }> {
  const found = await withdrawalsFromOwners(db, orders);
  const records = readValid(found, readWithdrawal, reportInvalid);
  const oldestFirst = records.toSorted((a, b) => Number(a.receivedAt) - Number(b.receivedAt));
  const byOrder = Map.groupBy(oldestFirst, ({ orderId }) => orderId ?? '');
  const toOrderWithdrawal = ({ receivedAt, items }: WithdrawalRecord) => ({
    receivedAt: receivedAt.toISOString(),
    items,
  });
  const withdrawals = new Map([...byOrder].map(([id, declared]) => [id, declared.map(toOrderWithdrawal)]));
  return { withdrawals, reads: found.length + Math.ceil(orders.length / VALUES_AT_ONCE) };
}

/**
 * Whether a refund may be due. Accounts count only declarations made signed in, because anybody can type an address.
 * Phone orders count by address, or each declaration without one.
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

export async function withdrawalsOfNoOrder(db: Firestore, emails: readonly string[]): Promise<QueryDocumentSnapshot[]> {
  return (await findAmong(db, 'email', emails)).filter((document) => document.get('orderId') === null);
}

const DELETED_AT_ONCE = 100;

/**
 * Deletes withdrawals of orders with their mails. @param emails also deletes withdrawals of these addresses without
 * an order
 */
export async function eraseWithdrawals(
  db: Firestore,
  orders: readonly { id: string }[],
  emails: readonly string[],
): Promise<void> {
  const ofNoOrder = await withdrawalsOfNoOrder(db, emails);
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
  for (let start = 0; start < refs.length; start += DELETED_AT_ONCE) {
    const batch = db.batch();
    for (const ref of refs.slice(start, start + DELETED_AT_ONCE)) batch.delete(ref);
    await batch.commit();
  }
}

/** One per order: informs its address about a withdrawal from another one. */
export const ownerMailRef = (db: Firestore, orderId: string): DocumentReference =>
  mailsOf(db).doc(`${WITHDRAWAL_PREFIX}${orderId}-owner`);

/** @param since start of the hour */
export const digestRef = (db: Firestore, since: Date): DocumentReference =>
  mailsOf(db).doc(`${WITHDRAWAL_PREFIX}digest_${since.getTime().toString(36)}-shop`);

/** @param receipt its state, if known */
export function toWithdrawal(record: WithdrawalRecord, receipt?: MailState): Withdrawal {
  const { id, receivedAt, name, email, order, items, orderId, isFromOther, settled } = record;
  return {
    _id: id,
    receivedAt: receivedAt.toISOString(),
    name,
    email,
    order,
    items,
    ...(orderId !== null && { orderId }),
    ...(isFromOther && { isFromOther }),
    ...(receipt && { receipt }),
    repayBy: addDays(dayOf(receivedAt, SHOP_TIME_ZONE), REPAY_DAYS),
    ...(settled && { settled: { at: settled.at.toISOString(), by: settled.by } }),
  };
}
