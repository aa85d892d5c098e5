import { randomUUID } from 'node:crypto';
import { CASH_ON_DELIVERY } from '@bookstore/contract/payment';
import type { Firestore } from 'firebase-admin/firestore';
import { type OrderRecord, UNSPLIT } from '../src/orders/orderRecord.ts';
import { newOrderFields } from '../src/orders/queryFields.ts';

export function aStoredOrder(fields: Partial<OrderRecord> = {}): OrderRecord {
  const createdAt = fields.createdAt ?? new Date('2026-05-01T10:00:00Z');
  return {
    id: randomUUID(),
    uid: 'somebody',
    email: 'ada@example.com',
    name: 'Ada Reader',
    phone: '0170 123',
    address: { city: 'Graz', country: 'Austria', state: 'Styria', zipcode: '8010' },
    productIds: ['salt'],
    items: [{ id: 'salt', title: 'The Salt Road', category: 'fiction', priceCents: 1999 }],
    deliveryCents: 0,
    wrapCents: 0,
    totalCents: 1999,
    taxRates: {},
    arrival: null,
    payment: CASH_ON_DELIVERY,
    pickup: false,
    counted: [],
    status: 'delivered',
    history: [{ status: 'placed', at: createdAt, by: '' }],
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
    edits: [],
    waiting: null,
    lacksStreet: false,
    ...UNSPLIT,
    createdAt,
    ...fields,
  };
}

/** Firestore's batch limit, with a margin. */
const AT_ONCE = 250;

/** Stores one order per minute. @returns ids, newest first */
export async function storeOrders(db: Firestore, count: number, fields: Partial<OrderRecord>): Promise<string[]> {
  const orders = Array.from({ length: count }, (_, index) =>
    aStoredOrder({ createdAt: new Date(Date.UTC(2026, 0, 1, 0, -index)), ...fields }),
  );
  for (let start = 0; start < count; start += AT_ONCE) {
    const batch = db.batch();
    for (const order of orders.slice(start, start + AT_ONCE))
      batch.set(db.doc(`orders/${order.id}`), newOrderFields(order));
    await batch.commit();
  }
  return orders.map(({ id }) => id);
}
