import { availableParallelism } from 'node:os';
import { sleep } from '../../../tools/lib/processes.ts';
import {
  type Bottleneck,
  beAsInProduction,
  countAnew,
  readProduction,
} from '../../../tools/lib/stack/asInProduction.ts';
import type { BenchServices } from '../benchServices.ts';
import type { Child } from '../child.ts';
import type { LoadRequest, OfferJob, OfferResult } from '../load/types.ts';
import { watchBusyTime } from '../machine.ts';
import type { Server } from '../servers.ts';
import { oldestTask } from '../tasks.ts';

/**
 * From so many percent of a core for one process, or of all cores for Firestore and the instances together, on, the processor is what
 * holds orders back: the load and the accounts need the rest.
 */
const SATURATED = { one: 88, all: 70 };

/** Milliseconds that an order on average waited for something, from which on that is worth a name. */
const WORTH_A_NAME = 5;

/** Milliseconds that half of the orders take where they wait for nothing are a hundred. */
const SLOW = 300;

export interface Step {
  perSecond: number;
  /** How many times slower than production everything goes. */
  slowMotion: number;
}

/** What one rate of orders came to, in production's time. */
export interface StepResult extends Step {
  placed: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** What share of the orders was not placed, and what most of these were answered. */
  failed: string;
  heldBackBy: string;
  /** Milliseconds that an order waited for that, on average. */
  waited: number;
  /** Percent of a core that the busiest process used, and of all cores that all of them used. */
  busiest: number;
  together: number;
  /** Percent of all cores that everybody used. */
  busy: number;
  /** Seconds that the oldest task of an order had waited, at the worst moment. */
  oldestTask: number;
}

export interface Bench {
  projectId: string;
  services: BenchServices;
  servers: Server[];
  /** What carries out the tasks. */
  worker: Server;
  offering: Child;
  requests: LoadRequest[];
  sources: number;
  /** In production's time. */
  leadInMs: number;
  milliseconds: number;
}

const NAMES: [RegExp, (name: string) => string][] = [
  [/^sales\//, () => 'the day’s sales, one document'],
  [/^tasks\//, () => 'tasks'],
  [/^throttles\//, () => 'the count of a network’s orders'],
  [/^stock\//, () => 'the copies of one book'],
];

function nameOf({ kind, name }: Pick<Bottleneck, 'kind' | 'name'>): string {
  const known = NAMES.find(([pattern]) => pattern.test(name))?.[1](name) ?? name;
  if (kind === 'index') return `the index ${name}`;
  return kind === 'lock' ? `locks on ${known}` : known;
}

/** What was waited for, documents of one kind together. */
export function worstOf(bottlenecks: readonly Bottleneck[]): { name: string; waited: number } {
  const sums = new Map<string, number>();
  for (const bottleneck of bottlenecks)
    sums.set(nameOf(bottleneck), (sums.get(nameOf(bottleneck)) ?? 0) + bottleneck.waited);
  const [worst = ['', 0]] = [...sums].sort(([, a], [, b]) => b - a);
  return { name: worst[0], waited: worst[1] };
}

/** What an order waits for on average, unless that is nothing, or the processor was short. @param orders that were asked for */
export function heldBackBy(
  { name, waited }: { name: string; waited: number },
  orders: number,
  { busiest, together, p50 }: Pick<StepResult, 'busiest' | 'together' | 'p50'>,
): string {
  if (busiest >= SATURATED.one || together >= SATURATED.all) return 'this machine’s processor';
  if (waited / Math.max(1, orders) >= WORTH_A_NAME) return name;
  // Nothing of Firestore's: then there are others on this machine.
  return p50 >= SLOW ? 'others on this machine' : 'nothing';
}

function failuresOf(statuses: OfferResult['statuses'], asked: number): string {
  const others = Object.entries(statuses).filter(([status]) => status !== '201');
  const [most] = others.sort(([, a], [, b]) => b - a);
  if (!most) return '0';
  const count = others.reduce((sum, [, one]) => sum + one, 0);
  return `${((count / asked) * 100).toFixed(1)} % (${most[0]})`;
}

/** For how long the oldest task has waited, in seconds; 0 where there is none. */
async function ageOfTasks(firestoreHost: string, projectId: string): Promise<number> {
  const oldest = await oldestTask(firestoreHost, projectId);
  return oldest === undefined ? 0 : (Date.now() - oldest) / 1_000;
}

/** Looks at the tasks until it is told to stop. */
function watchTasks(firestoreHost: string, projectId: string): { end: () => Promise<number> } {
  let [isOver, worst] = [false, 0];
  const look = async () => {
    while (!isOver) {
      worst = Math.max(worst, await ageOfTasks(firestoreHost, projectId));
      await sleep(500);
    }
    return worst;
  };
  const looking = look();
  looking.catch(() => undefined);
  return {
    end: () => {
      isOver = true;
      return looking;
    },
  };
}

/** The processor time of each process, in milliseconds. */
async function usedBy({ services, servers, worker }: Bench): Promise<number[]> {
  const usages = await Promise.all([
    services.firestoreUsage(),
    ...[...servers, worker].map((server) => server.usage()),
  ]);
  return usages.map(({ cpuMicros }) => cpuMicros / 1_000);
}

export async function runStep(bench: Bench, { perSecond, slowMotion }: Step): Promise<StepResult> {
  const { services, servers, offering, requests, sources } = bench;
  const host = services.firestoreHost;
  await beAsInProduction(host, slowMotion);
  const [leadInMs, milliseconds] = [bench.leadInMs * slowMotion, bench.milliseconds * slowMotion];
  const ports = servers.map(({ port }) => port);
  const job: OfferJob = { ports, perSecond: perSecond / slowMotion, leadInMs, milliseconds, requests, sources };
  const offered = offering.ask<OfferResult>(job);
  await sleep(leadInMs);
  await countAnew(host);
  const watch = watchTasks(host, bench.projectId);
  const [before, busySince] = [await usedBy(bench), watchBusyTime()];
  await sleep(milliseconds);
  const [after, busy, { bottlenecks }] = [await usedBy(bench), busySince() ?? 0, await readProduction(host)];
  const oldestTask = await watch.end();
  const { placed, p50, p99, statuses } = await offered;
  const asked = Object.values(statuses).reduce((sum, count) => sum + count, 0);
  const shares = after.map((used, i) => ((used - (before[i] ?? 0)) / milliseconds) * 100);
  const busiest = Math.max(...shares);
  const together = shares.reduce((sum, share) => sum + share, 0) / availableParallelism();
  const worst = worstOf(bottlenecks);
  return {
    perSecond,
    slowMotion,
    placed: (placed / milliseconds) * 1_000 * slowMotion,
    p50: p50 / slowMotion,
    p99: p99 / slowMotion,
    failed: failuresOf(statuses, asked),
    heldBackBy: heldBackBy(worst, asked, { busiest, together, p50: p50 / slowMotion }),
    waited: worst.waited / Math.max(1, asked),
    busiest,
    together,
    busy,
    oldestTask: oldestTask / slowMotion,
  };
}
