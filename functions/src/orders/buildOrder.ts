import { isDeepStrictEqual } from 'node:util';
import { futurePublicationOf } from '@bookstore/contract/announced';
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
import { futurePublicationOfItems, type OrderRecord, UNSPLIT, waitingForBooks } from './orderRecord.ts';
import { CartChanged, EmailNotConfirmed, IdempotencyKeyReused } from './orders.errors.ts';

/** Limits for one customer and one caller. */
export interface OrderLimits {
  windows: readonly OrderWindow[];
  /** Whether the shop takes orders from this customer. */
  isAllowed: boolean;
}

/** A requested purchase with the future id of the order. */
export interface OrderRequest {
  id: string;
  /** '' for an order by phone or at the counter, which belongs to no account. */
  uid: string;
  /** Lower-case; '' if unknown, for an order by phone. */
  email: string;
  input: OrderInput;
  /** Of an order by phone; null otherwise, because customers send the street before the order. */
  delivery: { street: string; note: string } | null;
  /** Whether the customer has confirmed the address. Only then do mails contain the street. */
  isEmailConfirmed: boolean;
  /** The admin who takes the order; '' for the customer. */
  by: string;
  /** Whether the client knew the id before and may have sent a street for it. */
  keyed: boolean;
  /** Distinguishes this call from others with the same key. */
  attempt: string;
  /** Null for an order that an admin takes. */
  limits: OrderLimits | null;
}

/** Recent orders, on which the customer's limits depend. */
interface LatelyOrdered {
  /** Milliseconds, oldest first. */
  recentOrders: number[];
  /** Number of orders in each window. */
  callerOrders: readonly number[];
}

/** Everything that decides about an order. */
export interface OrderReads {
  /** The requested books that are on sale, in the requested order, with their present availability. */
  books: BookRecord[];
  /** Null for requests without limits. */
  lately: LatelyOrdered | null;
  isWrapped: boolean;
  hasStreet: boolean;
}

export interface BuiltOrder {
  order: OrderRecord;
  /** The customer's recent orders, including this one; null without limits. */
  activity: { times: number[]; expiresAt: Date } | null;
}

const LONGEST_WINDOW_MS = Math.max(...ORDER_RATE_LIMIT.map((limit) => limit.windowSeconds)) * 1000;

function isSameSet(some: string[], others: string[]): boolean {
  const known = new Set(some);
  return known.size === others.length && others.every((id) => known.has(id));
}

type Asked = Pick<OrderRequest, 'input' | 'uid' | 'email' | 'delivery'>;

/**
 * Identifies a request by its books (as a set), name, phone and address; for an order by phone also by e-mail, street
 * and note. The total may differ.
 */
function requestHashOf(id: string, { input, uid, email, delivery }: Asked): string {
  const { name, phone, address, productIds } = input;
  const { city, country, state, zipcode } = address;
  const beside = uid === '' ? [email, delivery?.street ?? '', delivery?.note ?? ''] : [];
  // The id is part of the hash, so that orders of one person cannot be linked.
  return hashOf(id, name, phone, city, country, state, zipcode, ...beside, ...productIds.toSorted());
}

/**
 * A repeated request is answered with the existing order, whatever has changed since, if it asks for the same books
 * to the same person and address. @throws IdempotencyKeyReused.
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

/** @returns seconds until the next order is accepted; null if it is accepted now. */
function waitForWindow(windows: readonly OrderWindow[], callerOrders: readonly number[], now: Date): number | null {
  const full = windows.find(({ limit }, index) => (callerOrders[index] ?? 0) >= limit);
  return full ? Math.max(1, Math.ceil((full.endsAt.getTime() - now.getTime()) / 1000)) : null;
}

/** @returns the customer's recent orders. @throws RateLimited if the customer or the caller has reached a limit. */
function admitOrder({ recentOrders, callerOrders }: LatelyOrdered, { windows }: OrderLimits, now: Date) {
  const { recent, retryAfterSeconds } = admit(recentOrders, ORDER_RATE_LIMIT, now.getTime());
  const wait = retryAfterSeconds ?? waitForWindow(windows, callerOrders, now);
  if (wait !== null) throw new RateLimited(wait);
  return recent;
}

/** A book as it is sold now. */
export function toItem(book: BookRecord, now: Date): OrderRecord['items'][number] {
  const appears = futurePublicationOf(book, now);
  return {
    id: book.id,
    title: book.title,
    category: book.category,
    priceCents: book.newPriceCents,
    ...(appears && { appears }),
  };
}

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
    // The delivery time to an unknown country is unknown.
    arrival:
      countryCodeOf(input.address.country) === null ? null : arrivalOf(now, policy, futurePublicationOfItems(items)),
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
    edits: [],
    waiting: waitingForBooks(items),
    lacksStreet: by === '' && !hasStreet,
    ...UNSPLIT,
    createdAt: now,
  };
}

/**
 * Prices the order with present prices and charges. Nobody pays more than was shown. @throws EmailNotConfirmed,
 * RateLimited, CartChanged.
 */
export function buildOrder(reads: OrderReads, request: OrderRequest, policy: ShopPolicy, now: Date): BuiltOrder {
  const { limits } = request;
  if (limits && !limits.isAllowed) throw new EmailNotConfirmed();
  const { books, lately, isWrapped } = reads;
  const { productIds, address, shownTotalCents } = request.input;
  const recent = limits && lately && admitOrder(lately, limits, now);
  const prices = books.map((book) => book.newPriceCents);
  const totals = orderTotals(prices, { country: chargedCountryOf(address.country, policy.charge), isWrapped }, policy);
  if (books.length < productIds.length || !books.every(isOrderable)) throw new CartChanged(books);
  if (totals.totalCents > shownTotalCents) throw new CartChanged(books, totals.totalCents);
  const order = toRecord(reads, request, totals, policy, now);
  const expiresAt = new Date(now.getTime() + LONGEST_WINDOW_MS);
  return { order, activity: recent && { times: withEvent(recent, now.getTime()), expiresAt } };
}
