type Part = 'function' | 'Firestore';

/** During an outage failed calls are expected. */
export interface Outages {
  /** @returns a function that ends the outage */
  begin(part: Part): () => void;
  during(from: number, to: number): Part[];
  count(): number;
}

/** Milliseconds; clients reconnect with backoff. */
const RECOVERY_MS = 10_000;

export function createOutages(): Outages {
  const outages: { part: Part; from: number; to: number }[] = [];
  return {
    begin(part) {
      const outage = { part, from: Date.now(), to: Number.POSITIVE_INFINITY };
      outages.push(outage);
      return () => {
        outage.to = Date.now() + RECOVERY_MS;
      };
    },
    during: (from, to) => outages.filter((outage) => outage.from <= to && outage.to >= from).map(({ part }) => part),
    count: () => outages.length,
  };
}

export interface Findings {
  add(finding: string): void;
  all(): [finding: string, times: number][];
}

export function createFindings(show: (line: string) => void): Findings {
  const times = new Map<string, number>();
  return {
    add(finding) {
      if (!times.has(finding)) show(`✗ ${finding}`);
      times.set(finding, (times.get(finding) ?? 0) + 1);
    },
    all: () => [...times],
  };
}
