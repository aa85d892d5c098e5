import { describe, expect, it } from 'vitest';
import { summarize } from './stageTable.ts';

const aStage = (changes = {}) => ({ name: 'lint', passed: 1, failed: 0, output: '', milliseconds: 1234, ...changes });

describe('summarize', () => {
  it('the summary ends with the sums', () => {
    const { text, exitCode } = summarize([aStage(), aStage({ name: 'unit', passed: 41 })]);
    expect(text.split('\n').at(-1)).toBe('42 passed, 0 failed');
    expect(exitCode).toBe(0);
  });

  it('the summary fails when one stage fails and when there was none', () => {
    expect(summarize([aStage(), aStage({ passed: 7, failed: 2 })])).toMatchObject({ exitCode: 1 });
    expect(summarize([]).exitCode).toBe(1);
  });

  it('the summary names what failed above the sums', () => {
    const failures = ['a.test.ts: a\n    no', 'b.test.ts: b'];
    const { text } = summarize([aStage(), aStage({ failed: 2, failures })]);
    expect(text.split('\n').slice(-6)).toEqual([
      '✗ a.test.ts: a',
      '    no',
      '',
      '✗ b.test.ts: b',
      '',
      '2 passed, 2 failed',
    ]);
  });

  it('the summary has a line for each stage with its time', () => {
    expect(summarize([aStage()]).text).toMatch(/✓ lint +1 passed +0 failed +1\.2 s/);
  });
});
