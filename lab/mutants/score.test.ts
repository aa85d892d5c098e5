import { expect, it } from 'vitest';
import { scoreOf } from './score.ts';

const outcomes = (...statuses: string[]) => statuses.map((status) => ({ status }));

it('the score counts a mutant that never ends as noticed, and one that no test reaches as not', () => {
  expect(scoreOf(outcomes('Killed', 'Timeout', 'Survived', 'NoCoverage'))).toEqual({ noticed: 2, all: 4, percent: 50 });
});

it('the score leaves out mutants that could not be tried', () => {
  expect(scoreOf(outcomes('Killed', 'Ignored', 'RuntimeError', 'CompileError'))).toMatchObject({
    all: 1,
    percent: 100,
  });
});

it('the score is full where no mutant was tried', () => {
  expect(scoreOf([]).percent).toBe(100);
});
