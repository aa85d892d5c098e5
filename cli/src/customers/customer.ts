import type { KeptAlert } from '@bookstore/contract/api/alert';
import type { CustomerDetails } from '@bookstore/contract/api/customerDetails';
import type { Invoice } from '@bookstore/contract/api/invoice';
import { type AdminOrder, type Delivery, phoneSchema } from '@bookstore/contract/api/order';
import type { Withdrawal } from '@bookstore/contract/api/withdrawal';
import { uidsWithAlerts } from '../../../functions/src/alerts/alerts.repository.ts';
import { createDetailsRepository, uidsWithDetails } from '../../../functions/src/customers/details.repository.ts';
import { toDetails } from '../../../functions/src/customers/detailsRecord.ts';
import { NOBODY, ordersOfPhoneCustomer, type PhoneCustomer } from '../../../functions/src/customers/erasure.ts';
import { createExportRepository } from '../../../functions/src/customers/export.repository.ts';
import type { Database, Firebase } from '../../../functions/src/firestore/firebase.ts';
import { readValid, refuseInvalid } from '../../../functions/src/firestore/readDocument.ts';
import type { OrderRecord } from '../../../functions/src/orders/orderRecord.ts';
import { ordersOfCustomer } from '../../../functions/src/orders/orders.repository.ts';
import { readWithdrawal, toWithdrawal } from '../../../functions/src/withdrawals/withdrawalRecord.ts';
import {
  eraseWithdrawals,
  withdrawalsWithoutOrder,
} from '../../../functions/src/withdrawals/withdrawals.repository.ts';
import { printable } from '../lib/print.ts';

/** A loose check that tells an email from an option or a name. */
export const isEmail = (text: string) => /^[^\s@]+@[^\s@]+$/.test(text.trim());

const PHONE_DIGITS = 5;

export const isPhone = (text: string) =>
  phoneSchema.safeParse(text).success && text.replaceAll(/\D/g, '').length >= PHONE_DIGITS;

/** Returns at most one. @throws the error of the identity provider */
export const createFindAccounts =
  (auth: Firebase['auth']) =>
  async (email: string): Promise<string[]> => {
    const { users } = await (await auth()).getUsers([{ email }]);
    return users.map(({ uid }) => uid);
  };

interface Traces {
  orders: OrderRecord[];
  hasDetails: boolean;
  hasAlert: boolean;
}

const BY_PHONE = '';

const day = (date: Date) => date.toISOString().slice(0, 10);

/** @param orders not empty */
export function describeOrders(orders: readonly OrderRecord[]): string {
  const days = orders.map(({ createdAt }) => day(createdAt)).sort();
  const names = [...new Set(orders.map(({ name }) => name))].join(', ');
  return `${orders.length} orders from ${days[0]} to ${days.at(-1)}, by ${printable(names)}`;
}

function describe(uid: string, { orders, hasDetails, hasAlert }: Traces): string {
  if (uid === BY_PHONE) return `  --by-phone   by phone: ${describeOrders(orders)}`;
  const traces = [...(hasDetails ? ['saved details'] : []), ...(hasAlert ? ['back-in-stock alerts'] : [])];
  const what =
    traces.length > 0 ? `${traces.join(' and ')}, and no orders` : 'the account with this address, without orders';
  if (orders.length === 0) return `  --uid ${printable(uid)}   ${what}`;
  return `  --uid ${printable(uid)}   ${describeOrders(orders)}`;
}

/** Several people may have used an email one after the other. */
async function findTraces(database: Database, email: string, accounts: string[]): Promise<Map<string, Traces>> {
  const orders = await ordersOfCustomer(database, { email }, refuseInvalid);
  const db = await database();
  const withDetails = await uidsWithDetails(db, email);
  const withAlerts = await uidsWithAlerts(db, email);
  const byUid = Map.groupBy(orders, ({ uid }) => uid);
  const uids = new Set([...byUid.keys(), ...withDetails, ...withAlerts, ...accounts]);
  uids.delete(NOBODY.uid);
  return new Map(
    [...uids].map((uid) => [
      uid,
      { orders: byUid.get(uid) ?? [], hasDetails: withDetails.has(uid), hasAlert: withAlerts.has(uid) },
    ]),
  );
}

/** Finds withdrawals without a known order. */
async function withdrawalsFrom(database: Database, email: string): Promise<Withdrawal[]> {
  const documents = await withdrawalsWithoutOrder(await database(), [email]);
  return readValid(documents, readWithdrawal, refuseInvalid).map((record) => toWithdrawal(record));
}

