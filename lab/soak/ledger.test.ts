import { expect, it } from 'vitest';
import { createLedger } from './ledger.ts';

const anOrder = (id: string, askedAt: number) => ({ id, uid: 'ada', street: null, askedAt, answeredAt: askedAt + 10 });

it('after a restore the ledger knows what was answered before the backup, has forgotten what was asked after it, and leaves open what was under way', () => {
  const ledger = createLedger();
  for (const [id, askedAt] of Object.entries({ before: 80, between: 95, after: 120 }))
    ledger.told(anOrder(id, askedAt));
  ledger.counted({ book: 'salt', change: 5, answeredAt: 90 });
  ledger.counted({ book: 'salt', change: 7, answeredAt: 130 });

  expect(ledger.goBackTo(100).map(({ id }) => id)).toEqual(['between']);
  expect(ledger.ordersOf('ada')).toEqual(['before', 'between']);
  ledger.forget('between');
  expect(JSON.parse(ledger.toJson())).toMatchObject({
    told: [{ id: 'before', uid: 'ada', street: null }],
    gone: ['after', 'between'],
    copies: { salt: 5 },
  });
});

it('the ledger knows an order by phone as it was edited last, and is unsure of one whose edit was under way at the backup', () => {
  const ledger = createLedger();
  const phoned = { uid: '', productIds: ['salt'], askedAt: 10, answeredAt: 20 };
  for (const id of ['edited', 'unsure', 'later']) ledger.told({ ...phoned, id, street: 'Mill Lane 1' });
  ledger.edited({ id: 'edited', productIds: ['salt', 'tide'], askedAt: 30, answeredAt: 40 });
  ledger.edited({ id: 'edited', street: 'Mill Lane 2', askedAt: 50, answeredAt: 60 });
  ledger.edited({ id: 'unsure', productIds: ['tide'], askedAt: 95, answeredAt: 105 });
  ledger.edited({ id: 'later', productIds: ['tide'], askedAt: 110, answeredAt: 120 });
  ledger.goBackTo(100);
  const { told } = JSON.parse(ledger.toJson());
  expect(told).toEqual([
    { id: 'edited', uid: '', street: 'Mill Lane 2', productIds: ['salt', 'tide'], isUnsure: false },
    { id: 'unsure', uid: '', street: 'Mill Lane 1', productIds: ['salt'], isUnsure: true },
    { id: 'later', uid: '', street: 'Mill Lane 1', productIds: ['salt'], isUnsure: false },
  ]);
});

it('the ledger never forgets an invoice or a line of the log, and forgets withdrawals that were declared after the backup', () => {
  const ledger = createLedger();
  const declared = { email: 'ada@example.com', order: '1234' };
  for (const [key, askedAt] of Object.entries({ before: 80, between: 95, after: 120 }))
    ledger.withdrew({ ...declared, key, askedAt, answeredAt: askedAt + 10 });
  ledger.invoiced({ number: 'A-2026-1', orderId: 'salt', cents: 500 });
  ledger.logged('invoice-issued', 'salt');
  ledger.logged('invoice-issued', 'salt');
  ledger.goBackTo(100);
  expect(JSON.parse(ledger.toJson())).toMatchObject({
    withdrawals: [
      { ...declared, key: 'before', isUnsure: false },
      { ...declared, key: 'between', isUnsure: true },
    ],
    invoices: [{ number: 'A-2026-1', orderId: 'salt', cents: 500 }],
    lines: { 'invoice-issued salt': 2 },
  });
});
