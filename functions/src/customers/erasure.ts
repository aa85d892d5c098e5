import { hasEnded } from '@bookstore/contract/orderSteps';
import { isCounterSale } from '@bookstore/contract/payment';
import { foldText } from '@bookstore/contract/search/foldText';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { eraseAlerts } from '../alerts/alerts.repository.ts';
import type { Database } from '../firestore/firebase.ts';
import { readOneOptimistically } from '../firestore/optimisticRead.ts';
import { type ReportInvalid, readValid, refuseInvalid } from '../firestore/readDocument.ts';
import { isCollision, retryCollisions } from '../firestore/retryCollisions.ts';
import { chunk } from '../lib/chunk.ts';
import { assertRequestOpen } from '../lib/requestSignal.ts';
import { readMailsOfOrder } from '../mail/mailRecord.ts';
import { deliveriesOf } from '../orders/deliveries.repository.ts';
import { deliveryRef } from '../orders/deliveryRecord.ts';
import { ERASED_UID, ORDER_FIELDS, type OrderRecord, ordersOf, readOrder } from '../orders/orderRecord.ts';
import { ordersOfCustomer } from '../orders/orders.repository.ts';
import { queryFieldsChange } from '../orders/queryFields.ts';
import { isSamePhone, toSearchKeys } from '../orders/searchKeys.ts';
import { eraseWithdrawals, haveOpenWithdrawals } from '../withdrawals/withdrawals.repository.ts';
import { OpenOrders, OpenWithdrawals } from './customers.errors.ts';
import { detailsRef } from './detailsRecord.ts';
import { wishesRef } from './wishesRecord.ts';

/** A name finds sales at the counter, which have no address or phone number. */
export type PhoneCustomer = { email: string } | { phone: string } | { name: string };

/** @param email lower case */
export const phoneOrdersOf = (database: Database, email: string, reportInvalid: ReportInvalid) =>
  ordersOfCustomer(database, { uid: '', email }, reportInvalid);

const comparableName = (name: string) => foldText(name).trim().replaceAll(/\s+/g, ' ');

function isOf({ phone, name, payment }: OrderRecord, by: Exclude<PhoneCustomer, { email: string }>): boolean {
  if ('phone' in by) return isSamePhone(phone, by.phone);
  const isNamed = name !== '' && comparableName(name) === comparableName(by.name);
  return isNamed && isCounterSale({ payment });
}

/** @param by lower-case address, a number in any notation, or a name in any spelling of `foldText` */
export async function ordersOfPhoneCustomer(
  database: Database,
  by: PhoneCustomer,
  reportInvalid: ReportInvalid,
): Promise<OrderRecord[]> {
  if ('email' in by) return phoneOrdersOf(database, by.email, reportInvalid);
  const orders = await ordersOfCustomer(database, { uid: '' }, reportInvalid);
  return withParts(
    await database(),
    orders.filter((order) => isOf(order, by)),
    reportInvalid,
  );
}

/** Adds split parts, whose phone number may differ. */
async function withParts(
  db: Firestore,
  orders: readonly OrderRecord[],
  reportInvalid: ReportInvalid,
): Promise<OrderRecord[]> {
  const known = new Set(orders.map(({ id }) => id));
  const all = [...orders];
  // Grows while it is read.
  for (const { splitFrom, splitInto } of all) {
    const parts = [...(splitFrom === null ? [] : [splitFrom]), ...splitInto].filter((id) => !known.has(id));
    if (parts.length === 0) continue;
    for (const id of parts) known.add(id);
    const documents = await db.getAll(...parts.map((id) => ordersOf(db).doc(id)), { fieldMask: ORDER_FIELDS });
    all.push(...readValid(documents, readOrder, reportInvalid));
  }
  return all;
}

/** Replaces personal data with valid values, so that lists keep working. */
export const NOBODY = {
  uid: ERASED_UID,
  name: 'Erased',
  email: 'erased@example.invalid',
  phone: '0',
  address: { city: '-', country: '-', state: '-', zipcode: '-' },
  // Anonymous orders must not count against other customers.
  refused: false,
  requestHash: '',
  tracking: null,
  internalNote: '',
  waiting: null,
  splitReason: '',
};

const AT_ONCE = 10;

export const isOnItsWay = (order: OrderRecord) => !hasEnded(order);

/**
 * Fails if the order has changed. @returns the order before, or null if there is none @throws OpenOrders if it is on
 * its way again
 */
