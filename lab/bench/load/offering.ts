// Offers calls at a rate, whether or not the ones before have been answered: as customers do, who know nothing of each other. A process
// of its own: each message is an OfferJob, each answer an OfferResult.
import { randomUUID } from 'node:crypto';
import { percentile } from '../statistics.ts';
import { type Connection, openConnection, toBytes } from './connection.ts';
import type { OfferJob, OfferResult } from './types.ts';

/** Connections that wait for another call, by the port that they lead to and where they come from. */
type Idle = Map<string, Connection[]>;

interface Tally {
  durations: number[];
  statuses: Record<string, number>;
}

/** An address of this machine for each of those who call; Linux alone has all of 127.0.0.0/8. */
function addressOf(source: number): string {
  if (process.platform !== 'linux') return '127.0.0.1';
  return `127.0.${1 + Math.floor(source / 250)}.${1 + (source % 250)}`;
}

async function call(idle: Idle, job: OfferJob, index: number): Promise<string> {
  const request = job.requests[index % job.requests.length];
  const port = job.ports[index % job.ports.length];
  if (!request || port === undefined) throw new Error('A job without requests or ports.');
  const from = addressOf(index % job.sources);
  const key = `${port} ${from}`;
  const connections = idle.get(key) ?? [];
  idle.set(key, connections);
  try {
    const kept = connections.pop();
    const connection = kept?.isOpen() ? kept : await openConnection(port, from);
    const { status } = await connection.send(toBytes(request, port, { 'Idempotency-Key': randomUUID() }));
    connections.push(connection);
    return String(status);
  } catch {
    return 'no answer';
  }
}

async function offer(job: OfferJob): Promise<OfferResult> {
  const idle: Idle = new Map();
  const { durations, statuses }: Tally = { durations: [], statuses: {} };
  const start = performance.now();
  const calls: Promise<void>[] = [];
  const total = Math.round((job.perSecond * (job.leadInMs + job.milliseconds)) / 1000);
  for (let index = 0; index < total; index += 1) {
    const due = (index / job.perSecond) * 1000;
    const early = due - (performance.now() - start);
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
    const measure = (status: string) => {
      if (due < job.leadInMs) return;
      // From when it was due: what the generator itself is late counts, too.
      if (status === '201') durations.push(performance.now() - start - due);
      statuses[status] = (statuses[status] ?? 0) + 1;
    };
    calls.push(call(idle, job, index).then(measure));
  }
  await Promise.all(calls);
  for (const connection of [...idle.values()].flat()) connection.close();
  return {
    placed: durations.length,
    p50: percentile(durations, 0.5),
    p99: percentile(durations, 0.99),
    statuses,
  };
}

process.on('message', (job: OfferJob) => {
  offer(job).then(
    (value) => process.send?.({ value }),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});
process.on('disconnect', () => process.exit());
