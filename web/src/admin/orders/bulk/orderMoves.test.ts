import type { AdminOrder } from '@bookstore/contract/api/order';
import { describe, expect, it, vi } from 'vitest';
import { anAdminOrder } from '../test/anAdminOrder.ts';
import { moveOrders } from './orderMoves.ts';

const ada = anAdminOrder({ _id: 'ada' });
const bob = anAdminOrder({ _id: 'bob' });
const eve = anAdminOrder({ _id: 'eve' });

const OUT_OF_REACH = { status: 'FETCH_ERROR', error: 'Failed to fetch' };
const conflict = (order: AdminOrder) => ({
  status: 409,
  data: { status: 409, code: 'status-conflict', order },
});
const cancelled: AdminOrder = {
  ...bob,
  status: 'cancelled',
  history: [{ status: 'cancelled', at: '2026-01-03T00:00:00Z' }],
};
const packed: AdminOrder = {
  ...bob,
  status: 'packed',
  history: [{ status: 'packed', at: '2026-01-03T00:00:00Z', by: 'grace' }],
};

const optionsWith = (failures: Record<string, unknown>) => ({
  to: 'packed' as const,
  send: vi.fn(({ _id }: AdminOrder) => (_id in failures ? Promise.reject(failures[_id]) : Promise.resolve())),
  onProgress: vi.fn(),
  isCancelled: () => false,
});

describe('moveOrders', () => {
  it('reports progress', async () => {
    const options = optionsWith({});
    const report = await moveOrders([ada, bob, eve], options);
    expect(report).toEqual({ moved: ['ada', 'bob', 'eve'], refused: [], left: [] });
    expect(options.onProgress.mock.calls.map(([{ moved }]) => moved.length)).toEqual([1, 2, 3]);
  });

  it.each([
    [cancelled, 'is now cancelled'],
    [packed, 'is now packed, by grace'],
  ])('lists orders that another admin has changed, and moves the others', async (current, reason) => {
    const report = await moveOrders([ada, bob, eve], optionsWith({ bob: conflict(current) }));
    expect(report).toEqual({ moved: ['ada', 'eve'], refused: [{ order: bob, reason }], left: [] });
  });

  it('keeps unanswered orders for retry, and counts moved ones', async () => {
    const before = await moveOrders([ada, bob, eve], optionsWith({ bob: OUT_OF_REACH, eve: { status: 503 } }));
    expect(before).toMatchObject({ moved: ['ada'], refused: [] });
    expect(before.left.map(({ order, reason }) => [order._id, reason])).toEqual([
      ['bob', "couldn't reach the shop"],
      ['eve', 'something went wrong in the shop'],
    ]);
    const options = { ...optionsWith({ bob: conflict(packed) }), before };
    const left = before.left.map(({ order }) => order);
    expect(await moveOrders(left, options)).toEqual({ moved: ['ada', 'bob', 'eve'], refused: [], left: [] });
    expect(options.send.mock.calls).toEqual([[bob], [eve]]);
  });

  it('reports an unanswered order that was cancelled as changed', async () => {
    const before = { moved: [], refused: [], left: [{ order: bob, reason: '' }] };
    const report = await moveOrders([bob], { ...optionsWith({ bob: conflict(cancelled) }), before });
    expect(report.refused).toEqual([{ order: bob, reason: 'is now cancelled' }]);
  });

  it('lists an order that no longer exists', async () => {
    const gone = { status: 404, data: { status: 404, code: 'not-found' } };
    const { refused } = await moveOrders([ada], optionsWith({ ada: gone }));
    expect(refused).toEqual([{ order: ada, reason: 'no longer exists' }]);
  });

  it('sends no further order once cancelled', async () => {
    const options = { ...optionsWith({}), isCancelled: () => true };
    expect(await moveOrders([ada, bob], options)).toEqual({ moved: [], refused: [], left: [] });
    expect(options.send).not.toHaveBeenCalled();
  });
});
