import { isDeepStrictEqual } from 'node:util';
import { futurePublicationOf } from '@bookstore/contract/announced';
import type { OrderInput } from '@bookstore/contract/api/order';
import { arrivalOf, readyOf } from '@bookstore/contract/arrival';
import { chargedCountryOf, countryCodeOf } from '@bookstore/contract/countries';
import { isFileName } from '@bookstore/contract/covers';
import { namedAuthor } from '@bookstore/contract/format/bookFacts';
import { formatCents } from '@bookstore/contract/format/money';
import { ORDER_RATE_LIMIT } from '@bookstore/contract/limits';
import { CASH_ON_DELIVERY, PAID_AT_COUNTER } from '@bookstore/contract/payment';
import { type OrderTotals, orderTotals, type ShopPolicy } from '@bookstore/contract/pricing';
import * as messages from '@bookstore/messages/problems';
import type { BookRecord } from '../books/bookRecord.ts';
import { isOrderable } from '../books/shownCopies.ts';
import { admit, RateLimited, withAttempt } from '../http/slidingWindow.ts';
import { hashOf } from '../lib/hash.ts';
import type { OrderWindow } from './callerOrders.ts';
import { futurePublicationOfItems, type OrderRecord, UNSPLIT, waitingForBooks } from './orderRecord.ts';
import { CartChanged, EmailNotConfirmed, IdempotencyKeyReused, OrderFieldRefused } from './orders.errors.ts';

export interface OrderLimits {
  windows: readonly OrderWindow[];
  isAllowed: boolean;
}

export interface OrderRequest {
  id: string;
  uid: string;
  email: string;
  input: OrderInput;
  /** Customers send the street before the order, so only phone orders have it. */
  delivery: { street: string; note: string } | null;
  /** Mails to unconfirmed addresses omit the street. */
  isEmailConfirmed: boolean;
  /** User name of the admin; '' for the customer. */
  by: string;
  /** The client chose the key, and so may have sent a street. */
  keyed: boolean;
  /** Distinguishes calls with the same key. */
  attempt: string;
  /** Null for orders by admins. */
  limits: OrderLimits | null;
  /** Null for other orders. */
  counterSale: { hasInvoice: boolean } | null;
}

interface RecentActivity {
  /** Milliseconds, oldest first. */
  recentOrders: number[];
  callerOrders: readonly number[];
}

export interface NewOrderReads {
  /** Only books on sale, in the requested order. */
  books: BookRecord[];
  /** Null for requests without limits. */
  recentActivity: RecentActivity | null;
  isWrapped: boolean;
  isCollected: boolean;
  hasStreet: boolean;
}

export interface BuiltOrder {
  order: OrderRecord;
  /** Includes this order; null without limits. */
  activity: { times: number[]; expiresAt: Date } | null;
}

const MAX_WINDOW_MS = Math.max(...ORDER_RATE_LIMIT.map((limit) => limit.windowSeconds)) * 1000;

function isSameSet(some: string[], others: string[]): boolean {
  const known = new Set(some);
  return known.size === others.length && others.every((id) => known.has(id));
}

type RequestContent = Pick<OrderRequest, 'input' | 'uid' | 'email' | 'delivery' | 'counterSale'>;

/**
 * Covers books (as a set), name, phone and address; for phone orders also email, street and note, for counter sales
 * the invoice.
 */
function requestHashOf(id: string, { input, uid, email, delivery, counterSale }: RequestContent): string {
  const { name, phone, address, productIds } = input;
  const { city, country, state, zipcode } = address;
  const phoneParts = uid === '' ? [email, delivery?.street ?? '', delivery?.note ?? ''] : [];
  if (counterSale) phoneParts.push('counter', String(counterSale.hasInvoice));
  // The id prevents linking orders of one person.
  return hashOf(id, name, phone, city, country, state, zipcode, ...phoneParts, ...productIds.toSorted());
}

/** A repeated request gets the existing order, whatever has changed since. @throws IdempotencyKeyReused */
export function assertSameRequest(placed: OrderRecord, request: RequestContent): void {
  if (placed.requestHash !== '') {
    if (placed.requestHash !== requestHashOf(placed.id, request)) throw new IdempotencyKeyReused(placed);
    return;
  }
  const { name, phone, address, productIds } = request.input;
  const stored = { name: placed.name, phone: placed.phone, address: placed.address };
  const isSame = isSameSet(placed.productIds, productIds) && isDeepStrictEqual(stored, { name, phone, address });
  if (!isSame) throw new IdempotencyKeyReused(placed);
}

/** @returns seconds until the next order is accepted; null for now */
function waitForWindow(windows: readonly OrderWindow[], callerOrders: readonly number[], now: Date): number | null {
  const full = windows.find(({ limit }, index) => (callerOrders[index] ?? 0) >= limit);
  return full ? Math.max(1, Math.ceil((full.endsAt.getTime() - now.getTime()) / 1000)) : null;
}

/** @returns the customer's recent orders @throws RateLimited at a limit of customer or caller */
function admitOrder({ recentOrders, callerOrders }: RecentActivity, { windows }: OrderLimits, now: Date) {
  const { recent, retryAfterSeconds } = admit(recentOrders, ORDER_RATE_LIMIT, now.getTime());
  const wait = retryAfterSeconds ?? waitForWindow(windows, callerOrders, now);
  if (wait !== null) throw new RateLimited(wait);
  return recent;
}

