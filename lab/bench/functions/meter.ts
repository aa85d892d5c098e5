// Loaded before a server (`node --import`), it answers each message of the parent process with what the server has used so far, or, where
// that is asked, with what it holds in memory. With
// METER_FIRESTORE set it also counts what Firestore was asked for, by every client of the process and over REST.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Costs } from '../../../functions/test/firestoreCosts.ts';

const costs: Costs = { reads: 0, writes: 0, aggregations: 0 };

if (process.env.METER_FIRESTORE) {
  const [{ Firestore }, { countInto, countRestInto }] = await Promise.all([
    // As it is built, because the function has its own copy of the client.
    import(new URL('../../../functions/dist/firestore.mjs', import.meta.url).href) as Promise<
      typeof import('../../../functions/src/firestore/firestore.ts')
    >,
    import('../../../functions/test/firestoreCosts.ts'),
  ]);
  countInto(costs, Firestore.prototype);
  countRestInto(costs);
}

/** Bytes that are left when all garbage is collected. */
function liveBytes(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

process.on('message', (question) => {
  if (question === 'live') return void process.send?.({ value: liveBytes() });
  const { user, system } = process.cpuUsage();
  process.send?.({ value: { cpuMicros: user + system, rssBytes: process.memoryUsage.rss(), costs } });
});
// The server lives as long as the benchmark does.
process.on('disconnect', () => process.exit());
