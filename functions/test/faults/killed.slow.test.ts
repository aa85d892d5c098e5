import { createRandom } from '@bookstore/contract/test/random';
import { type FirestoreEmulator, startFirestoreEmulator } from '@bookstore/firestore-emulator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buy } from './buyer.ts';
import { checkTotals } from './checkTotals.ts';
import type { Fault } from './fault.ts';
import { expectRecovered, killInService, runLoad } from './load.ts';
import { SHORT_LOCKS } from './locks.ts';
import { runRounds } from './rounds.ts';
import { withShop } from './shopUnderTest.ts';

let firestore: FirestoreEmulator;
beforeAll(async () => {
  firestore = await startFirestoreEmulator({ transactionLimits: SHORT_LOCKS });
});
afterAll(() => firestore.close());

const TIMEOUT_MS = 120_000;
const KILLS = 4;

const STEPS: [string, string, Fault][] = [
  ['before its transaction begins', 'BatchGetDocuments', { kind: 'held', at: 'request' }],
  ['when it has read', 'BatchGetDocuments', { kind: 'held', at: 'answer' }],
  ['before it is written', 'Commit', { kind: 'held', at: 'request' }],
  ['when it is written, before the answer', 'Commit', { kind: 'held', at: 'answer' }],
];

// E25
describe('order of a killed process', () => {
  it.concurrent.each(STEPS)('killed %s is placed once in the end', async (_name, method, fault) => {
    await withShop(firestore.address, async (under) => {
      const admin = await under.newAdmin();
      const books = await under.newBooks(admin, 3);
      for (const [index, copies] of [1, 5].entries()) {
        const book = books[index];
        if (book) await under.count(admin, book, copies);
      }
      const customer = under.newCustomer();
      const held = under.proxy.nextHeld();
      under.proxy.breakBy((called) => (called === method ? fault : null));
      const habits = { random: createRandom(1), timeout: AbortSignal.timeout(TIMEOUT_MS) };
      const buying = buy(under.baseUrl, customer, books, habits);
      await Promise.race([held, buying]);
      await under.shop.kill();
      under.proxy.repair();
      await under.shop.start();
      const purchase = await buying;
      expect(purchase.kind).toBe('told');
      await checkTotals({ ...under, admin }, [{ customer, purchases: [purchase] }]);
    });
  });
});

describe('killed process', () => {
  it('loses and doubles no order under load', async () => {
    await runRounds(1, (random) =>
      withShop(firestore.address, async (under) => {
        const moments = random.fork();
        const disturb = () => killInService(under.shop, under, moments);
        const { admin, ledgers } = await runLoad(under, random, { disturb, times: KILLS });
        ledgers.push(await expectRecovered(under, random));
        await checkTotals({ ...under, admin }, ledgers);
      }),
    );
  });
});
