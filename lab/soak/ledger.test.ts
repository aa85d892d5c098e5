import { expect, it } from 'vitest';
import { createLedger } from './ledger.ts';

const anOrder = (id: string, askedAt: number) => ({ id, uid: 'ada', street: null, askedAt, answeredAt: askedAt + 10 });

it('keeps orders before the backup and forgets later ones', () => {
  const ledger = createLedger();
  for (const [id, askedAt] of Object.entries({ before: 80, between: 95, after: 120 }))
    ledger.recordOrder(anOrder(id, askedAt));
  ledger.recordStockChange({ book: 'salt', change: 5, answeredAt: 90 });
  ledger.recordStockChange({ book: 'salt', change: 7, answeredAt: 130 });

  expect(ledger.rewindTo(100).map(({ id }) => id)).toEqual(['between']);
  expect(ledger.ordersOf('ada')).toEqual(['before', 'between']);
  ledger.forget('between');
  expect(JSON.parse(ledger.toJson())).toMatchObject({
    orders: [{ id: 'before', uid: 'ada', street: null }],
    forgotten: ['after', 'between'],
    copies: { salt: 5 },
  });
});

it('keeps the last edit of a phone order before the backup', () => {
  const ledger = createLedger();
  const phoned = { uid: '', productIds: ['salt'], askedAt: 10, answeredAt: 20 };
  for (const id of ['edited', 'unsure', 'later']) ledger.recordOrder({ ...phoned, id, street: 'Mill Lane 1' });
  ledger.recordEdit({ id: 'edited', productIds: ['salt', 'tide'], askedAt: 30, answeredAt: 40 });
  ledger.recordEdit({ id: 'edited', street: 'Mill Lane 2', askedAt: 50, answeredAt: 60 });
  ledger.recordEdit({ id: 'unsure', productIds: ['tide'], askedAt: 95, answeredAt: 105 });
  ledger.recordEdit({ id: 'later', productIds: ['tide'], askedAt: 110, answeredAt: 120 });
  ledger.rewindTo(100);
  const { orders } = JSON.parse(ledger.toJson());
  expect(orders).toEqual([
    { id: 'edited', uid: '', street: 'Mill Lane 2', productIds: ['salt', 'tide'], isUnsure: false },
    { id: 'unsure', uid: '', street: 'Mill Lane 1', productIds: ['salt'], isUnsure: true },
    { id: 'later', uid: '', street: 'Mill Lane 1', productIds: ['salt'], isUnsure: false },
  ]);
});

it('keeps invoices and log lines but forgets later withdrawals', () => {
  const ledger = createLedger();
  const declared = { email: 'ada@example.com', order: '1234' };
  for (const [key, askedAt] of Object.entries({ before: 80, between: 95, after: 120 }))
    ledger.recordWithdrawal({ ...declared, key, askedAt, answeredAt: askedAt + 10 });
  ledger.recordInvoice({ number: 'A-2026-1', orderId: 'salt', cents: 500 });
  ledger.recordLogLine('invoice-issued', 'salt');
  ledger.recordLogLine('invoice-issued', 'salt');
  ledger.rewindTo(100);
  expect(JSON.parse(ledger.toJson())).toMatchObject({
    withdrawals: [
      { ...declared, key: 'before', isUnsure: false },
      { ...declared, key: 'between', isUnsure: true },
    ],
    invoices: [{ number: 'A-2026-1', orderId: 'salt', cents: 500 }],
    lines: { 'invoice-issued salt': 2 },
  });
});
