import { isDeepStrictEqual } from 'node:util';
import { ORDER_RATE_LIMIT } from '@bookstore/contract/limits';
import type { OrderInput } from '@bookstore/contract/order';
import { isAvailable } from '../books/stock/shownCopies.ts';
import { RateLimited } from '../lib/rateLimiter.ts';
import { admit, withEvent } from '../lib/slidingWindow.ts';
import { type NetworkWindow, waitForNetwork } from './networkOrders.ts';
import type { OrderRecord } from './orderRecord.ts';
import { CartChanged, IdempotencyKeyReused } from './orders.errors.ts';
import type { OrderDecision, OrderSituation } from './placement.ts';

const LONGEST_WINDOW_MS = Math.max(...ORDER_RATE_LIMIT.map((limit) => limit.windowSeconds)) * 1000;

function isSameSet(some: string[], others: string[]): boolean {
  const known = new Set(some);
  return known.size === others.length && others.every((id) => known.has(id));
}

/** Whether an order is what a customer asks for: the same books to the same person and place. The total may differ. */
function isWhatIsAskedFor({ name, phone, address, productIds }: OrderRecord, input: OrderInput): boolean {
  const there = { name, phone, address };
  const asked = { name: input.name, phone: input.phone, address: input.address };
  return isSameSet(productIds, input.productIds) && isDeepStrictEqual(there, asked);
}

/**
 * The order stands already: whatever became of its books or prices since, it is answered as it was placed.
 * @throws IdempotencyKeyReused.
 */
export function replay(placed: OrderRecord, input: OrderInput): null {
  if (!isWhatIsAskedFor(placed, input)) throw new IdempotencyKeyReused(placed);
  return null;
}

/** What a sale comes to; who is told of it, and what it adds to the sales of its day, is decided elsewhere. */
type Sold = Omit<OrderDecision, 'mails' | 'sale'>;

export interface Sale {
  id: string;
  uid: string;
  email: string;
  keyed: boolean;
  attempt: string;
  now: Date;
  /** Where the orders of the customer's network are counted. */
  window: NetworkWindow;
  /** Whether it may place any number of them. */
  trustsNetwork: boolean;
}

/** Prices the order by the books as they are now. Nobody pays more than was shown. @throws RateLimited, CartChanged. */
export function sell(situation: OrderSituation, input: OrderInput, sale: Sale): Sold {
  const { books } = situation;
  const recent = admitted(situation, sale);
  const totalCents = books.reduce((sum, book) => sum + book.newPriceCents, 0);
  const isGone = books.length < input.productIds.length || !books.every(isAvailable);
  if (isGone || totalCents > input.shownTotalCents) throw new CartChanged(books);

  const order: OrderRecord = {
    id: sale.id,
    uid: sale.uid,
    email: sale.email,
    name: input.name,
    phone: input.phone,
    address: input.address,
    productIds: input.productIds,
    items: books.map(({ id, title, category, newPriceCents }) => ({ id, title, category, priceCents: newPriceCents })),
    totalCents,
    counted: books.filter(({ shownCopies }) => shownCopies !== null).map(({ id }) => id),
    status: 'placed',
    refused: false,
    history: [{ status: 'placed', at: sale.now, by: '' }],
    keyed: sale.keyed,
    attempt: sale.attempt,
    createdAt: sale.now,
  };
  const now = sale.now.getTime();
  return { order, recentOrders: withEvent(recent, now), forgetAt: new Date(now + LONGEST_WINDOW_MS) };
}

/** @returns the recent orders of the customer. @throws RateLimited where it is the customer or the network that has placed enough. */
function admitted({ recentOrders, networkOrders }: OrderSituation, { now, window, trustsNetwork }: Sale): number[] {
  const { recent, retryAfterSeconds } = admit(recentOrders, ORDER_RATE_LIMIT, now.getTime());
  const wait = retryAfterSeconds ?? (trustsNetwork ? null : waitForNetwork(networkOrders, window, now));
  if (wait !== null) throw new RateLimited(wait);
  return recent;
}
