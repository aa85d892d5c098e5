import { describe, expect, it } from 'vitest';
import { aStoredOrder } from '../../test/storedOrders.ts';
import { ERASED_UID, type OrderRecord, readOrder, toAdminOrder, toOrder } from './orderRecord.ts';
import { CartChanged, EmailNotConfirmed, StatusConflict } from './orders.errors.ts';

const createdAt = new Date('2026-01-05T10:00:00Z');

const anOrder = (fields: Partial<OrderRecord> = {}) =>
  aStoredOrder({ id: 'one', productIds: [], items: [], totalCents: 0, status: 'placed', createdAt, ...fields });

describe('an order of an earlier version', () => {
  it('an order of an earlier version was placed when it was made, and by nobody of the shop', () => {
    expect(toAdminOrder(anOrder()).history).toStrictEqual([{ status: 'placed', at: createdAt.toISOString() }]);
  });

  it('an order of an earlier version is paid by cash on delivery', () => {
    const { id, payment: _payment, ...stored } = anOrder();
    const data = () => ({ ...stored, createdAt: { toDate: () => createdAt } });
    expect(readOrder({ exists: true, id, ref: { path: `orders/${id}` }, data })?.payment).toEqual({
      method: 'cash-on-delivery',
    });
  });
});

it('an order whose customer was erased says so in the shop’s language, whatever is stored', () => {
  const stored = anOrder({ uid: ERASED_UID, name: 'Gone' });
  expect([toOrder(stored).name, toAdminOrder(stored).name]).toEqual(['Erased', 'Erased']);
});

describe('a refusal', () => {
  it('a refusal says in which state the order is, and that nothing was changed', () => {
    const packed = toOrder(anOrder({ status: 'packed' }));
    expect(new StatusConflict(packed).message).toBe('The order is packed. Nothing was changed.');
  });

  it.each([new CartChanged([]), new EmailNotConfirmed()])(
    'a refusal says that nothing was ordered: $name',
    ({ message }) => {
      expect(message).toMatch(/ Nothing was ordered\.$/);
    },
  );
});
