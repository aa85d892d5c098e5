import { readFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';

/** The machine that figures come from, and how busy others kept it: without both a figure means nothing. */
export interface Machine {
  processor: string;
  cores: number;
  memoryGigabytes: number;
  node: string;
  /** Programs that wanted a core, over the last minute, before the benchmark began. */
  loadBefore: number;
}

export function describeMachine(): Machine {
  return {
    processor: cpus()[0]?.model ?? 'unknown',
    cores: availableParallelism(),
    memoryGigabytes: Math.round(totalmem() / 1e9),
    node: process.version,
    loadBefore: Math.round((loadavg()[0] ?? 0) * 10) / 10,
  };
}

interface CpuTicks {
  total: number;
  idle: number;
  stolen: number;
}

/** The first line of /proc/stat: user nice system idle iowait irq softirq steal. */
function readTicks(): CpuTicks | null {
  try {
    const ticks = readFileSync('/proc/stat', 'utf8').split('\n', 1)[0]?.split(/\s+/).slice(1, 9).map(Number) ?? [];
    const total = ticks.reduce((sum, count) => sum + count, 0);
    return { total, idle: (ticks[3] ?? 0) + (ticks[4] ?? 0), stolen: ticks[7] ?? 0 };
  } catch {
    return null;
  }
}

function watch(part: (ticks: CpuTicks) => number): () => number | null {
  const before = readTicks();
  return () => {
    const after = readTicks();
    if (!before || !after || after.total === before.total) return null;
    return Math.round(((part(after) - part(before)) / (after.total - before.total)) * 100);
  };
}

/** Starts watching. @returns the percentage of processor time that other virtual machines took since; null where unknown. */
export const watchStolenTime = () => watch(({ stolen }) => stolen);

/** Starts watching. @returns the percentage of the machine's processors that was used since, by whomever; null where unknown. */
export const watchBusyTime = () => watch(({ total, idle }) => total - idle);

/** One line for the head of the report, with a warning when the figures will not be worth much. */
export function formatMachine(machine: Machine): string {
  const line = `${machine.processor}, ${machine.cores} cores, ${machine.memoryGigabytes} GB, Node ${machine.node}, load ${machine.loadBefore}`;
  if (machine.loadBefore < machine.cores / 2) return line;
  return `${line}\nSomething else is running on this machine: figures of time will be worse than they are.`;
}
