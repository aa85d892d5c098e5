import { describe, expect, it } from 'vitest';
import { quotedCell, repeatedRow, toRowProblems } from './rowProblem.ts';

describe('repeatedRow', () => {
  it.each([
    [{ _id: 'dune', isbn: '9782253002697' }, '_id'],
    [{ isbn: '9782253002697' }, 'isbn'],
  ])('names how %j repeats an earlier book', (fields, field) => {
    expect(repeatedRow({ line: 7, fields }, 3)).toEqual({ line: 7, field, message: 'Duplicate of line 3' });
  });

  it('explains what to do with two variations of one title', () => {
    const { field, message } = repeatedRow({ line: 7, fields: { title: 'Dune' } }, 3);
    expect(field).toBe('title');
    expect(message).toContain('add its ISBN');
  });

  it('blames no title for a repeated record', () => {
    const repeated = { line: 7, fields: {}, record: { reference: 'a' } };
    expect(repeatedRow(repeated, 3)).toEqual({ line: 7, field: '', message: 'Duplicate of line 3' });
  });
});

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

  it('names the known categories as the shop shows them', () => {
    const [problem] = toRowProblems(2, { category: 'zoo' }, [{ path: 'category', message: 'Must be one of business' }]);
    expect(problem?.message).toMatch(/^Must be one of Business, .*: “zoo”$/);
    const [missing] = toRowProblems(2, {}, [{ path: 'category', message: 'Required' }]);
    expect(missing?.message).toBe('Required');
  });

  it('reports two missing prices, and an old price that is wrong alone', () => {
    expect(toRowProblems(2, {}, errors)).toHaveLength(2);
    expect(toRowProblems(2, { newPrice: '1', oldPrice: '1' }, errors.slice(1))).toHaveLength(1);
  });
});

it('shortens a quoted cell', () => {
  expect([60, 61].map((length) => quotedCell('x'.repeat(length)))).toEqual(['x'.repeat(60), `${'x'.repeat(60)}…`]);
});
