import { availableParallelism } from 'node:os';
import { sleep } from '../../tools/lib/processes.ts';
import {
  type Bottleneck,
  readProductionReport,
  resetCounts,
  simulateProduction,
} from '../../tools/lib/stack/productionSimulation.ts';
import { oldestTask } from './calls.ts';
import type { Child } from './child.ts';
import type { LoadJob, LoadRequest, LoadResult } from './programs/load.ts';
import type { Server, Services } from './services.ts';

/** Percent of one core, or of all, from which the processor is the bottleneck. */
const SATURATION_SHARE = { one: 88, all: 70 };
/** Milliseconds on average; less is no bottleneck. */
const MIN_WAIT = 5;
/** Milliseconds; the median order without waits takes 100. */
const SLOW = 300;

export interface Step {
  perSecond: number;
  slowMotion: number;
}

export interface StepResult extends Step {
  placed: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  failed: string;
  bottleneck: string;
  /** Milliseconds per order. */
  waited: number;
  /** Percent of one core for the busiest process; `all` is of all cores. */
  busiest: number;
  together: number;
  /** Seconds. */
  oldestTask: number;
}

export interface Bench {
  projectId: string;
  services: Services;
  servers: Server[];
  worker: Server;
  generator: Child;
  requests: LoadRequest[];
  sources: number;
  /** Milliseconds of simulated time. */
  leadInMs: number;
  milliseconds: number;
}

const NAMES: [prefix: string, name: string][] = [
  ['sales/', 'the sales of the day'],
  ['tasks/', 'tasks'],
  ['throttles/', 'the order count of a network'],
  ['stock/', 'the stock of one book'],
];

function describeBottleneck({ kind, name }: Bottleneck): string {
  const known = NAMES.find(([prefix]) => name.startsWith(prefix))?.[1] ?? name;
  if (kind === 'index') return `the index ${name}`;
  return kind === 'lock' ? `locks on ${known}` : known;
}

function findBusiest(bottlenecks: readonly Bottleneck[]): { name: string; waited: number } {
  const sums = new Map<string, number>();
  for (const one of bottlenecks)
    sums.set(describeBottleneck(one), (sums.get(describeBottleneck(one)) ?? 0) + one.waited);
  const [[name, waited] = ['', 0]] = [...sums].sort(([, a], [, b]) => b - a);
  return { name, waited };
}

function chooseBottleneck({ busiest, together, p50, waited }: Omit<StepResult, 'bottleneck'>, name: string): string {
  if (busiest >= SATURATION_SHARE.one || together >= SATURATION_SHARE.all) return 'the processor of this machine';
  if (waited >= MIN_WAIT) return name;
  return p50 >= SLOW ? 'other programs on this machine' : 'nothing';
}

function formatFailures(statuses: LoadResult['statuses'], total: number): string {
  const others = Object.entries(statuses).filter(([status]) => status !== '201');
  const [most] = others.sort(([, a], [, b]) => b - a);
  if (!most) return '0';
  const count = others.reduce((sum, [, one]) => sum + one, 0);
  return `${((count / total) * 100).toFixed(1)} % (${most[0]})`;
}

/** @returns a function that stops watching and returns seconds */
function watchTasks({ services, projectId }: Bench): () => Promise<number> {
  let [isFinished, worst] = [false, 0];
  const watch = async () => {
    while (!isFinished) {
      const oldest = await oldestTask(services, projectId);
      if (oldest !== undefined) worst = Math.max(worst, (Date.now() - oldest) / 1_000);
      await sleep(500);
    }
    return worst;
  };
  const watching = watch();
  watching.catch(() => undefined);
  return () => {
    isFinished = true;
    return watching;
  };
}

/** Milliseconds. */
async function processorTimes({ services, servers, worker }: Bench): Promise<number[]> {
  const usages = await Promise.all([services.firestoreUsage(), ...[...servers, worker].map((one) => one.usage())]);
  return usages.map(({ cpuMicros }) => cpuMicros / 1_000);
}

export async function runStep(bench: Bench, { perSecond, slowMotion }: Step): Promise<StepResult> {
  const { services, servers, generator, requests, sources } = bench;
  await simulateProduction(services.firestoreHost, slowMotion);
  const [leadInMs, milliseconds] = [bench.leadInMs * slowMotion, bench.milliseconds * slowMotion];
  const ports = servers.map(({ port }) => port);
  const job: LoadJob = { ports, perSecond: perSecond / slowMotion, leadInMs, milliseconds, requests, sources };
  const answered = generator.ask<LoadResult>(job);
  await sleep(leadInMs);
  await resetCounts(services.firestoreHost);
  const endWatch = watchTasks(bench);
  const before = await processorTimes(bench);
  await sleep(milliseconds);
  const after = await processorTimes(bench);
  const { bottlenecks } = await readProductionReport(services.firestoreHost);
  const longestWait = await endWatch();
  const { count, p50, p99, statuses } = await answered;
  const total = Object.values(statuses).reduce((sum, one) => sum + one, 0);
  const shares = after.map((used, i) => ((used - (before[i] ?? 0)) / milliseconds) * 100);
  const worst = findBusiest(bottlenecks);
  const result = {
    perSecond,
    slowMotion,
    placed: (count / milliseconds) * 1_000 * slowMotion,
    p50: p50 / slowMotion,
    p99: p99 / slowMotion,
    failed: formatFailures(statuses, total),
    waited: worst.waited / Math.max(1, total),
    busiest: Math.max(...shares),
    together: shares.reduce((sum, share) => sum + share, 0) / availableParallelism(),
    oldestTask: longestWait / slowMotion,
  };
  return { ...result, bottleneck: chooseBottleneck(result, worst.name) };
}