/** Erases mails too. @returns the number of withdrawals */
export async function eraseWithdrawalsFrom(database: Database, email: string): Promise<number> {
  const { length } = await withdrawalsFrom(database, email);
  await eraseWithdrawals(await database(), [], [email]);
  return length;
}

export interface FoundCustomer {
  /** Null without an account. */
  uid: string | null;
  /** Null if several people used it. */
  email: string | null;
  byPhone?: PhoneCustomer;
}

/** @throws Error if no order has this number */
export async function findByPhone(database: Database, phone: string): Promise<FoundCustomer> {
  const orders = await ordersOfPhoneCustomer(database, { phone }, refuseInvalid);
  if (orders.length === 0) throw new Error(`The shop has no phone orders of ${printable(phone)}.`);
  return { uid: null, email: null, byPhone: { phone } };
}

/** @throws Error if no sale at the counter has this name */
export async function findByName(database: Database, name: string): Promise<FoundCustomer> {
  const orders = await ordersOfPhoneCustomer(database, { name }, refuseInvalid);
  if (orders.length === 0) throw new Error(`The shop has no sales at the counter to ${printable(name)}.`);
  return { uid: null, email: null, byPhone: { name } };
}

/**
 * Finds a current or former email. @param uid selects one of several; `byPhone` selects phone orders @throws Error if
 * none is found, or several without a selection
 */
export async function findCustomer(
  database: Database,
  email: string,
  { uid, byPhone = false, findAccounts }: CustomerSelection,
): Promise<FoundCustomer> {
  const address = email.trim().toLowerCase();
  const traces = await findTraces(database, address, await findAccounts(address));
  const found = (one: string): FoundCustomer => {
    const owner = { email: traces.size === 1 ? address : null };
    return one === BY_PHONE ? { uid: null, ...owner, byPhone: { email: address } } : { uid: one, ...owner };
  };
  const isNamed = uid !== undefined && uid !== BY_PHONE && traces.has(uid);
  if (isNamed) return found(uid);
  if (byPhone && traces.has(BY_PHONE)) return found(BY_PHONE);
  if (byPhone) throw new Error(`The shop has no phone orders of ${address}.`);
  const [only, ...others] = traces.keys();
  if (uid === undefined && only === undefined && (await withdrawalsFrom(database, address)).length > 0)
    return { uid: null, email: address };
  if (uid !== undefined || only === undefined)
    throw new Error(`The shop has no data for ${address}${uid === undefined ? '' : ` with the uid ${uid}`}.`);
  if (others.length === 0) return found(only);
  const customers = [...traces].map(([one, customerTraces]) => describe(one, customerTraces));
  throw new Error([`${traces.size} customers have used this address. Select one:`, ...customers].join('\n'));
}

interface ExportedCustomer {
  uid: string | null;
  details: CustomerDetails | null;
  orders: AdminOrder[];
  withdrawals: Withdrawal[];
  invoices: Invoice[];
  alerts?: KeptAlert[];
  wishes?: string[];
  streets?: Delivery[];
}

interface CustomerSelection {
  uid?: string | undefined;
  byPhone?: boolean;
  findAccounts: (email: string) => Promise<string[]>;
}

export async function exportCustomer(
  database: Database,
  { uid, email, byPhone }: FoundCustomer,
  now: Date,
): Promise<ExportedCustomer> {
  const orders: AdminOrder[] = [];
  const withdrawals = email === null ? [] : await withdrawalsFrom(database, email);
  const exports = createExportRepository(database, refuseInvalid);
  const invoices: Invoice[] = [];
  if (byPhone) {
    const records = await ordersOfPhoneCustomer(database, byPhone, refuseInvalid);
    const { reads: _reads, ...related } = await exports.withRelated(records, now);
    return { ...related, uid, details: null, withdrawals: [...withdrawals, ...related.withdrawals] };
  }
  if (uid === null) return { uid, details: null, orders, withdrawals, invoices };
  const details = await createDetailsRepository(database).find(uid);
  // The email may be unconfirmed, so phone orders have a separate option.
  const { alerts, wishes, streets } = await exports.findOtherData({ uid, email: null, isEmailConfirmed: false }, now);
  const extras = {
    details: details && toDetails(details),
    ...(alerts.length > 0 && { alerts }),
    ...(wishes.length > 0 && { wishes }),
    ...(streets.length > 0 && { streets }),
  };
  for (let part = await exports.findOrders(uid, now); ; part = await exports.findOrders(uid, now, part.next)) {
    orders.push(...part.orders);
    withdrawals.push(...part.withdrawals);
    invoices.push(...part.invoices);
    if (!part.next) return { uid, ...extras, orders, withdrawals, invoices };
  }
}
