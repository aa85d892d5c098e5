import { type FirestoreEmulator, startFirestoreEmulator } from '@bookstore/firestore-emulator';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { chooseByRules, everyFault } from './fault.ts';
import { expectRecovered, runLoad } from './load.ts';
import { SHORT_LOCKS } from './locks.ts';
import { recount } from './recount.ts';
import { inRounds } from './rounds.ts';
import { withShop } from './shopUnderTest.ts';

let firestore: FirestoreEmulator;
beforeAll(async () => {
  firestore = await startFirestoreEmulator({ transactionLimits: SHORT_LOCKS });
});
afterAll(() => firestore.close());

// E25
describe('a checkout load over a bad network to Firestore, while prices change', () => {
  it('loses no order that was answered, places none twice, and recovers by itself', async () => {
    await inRounds(1, (random) =>
      withShop(firestore.address, async (under) => {
        const weather = random.fork();
        const { admin, ledgers } = await runLoad(under, random, async () => {
          // Now and then more goes wrong than goes well.
          const probability = weather.pick([0.05, 0.1, 0.1, 0.6]);
          under.proxy.breakBy(chooseByRules([{ probability, faults: everyFault(weather) }], weather));
          await new Promise((resolve) => setTimeout(resolve, 300));
        });
        ledgers.push(await expectRecovered(under, random));
        await recount({ ...under, admin }, ledgers);
      }),
    );
  });
});
