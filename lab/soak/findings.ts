/** What should not have happened. */
export interface Findings {
  note(finding: string): void;
  /** Those that differ, in the order in which they came, with how often each did. */
  all(): [finding: string, times: number][];
  count(): number;
}

export function createFindings(show: (line: string) => void): Findings {
  const times = new Map<string, number>();
  return {
    note(finding) {
      const before = times.get(finding) ?? 0;
      times.set(finding, before + 1);
      if (before === 0) show(`✗ ${finding}`);
    },
    all: () => [...times],
    count: () => times.size,
  };
}
