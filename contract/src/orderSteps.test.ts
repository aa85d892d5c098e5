import { expect, it } from 'vitest';
import { ORDER_STATUSES } from './api/order.ts';
import { hasEnded, isUnsold, NEXT_STATUSES, SOLD_STATUSES, UNSOLD_STATUSES } from './orderSteps.ts';

it('an order goes from placed to packed to delivered, can be cancelled until then, and is refused once it was packed', () => {
  expect(NEXT_STATUSES).toEqual({
    placed: ['packed', 'cancelled'],
    packed: ['delivered', 'refused', 'cancelled'],
    delivered: [],
    cancelled: [],
    refused: [],
    returned: [],
  });
});

it('an order that was cancelled or refused came to nothing, and every other counts', () => {
  expect([...SOLD_STATUSES, ...UNSOLD_STATUSES].toSorted()).toEqual([...ORDER_STATUSES].toSorted());
  expect(ORDER_STATUSES.filter((status) => isUnsold({ status }))).toEqual(['cancelled', 'refused']);
});

it('an order has ended where no step follows', () => {
  for (const status of ORDER_STATUSES) expect(hasEnded({ status })).toBe(NEXT_STATUSES[status].length === 0);
});
