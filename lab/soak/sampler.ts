import { liveMemoryOf } from './liveMemory.ts';
import type { Sample } from './memory.ts';
import { isFirestore, isFunction, ownProcesses } from './processTable.ts';

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
