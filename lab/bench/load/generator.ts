// The load generator, a process of its own: each message is a LoadJob, each answer a LoadResult.
import { percentile } from '../statistics.ts';
import { type Connection, openConnection, toBytes } from './connection.ts';
import type { LoadJob, LoadResult } from './types.ts';

interface Tally {
  durations: number[];
  statuses: Record<number, number>;
  bodyBytes: number;
}

/** Keeps one request on every connection until time or count runs out. */
async function drive(connections: Connection[], requests: Buffer[], job: LoadJob): Promise<Tally> {
  const tally: Tally = { durations: [], statuses: {}, bodyBytes: 0 };
  const end = performance.now() + job.milliseconds;
  let sent = 0;
  const keepBusy = async (connection: Connection) => {
    while (sent < job.maxCount && performance.now() < end) {
      const request = requests[sent++ % requests.length];
      if (!request) throw new Error('A job without requests.');
      const start = performance.now();
      const { status, bodyBytes } = await connection.send(request);
      tally.durations.push(performance.now() - start);
      tally.statuses[status] = (tally.statuses[status] ?? 0) + 1;
      tally.bodyBytes += bodyBytes;
    }
  };
  await Promise.all(connections.map(keepBusy));
  return tally;
}

async function run(job: LoadJob): Promise<LoadResult> {
  const requests = job.requests.map((request) => toBytes(request, job.port));
  const connections = await Promise.all(Array.from({ length: job.connections }, () => openConnection(job.port)));
  const start = performance.now();
  const { durations, statuses, bodyBytes } = await drive(connections, requests, job);
  const seconds = (performance.now() - start) / 1000;
  for (const connection of connections) connection.close();
  return {
    count: durations.length,
    seconds,
    p50: percentile(durations, 0.5),
    p99: percentile(durations, 0.99),
    statuses,
    bodyBytes: durations.length === 0 ? 0 : bodyBytes / durations.length,
  };
}

process.on('message', (job: LoadJob) => {
  run(job).then(
    (value) => process.send?.({ value }),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});
process.on('disconnect', () => process.exit());
