import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES } from './api/order.ts';
import { hasEnded, isUnsold, NEXT_STATUSES, SOLD_STATUSES, UNSOLD_STATUSES } from './orderSteps.ts';

const END = ['delivered', 'cancelled', 'refused', 'returned'];

describe('orderSteps', () => {
  it('allows packing, delivery, cancellation, and refusal once packed', () => {
    expect(NEXT_STATUSES).toEqual({
      placed: ['packed', 'cancelled'],
      packed: ['delivered', 'refused', 'cancelled'],
      delivered: [],
      cancelled: [],
      refused: [],
      returned: [],
    });
    expect(ORDER_STATUSES.filter((status) => hasEnded({ status }))).toEqual(END);
  });

  it('excludes cancelled and refused orders from figures', () => {
    expect([...SOLD_STATUSES, ...UNSOLD_STATUSES].toSorted()).toEqual([...ORDER_STATUSES].toSorted());
    expect(ORDER_STATUSES.filter((status) => isUnsold({ status }))).toEqual(['cancelled', 'refused']);
  });
});