async function eraseOrder(db: Firestore, { id }: OrderRecord, evenOnItsWay: boolean): Promise<OrderRecord | null> {
  const read = await readOneOptimistically(ordersOf(db).doc(id));
  const order = readOrder(read);
  if (!order) return null;
  if (!evenOnItsWay && isOnItsWay(order)) throw new OpenOrders();
  const batch = db.batch();
  batch.delete(deliveryRef(db, order.id));
  for (const { ref } of await readMailsOfOrder(db, order.id, [])) batch.delete(ref);
  // The hash would confirm a guessed note.
  const returns = order.returns.map((one) => ({ ...one, note: '', requestHash: '' }));
  const erased = { ...order, ...NOBODY };
  const queryFields = { searchKeys: toSearchKeys(erased), ...(await queryFieldsChange(erased)) };
  read.update(batch, { ...NOBODY, returns, ...queryFields });
  assertRequestOpen();
  await batch.commit();
  return order;
}

/** Keeps the street if its order has arrived since. */
async function eraseStreet({ ref, updateTime }: QueryDocumentSnapshot): Promise<void> {
  try {
    await ref.delete({ lastUpdateTime: updateTime });
  } catch (error) {
    if (!isCollision(error)) throw error;
  }
}

interface Erasure {
  evenOnItsWay?: boolean;
  /** Also erases withdrawals without an order from the orders' addresses. */
  hasConfirmedEmail?: boolean;
  /** Lower case. Includes phone orders and withdrawals under this address. */
  confirmedEmail?: string;
  onErased?: () => void;
}

/**
 * Anonymises orders and deletes all other data. Sales and, for the years of tax law, invoices stay. Run again after a
 * failure. @returns the number of orders @throws OpenOrders, OpenWithdrawals before any change @throws
 * InvalidDocument
 */
export async function eraseCustomer(database: Database, uid: string, erasure: Erasure = {}): Promise<number> {
  if (uid === '') throw new Error('Phone orders share the empty uid, so no customer has it.');
  const db = await database();
  // Read before the orders, so that the street of an order placed meanwhile stays.
  const streets = await deliveriesOf(db, uid);
  const { confirmedEmail } = erasure;
  const orders = [
    ...(await ordersOfCustomer(database, { uid }, refuseInvalid)),
    ...(confirmedEmail ? await phoneOrdersOf(database, confirmedEmail, refuseInvalid) : []),
  ];
  const count = await eraseOrders(db, orders, erasure);
  const erased = new Set(orders.map(({ id }) => id));
  await Promise.all(streets.filter(({ id }) => !erased.has(id)).map(eraseStreet));
  await detailsRef(db, uid).delete();
  await wishesRef(db, uid).delete();
  await eraseAlerts(db, uid);
  return count;
}

/**
 * Withdrawals without an order stay, because the address is unconfirmed. @returns the number of orders @throws like
 * eraseCustomer
 */
export async function erasePhoneCustomer(
  database: Database,
  by: PhoneCustomer,
  erasure: Omit<Erasure, 'hasConfirmedEmail' | 'confirmedEmail'> = {},
): Promise<number> {
  const orders = await ordersOfPhoneCustomer(database, by, refuseInvalid);
  return eraseOrders(await database(), orders, { ...erasure, hasConfirmedEmail: false });
}

/** Includes parts that are split off meanwhile. @returns their number */
async function eraseOrders(db: Firestore, found: readonly OrderRecord[], erasure: Erasure): Promise<number> {
  const erased: OrderRecord[] = [];
  let orders = await withParts(db, found, refuseInvalid);
  do {
    erased.push(...(await eraseFound(db, orders, erasure)));
    orders = (await withParts(db, erased, refuseInvalid)).slice(erased.length);
  } while (orders.length > 0);
  return erased.length;
}

async function eraseFound(
  db: Firestore,
  orders: readonly OrderRecord[],
  { evenOnItsWay = false, hasConfirmedEmail = true, confirmedEmail, onErased = () => undefined }: Erasure,
): Promise<OrderRecord[]> {
  if (!evenOnItsWay && orders.some(isOnItsWay)) throw new OpenOrders();
  if (!evenOnItsWay && (await haveOpenWithdrawals(db, orders))) throw new OpenWithdrawals();
  // First, because erased orders do not lead to the withdrawals.
  const ofOrders = hasConfirmedEmail ? orders.map(({ email }) => email) : [];
  await eraseWithdrawals(db, orders, [...new Set([...ofOrders, ...(confirmedEmail ? [confirmedEmail] : [])])]);
  const erase = async (order: OrderRecord) => {
    const before = await retryCollisions(() => eraseOrder(db, order, evenOnItsWay));
    onErased();
    return before ?? [];
  };
  const erased: OrderRecord[] = [];
  for (const group of chunk(orders, AT_ONCE)) erased.push(...(await Promise.all(group.map(erase))).flat());
  return erased;
}
