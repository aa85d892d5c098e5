import type { ImportResult } from '@bookstore/contract/api/bookImport';
import { describe, expect, it } from 'vitest';
import type { ImportPlan, PlannedRow } from './importPlan.ts';
import { applyDecisions, findUpdates, planUpdate } from './isbnDecisions.ts';

const newBook = (line: number, sameIsbnId?: string): PlannedRow => ({
  line,
  fields: { title: `T${line}`, newPrice: '1', oldPrice: '1' },
  seen: null,
  differences: null,
  ...(sameIsbnId !== undefined && { sameIsbnId, sameIsbnAs: 'Salt' }),
});

describe('findUpdates', () => {
  it('gives rows the ids of the books with their ISBNs, once per book', () => {
    const rows = [newBook(2), newBook(3, 's1'), newBook(4, 's1'), newBook(5, 's2')];
    const updates = findUpdates(rows, new Map([['s2', 9]]));
    expect(updates).toEqual([{ line: 3, fields: { title: 'T3', newPrice: '1', oldPrice: '1', _id: 's1' } }]);
  });
});

describe('planUpdate', () => {
  const seen = '2026-01-02T03:04:05.000Z';
  const differences = {
    newPrice: { before: 3, after: 1 },
    oldPrice: { before: 4.5, after: 1 },
    trending: { before: true, after: false },
  };
  const changed: ImportResult = { fate: 'changed', _id: 's1', updatedAt: seen, differences };
  const fields = { _id: 's1', title: 'T', newPrice: '1', oldPrice: '1' };

  it('keeps an old price and a mark that the file does not have', () => {
    expect(planUpdate({ line: 2, fields, assumed: ['oldPrice'] }, changed)).toEqual({
      line: 2,
      fields: { ...fields, oldPrice: '4.5', trending: 'true' },
      seen,
      differences: { newPrice: differences.newPrice },
    });
  });

  it('keeps an old price only above the prices before and after', () => {
    for (const newPrice of [
      { before: 4.5, after: 1 },
      { before: 3, after: 5 },
    ])
      expect(
        planUpdate(
          { line: 2, fields, assumed: ['oldPrice'] },
          { ...changed, differences: { ...differences, newPrice } },
        ),
      ).toMatchObject({ fields: { oldPrice: '1' }, differences: { oldPrice: differences.oldPrice } });
  });

  it('changes all fields of the file', () => {
    expect(planUpdate({ line: 2, fields: { ...fields, trending: 'false' } }, changed)).toMatchObject({ differences });
  });

  it('returns null for a refused row', () => {
    expect(planUpdate({ line: 2, fields }, { fate: 'refused', errors: [] })).toBeNull();
  });
});

describe('applyDecisions', () => {
  const update: PlannedRow = { ...newBook(3), seen: 'v1', differences: { stock: { before: 1, after: 2 } } };
  const rows = [newBook(2), { ...newBook(3, 's1'), update }, newBook(4, 's2')];
  const plan = { rows, added: 3, changed: 0, unchanged: 0, leftOut: 0 } as ImportPlan;

  it.each([
    [undefined, { added: 1, changed: 0, unchanged: 0, leftOut: 0, undecided: 2 }, [rows[0]]],
    ['leave', { added: 1, changed: 0, unchanged: 0, leftOut: 2, undecided: 0 }, [rows[0]]],
    ['update', { added: 1, changed: 1, unchanged: 0, leftOut: 1, undecided: 0 }, [rows[0], update]],
    ['add', { added: 3, changed: 0, unchanged: 0, leftOut: 0, undecided: 0 }, rows],
  ] as const)('counts books by the decision: %s', (decision, counts, imported) => {
    const decided = applyDecisions(plan, new Map(decision ? [3, 4].map((line) => [line, decision]) : []));
    expect(decided).toMatchObject(counts);
    expect(decided.rows).toEqual(imported);
  });
});
