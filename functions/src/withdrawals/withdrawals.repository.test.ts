import { randomUUID } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createFirebase } from '../firestore/firebase.ts';
import { MAX_IN_VALUES } from '../firestore/maxInValues.ts';
import { refuseInvalid } from '../firestore/readDocument.ts';
import { declaredByOwners, unmatchedWithdrawals } from './withdrawals.repository.ts';

const EMAIL = 'ada@example.com';
const anOrder = (id: string, contractId: string | null = null) => ({ id, email: EMAIL, contractId });
const at = (hour: number) => new Date(Date.UTC(2026, 10, 25, hour));

let db: Firestore;
let store: (id: string, orderId: string | null, hour?: number) => Promise<unknown>;

beforeEach(async () => {
  const firebase = createFirebase(`demo-${randomUUID()}`);
  onTestFinished(() => firebase.close());
  db = await firebase.database();
  store = (id, orderId, hour = 0) =>
    db.doc(`withdrawals/${id}`).set({
      receivedAt: at(hour),
      name: 'Ada Reader',
      email: EMAIL,
      order: 'abcdef12',
      items: [id],
      orderId,
      settled: null,
      expiresAt: null,
    });
});

describe('declaredByOwners', () => {
  it('returns the withdrawals of an order and its parts, oldest first', async () => {
    await store('a', 'whole', 11);
    await store('b', 'whole', 10);
    await store('c', 'whole', 12);
    const orders = [anOrder('whole'), anOrder('part', 'whole'), anOrder('unrelated')];
    const { withdrawals } = await declaredByOwners(db, orders, refuseInvalid);
    const declared = [
      { receivedAt: at(10).toISOString(), items: ['b'] },
      { receivedAt: at(11).toISOString(), items: ['a'] },
      { receivedAt: at(12).toISOString(), items: ['c'] },
    ];
    expect(withdrawals).toEqual(
      new Map([
        ['whole', declared],
        ['part', declared],
      ]),
    );
  });

  it('costs a read each, and one for every thirty orders', async () => {
    await store('a', 'order-0');
    await store('b', 'order-1');
    const orders = Array.from({ length: MAX_IN_VALUES + 1 }, (_, index) => anOrder(`order-${index}`));
    expect((await declaredByOwners(db, orders, refuseInvalid)).reads).toBe(2 + 2);
    expect((await declaredByOwners(db, [], refuseInvalid)).reads).toBe(0);
  });
});

describe('unmatchedWithdrawals', () => {
  it('returns only withdrawals without an order', async () => {
    await store('matched', 'order');
    await store('unmatched', null);
    expect(await unmatchedWithdrawals(db)).toEqual(['unmatched']);
  });
});
