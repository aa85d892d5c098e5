import { describe, expect, it } from 'vitest';
import { aStoredOrder } from '../../test/storedOrders.ts';
import type { OrderRecord } from '../orders/orderRecord.ts';
import { refundOf } from './withdrawalRefund.ts';

const receivedAt = new Date('2026-11-22T10:00:00Z');
const [EARLIER, LATER, LAST] = ['2026-11-20', '2026-11-24', '2026-11-25'].map((day) => new Date(`${day}T10:00:00Z`));
const aBook = (id: string, title: string, priceCents: number) => ({ id, title, category: 'fiction', priceCents });
const aReturn = (at: Date | undefined, id: string, cents: number): OrderRecord['returns'][number] => ({
  at: at ?? receivedAt,
  by: 'ada',
  items: [{ id, cents }],
  restock: true,
  note: '',
  keyHash: '',
  requestHash: '',
});
const anOrder = (fields: Partial<OrderRecord> = {}) =>
  aStoredOrder({
    items: [aBook('salt', 'The Salt Road', 1999), aBook('ledger', 'Ledger', 500)],
    deliveryCents: 490,
    totalCents: 2989,
    ...fields,
  });
const of = (fields: Partial<OrderRecord>, items: string[] = []) => refundOf(anOrder(fields), { receivedAt, items });

describe('refundOf', () => {
  it('is the total for all books, and the prices of some', () => {
    expect(of({})).toEqual({ refundCents: 2989 });
    expect(of({}, ['ledger'])).toEqual({ refundCents: 500 });
    expect(of({}, ['Ledger', 'The Salt Road'])).toEqual({ refundCents: 2989 });
    for (const items of [['the red one'], ['Ledger', 'the red one'], ['Ledger, large print']])
      expect(of({}, items)).toEqual({});
  });

  it('excludes books that came back before the withdrawal', () => {
    const order = { returns: [aReturn(EARLIER, 'ledger', 500)], returnedCents: 500 };
    expect(of(order)).toEqual({ refundCents: 2489 });
    expect(of(order, ['Ledger'])).toEqual({});
  });

  it('names the day of the last book, and keeps the refund', () => {
    const [ledger, salt] = [aReturn(LATER, 'ledger', 500), aReturn(LAST, 'salt', 1999)];
    const all: Partial<OrderRecord> = { status: 'returned', returns: [ledger, salt], returnedCents: 2989 };
    expect(of({ returns: [ledger], returnedCents: 500 })).toEqual({ refundCents: 2989 });
    expect(of({ returns: [ledger], returnedCents: 500 }, ['Ledger'])).toEqual({
      refundCents: 500,
      returnedAt: LATER?.toISOString(),
    });
    expect(of(all)).toEqual({ refundCents: 2989, returnedAt: LAST?.toISOString() });
    expect(of(all, ['Ledger'])).toEqual({ refundCents: 500, returnedAt: LATER?.toISOString() });
    expect(of(all, ['the red one'])).toEqual({});
  });

  it('is unknown before the delivery and for parts', () => {
    expect(of({ status: 'packed' })).toEqual({});
    expect(of({ splitInto: ['part'] })).toEqual({});
  });
});
