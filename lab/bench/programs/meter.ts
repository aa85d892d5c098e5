// Preloaded with `node --import`. METER_FIRESTORE adds Firestore operations.
import type { Costs } from '../../../functions/test/firestoreCosts.ts';
import { answerMessages } from '../child.ts';

const costs: Costs = { reads: 0, writes: 0, aggregations: 0 };

if (process.env.METER_FIRESTORE) {
  const [{ Firestore }, { countInto, countRestInto }] = await Promise.all([
    // The built function has its own copy of the client.
    import(new URL('../../../functions/dist/firestore.mjs', import.meta.url).href) as Promise<
      typeof import('../../../functions/src/firestore/firestore.ts')
    >,
    import('../../../functions/test/firestoreCosts.ts'),
  ]);
  countInto(costs, Firestore.prototype);
  countRestInto(costs);
}

answerMessages(() => {
  const { user, system } = process.cpuUsage();
  return { cpuMicros: user + system, costs };
});
