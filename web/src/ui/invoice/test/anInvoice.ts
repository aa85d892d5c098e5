import type { Invoice } from '@bookstore/contract/api/invoice';

export function anInvoice(fields: Partial<Invoice> = {}): Invoice {
  return {
    _id: 'f00d',
    kind: 'invoice',
    number: 'A-2026-17',
    orderId: 'f00d',
    issuedAt: '2026-11-25T10:00:00.000Z',
    day: '2026-11-25',
    packedOn: '2026-11-24',
    deliveredOn: '2026-11-25',
    seller: { name: 'Lamplight Books', address: ['1 High Street', 'Graz'], country: 'AT', taxNumber: 'ATU1' },
    buyer: {
      name: 'Ada Reader',
      street: 'Mill Lane 1',
      address: { city: 'Graz', country: 'Austria', state: 'Styria', zipcode: '8010' },
      addressLines: ['Mill Lane 1', '8010 Graz', 'Austria'],
    },
    lines: [
      { _id: 'b1', title: 'The Salt Road', isbn: '9782253002697', cents: 2000 },
      { _id: 'b2', title: 'Ledger', cents: 999 },
    ],
    deliveryCents: 490,
    wrapCents: 0,
    cents: 3489,
    taxes: [{ rate: 700, totalCents: 3489, taxCents: 228 }],
    payment: { method: 'cash-on-delivery' },
    ...fields,
  };
}
