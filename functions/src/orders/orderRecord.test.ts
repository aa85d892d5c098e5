import { CASH_ON_DELIVERY } from '@bookstore/contract/payment';
import { describe, expect, it } from 'vitest';
import { ERASED_UID, type OrderRecord, readOrder, toAdminOrder, toOrder } from './orderRecord.ts';
import { CartChanged, EmailNotConfirmed, StatusConflict } from './orders.errors.ts';

const createdAt = new Date('2026-01-05T10:00:00Z');

function anOrder(fields: Partial<OrderRecord> = {}): OrderRecord {
  return {
    id: 'one',
    uid: 'ada',
    email: 'ada@example.com',
    name: 'Ada Reader',
    phone: '0170 123',
    address: { city: 'Graz', country: 'Austria', state: 'Styria', zipcode: '8010' },
    productIds: [],
    items: [],
    deliveryCents: 0,
    wrapCents: 0,
    totalCents: 0,
    taxRates: {},
    arrival: null,
    payment: CASH_ON_DELIVERY,
    counted: [],
    status: 'placed',
    history: [],
    refused: false,
    keyed: false,
    attempt: '',
    steps: 1,
    requestHash: '',
    tracking: null,
    internalNote: '',
    returns: [],
    returnedCents: 0,
    cashReceived: null,
    invoices: [],
    createdAt,
    ...fields,
  };
}

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

// rows: 900
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
