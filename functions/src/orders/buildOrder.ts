import { isDeepStrictEqual } from 'node:util';
import { appearanceOf, lastAppearance } from '@bookstore/contract/announced';
import type { OrderInput } from '@bookstore/contract/api/order';
import { arrivalOf } from '@bookstore/contract/arrival';
import { chargedCountryOf, countryCodeOf } from '@bookstore/contract/countries';
import { ORDER_RATE_LIMIT } from '@bookstore/contract/limits';
import { CASH_ON_DELIVERY } from '@bookstore/contract/payment';
import { type OrderTotals, orderTotals, type ShopPolicy } from '@bookstore/contract/pricing';
import type { BookRecord } from '../books/bookRecord.ts';
import { isOrderable } from '../books/shownCopies.ts';
import { admit, RateLimited, withEvent } from '../http/slidingWindow.ts';
import { hashOf } from '../lib/hash.ts';
import type { OrderWindow } from './callerOrders.ts';
import type { OrderRecord } from './orderRecord.ts';
import { CartChanged, EmailNotConfirmed, IdempotencyKeyReused } from './orders.errors.ts';

/** What keeps one customer, or one caller, from ordering too much. */
export interface OrderLimits {
  windows: readonly OrderWindow[];
  /** Whether the shop takes orders from this customer. */
  isAllowed: boolean;
}

/** What a customer wants to buy, under the id that this order shall have. */
export interface OrderRequest {
  id: string;
  /** '' for an order that the shop takes by phone or at the counter: it is in no account. */
  uid: string;
  /** Lower-case; '' is none, of an order by phone. */
  email: string;
  input: OrderInput;
  /** Where an order by phone goes; null where it says nothing of it, and of others: their customer has said so before. */
  delivery: { street: string; note: string } | null;
  /** Whether the address is known to be the customer's own: only then a mail says the street. */
  isEmailConfirmed: boolean;
  /** The admin who takes it; '' the customer. */
  by: string;
  /** Whether the client knew the id before, so that there may be a street for it. */
  keyed: boolean;
  /** Tells this call from others of the same key. */
  attempt: string;
  /** Null for an order that the shop takes itself. */
  limits: OrderLimits | null;
}

/** What a customer's limits are decided by. */
interface LatelyOrdered {
  /** When this customer placed orders lately, in milliseconds, oldest first. */
  recentOrders: number[];
  /** How many orders each window counts. */
  callerOrders: readonly number[];
}

/** What an order is decided by. */
export interface OrderReads {
  /** The asked books that are on sale, in the order in which they were asked for, with what there is of them at this moment. */
  books: BookRecord[];
  /** What was ordered lately; null where the request has no limits. */
  lately: LatelyOrdered | null;
  /** Whether the customer has asked for gift wrap. */
  isWrapped: boolean;
  /** Whether the customer has stored a street for it. */
  hasStreet: boolean;
}

export interface BuiltOrder {
  order: OrderRecord;
  /** What to remember as the customer's recent orders, this one included, and until when; null where there are no limits. */
  activity: { times: number[]; expiresAt: Date } | null;
}

const LONGEST_WINDOW_MS = Math.max(...ORDER_RATE_LIMIT.map((limit) => limit.windowSeconds)) * 1000;

function isSameSet(some: string[], others: string[]): boolean {
  const known = new Set(some);
  return known.size === others.length && others.every((id) => known.has(id));
}

type Asked = Pick<OrderRequest, 'input' | 'uid' | 'email' | 'delivery'>;

/**
 * Tells a request from others of the same key: by its books as a set, name, phone and address; of an order by phone also by e-mail, street
 * and note, which come with it. The total may differ.
 */
function requestHashOf(id: string, { input, uid, email, delivery }: Asked): string {
  const { name, phone, address, productIds } = input;
  const { city, country, state, zipcode } = address;
  const beside = uid === '' ? [email, delivery?.street ?? '', delivery?.note ?? ''] : [];
  // With the id: nobody sees which orders go to the same person.
  return hashOf(id, name, phone, city, country, state, zipcode, ...beside, ...productIds.toSorted());
}

/**
 * An order that stands is answered as it is, whatever became of it, its books or prices since, to whoever asks for the same: the same
 * books to the same person and place. @throws IdempotencyKeyReused.
 */
