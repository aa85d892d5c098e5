import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../paths.ts';
import { countPlaywright, countVitest, readCounts } from './testReports.ts';

const aVitestReport = (changes = {}) => ({
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  success: true,
  testResults: [],
  ...changes,
});

const aPlaywrightReport = (stats = {}, errors: { message?: string }[] = []) => ({
  stats: { expected: 2, unexpected: 0, flaky: 0, skipped: 0, ...stats },
  errors,
  suites: [],
});

describe('countVitest', () => {
  it('counts passed and failed tests', () => {
    expect(countVitest(aVitestReport({ numFailedTests: 1, success: false }))).toMatchObject({ passed: 3, failed: 1 });
  });

  it('counts a skipped test as failed', () => {
    expect(countVitest(aVitestReport({ numPendingTests: 1 }))).toMatchObject({ passed: 3, failed: 1 });
  });

  it('counts a file that does not load as one failure', () => {
    expect(countVitest(aVitestReport({ success: false }))).toMatchObject({ passed: 3, failed: 1 });
  });

  it('reports failed tests with their message and files that do not load', () => {
    const aTest = (fullName: string, status: string, failureMessages: string[] = []) => ({
      fullName,
      status,
      failureMessages,
    });
    const testResults = [
      {
        name: join(ROOT, 'contract/src/money.test.ts'),
        status: 'failed',
        message: '',
        assertionResults: [
          aTest('money adds up', 'passed'),
          aTest('money is shared', 'failed', ['\u001b[31mexpected 1\u001b[39m\n\nto be 2']),
        ],
      },
      { name: join(ROOT, 'web/a.test.ts'), status: 'failed', message: 'SyntaxError: no', assertionResults: [] },
    ];
    expect(countVitest(aVitestReport({ success: false, testResults })).failures).toEqual([
      'contract/src/money.test.ts: money is shared\n    expected 1\n    to be 2',
      'web/a.test.ts\n    SyntaxError: no',
    ]);
  });

  it('counts a run without tests as one failure', () => {
    const failures = ['outside of tests: see the output above'];
    expect(countVitest(aVitestReport({ numPassedTests: 0 }))).toEqual({ passed: 0, failed: 1, failures });
  });
});

describe('countPlaywright', () => {
  it('counts expected and flaky tests as passed, others as failed', () => {
    expect(countPlaywright(aPlaywrightReport({ unexpected: 1, flaky: 1, skipped: 1 }))).toMatchObject({
      passed: 3,
      failed: 2,
    });
  });

  it('reports failed tests in all groups and errors outside tests', () => {
    const aSpec = (title: string, ok: boolean, errors: { message: string }[] = []) => ({
      title,
      ok,
      tests: [{ results: [{ errors }] }],
    });
    const suites = [
      {
        file: 'cart.spec.ts',
        specs: [aSpec('a book goes in', true), aSpec('a book goes out', false, [{ message: 'no button' }])],
        suites: [{ file: 'cart.spec.ts', specs: [aSpec('nothing is left', false)] }],
      },
    ];
    expect(countPlaywright({ ...aPlaywrightReport({}, [{ message: 'no config' }]), suites }).failures).toEqual([
      'cart.spec.ts: a book goes out\n    no button',
      'cart.spec.ts: nothing is left',
      'outside of tests\n    no config',
    ]);
  });

  it('counts errors outside tests and empty runs as failures', () => {
    expect(countPlaywright(aPlaywrightReport({}, [{ message: 'no config' }]))).toMatchObject({ passed: 2, failed: 1 });
    expect(countPlaywright(aPlaywrightReport({ expected: 0 }))).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe('readCounts', () => {
  it('counts a missing report as one failure', () => {
    expect(readCounts('/nowhere/report.json', countVitest, 0)).toMatchObject({ passed: 0, failed: 1 });
  });
});
