import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '../paths.ts';

export interface Counts {
  passed: number;
  failed: number;
  /** File, title and first message lines; also errors outside tests. */
  failures?: string[];
}

interface TestFile {
  name: string;
  status: string;
  message: string;
  assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  success: boolean;
  testResults: TestFile[];
}

interface Suite {
  file: string;
  specs: { title: string; ok: boolean; tests: { results: { errors: { message?: string }[] }[] }[] }[];
  suites?: Suite[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: { message?: string }[];
  suites: Suite[];
}

const MAX_MESSAGE_LINES = 6;

function formatFailure(where: string, message = ''): string {
  const lines = stripVTControlCharacters(message).trim().split('\n').slice(0, MAX_MESSAGE_LINES);
  return [where, ...lines.filter((line) => line.trim() !== '').map((line) => `    ${line}`)].join('\n');
}

/** No tests, or an error outside tests, is one failure. */
function ensureFailure(counts: Counts, isSound: boolean): Counts {
  const isEmpty = counts.passed + counts.failed === 0;
  if (counts.failed > 0 || (isSound && !isEmpty)) return counts;
  const failures = counts.failures?.length ? counts.failures : ['outside of tests: see the output above'];
  return { ...counts, failed: 1, failures };
}

function listFileFailures({ name, status, message, assertionResults }: TestFile): string[] {
  const file = relative(ROOT, name);
  const failed = assertionResults.filter((test) => test.status !== 'passed');
  if (failed.length === 0 && status === 'failed') return [formatFailure(file, message)];
  return failed.map((test) => formatFailure(`${file}: ${test.fullName}`, test.failureMessages[0]));
}

/** Counts skipped tests as failures. */
export function countVitest(report: VitestReport): Counts {
  const failed = report.numFailedTests + report.numPendingTests + report.numTodoTests;
  const failures = report.testResults.flatMap(listFileFailures);
  return ensureFailure({ passed: report.numPassedTests, failed, failures }, report.success);
}

function listSuiteFailures({ file, specs, suites = [] }: Suite): string[] {
  const failed = specs.filter(({ ok }) => !ok);
  const firstError = ({ tests }: Suite['specs'][number]) =>
    tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors))[0]?.message;
  return [
    ...failed.map((spec) => formatFailure(`${file}: ${spec.title}`, firstError(spec))),
    ...suites.flatMap(listSuiteFailures),
  ];
}

/** A test that passes on retry has passed (only CI retries); a skipped one has failed. */
export function countPlaywright({ stats, errors, suites }: PlaywrightReport): Counts {
  const failed = stats.unexpected + stats.skipped;
  const failures = [
    ...suites.flatMap(listSuiteFailures),
    ...errors.map(({ message }) => formatFailure('outside of tests', message)),
  ];
  return ensureFailure({ passed: stats.expected + stats.flaky, failed, failures }, errors.length === 0);
}

/** A missing report is one failure. */
export function readCounts<T>(path: string, count: (report: T) => Counts, exitCode: number): Counts {
  if (!existsSync(path)) return ensureFailure({ passed: 0, failed: 0 }, false);
  return ensureFailure(count(JSON.parse(readFileSync(path, 'utf8')) as T), exitCode === 0);
}
