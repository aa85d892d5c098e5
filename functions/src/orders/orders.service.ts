import { createHash, randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { isDocumentId } from '@bookstore/contract/ids';
import { LIMITS, ORDER_RATE_LIMIT } from '@bookstore/contract/limits';
import type { OrderInput, OrderStatus, OrdersQuery } from '@bookstore/contract/order';
import type { Customer } from '../auth/customerTokens.ts';
import type { Caller } from '../auth/guards.ts';
import type { Clock } from '../lib/clock.ts';
import { createKeyedMutex } from '../lib/keyedMutex.ts';
import { RateLimited } from '../lib/rateLimiter.ts';
import { admit, withEvent } from '../lib/slidingWindow.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import type { OrderRecord } from './orderRecord.ts';
import { CartChanged, IdempotencyKeyReused, OrderNotFound, OrderOfSomebodyElse } from './orders.errors.ts';
import type { OrderDecision, OrderSituation, OrdersRepository } from './orders.repository.ts';

export interface OrdersService {
  /**
   * Places an order, once for each key.
   * @param key names the customer's intent to buy; undefined makes every call an order of its own.
   * @throws OrderOfSomebodyElse, CartChanged, IdempotencyKeyReused, RateLimited.
   */
  place(
    customer: Customer,
    key: string | undefined,
    input: OrderInput,
  ): Promise<{ order: OrderRecord; isNew: boolean }>;
  listOf(caller: Caller, email: string): Promise<OrderRecord[]>;
  page(query: OrdersQuery): Promise<{ orders: OrderRecord[]; nextCursor: string | null }>;
  get(id: string): Promise<OrderRecord>;
  setStatus(id: string, status: OrderStatus): Promise<OrderRecord>;
}

interface Parts {
  orders: OrdersRepository;
  clock: Clock;
}

const ORDER_ID_LENGTH = 32;
const LONGEST_WINDOW_MS = Math.max(...ORDER_RATE_LIMIT.map((limit) => limit.windowSeconds)) * 1000;

/**
 * The id that one intent to buy always has: the first 128 bits of SHA-256, in hexadecimal. The uid has a length of its
 * own before it, so that no customer's key can spell another's.
 */
function orderIdOf(uid: string, key: string): string {
  return createHash('sha256').update(`${uid.length}:${uid}:${key}`).digest('hex').slice(0, ORDER_ID_LENGTH);
}

const randomOrderId = () => randomUUID().replaceAll('-', '');

function isSameSet(some: string[], others: string[]): boolean {
  const known = new Set(some);
  return known.size === others.length && others.every((id) => known.has(id));
}

export function createOrdersService({ orders, clock }: Parts): OrdersService {
  const withLock = createKeyedMutex();

  return {
    async place(customer, key, input) {
      const email = input.email.toLowerCase();
      if (email !== customer.email)
        throw new OrderOfSomebodyElse('An order is placed under the e-mail of the signed-in customer.');
      const id = key === undefined ? randomOrderId() : orderIdOf(customer.uid, key);
      // An id that cannot be a book's is a book that is gone; it is compared by number below.
      const bookIds = input.productIds.filter(isDocumentId);
      const attempt = randomUUID();
      const decide = (situation: OrderSituation): OrderDecision | null => {
        if (situation.placed) return replay(situation.placed, input);
        return sell(situation, input, {
          id,
          uid: customer.uid,
          email,
          keyed: key !== undefined,
          attempt,
          now: clock(),
        });
      };
      return withLock(customer.uid, () => orders.place({ id, uid: customer.uid, bookIds }, decide));
    },

    async listOf({ admin, customer }, email) {
      const wanted = email.trim().toLowerCase();
      // Firestore refuses to look for a text that is too long for an index; nobody has such an address.
      if (admin) return wanted.length > LIMITS.email ? [] : orders.findByEmail(wanted);
      if (wanted !== customer.email) throw new OrderOfSomebodyElse('These are the orders of somebody else.');
      return orders.findByEmail(wanted, customer.uid);
    },

    async page({ cursor, limit, q, status }) {
      const after = cursor === undefined ? null : decodeCursor(cursor);
      // One more than asked for tells whether there is a next page.
      const found = await orders.findPage({ after, limit: limit + 1, search: q, status });
      const page = found.slice(0, limit);
      const last = page.at(-1);
      return { orders: page, nextCursor: last && found.length > limit ? encodeCursor(last) : null };
    },

    async get(id) {
      const order = isDocumentId(id) ? await orders.find(id) : null;
      if (!order) throw new OrderNotFound();
      return order;
    },

    async setStatus(id, status) {
      const order = isDocumentId(id) ? await orders.setStatus(id, status) : null;
      if (!order) throw new OrderNotFound();
      return order;
    },
  };
}

/** Whether an order is what a customer asks for: the same books to the same person and place. The total may differ. */
function isWhatIsAskedFor({ name, phone, address, productIds }: OrderRecord, input: OrderInput): boolean {
  const there = { name, phone, address };
  const asked = { name: input.name, phone: input.phone, address: input.address };
  return isSameSet(productIds, input.productIds) && isDeepStrictEqual(there, asked);
}

/** The order stands already: whatever became of its books or prices since, it is answered as it was placed. */
function replay(placed: OrderRecord, input: OrderInput): null {
  if (!isWhatIsAskedFor(placed, input)) throw new IdempotencyKeyReused(placed);
  return null;
}

interface Sale {
  id: string;
  uid: string;
  email: string;
  keyed: boolean;
  attempt: string;
  now: Date;
}

/** Prices the order by the books as they are now. Nobody pays more than was shown. */
function sell({ books, recentOrders }: OrderSituation, input: OrderInput, sale: Sale): OrderDecision {
  const { recent, retryAfterSeconds } = admit(recentOrders, ORDER_RATE_LIMIT, sale.now.getTime());
  if (retryAfterSeconds !== null) throw new RateLimited(retryAfterSeconds);

  const totalCents = books.reduce((sum, book) => sum + book.newPriceCents, 0);
  if (books.length < input.productIds.length || totalCents > input.shownTotalCents) throw new CartChanged(books);

  const order: OrderRecord = {
    id: sale.id,
    uid: sale.uid,
    email: sale.email,
    name: input.name,
    phone: input.phone,
    address: input.address,
    productIds: input.productIds,
    items: books.map(({ id, title, newPriceCents }) => ({ id, title, priceCents: newPriceCents })),
    totalCents,
    status: 'placed',
    keyed: sale.keyed,
    attempt: sale.attempt,
    createdAt: sale.now,
  };
  const now = sale.now.getTime();
  return { order, recentOrders: withEvent(recent, now), forgetAt: new Date(now + LONGEST_WINDOW_MS) };
}
