import { describe, expect, it } from 'vitest';
import { aBook } from '../../../api/test/records.ts';
import { type BulkAction, countPriceIncreases, planChanges, toUndo } from './bulkPlan.ts';

const cheap = aBook({ _id: 'cheap', newPrice: 0.99, oldPrice: 1.5, trending: true });
const dear = aBook({ _id: 'dear', newPrice: 20, oldPrice: 25, updatedAt: '2026-02-02T00:00:00.000Z' });
const lowerBy = (value: string): BulkAction => ({ kind: 'price', rule: { direction: 'lower', by: 'amount', value } });
const raiseBy = (value: string): BulkAction => ({ kind: 'price', rule: { direction: 'raise', by: 'percent', value } });

describe('bulk plan', () => {
  it('plans new prices for the version seen, and refuses invalid ones', () => {
    expect(planChanges([cheap, dear], lowerBy('5'))).toEqual({
      changes: [
        {
          book: dear,
          from: '$20.00',
          to: '$15.00',
          change: { _id: 'dear', seen: dear.updatedAt, set: { newPrice: 15 } },
        },
      ],
      unchanged: 0,
      refused: [{ book: cheap, from: '$0.99', reason: 'would be below $0.00' }],
    });
  });

  it('counts books that need no change', () => {
    const plan = planChanges([cheap, dear], { kind: 'trending', isTrending: true });
    expect(plan).toMatchObject({ changes: [{ from: 'Not trending', to: 'Trending' }], unchanged: 1 });
    expect(planChanges([cheap, dear], lowerBy(''))).toMatchObject({ changes: [], unchanged: 2 });
    expect(planChanges([cheap], raiseBy('0.01'))).toMatchObject({ changes: [], unchanged: 1 });
  });

  it('plans to delete every selected book', () => {
    const { changes } = planChanges([cheap, dear], { kind: 'delete' });
    expect(changes.map(({ change }) => change.set)).toEqual([{ deleted: true }, { deleted: true }]);
  });

  it('counts new prices above the old price', () => {
    expect(countPriceIncreases(planChanges([cheap, dear], raiseBy('30')))).toBe(1);
    expect(countPriceIncreases(planChanges([cheap, dear], lowerBy('0.5')))).toBe(0);
  });
});

it.each([
  [lowerBy('0.50'), { newPrice: 0.99 }],
  [{ kind: 'trending', isTrending: false }, { trending: true }],
  [{ kind: 'delete' }, { deleted: false }],
] as const)('undoes %j by restoring the earlier value at the new version', (action, set) => {
  const [planned] = planChanges([cheap], action).changes;
  if (!planned) throw new Error('Nothing is planned');
  const updatedAt = '2026-03-03T00:00:00.000Z';
  const undo = toUndo(planned, { _id: 'cheap', fate: 'changed', updatedAt });
  expect(undo).toMatchObject({ from: planned.to, to: planned.from, change: { _id: 'cheap', seen: updatedAt, set } });
});
