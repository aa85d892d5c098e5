import type { Sample } from './memory.ts';
import type { Traffic } from './shopClient.ts';

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
