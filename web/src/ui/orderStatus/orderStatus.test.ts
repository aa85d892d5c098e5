import { ORDER_STATUSES } from '@bookstore/contract/api/order';
import { expect, it } from 'vitest';
import { STATUS_OPTIONS, toStatus } from './orderStatus.ts';

it("offers the contract's statuses in their order", () => {
  expect(STATUS_OPTIONS.map(({ value }) => value)).toEqual(ORDER_STATUSES);
});

it('knows a status from any other text', () => {
  expect(toStatus('packed')).toBe('packed');
  for (const text of ['', 'Packed', 'lost', null]) expect(toStatus(text)).toBeUndefined();
});
