import { describe, expect, it } from 'vitest';
import { aStoredOrder } from '../../test/storedOrders.ts';
import { decideMerge, decideSplit, type SplitRequest } from './decideSplit.ts';
import type { OrderRecord } from './orderRecord.ts';

const NOW = new Date('2026-11-23T10:00:00Z');
const POLICY = {
  times: { cutOff: '14:00', days: [1, 2], closed: [] } as { cutOff: string; days: [number, number]; closed: string[] },
};
const anItem = (id: string, fields: object = {}) => ({
  id,
  title: id,
  category: 'fiction',
  priceCents: 500,
  ...fields,
});

/** Early orders may hold a book twice. Placed on a Monday. */
const anOrder = (items: OrderRecord['items']): OrderRecord =>
  aStoredOrder({
    status: 'placed',
    productIds: items.map(({ id }) => id),
    items,
    counted: ['salt'],
    totalCents: 500 * items.length,
    arrival: { from: '2026-11-24', to: '2026-11-25' },
    createdAt: NOW,
  });
const request = (fields: Partial<SplitRequest>): SplitRequest => ({
  username: 'ada',
  key: 'a-key-of-it',
  isSeen: () => true,
  items: ['salt'],
  reason: '',
  notify: false,
  ...fields,
});
const split = (order: OrderRecord, fields: Partial<SplitRequest> = {}) =>
  decideSplit(order, 'second', request(fields), POLICY, NOW);

describe('decideSplit', () => {
  it('moves one of two copies, with its counted copy', () => {
    const { first, second } = split(anOrder([anItem('salt'), anItem('tide'), anItem('salt')]));
    expect(first).toMatchObject({ productIds: ['tide', 'salt'], counted: [], totalCents: 1000 });
    expect(second).toMatchObject({ productIds: ['salt'], counted: ['salt'], totalCents: 500 });
  });

  it('promises each parcel once its books can be sent', () => {
    const order = { ...anOrder([anItem('salt', { appears: '2026-12-07' }), anItem('tide')]), arrival: null };
    expect(split(order, { expected: '2026-12-01' }).second.arrival).toBeNull();
    const promised = { ...order, arrival: { from: '2026-12-08', to: '2026-12-09' } };
    const { first, second } = split(promised, { expected: '2026-12-01' });
    expect([first.arrival, second.arrival]).toEqual([
      { from: '2026-11-24', to: '2026-11-25' },
      { from: '2026-12-08', to: '2026-12-09' },
    ]);
    expect(split(promised, { expected: '2026-12-14' }).second.arrival).toEqual({
      from: '2026-12-15',
      to: '2026-12-16',
    });
    expect(decideMerge({ ...promised, ...first }, second, 'ada', POLICY, NOW).first.arrival).toEqual(promised.arrival);
  });

  it('links a second part to the first order', () => {
    const { second } = split(anOrder([anItem('salt'), anItem('tide'), anItem('gears')]), { items: ['salt', 'tide'] });
    const { second: third } = decideSplit(second, 'third', request({ items: ['tide'] }), POLICY, NOW);
    expect(third).toMatchObject({ splitFrom: 'second', contractId: second.contractId, splitInto: [] });
  });
});
