import { liveMemoryOf } from './liveMemory.ts';
import type { Sample } from './memory.ts';
import { isFirestore, isFunction, ownProcesses } from './processTable.ts';
import type { Traffic } from './shopClient.ts';

/** Looks at what is in memory now; at the oldest instance only from the second time that it is the oldest, when it has surely started. */
export function createSampler(): (at: number, orders: number) => Promise<Sample> {
  let oldest: number | undefined;
  return async (at, orders) => {
    const processes = await ownProcesses();
    const functions = processes.filter(isFunction);
    const known = oldest;
    oldest = functions[0]?.pid;
    return {
      at,
      witness: oldest !== undefined && oldest === known ? await liveMemoryOf(oldest) : null,
      functions: functions.reduce((sum, { megabytes }) => sum + megabytes, 0),
      firestore: processes.find(isFirestore)?.megabytes ?? null,
      orders,
    };
  };
}

const megabytes = (value: number | null) => (value === null ? '–' : `${Math.round(value)} MB`);
const MINUTE_MS = 60_000;

/** The line of every ten seconds. */
export function toLine(sample: Sample, { calls, failedWhileDown }: Traffic, underWay: number): string {
  const { at, orders, witness, functions, firestore } = sample;
  return [
    `minute ${(at / MINUTE_MS).toFixed(1).padStart(5)}`,
    `${calls} calls`,
    `${orders} orders`,
    `${failedWhileDown} failed while down`,
    `function ${megabytes(witness)} (all ${megabytes(functions)})`,
    `Firestore ${megabytes(firestore)}`,
    `${underWay} events under way`,
  ].join('   ');
}