export function assertSameRequest(placed: OrderRecord, request: Asked): void {
  if (placed.requestHash !== '') {
    if (placed.requestHash !== requestHashOf(placed.id, request)) throw new IdempotencyKeyReused(placed);
    return;
  }
  const { name, phone, address, productIds } = request.input;
  const there = { name: placed.name, phone: placed.phone, address: placed.address };
  const isSame = isSameSet(placed.productIds, productIds) && isDeepStrictEqual(there, { name, phone, address });
  if (!isSame) throw new IdempotencyKeyReused(placed);
}

/** @returns null where one more order is within the limit, else after how many seconds it will be. */
function waitForWindow(windows: readonly OrderWindow[], callerOrders: readonly number[], now: Date): number | null {
  const full = windows.find(({ limit }, index) => (callerOrders[index] ?? 0) >= limit);
  return full ? Math.max(1, Math.ceil((full.endsAt.getTime() - now.getTime()) / 1000)) : null;
}

/** @returns the recent orders of the customer. @throws RateLimited if the customer or the caller has placed enough. */
function admitted({ recentOrders, callerOrders }: LatelyOrdered, { windows }: OrderLimits, now: Date) {
  const { recent, retryAfterSeconds } = admit(recentOrders, ORDER_RATE_LIMIT, now.getTime());
  const wait = retryAfterSeconds ?? waitForWindow(windows, callerOrders, now);
  if (wait !== null) throw new RateLimited(wait);
  return recent;
}

/** A book as it is sold at this moment. */
export function toItem(book: BookRecord, now: Date): OrderRecord['items'][number] {
  const appears = appearanceOf(book, now);
  return {
    id: book.id,
    title: book.title,
    category: book.category,
    priceCents: book.newPriceCents,
    ...(appears && { appears }),
  };
}

/** When the last of some items comes out: with it the parcel goes. '' where all were out when they were ordered. */
export const appearanceOfItems = (items: OrderRecord['items']): string =>
  lastAppearance(items.map(({ appears = '' }) => appears));

function toRecord(
  { books, hasStreet }: OrderReads,
  request: OrderRequest,
  { deliveryCents, wrapCents, totalCents }: OrderTotals,
  policy: ShopPolicy,
  now: Date,
): OrderRecord {
  const { id, uid, email, input, by, keyed, attempt } = request;
  const items = books.map((book) => toItem(book, now));
  return {
    id,
    uid,
    email,
    name: input.name,
    phone: input.phone,
    address: input.address,
    productIds: input.productIds,
    items,
    deliveryCents,
    wrapCents,
    totalCents,
    taxRates: policy.tax,
    // Nobody knows how long a parcel takes to a country that is no known one.
    arrival: countryCodeOf(input.address.country) === null ? null : arrivalOf(now, policy, appearanceOfItems(items)),
    payment: CASH_ON_DELIVERY,
    counted: books.filter(({ shownCopies }) => shownCopies !== null).map((book) => book.id),
    status: 'placed',
    refused: false,
    history: [{ status: 'placed', at: now, by }],
    keyed,
    attempt,
    steps: 1,
    requestHash: requestHashOf(id, request),
    tracking: null,
    internalNote: '',
    returns: [],
    returnedCents: 0,
    cashReceived: null,
    invoices: [],
    lacksStreet: by === '' && !hasStreet,
    createdAt: now,
  };
}

/**
 * Prices the order by the books as they are now, and by what the shop takes beside them. Nobody pays more than was shown.
 * @throws EmailNotConfirmed, RateLimited, CartChanged.
 */
export function buildOrder(reads: OrderReads, request: OrderRequest, policy: ShopPolicy, now: Date): BuiltOrder {
  const { limits } = request;
  if (limits && !limits.isAllowed) throw new EmailNotConfirmed();
  const { books, lately, isWrapped } = reads;
  const { productIds, address, shownTotalCents } = request.input;
  const recent = limits && lately && admitted(lately, limits, now);
  const prices = books.map((book) => book.newPriceCents);
  const totals = orderTotals(prices, { country: chargedCountryOf(address.country, policy.charge), isWrapped }, policy);
  if (books.length < productIds.length || !books.every(isOrderable)) throw new CartChanged(books);
  if (totals.totalCents > shownTotalCents) throw new CartChanged(books, totals.totalCents);
  const order = toRecord(reads, request, totals, policy, now);
  const expiresAt = new Date(now.getTime() + LONGEST_WINDOW_MS);
  return { order, activity: recent && { times: withEvent(recent, now.getTime()), expiresAt } };
}
