import { hasEnded } from '@bookstore/contract/orderSteps';
import * as messages from '@bookstore/messages/problems';
import type { Firestore, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { eraseAlerts } from '../alerts/alertRecord.ts';
import type { Database } from '../firestore/firebase.ts';
import { readOneOptimistically } from '../firestore/optimisticRead.ts';
import { type ReportInvalid, readValid, refuseInvalid } from '../firestore/readDocument.ts';
import { isCollision, retryCollisions } from '../firestore/retryCollisions.ts';
import { DomainError } from '../lib/domainError.ts';
import { mailRefs } from '../mail/mailRecord.ts';
import { deliveriesOf, deliveryRef } from '../orders/deliveryRecord.ts';
import { ERASED_UID, ORDER_FIELDS, type OrderRecord, ordersOf, readOrder } from '../orders/orderRecord.ts';
import { isSamePhone, searchKeysOf } from '../orders/searchKeys.ts';
import { eraseWithdrawals, haveOpenWithdrawals } from '../withdrawals/withdrawalRecord.ts';
import { detailsRef } from './details.ts';

export class OpenOrders extends DomainError {
  constructor() {
    super('open-orders', messages.orderOnItsWay);
  }
}

export class OpenWithdrawals extends DomainError {
  constructor() {
    super('open-withdrawals', messages.withdrawalStillOpen);
  }
}

/** All orders of an account, whatever address they were placed under, or all under an address, whoever has had it. */
export async function ordersOfCustomer(
  database: Database,
  by: { uid: string; email?: string } | { email: string },
  reportInvalid: ReportInvalid,
): Promise<OrderRecord[]> {
  let orders: Query = ordersOf(await database()).select(...ORDER_FIELDS);
  for (const [field, value] of Object.entries(by)) orders = orders.where(field, '==', value);
  const { docs } = await orders.get();
  return readValid(docs, readOrder, reportInvalid);
}

/** Whoever has ordered by phone or at the counter: by the address, or the number, that the shop was told. */
export type PhoneCustomer = { email: string } | { phone: string };

/** All orders by phone under an address, in lower case. */
export const phoneOrdersOf = (database: Database, email: string, reportInvalid: ReportInvalid) =>
  ordersOfCustomer(database, { uid: '', email }, reportInvalid);

/** All orders by phone under an address, in lower case, or a number, however it was written. */
export async function ordersOfPhoneCustomer(
  database: Database,
  by: PhoneCustomer,
  reportInvalid: ReportInvalid,
): Promise<OrderRecord[]> {
  if ('email' in by) return phoneOrdersOf(database, by.email, reportInvalid);
  const orders = await ordersOfCustomer(database, { uid: '' }, reportInvalid);
  return orders.filter(({ phone }) => isSamePhone(phone, by.phone));
}

/** Stands where a person was. Every field still is what the contract asks for, so the list of orders goes on working. */
export const NOBODY = {
  uid: ERASED_UID,
  name: 'Erased',
  email: 'erased@example.invalid',
  phone: '0',
  address: { city: '-', country: '-', state: '-', zipcode: '-' },
  // Nobody's: it would be held against the next who is erased.
  refused: false,
  requestHash: '',
  tracking: null,
  internalNote: '',
};

/** Orders that are written side by side: a customer waits for it. */
const AT_ONCE = 10;

/** Whether it still needs a name and an address. */
export const isOnItsWay = (order: OrderRecord) => !hasEnded(order);

/**
 * Takes its customer out of an order, and deletes its street and mails, all or nothing, on condition that it has not gone on since.
 * @throws OpenOrders where it is on its way again.
 */
async function eraseOrder(db: Firestore, { id }: OrderRecord, evenOnItsWay: boolean): Promise<void> {
  const read = await readOneOptimistically(ordersOf(db).doc(id));
  const order = readOrder(read);
  if (!order) return;
  if (!evenOnItsWay && isOnItsWay(order)) throw new OpenOrders();
  const batch = db.batch();
  for (const ref of [deliveryRef(db, order.id), ...mailRefs(db, order.id)]) batch.delete(ref);
  // The hash tells whoever guesses a note whether it was that.
  const returns = order.returns.map((one) => ({ ...one, note: '', requestHash: '' }));
  read.update(batch, { ...NOBODY, returns, searchKeys: searchKeysOf({ ...order, ...NOBODY }) });
  await batch.commit();
}

/** A street without an order, unless the order has come since the street was read. */
async function eraseStreet({ ref, updateTime }: QueryDocumentSnapshot): Promise<void> {
  try {
    await ref.delete({ lastUpdateTime: updateTime });
  } catch (error) {
    if (!isCollision(error)) throw error;
  }
}

interface Erasure {
  /** Also what still needs a name and an address. */
  evenOnItsWay?: boolean;
  /** Whether the addresses of the orders are the customer's: withdrawals from them that name no known order go then, too. */
  hasConfirmedEmail?: boolean;
  /** The account's confirmed address, in lower case: orders by phone under it, and withdrawals from it, are the customer's, too. */
  confirmedEmail?: string;
  /** Is told of each order. */
  onErased?: () => void;
}

/**
 * Takes a customer out of all their orders, whatever address they were placed under, and deletes their streets, mails, withdrawals,
 * saved details and what they wait for. What was sold, when and for how much stays, and so do invoices, for the years of the tax law: the books of the shop must
 * still add up. It cannot be undone.
 * @returns how many orders there were. When it fails half-way, run it again: it goes on with the rest.
 * @throws OpenOrders, OpenWithdrawals before anything is done. @throws InvalidDocument: none may be left behind unseen.
 */
export async function eraseCustomer(database: Database, uid: string, erasure: Erasure = {}): Promise<number> {
  if (uid === '') throw new Error('Orders by phone are of many customers: none of them has a uid.');
  const db = await database();
  // Before the orders: the street of an order that is placed meanwhile is written to, and stays.
  const streets = await deliveriesOf(db, uid);
  const { confirmedEmail } = erasure;
  const orders = [
    ...(await ordersOfCustomer(database, { uid }, refuseInvalid)),
    ...(confirmedEmail ? await phoneOrdersOf(database, confirmedEmail, refuseInvalid) : []),
  ];
  await eraseOrders(db, orders, erasure);
  const erased = new Set(orders.map(({ id }) => id));
  await Promise.all(streets.filter(({ id }) => !erased.has(id)).map(eraseStreet));
  await detailsRef(db, uid).delete();
  await eraseAlerts(db, uid);
  return orders.length;
}

/**
 * The same of somebody who has ordered by phone: withdrawals from an address that was only told, and that name no known order, stay.
 * @returns how many orders there were. @throws what eraseCustomer throws.
 */
export async function erasePhoneCustomer(
  database: Database,
  by: PhoneCustomer,
  erasure: Omit<Erasure, 'hasConfirmedEmail' | 'confirmedEmail'> = {},
): Promise<number> {
  const orders = await ordersOfPhoneCustomer(database, by, refuseInvalid);
  await eraseOrders(await database(), orders, { ...erasure, hasConfirmedEmail: false });
  return orders.length;
}

async function eraseOrders(
  db: Firestore,
  orders: readonly OrderRecord[],
  { evenOnItsWay = false, hasConfirmedEmail = true, confirmedEmail, onErased = () => undefined }: Erasure,
): Promise<void> {
  if (!evenOnItsWay && orders.some(isOnItsWay)) throw new OpenOrders();
  if (!evenOnItsWay && (await haveOpenWithdrawals(db, orders))) throw new OpenWithdrawals();
  // Before the orders: who runs it again finds no order that has lost its customer.
  const ofOrders = hasConfirmedEmail ? orders.map(({ email }) => email) : [];
  await eraseWithdrawals(db, orders, [...new Set([...ofOrders, ...(confirmedEmail ? [confirmedEmail] : [])])]);
  for (let start = 0; start < orders.length; start += AT_ONCE) {
    const erase = async (order: OrderRecord) => {
      await retryCollisions(() => eraseOrder(db, order, evenOnItsWay));
      onErased();
    };
    await Promise.all(orders.slice(start, start + AT_ONCE).map(erase));
  }
}
