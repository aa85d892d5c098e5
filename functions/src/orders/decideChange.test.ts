import { ORDER_STATUSES, type OrderStatus } from '@bookstore/contract/api/order';
import type { OrderNotes } from '@bookstore/contract/api/orderChanges';
import { NEXT_STATUSES } from '@bookstore/contract/orderSteps';
import { describe, expect, it } from 'vitest';
import { aStoredOrder } from '../../test/storedOrders.ts';

import { decideChange } from './decideChange.ts';
import { ERASED_UID, type OrderRecord } from './orderRecord.ts';
import { OrderFieldRefused } from './orders.errors.ts';

const NOW = new Date('2026-05-02T10:00:00Z');
const createdAt = new Date('2026-05-01T10:00:00Z');

const anOrder = (status: OrderStatus, fields: Partial<OrderRecord> = {}) =>
  aStoredOrder({ status, createdAt, cashReceived: status === 'delivered' ? false : null, ...fields });
const patch = (order: OrderRecord, status?: OrderStatus, notes: OrderNotes = {}, from?: OrderStatus) =>
  decideChange(order, { kind: 'patch', username: 'ada', status, from, notes, notify: false, isSeen: () => true }, NOW);
const cancel = (order: OrderRecord, uid = order.uid) => decideChange(order, { kind: 'cancel', uid }, NOW);
const undo = (order: OrderRecord, status = order.status) =>
  decideChange(order, { kind: 'undo', username: 'ada', status }, NOW);
const conflict = (status: OrderStatus) =>
  expect.objectContaining({
    code: 'status-conflict',
    details: { members: { order: expect.objectContaining({ status }) } },
  });

describe('step', () => {
  const PAIRS = ORDER_STATUSES.flatMap((from) => ORDER_STATUSES.map((to) => ({ from, to })));

  it.each(PAIRS)('moves an order from $from to $to, or conflicts', ({ from, to }) => {
    const decide = () => patch(anOrder(from), to);
    if (NEXT_STATUSES[from].includes(to)) expect(decide()).toMatchObject({ status: to, undone: null });
    else expect(decide).toThrow(conflict(from));
  });

  it('conflicts if the admin saw another status', () => {
    expect(() => patch(anOrder('packed'), 'cancelled', {}, 'placed')).toThrow(conflict('packed'));
    expect(patch(anOrder('packed'), 'cancelled', {}, 'packed').status).toBe('cancelled');
  });

  it.each([
    ['placed', 'packed', 0, false, null],
    ['placed', 'cancelled', -1, false, null],
    ['packed', 'cancelled', -1, true, null],
    ['packed', 'refused', -1, true, null],
    ['packed', 'delivered', 0, false, false],
  ] as const)('from %s to %s changes stock by %i', (from, to, sold, refused, cashReceived) => {
    expect(patch(anOrder(from), to)).toMatchObject({ sold, refused, cashReceived });
    // Parcels of an erased customer are not counted.
    expect(patch(anOrder(from, { uid: ERASED_UID }), to).refused).toBe(false);
  });
});

describe('notes', () => {
  const tracking = { carrier: 'Post', number: 'AB 123', url: '' };

  it('conflict once the customer was erased', () => {
    const erased = anOrder('placed', { uid: ERASED_UID });
    const personal: OrderNotes[] = [{ tracking }, { internalNote: 'Call' }, { waiting: { until: '', note: 'Later' } }];
    for (const notes of personal) {
      expect(patch(anOrder('placed'), undefined, notes)).toMatchObject(notes);
      expect(() => patch(erased, undefined, notes)).toThrow(conflict('placed'));
    }
  });

  it('may let an order wait until today or an unchanged past day', () => {
    const [yesterday, today] = ['2026-05-01', '2026-05-02'].map((until) => ({ until, note: '' }));
    const waiting = { until: '2026-05-01', note: 'Being reprinted' };
    expect(patch(anOrder('placed'), undefined, { waiting: today }).waiting).toEqual(today);
    expect(() => patch(anOrder('placed'), undefined, { waiting })).toThrow(OrderFieldRefused);
    expect(patch(anOrder('placed', { waiting: yesterday }), undefined, { waiting }).waiting).toEqual(waiting);
  });

  it('cannot let an order wait that is packed with them', () => {
    const waiting = { until: '', note: '' };
    expect(() => patch(anOrder('placed'), 'packed', { waiting })).toThrow(conflict('placed'));
  });
});

describe('cancel', () => {
  it.each(ORDER_STATUSES)('depends on the status: %s', (status) => {
    if (status === 'placed')
      expect(cancel(anOrder(status)).history.at(-1)).toMatchObject({ status: 'cancelled', by: '' });
    else expect(() => cancel(anOrder(status))).toThrow(conflict(status));
  });

  it('treats the order of another customer as missing', () => {
    expect(() => cancel(anOrder('placed'), 'stranger')).toThrow(expect.objectContaining({ code: 'not-found' }));
  });
});

describe('undo', () => {
  it('reverts a delivery and the outstanding cash', () => {
    const packed = { status: 'packed' as const, at: NOW, by: 'ada' };
    const order = anOrder('delivered', { history: [packed, { status: 'delivered', at: NOW, by: 'ada' }] });
    expect(undo(order)).toMatchObject({ status: 'packed', cashReceived: null, history: [packed], undone: 'delivered' });
  });

  it('is too late for the first step', () => {
    const history = [{ status: 'delivered' as const, at: NOW, by: 'ada' }];
    expect(() => undo(anOrder('delivered', { history }))).toThrow(expect.objectContaining({ code: 'too-late' }));
  });

  it('is too late once the customer was erased', () => {
    const history = (['placed', 'packed'] as const).map((status) => ({ status, at: NOW, by: 'ada' }));
    expect(undo(anOrder('packed', { history }))).toMatchObject({ status: 'placed' });
    const tooLate = expect.objectContaining({ code: 'too-late' });
    expect(() => undo(anOrder('packed', { history, uid: ERASED_UID }))).toThrow(tooLate);
  });
});
