import { expect, it } from 'vitest';
import { NEXT_STATUSES } from './orderSteps.ts';

it('an order goes from placed to packed to delivered, can be cancelled until then, and then stays what it is', () => {
  expect(NEXT_STATUSES).toEqual({
    placed: ['packed', 'cancelled'],
    packed: ['delivered', 'cancelled'],
    delivered: [],
    cancelled: [],
  });
});
