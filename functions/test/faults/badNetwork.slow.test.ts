import { type FirestoreEmulator, startFirestoreEmulator } from '@bookstore/firestore-emulator';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { checkTotals } from './checkTotals.ts';
import { chooseByRules, DELAYED, randomFaults } from './fault.ts';
import { expectRecovered, runLoad } from './load.ts';
import { SHORT_LOCKS } from './locks.ts';
import { runRounds } from './rounds.ts';
import { withShop } from './shopUnderTest.ts';

let firestore: FirestoreEmulator;
beforeAll(async () => {
  firestore = await startFirestoreEmulator({ transactionLimits: SHORT_LOCKS });
});
afterAll(() => firestore.close());

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

// E25
describe('changing prices', () => {
  it('lose and double no order over a bad network', async () => {
    await runRounds(1, (random) =>
      withShop(firestore.address, async (under) => {
        const weather = random.fork();
        const disturb = async () => {
          // Sometimes most calls fail.
          const probability = weather.pick([0.03, 0.06, 0.1, 0.5]);
          under.proxy.breakBy(chooseByRules(randomFaults(probability), weather));
          await wait(300);
        };
        const { admin, ledgers } = await runLoad(under, random, { disturb });
        ledgers.push(await expectRecovered(under, random));
        await checkTotals({ ...under, admin }, ledgers);
      }),
    );
  });

  it('charge consistent prices, never more than shown, over a slow network', async () => {
    await runRounds(1, (random) =>
      withShop(firestore.address, async (under) => {
        const slowness = chooseByRules([{ method: 'Commit', probability: 0.5, faults: DELAYED }], random.fork());
        under.proxy.breakBy(slowness);
        const load = { disturb: () => wait(100), purchasesEach: 8 };
        const { admin, ledgers } = await runLoad(under, random, load);
        await checkTotals({ ...under, admin }, ledgers);
      }),
    );
  });
});
