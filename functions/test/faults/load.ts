import type { Book } from '@bookstore/contract/api/book';
import type { Random } from '@bookstore/contract/test/random';
import { expect } from 'vitest';
import { send, type TestAdmin } from '../api.ts';
import type { TestCustomer } from '../customers.ts';
import { advanceOrder } from './advanceOrder.ts';
import { buy, type Habits, type Purchase } from './buyer.ts';
import { cancel } from './cancel.ts';
import type { Ledger } from './checkTotals.ts';
import { type Editor, startEditing } from './editor.ts';
import type { Killable } from './killable.ts';
import type { ShopUnderTest } from './shopUnderTest.ts';

interface Shopping {
  customers: number;
  /** Below the rate limit of 10 orders a minute. */
  purchasesEach: number;
  impatience: number;
  regret: number;
  diligence: number;
  /** Milliseconds; generous for busy machines. */
  timeoutMs: number;
}

const RUSH: Shopping = {
  customers: 8,
  purchasesEach: 4,
  impatience: 0.15,
  regret: 0.2,
  diligence: 0.3,
  timeoutMs: 240_000,
};
const ADMINS = 3;
const BOOKS = 9;
/** Some of the first books sell out. */
const COPIES = [12, 5, 2];

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function aCart(books: readonly Book[], random: Random): Book[] {
  const wanted = Array.from({ length: 1 + random.below(3) }, () => random.pick(books));
  return [...new Set(wanted)];
}

function keepShopping(
  under: ShopUnderTest,
  admin: TestAdmin,
  customer: TestCustomer,
  purchase: Purchase,
  habits: Habits & Pick<Shopping, 'regret' | 'diligence'>,
) {
  if (purchase.kind !== 'told') return purchase;
  if (habits.random.chance(habits.regret)) return cancel(under.baseUrl, customer, purchase, habits);
  return habits.random.chance(habits.diligence) ? advanceOrder(under.baseUrl, admin, purchase, habits) : purchase;
}

async function shop(
  under: ShopUnderTest,
  admin: TestAdmin,
  books: readonly Book[],
  shopping: Shopping,
  random: Random,
) {
  const { customers, purchasesEach, impatience, regret, diligence, timeoutMs } = shopping;
  const timeout = AbortSignal.timeout(timeoutMs);
  const visits = Array.from({ length: customers }, async () => {
    const ledger: Ledger = { customer: under.newCustomer(), purchases: [] };
    const behaviour = random.fork();
    const habits = { random: behaviour, impatience, timeout, regret, diligence, hasStreet: true };
    for (let count = 0; count < purchasesEach; count += 1) {
      const purchase = await buy(under.baseUrl, ledger.customer, aCart(books, behaviour), habits);
      ledger.purchases.push(await keepShopping(under, admin, ledger.customer, purchase, habits));
    }
    return ledger;
  });
  return Promise.all(visits);
}

/** Each admin edits separate books, whose state is then known. */
function startEditors({ baseUrl }: ShopUnderTest, admins: TestAdmin[], books: Book[], random: Random): Editor[] {
  return admins.map((admin, index) => {
    const own = books.filter((_book, position) => position % admins.length === index);
    return startEditing(baseUrl, admin, own, random.fork());
  });
}

function repeat(times: number, task: () => Promise<void>): { stop: () => Promise<void> } {
  let isStopped = false;
  const run = async () => {
    for (let count = 0; count < times && !isStopped; count += 1) await task();
  };
  const running = run();
  running.catch(() => undefined);
  return {
    stop: () => {
      isStopped = true;
      return running;
    },
  };
}

interface Disturbance {
  disturb: () => Promise<void>;
  times?: number;
  /** Default 4. */
  purchasesEach?: number;
}

export async function runLoad(
  under: ShopUnderTest,
  random: Random,
  { disturb, times = Number.POSITIVE_INFINITY, purchasesEach = RUSH.purchasesEach }: Disturbance,
): Promise<{ admin: TestAdmin; ledgers: Ledger[] }> {
  const admins: TestAdmin[] = [];
  for (let count = 0; count < ADMINS; count += 1) admins.push(await under.newAdmin());
  const [admin] = admins;
  if (!admin) throw new Error('A shop needs an admin.');
  const books = await under.newBooks(admin, BOOKS);
  for (const [index, copies] of COPIES.entries()) {
    const book = books[index];
    if (book) await under.count(admin, book, copies);
  }
  const editors = startEditors(under, admins, books, random);
  const disturbance = repeat(times, disturb);
  const shopping = shop(under, admin, books, { ...RUSH, purchasesEach }, random);
  try {
    await shopping;
  } finally {
    await disturbance.stop();
    under.proxy.repair();
  }
  const changes = await Promise.all(editors.map((editor) => editor.stop()));
  expect(Math.max(...changes)).toBeGreaterThan(0);
  return { admin, ledgers: await shopping };
}

/** An order succeeds within seconds after the faults, without a restart. */
export async function expectRecovered(under: ShopUnderTest, random: Random): Promise<Ledger> {
  const admin = await under.newAdmin();
  const books = await under.newBooks(admin, 1);
  const once: Shopping = { customers: 1, purchasesEach: 1, impatience: 0, regret: 0, diligence: 0, timeoutMs: 10_000 };
  const [ledger] = await shop(under, admin, books, once, random);
  expect(ledger?.purchases).toMatchObject([{ kind: 'told' }]);
  if (!ledger) throw new Error('Nobody bought.');
  return ledger;
}

/** Kills a process while it is serving, and restarts it. */
export async function killInService(victim: Killable, under: ShopUnderTest, random: Random): Promise<void> {
  const isHealthy = () =>
    send(under.baseUrl, 'GET', '/api/health').then(
      ({ status }) => status === 200,
      () => false,
    );
  while (!(await isHealthy())) await wait(20);
  await wait(50 + random.below(600));
  await victim.kill();
  await victim.start();
}
