import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { emulatorEnvironment, toolEnvironment } from '../environment.ts';
import { TEST_RESULTS } from '../paths.ts';
import { formatDuration } from '../print.ts';
import { run } from '../processes.ts';
import { type Counts, countPlaywright, countVitest, readCounts } from './testReports.ts';

export interface Suite {
  name: string;
  run: (signal: AbortSignal) => Promise<Counts>;
}

const PASSED: Counts = { passed: 1, failed: 0 };
const failed = (message: string): Counts => ({ passed: 0, failed: 1, failures: [message] });

/** Counts as one test. */
export const command = (name: string, program: string, options: string[] = []): Suite => ({
  name,
  run: async (signal) => {
    const { code } = await run(program, options, { isShown: true, signal });
    return code === 0 ? PASSED : failed(`${name}: ${[program, ...options].join(' ')} exited with ${code}`);
  },
});

/** Counts as one test. */
export const check = (name: string, findProblems: () => string[] | Promise<string[]>): Suite => ({
  name,
  run: async () => {
    const problems = await findProblems();
    for (const problem of problems) console.error(problem);
    return problems.length === 0 ? PASSED : failed([`${name}:`, ...problems.slice(0, 5)].join('\n    '));
  },
});

function reportPath(name: string): string {
  mkdirSync(TEST_RESULTS, { recursive: true });
  const path = join(TEST_RESULTS, `${name}.json`);
  rmSync(path, { force: true });
  return path;
}

const PROGRESS = join(import.meta.dirname, 'progressReporter.ts');

export const vitest = (
  name: string,
  projects: string[],
  options: string[] = [],
  environment = toolEnvironment(),
): Suite => ({
  name,
  run: async (signal) => {
    const report = reportPath(name);
    const reporters = [`--reporter=${PROGRESS}`, '--reporter=json', `--outputFile.json=${report}`];
    const selected = projects.map((project) => `--project=${project}`);
    const { code } = await run('vitest', ['run', ...selected, ...options, ...reporters], {
      isShown: true,
      environment,
      signal,
    });
    return readCounts(report, countVitest, code);
  },
});

export const playwright: Suite = {
  name: 'browser',
  run: async (signal) => {
    const report = reportPath('browser');
    const environment = { ...emulatorEnvironment(), PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    const { code } = await run('playwright', ['test', '--config', 'e2e'], { isShown: true, environment, signal });
    return readCounts(report, countPlaywright, code);
  },
};

export async function runSuites(suites: readonly Suite[], signal: AbortSignal): Promise<number> {
  const rows: string[] = [];
  const total = { passed: 0, failed: 0, failures: [] as string[] };
  for (const suite of suites) {
    if (signal.aborted) return 1;
    console.log(`\n— ${suite.name}`);
    const started = Date.now();
    const counts = await suite.run(signal).catch((error: unknown) => failed(`${suite.name}: ${String(error)}`));
    total.passed += counts.passed;
    total.failed += counts.failed;
    total.failures.push(...(counts.failures ?? []));
    const row = `${counts.failed === 0 ? '✓' : '✗'} ${suite.name.padEnd(20)} ${counts.passed} passed, ${counts.failed} failed`;
    rows.push(`${row}, ${formatDuration(Date.now() - started)}`);
    console.log(rows.at(-1));
  }
  console.log(['', ...rows, '', ...total.failures.map((failure) => `✗ ${failure}\n`)].join('\n'));
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 && total.passed > 0 ? 0 : 1;
}
