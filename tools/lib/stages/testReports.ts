import { existsSync, readFileSync } from 'node:fs';

export interface Counts {
  passed: number;
  failed: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  success: boolean;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

/** A report without a single test, or a failure outside of any test (a file that does not load), is one failure. */
function atLeastOneFailure(counts: Counts, isSound: boolean): Counts {
  const isEmpty = counts.passed + counts.failed === 0;
  return counts.failed === 0 && (isEmpty || !isSound) ? { ...counts, failed: 1 } : counts;
}

/** Skipped tests count as failed: there are to be none. */
export function countVitest(report: VitestReport): Counts {
  const failed = report.numFailedTests + report.numPendingTests + report.numTodoTests;
  return atLeastOneFailure({ passed: report.numPassedTests, failed }, report.success);
}

/** A test that passed when it was repeated has passed; only CI repeats one. A skipped test counts as failed. */
export function countPlaywright({ stats, errors }: PlaywrightReport): Counts {
  const failed = stats.unexpected + stats.skipped;
  return atLeastOneFailure({ passed: stats.expected + stats.flaky, failed }, errors.length === 0);
}

/** Reads a report that a test runner has just written; no report is one failure. */
export function readCounts<T>(path: string, count: (report: T) => Counts, exitCode: number): Counts {
  if (!existsSync(path)) return { passed: 0, failed: 1 };
  return atLeastOneFailure(count(JSON.parse(readFileSync(path, 'utf8')) as T), exitCode === 0);
}
