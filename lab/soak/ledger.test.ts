import { expect, it } from 'vitest';
import { createLedger } from './ledger.ts';

const anOrder = (id: string, askedAt: number) => ({ id, uid: 'ada', street: null, askedAt, answeredAt: askedAt + 10 });

// rows: 694
it('after a restore the ledger knows what was answered before the backup, has forgotten what was asked after it, and leaves open what was under way', () => {
  const ledger = createLedger();
  for (const [id, askedAt] of Object.entries({ before: 80, between: 95, after: 120 }))
    ledger.told(anOrder(id, askedAt));
  ledger.counted({ book: 'salt', change: 5, answeredAt: 90 });
  ledger.counted({ book: 'salt', change: 7, answeredAt: 130 });

  expect(ledger.goBackTo(100).map(({ id }) => id)).toEqual(['between']);
  expect(ledger.ordersOf('ada')).toEqual(['before', 'between']);
  ledger.forget('between');
  expect(JSON.parse(ledger.toJson())).toEqual({
    told: [{ id: 'before', uid: 'ada', street: null }],
    gone: ['after', 'between'],
    copies: { salt: 5 },
  });
});
