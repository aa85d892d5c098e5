// Loaded before a server (`node --import`). Answers each message of the parent process with what the server has used since its start:
// processor time and, with METER_FIRESTORE, the reads and writes of every Firestore client and of REST.
import type { Costs } from '../../../functions/test/firestoreCosts.ts';
import { answerMessages } from '../child.ts';

const costs: Costs = { reads: 0, writes: 0, aggregations: 0 };

if (process.env.METER_FIRESTORE) {
  const [{ Firestore }, { countInto, countRestInto }] = await Promise.all([
    // The built client: the function has its own copy.
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
