import type { KeptAlert } from '@bookstore/contract/api/alert';
import type { CustomerDetails } from '@bookstore/contract/api/customerDetails';
import type { Invoice } from '@bookstore/contract/api/invoice';
import { type AdminOrder, type Delivery, phoneSchema } from '@bookstore/contract/api/order';
import type { Withdrawal } from '@bookstore/contract/api/withdrawal';
import { alertsOf } from '../../../functions/src/alerts/alertRecord.ts';
import { detailsRef, readDetails, toDetails } from '../../../functions/src/customers/details.ts';
import {
  NOBODY,
  ordersOfCustomer,
  ordersOfPhoneCustomer,
  type PhoneCustomer,
} from '../../../functions/src/customers/erasure.ts';
import { createExportRepository } from '../../../functions/src/customers/export.ts';
import type { Database, Firebase } from '../../../functions/src/firestore/firebase.ts';
import { readEach, refuseInvalid } from '../../../functions/src/firestore/readDocument.ts';
import type { OrderRecord } from '../../../functions/src/orders/orderRecord.ts';
import {
  eraseWithdrawals,
  readWithdrawal,
  toWithdrawal,
  withdrawalsOfNoOrder,
} from '../../../functions/src/withdrawals/withdrawalRecord.ts';
import { printable } from '../lib/print.ts';

/** Whether a text can be a customer's address: enough to tell it from an option or a name. */
export const isEmail = (text: string) => /^[^\s@]+@[^\s@]+$/.test(text.trim());

/** A shorter number may be anything. */
const PHONE_DIGITS = 5;

/** Whether a text can be a customer's telephone number. */
export const isPhone = (text: string) =>
  phoneSchema.safeParse(text).success && text.replaceAll(/\D/g, '').length >= PHONE_DIGITS;

/** The uids of the accounts that have an address now: one or none. @throws what the identity provider says. */
export const accountsOf =
  (auth: Firebase['auth']) =>
  async (email: string): Promise<string[]> => {
    const { users } = await (await auth()).getUsers([{ email }]);
    return users.map(({ uid }) => uid);
  };

interface Traces {
  orders: OrderRecord[];
  hasDetails: boolean;
  /** Whether they wait for a book that is sold out. */
  waits: boolean;
}

/** The uid of orders that the shop has taken by phone or at the counter. */
const BY_PHONE = '';

const day = (date: Date) => date.toISOString().slice(0, 10);

/** When and by whom some orders were placed. There is one at least. */
export function tellOrders(orders: readonly OrderRecord[]): string {
  const days = orders.map(({ createdAt }) => day(createdAt)).sort();
  const names = [...new Set(orders.map(({ name }) => name))].join(', ');
  return `${orders.length} orders from ${days[0]} to ${days.at(-1)}, by ${printable(names)}`;
}

function describe(uid: string, { orders, hasDetails, waits }: Traces): string {
  if (uid === BY_PHONE) return `  --by-phone   by phone or at the counter: ${tellOrders(orders)}`;
  const traces = [...(hasDetails ? ['saved details'] : []), ...(waits ? ['books to wait for'] : [])];
  const what =
    traces.length > 0
      ? `${traces.join(' and ')}, and no orders`
      : 'the account that has the address now, without orders';
  if (orders.length === 0) return `  --uid ${printable(uid)}   ${what}`;
  return `  --uid ${printable(uid)}   ${tellOrders(orders)}`;
}

/** What each customer has left under an address, which several people may have had one after the other. */
async function tracesOf(database: Database, email: string, accounts: string[]): Promise<Map<string, Traces>> {
  const orders = await ordersOfCustomer(database, { email }, refuseInvalid);
  const ofEmail = (await database()).collection('customers').where('email', '==', email);
  const details = (await ofEmail.get()).docs.flatMap((document) => readDetails(document) ?? []);
  const byUid = Map.groupBy(orders, ({ uid }) => uid);
  const withDetails = new Set(details.map(({ uid }) => uid));
  const waiting = (
    await alertsOf(await database())
      .where('email', '==', email)
      .get()
  ).docs;
  const waits = new Set(waiting.map((document) => String(document.get('uid'))));
  const uids = new Set([...byUid.keys(), ...withDetails, ...waits, ...accounts]);
  uids.delete(NOBODY.uid);
  return new Map(
    [...uids].map((uid) => [
      uid,
      { orders: byUid.get(uid) ?? [], hasDetails: withDetails.has(uid), waits: waits.has(uid) },
    ]),
  );
}

