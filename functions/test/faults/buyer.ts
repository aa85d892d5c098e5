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

/** What became of one intent to buy, as the customer knows it. */
export type Purchase =
  /** An order was answered. `shownTotal` is what the cart said when it was asked for, `street` where it goes, if that was stored. */
  | { kind: 'told'; key: string; order: Order; shownTotal: string; street?: string }
  /** The key has an order of other books: an answer was lost before the cart changed. The list of orders shows it. */
  | { kind: 'already-ordered'; key: string }
  /** Every book of the cart was gone or sold out. */
  | { kind: 'empty-cart'; key: string };

export interface Habits {
  random: Random;
  /** How likely a customer closes the tab over a request, or presses the button twice. */
  impatience?: number;
  /** Whether it is said where the order goes: stored before it is sent. */
  hasStreet?: boolean;
  /** Gives up with an error when this is aborted: by then every intent should be settled. */
  timeout: AbortSignal;
}

const SHORT_TIMEOUT_MS = 250;
const LONG_TIMEOUT_MS = 15_000;

/** An answer that can be trusted, if there was one, and in short what happened. */
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

/** Stores where the order of this key shall go, as the web app does before it sends the order: again, until that is certain. @returns the street. */
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
 * Buys a cart as the web app does: stores its street, then orders with one key for the intent, again after every answer that is none, and with the
 * present books after `cart-changed`, until it is certain what became of it.
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
    const { books: present } = (reply?.body ?? {}) as { books?: Book[] };
    // Without books it was `busy`: nothing has changed, and nothing was written.
    if (present) books = present.filter(isAvailable);
    else await new Promise((resolve) => setTimeout(resolve, 50 + habits.random.below(150)));
  }
}
