import type { Child } from './child.ts';
import type { LoadJob, LoadRequest, LoadResult } from './load/types.ts';
import type { Server } from './servers.ts';

export interface Measured {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Microseconds of the server's processor time for one call. Steadier than the rate on a shared machine. */
  cpuMicros: number;
  bodyBytes: number;
  /** Of Firestore, for one call. */
  reads: number;
  writes: number;
  aggregations: number;
}

interface Effort {
  connections: number;
  milliseconds: number;
  maxCount?: number;
}

const MAX_COUNT = 100_000;

function refuseFailures({ statuses }: LoadResult, { path, method }: LoadRequest, expected: number): void {
  const others = Object.keys(statuses).filter((status) => Number(status) !== expected);
  if (others.length > 0) throw new Error(`${method} ${path} answered ${others.join(', ')} instead of ${expected}.`);
}

/** Sends calls to a server and answers what each took of time, processor and Firestore. @throws Error for any other status. */
export async function measureCall(
  generator: Child,
  server: Server,
  requests: LoadRequest[],
  expected: number,
  { connections, milliseconds, maxCount = MAX_COUNT }: Effort,
): Promise<Measured> {
  const [first] = requests;
  if (!first) throw new Error('Nothing to send.');
  const before = await server.usage();
  const job: LoadJob = { port: server.port, connections, milliseconds, requests, maxCount };
  const result = await generator.ask<LoadResult>(job);
  const after = await server.usage();
  refuseFailures(result, first, expected);
  const perCall = (from: number, to: number) => (to - from) / result.count;
  return {
    perSecond: result.count / result.seconds,
    p50: result.p50,
    p99: result.p99,
    cpuMicros: perCall(before.cpuMicros, after.cpuMicros),
    bodyBytes: result.bodyBytes,
    reads: perCall(before.costs.reads, after.costs.reads),
    writes: perCall(before.costs.writes, after.costs.writes),
    aggregations: perCall(before.costs.aggregations, after.costs.aggregations),
  };
}

/** The middle of several rounds, figure by figure. */
export function middleOf(rounds: Measured[], median: (values: number[]) => number): Measured {
  const of = (key: keyof Measured) => median(rounds.map((round) => round[key]));
  return {
    perSecond: of('perSecond'),
    p50: of('p50'),
    p99: of('p99'),
    cpuMicros: of('cpuMicros'),
    bodyBytes: of('bodyBytes'),
    reads: of('reads'),
    writes: of('writes'),
    aggregations: of('aggregations'),
  };
}
