import { run, sleep } from '../../tools/lib/processes.ts';
import { median } from '../bench/report.ts';

interface Process {
  pid: number;
  megabytes: number;
  command: string;
}

/** Node's inspector, opened by SIGUSR1. */
export const INSPECTOR_PORT = 9229;
const TARGETS = `http://127.0.0.1:${INSPECTOR_PORT}/json/list`;
const LISTEN_LIMIT_MS = 5_000;
const ANSWER_LIMIT_MS = 10_000;
const BYTES_PER_MB = 1_000_000;

/** `[[days-]hours:]minutes:seconds` */
function parseElapsed(elapsed: string): number {
  const [clock = '', days = '0'] = elapsed.split('-').toReversed();
  return clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) + Number(days) * 86_400;
}

/**
 * Oldest first.
 * @throws Error without `ps` (Windows)
 */
export async function ownProcesses(): Promise<Process[]> {
  const { code, output } = await run('ps', ['-A', '-o', 'pid=,ppid=,rss=,etime=,command=']);
  if (code !== 0) throw new Error(`ps failed: ${output}`);
  const all = output.split('\n').flatMap((line) => {
    const [, pid, parent, kib, elapsed, command] = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? [];
    if (elapsed === undefined || command === undefined) return [];
    const megabytes = (Number(kib) * 1024) / BYTES_PER_MB;
    return [{ pid: Number(pid), parent: Number(parent), megabytes, command, seconds: parseElapsed(elapsed) }];
  });
  const children = Map.groupBy(all, ({ parent }) => parent);
  const below = (pid: number): typeof all => (children.get(pid) ?? []).flatMap((one) => [one, ...below(one.pid)]);
  return below(process.pid).toSorted((a, b) => b.seconds - a.seconds || a.pid - b.pid);
}

/** Each instance serves one request at a time. */
export const isFunction = ({ command }: Process) => command.includes('functionsEmulatorRuntime');

export const isFirestore = ({ command }: Process) => command.includes('firestore-emulator.ts');

async function findInspector(): Promise<string | undefined> {
  const limit = Date.now() + LISTEN_LIMIT_MS;
  while (Date.now() < limit) {
    await sleep(200);
    const targets = await fetch(TARGETS).then(
      async (answer) => (await answer.json()) as { webSocketDebuggerUrl: string }[],
      () => [],
    );
    if (targets[0]) return targets[0].webSocketDebuggerUrl;
  }
  return undefined;
}

/** @returns the answering process and its bytes in use */
function collectGarbage(inspector: string): Promise<[pid: number, bytes: number] | undefined> {
  return new Promise((resolve) => {
    const socket = new WebSocket(inspector);
    const limit = setTimeout(() => socket.close(), ANSWER_LIMIT_MS);
    const expression = '(({ heapUsed, external }) => [process.pid, heapUsed + external])(process.memoryUsage())';
    socket.onopen = () => {
      socket.send(JSON.stringify({ id: 1, method: 'HeapProfiler.collectGarbage' }));
      socket.send(JSON.stringify({ id: 2, method: 'Runtime.evaluate', params: { expression, returnByValue: true } }));
    };
    socket.onmessage = ({ data }) => {
      const { id, result } = JSON.parse(String(data)) as {
        id: number;
        result: { result?: { value?: [number, number] } };
      };
      if (id !== 2) return;
      resolve(result.result?.value);
      socket.close();
    };
    socket.onclose = () => {
      clearTimeout(limit);
      resolve(undefined);
    };
  });
}

/**
 * Megabytes after garbage collection. @param pid must have started, because the signal would kill it @returns null
 * without an answer
 */
async function measureLiveMemory(pid: number): Promise<number | null> {
  try {
    process.kill(pid, 'SIGUSR1');
    const inspector = await findInspector();
    const [answering, bytes = 0] = (inspector && (await collectGarbage(inspector))) || [];
    return answering === pid ? bytes / BYTES_PER_MB : null;
  } catch {
    return null;
  }
}

/** Megabytes. */
export interface Sample {
  /** Milliseconds since the start. */
  at: number;
  /** The oldest function instance, after garbage collection. */
  oldest: number | null;
  /** All instances, including garbage. */
  functions: number;
  firestore: number | null;
  orders: number;
}

/** Measures the oldest instance from the second sample on, when it has started. */
export function createSampler(): (at: number, orders: number) => Promise<Sample> {
  let oldest: number | undefined;
  return async (at, orders) => {
    const processes = await ownProcesses();
    const functions = processes.filter(isFunction);
    const before = oldest;
    oldest = functions[0]?.pid;
    return {
      at,
      oldest: oldest !== undefined && oldest === before ? await measureLiveMemory(oldest) : null,
      functions: functions.reduce((sum, { megabytes }) => sum + megabytes, 0),
      firestore: processes.find(isFirestore)?.megabytes ?? null,
      orders,
    };
  };
}

/** Allowed growth between the second and the last third. */
const SLACK_MB = 25;
/** The emulator keeps documents, indexes and versions in memory. */
const MB_PER_ORDER = 0.12;

interface MemoryVerdict {
  name: string;
  secondThird: number;
  lastThird: number;
  limit: number;
  holds: boolean;
}

/** Compares medians of the last two thirds; the first third loads code and data. */
export function checkMemoryGrowth(samples: readonly Sample[], duration: number): MemoryVerdict[] {
  const medianOfThird = (third: number, read: (sample: Sample) => number | null) => {
    const isInThird = ({ at }: Sample) => at >= (duration * third) / 3 && at < (duration * (third + 1)) / 3;
    return median(samples.filter(isInThird).flatMap((sample) => read(sample) ?? []));
  };
  const verdict = (name: string, read: (sample: Sample) => number | null, allowed: number): MemoryVerdict => {
    const [secondThird, lastThird] = [medianOfThird(1, read), medianOfThird(2, read)];
    const limit = secondThird + allowed;
    return { name, secondThird, lastThird, limit, holds: secondThird > 0 && lastThird > 0 && lastThird <= limit };
  };
  const orders = medianOfThird(2, (sample) => sample.orders) - medianOfThird(1, (sample) => sample.orders);
  return [
    verdict('a function instance', ({ oldest }) => oldest, SLACK_MB),
    verdict('Firestore', ({ firestore }) => firestore, SLACK_MB + Math.max(0, orders) * MB_PER_ORDER),
  ];
}