export function toItem(book: BookRecord, now: Date): OrderRecord['items'][number] {
  const appears = futurePublicationOf(book, now);
  const author = namedAuthor(book);
  return {
    id: book.id,
    title: book.title,
    category: book.category,
    priceCents: book.newPriceCents,
    ...(appears && { appears }),
    ...(author && { author }),
    ...(!book.cover && !isFileName(book.coverImage) && { noCover: true }),
  };
}

/** @throws OrderFieldRefused if the shop no longer offers collection */
function shopAddress({ pickup }: Pick<ShopPolicy, 'pickup'>): OrderRecord['address'] {
  if (!pickup) throw new OrderFieldRefused('pickup', messages.noPickup);
  const { city, country, state, zipcode } = pickup.address;
  return { city, country, state, zipcode };
}

interface PromiseBasis {
  isCollected: boolean;
  policy: Pick<ShopPolicy, 'pickup' | 'times'>;
  now: Date;
}

/** Returns days of arrival or collection. @param notBefore earliest day, `YYYY-MM-DD`; '' for none */
export function promisedDays(
  { country }: Pick<OrderRecord['address'], 'country'>,
  notBefore: string,
  { isCollected, policy, now }: PromiseBasis,
): OrderRecord['arrival'] {
  if (isCollected) return policy.pickup ? readyOf(now, policy.pickup, policy, notBefore) : null;
  // Unknown for an unknown country.
  return countryCodeOf(country) === null ? null : arrivalOf(now, policy, notBefore);
}

function toRecord(
  { books, isCollected, hasStreet }: NewOrderReads,
  request: OrderRequest,
  { deliveryCents, wrapCents, totalCents }: OrderTotals,
  policy: ShopPolicy,
  now: Date,
): OrderRecord {
  const { id, uid, email, input, by, keyed, attempt, counterSale } = request;
  // A book in hand is published.
  const items = books.map((book) => toItem(counterSale ? { ...book, published: '' } : book, now));
  const placed = { status: 'placed', at: now, by } as const;
  return {
    id,
    uid,
    email,
    name: input.name,
    phone: input.phone,
    address: isCollected ? shopAddress(policy) : input.address,
    productIds: input.productIds,
    items,
    deliveryCents,
    wrapCents,
    totalCents,
    taxRates: policy.tax,
    arrival: promisedDays(input.address, futurePublicationOfItems(items), { isCollected, policy, now }),
    payment: counterSale ? PAID_AT_COUNTER : CASH_ON_DELIVERY,
    pickup: isCollected,
    // A sold-out book can only be sold at the counter; its copy was not counted.
    counted: books.filter(({ shownCopies }) => shownCopies !== null && shownCopies > 0).map((book) => book.id),
    status: counterSale ? 'delivered' : 'placed',
    refused: false,
    history: counterSale ? [placed, { ...placed, status: 'delivered' }] : [placed],
    keyed,
    attempt,
    steps: 1,
    requestHash: requestHashOf(id, request),
    tracking: null,
    internalNote: '',
    returns: [],
    returnedCents: 0,
    cashReceived: counterSale ? true : null,
    invoices: [],
    edits: [],
    waiting: waitingForBooks(items),
    lacksStreet: by === '' && !hasStreet,
    ...UNSPLIT,
    createdAt: now,
  };
}

/** @throws OrderFieldRefused if an invoice of this total needs a name */
export function assertNamed(
  { name, totalCents }: Pick<OrderRecord, 'name' | 'totalCents'>,
  { namelessInvoiceUpTo = Number.POSITIVE_INFINITY }: Pick<ShopPolicy, 'namelessInvoiceUpTo'>,
): void {
  if (name === '' && totalCents > namelessInvoiceUpTo)
    throw new OrderFieldRefused('name', messages.invoiceNameNeeded(formatCents(namelessInvoiceUpTo)));
}

/**
 * No customer pays more than was shown. @throws EmailNotConfirmed, RateLimited, CartChanged, OrderFieldRefused for an
 * invoice without the required name
 */
export function buildOrder(reads: NewOrderReads, request: OrderRequest, policy: ShopPolicy, now: Date): BuiltOrder {
  const { limits, counterSale } = request;
  if (limits && !limits.isAllowed) throw new EmailNotConfirmed();
  const { books, recentActivity, isWrapped, isCollected } = reads;
  const { productIds, name, address, shownTotalCents } = request.input;
  const recent = limits && recentActivity && admitOrder(recentActivity, limits, now);
  const prices = books.map((book) => book.newPriceCents);
  const country = chargedCountryOf(address.country, policy.charge);
  const totals = orderTotals(prices, { country, isWrapped, isDelivered: !counterSale && !isCollected }, policy);
  // A copy in hand can be sold whatever its stock.
  const canBeSold = counterSale ? books.every(({ withheld }) => !withheld) : books.every(isOrderable);
  if (books.length < productIds.length || !canBeSold) throw new CartChanged(books);
  if (totals.totalCents > shownTotalCents) throw new CartChanged(books, totals.totalCents);
  if (counterSale?.hasInvoice) assertNamed({ name, ...totals }, policy);
  const order = toRecord(reads, request, totals, policy, now);
  const expiresAt = new Date(now.getTime() + MAX_WINDOW_MS);
  return { order, activity: recent && { times: withAttempt(recent, now.getTime()), expiresAt } };
}
