import { describe, expect, it } from 'vitest';
import { toRowProblems } from './rowProblem.ts';

describe('toRowProblems', () => {
  const errors = ['newPrice', 'oldPrice'].map((path) => ({ path, message: 'Must be a price' }));

  it('reports a price once that is also the old price', () => {
    expect(toRowProblems(2, { newPrice: 'free', oldPrice: 'free' }, errors)).toEqual([
      { line: 2, field: 'newPrice', message: 'Must be a price: “free”' },
    ]);
  });

  it('reports two different prices', () => {
    const problems = toRowProblems(2, { newPrice: 'free', oldPrice: 'x' }, errors);
    expect(problems.map(({ field }) => field)).toEqual(['newPrice', 'oldPrice']);
  });

  it('reports two missing prices', () => {
    expect(toRowProblems(2, {}, errors)).toHaveLength(2);
  });
});
