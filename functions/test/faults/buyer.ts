import { randomUUID } from 'node:crypto';
import type { Book } from '@bookstore/contract/api/book';
import type { Order } from '@bookstore/contract/api/order';
import { apiPaths } from '@bookstore/contract/api/paths';
import { centsToString } from '@bookstore/contract/format/money';
import { totalsOfBooks } from '@bookstore/contract/pricing';
import type { Random } from '@bookstore/contract/test/random';
import { type Reply, send } from '../api.ts';
import type { TestCustomer } from '../customers.ts';
import { anOrderBody } from '../factories.ts';

export type Purchase =
  /** `shownTotal` is the cart's total when requested, `street` the stored address. */
  | { kind: 'told'; key: string; order: Order; shownTotal: string; street?: string }
  /** An earlier order with a lost answer has the key. */
  | { kind: 'already-ordered'; key: string }
  /** All books were gone or sold out. */
  | { kind: 'empty-cart'; key: string };

export interface Habits {
  random: Random;
  impatience?: number;
  hasStreet?: boolean;
  /** Purchases that are unsettled when this aborts fail. */
  timeout: AbortSignal;
}

const SHORT_TIMEOUT_MS = 250;
const LONG_TIMEOUT_MS = 15_000;

interface Attempt {
  reply: Reply | null;
  note: string;
}

async function ask(baseUrl: string, customer: TestCustomer, books: Book[], key: string, waitMs: number) {
  const began = performance.now();
  const after = () => `after ${Math.round(performance.now() - began)} ms`;
  const call = send(baseUrl, 'POST', '/api/orders', {
    token: customer.token,
    body: anOrderBody(customer, books),
    headers: { 'Idempotency-Key': key },
    signal: AbortSignal.timeout(waitMs),
  });
  return call.then(
    (reply): Attempt => ({ reply: reply.status < 500 ? reply : null, note: `${reply.status} ${after()}` }),
    (error: Error): Attempt => ({ reply: null, note: `${error.name} ${after()}` }),
  );
}

async function askOnceOrTwice(baseUrl: string, customer: TestCustomer, books: Book[], key: string, habits: Habits) {
  const { random, impatience = 0 } = habits;
  const waitMs = random.chance(impatience) ? SHORT_TIMEOUT_MS : LONG_TIMEOUT_MS;
  const first = ask(baseUrl, customer, books, key, waitMs);
  if (!random.chance(impatience)) return first;
  const second = ask(baseUrl, customer, books, key, waitMs);
  return (await first).reply ? first : second;
}

const isAvailable = ({ availability }: Book) => availability !== 'sold-out';

function settle(reply: Reply, key: string, shownTotal: string): Purchase | null {
  if (reply.status === 200 || reply.status === 201) {
    return { kind: 'told', key, order: reply.body as Order, shownTotal };
  }
  if (reply.status === 422) return { kind: 'already-ordered', key };
  if (reply.status === 409) return null;
  throw new Error(`A customer's order was answered with ${reply.status}: ${reply.text}`);
}

/** Repeats until it succeeds, as the app does. @returns the street */
async function storeStreet(
  baseUrl: string,
  { token }: TestCustomer,
  key: string,
  { random, timeout }: Habits,
): Promise<string> {
  const street = `Mill Lane ${randomUUID()}`;
  while (!timeout.aborted) {
    const reply = await send(baseUrl, 'PUT', apiPaths.delivery(key), { token, body: { street } }).catch(() => null);
    if (reply && reply.status < 300) return street;
    if (reply && reply.status < 500 && reply.status !== 429) {
      throw new Error(`A street was answered with ${reply.status}: ${reply.text}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50 + random.below(150)));
  }
  throw new Error('A street was never stored for certain.');
}

/**
 * Buys like the app: stores the street, orders with one key, retries without an answer, and uses current books after
 * `cart-changed`.
 */
export async function buy(
  baseUrl: string,
  customer: TestCustomer,
  cart: readonly Book[],
  habits: Habits,
): Promise<Purchase> {
  const key = randomUUID();
  const notes: string[] = [];
  const street = habits.hasStreet ? await storeStreet(baseUrl, customer, key, habits) : undefined;
  let books = [...cart];
  for (;;) {
    if (books.length === 0) return { kind: 'empty-cart', key };
    if (habits.timeout.aborted) throw new Error(`An order never became certain: ${notes.join(', ')}.`);
    const shownTotal = centsToString(totalsOfBooks(books, { country: 'AT' }).totalCents);
    const { reply, note } = await askOnceOrTwice(baseUrl, customer, books, key, habits);
    notes.push(note);
    const purchase = reply && settle(reply, key, shownTotal);
    if (purchase) return purchase.kind === 'told' && street !== undefined ? { ...purchase, street } : purchase;
    const { books: current } = (reply?.body ?? {}) as { books?: Book[] };
    // `busy` has no books; nothing was written.
    if (current) books = current.filter(isAvailable);
    else await new Promise((resolve) => setTimeout(resolve, 50 + habits.random.below(150)));
  }
}
