import type { AdminOrder } from '@bookstore/contract/api/order';

export function anAdminOrder(fields: Partial<AdminOrder> = {}): AdminOrder {
  return {
    _id: 'a1b2c3d4e5f60718293a4b5c6d7e8f90',
    name: 'Ada Reader',
    email: 'ada@example.com',
    phone: '0170 123',
    address: { city: 'Graz', country: 'Austria', state: 'Styria', zipcode: '8010' },
    addressLines: [...(fields.delivery ? [fields.delivery.street] : []), '8010 Graz', 'Austria'],
    productIds: ['b1', 'b2'],
    items: [
      { _id: 'b1', title: 'The Salt Road', price: 19.99 },
      { _id: 'b2', title: 'Ledger', price: 5 },
    ],
    totalPrice: '24.99',
    payment: { method: 'cash-on-delivery' },
    createdAt: '2026-01-02T03:04:05.000Z',
    status: 'placed',
    history: [{ status: 'placed', at: '2026-01-02T03:04:05.000Z' }],
    version: '1-1-a',
    ...fields,
  };
}
