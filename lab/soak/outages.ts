export type Part = 'function' | 'Firestore';

/** What was down when, so that a call that failed meanwhile is no fault. */
export interface Outages {
  /** @returns what ends it. */
  begin(part: Part): () => void;
  /** What was down at any moment of a call. */
  during(from: number, to: number): Part[];
  count(): number;
}

interface Outage {
  part: Part;
  from: number;
  to: number;
}

/** Milliseconds in which clients find a process that has come back: connections to Firestore are tried again ever more slowly. */
const RECOVERY_MS = 10_000;

export function createOutages(clock: () => number = Date.now): Outages {
  const outages: Outage[] = [];
  return {
    begin(part) {
      const outage = { part, from: clock(), to: Number.POSITIVE_INFINITY };
      outages.push(outage);
      return () => {
        outage.to = clock() + RECOVERY_MS;
      };
    },
    during: (from, to) => outages.filter((outage) => outage.from <= to && outage.to >= from).map(({ part }) => part),
    count: () => outages.length,
  };
}
