import type { Sample } from './memory.ts';
import { isFirestore, isFunction, ownProcesses } from './processTable.ts';

/** What is in memory now. */
export async function takeSample(at: number, orders: number): Promise<Sample> {
  const processes = await ownProcesses();
  const functions = processes.filter(isFunction);
  return {
    at,
    witness: functions[0]?.megabytes ?? null,
    functions: functions.reduce((sum, { megabytes }) => sum + megabytes, 0),
    firestore: processes.find(isFirestore)?.megabytes ?? null,
    orders,
  };
}