/** What somebody has declared who typed an address and no number of an order that the shop knows. */
async function withdrawalsFrom(database: Database, email: string): Promise<Withdrawal[]> {
  const { records, invalid } = readEach(await withdrawalsOfNoOrder(await database(), [email]), readWithdrawal);
  invalid.forEach(refuseInvalid);
  return records.map((record) => toWithdrawal(record));
}

/** Deletes it, with its mails. @returns how many there were. */
export async function eraseWithdrawalsFrom(database: Database, email: string): Promise<number> {
  const { length } = await withdrawalsFrom(database, email);
  await eraseWithdrawals(await database(), [], [email]);
  return length;
}

/** Whom the shop knows by an address. */
export interface FoundCustomer {
  /** All that is theirs goes by it. Null for somebody who has no account that the shop knows of. */
  uid: string | null;
  /** The address, if it is theirs alone: what was declared from it of no known order is theirs, too. Else null. */
  email: string | null;
  /** Of somebody who has ordered by phone. */
  byPhone?: PhoneCustomer;
}

/** Who has ordered by phone under a number. @throws when there is nobody. */
export async function findByPhone(database: Database, phone: string): Promise<FoundCustomer> {
  const orders = await ordersOfPhoneCustomer(database, { phone }, refuseInvalid);
  if (orders.length === 0) throw new Error(`The shop has taken no order by phone of ${printable(phone)}.`);
  return { uid: null, email: null, byPhone: { phone } };
}

/**
 * Who has an address, or had it when they ordered or saved their details.
 * @param uid tells several apart, as `byPhone` does: what was ordered by phone is nobody's account's.
 * @throws when there is nobody, and, with each of them, when there are several and no uid.
 */
export async function findCustomer(
  database: Database,
  email: string,
  { uid, byPhone = false, findAccounts }: WhichCustomer,
): Promise<FoundCustomer> {
  const address = email.trim().toLowerCase();
  const traces = await tracesOf(database, address, await findAccounts(address));
  const found = (one: string): FoundCustomer => {
    const known = { email: traces.size === 1 ? address : null };
    return one === BY_PHONE ? { uid: null, ...known, byPhone: { email: address } } : { uid: one, ...known };
  };
  const isNamed = uid !== undefined && uid !== BY_PHONE && traces.has(uid);
  if (isNamed) return found(uid);
  if (byPhone && traces.has(BY_PHONE)) return found(BY_PHONE);
  if (byPhone) throw new Error(`The shop has taken no order by phone of ${address}.`);
  const [only, ...others] = traces.keys();
  if (uid === undefined && only === undefined && (await withdrawalsFrom(database, address)).length > 0)
    return { uid: null, email: address };
  if (uid !== undefined || only === undefined)
    throw new Error(`The shop has nothing of ${address}${uid === undefined ? '' : ` with the uid ${uid}`}.`);
  if (others.length === 0) return found(only);
  const customers = [...traces].map(([one, left]) => describe(one, left));
  throw new Error([`${traces.size} customers have had this address. Say which one:`, ...customers].join('\n'));
}

interface ExportedCustomer {
  uid: string | null;
  details: CustomerDetails | null;
  orders: AdminOrder[];
  withdrawals: Withdrawal[];
  invoices: Invoice[];
  alerts?: KeptAlert[];
  /** Of no order. */
  streets?: Delivery[];
}

interface WhichCustomer {
  uid?: string | undefined;
  byPhone?: boolean;
  findAccounts: (email: string) => Promise<string[]>;
}

/** All that the shop holds of a customer, as they get it from the shop themselves, and what was declared from their address. */
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
  const details = readDetails(await detailsRef(await database(), uid).get());
  // Nobody knows here whether the address is confirmed: orders by phone have an option of their own.
  const { alerts, streets } = await exports.othersOf({ uid, email: null, isEmailConfirmed: false }, now);
  const beside = {
    details: details && toDetails(details),
    ...(alerts.length > 0 && { alerts }),
    ...(streets.length > 0 && { streets }),
  };
  for (let part = await exports.ordersOf(uid, now); ; part = await exports.ordersOf(uid, now, part.next)) {
    orders.push(...part.orders);
    withdrawals.push(...part.withdrawals);
    invoices.push(...part.invoices);
    if (!part.next) return { uid, ...beside, orders, withdrawals, invoices };
  }
}
