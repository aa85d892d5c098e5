import { stockPaths } from '@bookstore/contract/api/paths';
import type { Random } from '@bookstore/contract/test/random';
import { type FirestoreEmulator, startFirestoreEmulator } from '@bookstore/firestore-emulator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { send } from '../api.ts';
import { buy } from './buyer.ts';
import { cancel } from './cancel.ts';
import { checkTotals, type Ledger } from './checkTotals.ts';
import { chooseByRules, DELAYED, type Fault, GRPC, randomFaults } from './fault.ts';
import { killInService } from './load.ts';
import { SHORT_LOCKS } from './locks.ts';
import { runRounds } from './rounds.ts';
import { type ShopUnderTest, withShop } from './shopUnderTest.ts';

let firestore: FirestoreEmulator;
beforeAll(async () => {
  firestore = await startFirestoreEmulator({ transactionLimits: SHORT_LOCKS });
});
afterAll(() => firestore.close());

const CUSTOMERS = 20;
const TIMEOUT_MS = 240_000;
const KILLS = 2;

const now = (faults: Fault[]) => (under: ShopUnderTest, random: Random) => {
  under.proxy.breakBy(chooseByRules([{ probability: 0.05, faults }], random));
  return Promise.resolve();
};

type Disturb = (under: ShopUnderTest, random: Random) => Promise<void>;

const REFUSALS = [GRPC.unavailable, GRPC.aborted, GRPC.deadlineExceeded, GRPC.internal].map(
  (code): Fault => ({ kind: 'error', code }),
);

const DISTURBANCES: [name: string, disturb: Disturb][] = [
  ['slow', now(DELAYED)],
  ['refusing', now(REFUSALS)],
  ['losing requests', now([{ kind: 'lostRequest', breaks: 'stream' }])],
  ['losing answers', now([{ kind: 'lostAnswer', breaks: 'stream' }])],
  ['losing connections', now(['lostRequest', 'lostAnswer'].map((kind) => ({ kind, breaks: 'connection' }) as Fault))],
  ['as bad as it gets', async ({ proxy }, random) => proxy.breakBy(chooseByRules(randomFaults(0.1), random))],
  [
    'in order while the shop is killed',
    async (under, random) => {
      for (let count = 0; count < KILLS; count += 1) await killInService(under.shop, under, random);
    },
  ],
];

async function rush(under: ShopUnderTest, random: Random, disturb: Disturb) {
  const admin = await under.newAdmin();
  const books = await under.newBooks(admin, 1);
  const [book] = books;
  if (!book) throw new Error('A shop needs a book.');
  await under.count(admin, book, 1);
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const habits = () => ({ random: random.fork(), impatience: 0.15, timeout, hasStreet: true });
  const disturbing = disturb(under, random.fork());
  const visits = Array.from({ length: CUSTOMERS }, async (): Promise<Ledger> => {
    const customer = under.newCustomer();
    return { customer, purchases: [await buy(under.baseUrl, customer, books, habits())] };
  });
  const ledgers = await Promise.all(visits);
  await disturbing;
  under.proxy.repair();
  // Ends abandoned calls, which could otherwise order the copy when it returns.
  await under.shop.kill();
  await under.shop.start();
  return { admin, book, ledgers, habits };
}

const countOf = async ({ db }: ShopUnderTest, id: string) => (await db.doc(`stock/${id}`).get()).get('count');

describe('last copy for twenty customers', () => {
  it.concurrent.each(DISTURBANCES)(
    'is sold once while Firestore is %s, and returns after cancellation',
    async (_name, disturb) => {
      await runRounds(1, (random) =>
        withShop(firestore.address, async (under) => {
          const { admin, book, ledgers, habits } = await rush(under, random, disturb);
          const kinds = ledgers.flatMap(({ purchases }) => purchases.map(({ kind }) => kind));
          expect(kinds.filter((kind) => kind === 'empty-cart').length).toBeGreaterThanOrEqual(CUSTOMERS - 1);
          expect(await countOf(under, book._id)).toBe(0);
          await checkTotals({ ...under, admin }, ledgers);

          const lucky = ledgers.find(({ purchases }) => purchases[0]?.kind === 'told');
          const [purchase] = lucky?.purchases ?? [];
          // Customers with a lost answer see their order in the list.
          if (!lucky || purchase?.kind !== 'told') return;
          await disturb(under, random.fork());
          lucky.purchases[0] = await cancel(under.baseUrl, lucky.customer, purchase, { ...habits(), impatience: 0.5 });
          under.proxy.repair();
          expect(await countOf(under, book._id)).toBe(1);
          const path = stockPaths.counts([book._id]);
          expect((await send(under.baseUrl, 'GET', path, { token: admin.token })).body).toMatchObject([{ count: 1 }]);
          await checkTotals({ ...under, admin }, ledgers);
        }),
      );
    },
  );
});
