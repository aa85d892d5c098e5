import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest, readCounts } from './testReports.ts';

const aVitestReport = (changes = {}) => ({
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  success: true,
  ...changes,
});

const aPlaywrightReport = (stats = {}, errors: unknown[] = []) => ({
  stats: { expected: 2, unexpected: 0, flaky: 0, skipped: 0, ...stats },
  errors,
});

describe('countVitest', () => {
  it('countVitest counts tests that passed and failed', () => {
    expect(countVitest(aVitestReport({ numFailedTests: 1, success: false }))).toEqual({ passed: 3, failed: 1 });
  });

  it('countVitest counts a skipped test as failed', () => {
    expect(countVitest(aVitestReport({ numPendingTests: 1 }))).toEqual({ passed: 3, failed: 1 });
  });

  it('countVitest counts a file that does not load as one failure', () => {
    expect(countVitest(aVitestReport({ success: false }))).toEqual({ passed: 3, failed: 1 });
  });

  it('countVitest counts a run without tests as one failure', () => {
    expect(countVitest(aVitestReport({ numPassedTests: 0 }))).toEqual({ passed: 0, failed: 1 });
  });
});

describe('countPlaywright', () => {
  it('countPlaywright counts what was expected, at once or when repeated, as passed and the rest as failed', () => {
    expect(countPlaywright(aPlaywrightReport({ unexpected: 1, flaky: 1, skipped: 1 }))).toEqual({
      passed: 3,
      failed: 2,
    });
  });

  it('countPlaywright counts an error outside of tests and a run without tests as failures', () => {
    expect(countPlaywright(aPlaywrightReport({}, ['no config']))).toEqual({ passed: 2, failed: 1 });
    expect(countPlaywright(aPlaywrightReport({ expected: 0 }))).toEqual({ passed: 0, failed: 1 });
  });
});

describe('readCounts', () => {
  it('readCounts counts a runner that wrote no report as one failure', () => {
    expect(readCounts('/nowhere/report.json', countVitest, 0)).toEqual({ passed: 0, failed: 1 });
  });
});
