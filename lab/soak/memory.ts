/** What was in memory at one moment, in megabytes. */
export interface Sample {
  /** Milliseconds since customers have come. */
  at: number;
  /** What the instance of the function that lives longest holds once garbage is collected; null while there is none. */
  witness: number | null;
  /** All instances together, as the system counts them, with their garbage. */
  functions: number;
  firestore: number | null;
  /** Documents were added for so many orders: Firestore's emulator holds all of them in memory. */
  orders: number;
}

interface MemoryVerdict {
  what: string;
  secondThird: number;
  lastThird: number;
  limit: number;
  holds: boolean;
}

/** Megabytes by which a process may differ between two thirds of a run. */
const SLACK_MB = 25;
/** Megabytes of Firestore's emulator for each order: its document, mails, street, indexes and what they were before. */
const MB_PER_ORDER = 0.12;

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

const isNumber = (value: number | null): value is number => value !== null;

/** Compares what was usual in the last third of the time with the second: the first is the one in which things are loaded. */
export function judgeMemory(samples: readonly Sample[], duration: number): MemoryVerdict[] {
  const third = (index: number) =>
    samples.filter(({ at }) => at >= (duration * index) / 3 && at < (duration * (index + 1)) / 3);
  const [second, last] = [third(1), third(2)];
  const verdict = (what: string, figureOf: (sample: Sample) => number | null, allowed: number): MemoryVerdict => {
    const [secondThird, lastThird] = [second, last].map((part) => median(part.map(figureOf).filter(isNumber))) as [
      number,
      number,
    ];
    const limit = secondThird + allowed;
    return { what, secondThird, lastThird, limit, holds: secondThird > 0 && lastThird > 0 && lastThird <= limit };
  };
  const orders = median(last.map((sample) => sample.orders)) - median(second.map((sample) => sample.orders));
  return [
    verdict('an instance of the function', ({ witness }) => witness, SLACK_MB),
    verdict('Firestore', ({ firestore }) => firestore, SLACK_MB + Math.max(0, orders) * MB_PER_ORDER),
  ];
}
