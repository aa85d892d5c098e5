import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { createFirebase } from '../firestore/firebase.ts';
import { withdrawalIdOf } from './withdrawalRecord.ts';
import {
  eraseWithdrawals,
  haveOpenWithdrawals,
  withdrawalsFromOwners,
  withdrawalsWithoutOrder,
} from './withdrawals.repository.ts';

const firebase = createFirebase(`demo-${randomUUID()}`);
afterAll(() => firebase.close());

const settled = { at: new Date('2026-11-25T12:00:00Z'), by: 'anna' };

async function store(fields: { orderId: string | null; email: string; settled?: typeof settled }): Promise<string> {
  const db = await firebase.database();
  const id = `withdrawal_${randomUUID()}`;
  await db.doc(`withdrawals/${id}`).set({ settled: null, ...fields });
  for (const mail of [`${id}-receipt`, `${id}-shop`]) await db.doc(`mail/${mail}`).set({});
  if (fields.orderId !== null) await db.doc(`mail/withdrawal_${fields.orderId}-owner`).set({});
  return id;
}

async function isThere(path: string): Promise<boolean> {
  return (await (await firebase.database()).doc(path).get()).exists;
}

const idsOf = (documents: readonly { id: string }[]) => documents.map(({ id }) => id);

it('has one id per address and key; a random one otherwise', () => {
  const id = 'withdrawal_30ba42d1061866bebd6359fef9323c1d';
  for (const email of ['ada@example.com', 'Ada@Example.com']) {
    expect(withdrawalIdOf(email, 'the-key-of-a-form')).toBe(id);
  }
  expect(withdrawalIdOf('ben@example.com', 'the-key-of-a-form')).not.toBe(id);
  const ids = [withdrawalIdOf('ada@example.com'), withdrawalIdOf('ada@example.com')];
  expect(ids[0]).toMatch(/^withdrawal_[0-9a-f]{32}$/);
  expect(ids[0]).not.toBe(ids[1]);
});

describe('withdrawals of orders', () => {
  it("are found once for a customer's orders, from their own address only", async () => {
    const orders = Array.from({ length: 31 }, () => ({ id: randomUUID(), email: 'ada@example.com' }));
    const own: string[] = [];
    for (const { id: orderId, email } of orders) own.push(await store({ orderId, email }));
    await store({ orderId: orders[0]?.id ?? '', email: 'eve@example.com' });
    const found = await withdrawalsFromOwners(await firebase.database(), orders);
    expect(idsOf(found).toSorted()).toEqual(own.toSorted());
  });

  it.each([
    ['may be owed money', 'open and declared in the account', 'ada', { uid: 'ada' }],
    ['is owed nothing', 'declared in the account and settled', 'ada', { uid: 'ada', settled }],
    ['is owed nothing', 'declared without an account', 'ada', { email: 'ada@example.com' }],
    ['is owed nothing', 'declared in another account', 'ada', { uid: 'eve', email: 'ada@example.com' }],
  ])('of an account %s if the withdrawal is %s', async (owed, _what, uid, fields) => {
    const id = randomUUID();
    await store({ orderId: id, email: 'ada@example.com', ...fields });
    const orders = [{ id, uid, email: 'ada@example.com' }];
    expect(await haveOpenWithdrawals(await firebase.database(), orders)).toBe(owed === 'may be owed money');
  });

  it.each([
    ['may be owed money', 'open and from its address', 'ada@example.com', { email: 'ada@example.com' }],
    ['is owed nothing', 'settled', 'ada@example.com', { email: 'ada@example.com', settled }],
    ['is owed nothing', 'from another address', 'ada@example.com', { email: 'eve@example.com' }],
    ['may be owed money', 'open, where the order has no address', '', { email: 'ada@example.com' }],
    ['is owed nothing', 'settled, where the order has no address', '', { email: 'ada@example.com', settled }],
  ])('of a phone order %s when the withdrawal is %s', async (owed, _what, email, fields) => {
    const id = randomUUID();
    await store({ orderId: id, ...fields });
    expect(await haveOpenWithdrawals(await firebase.database(), [{ id, uid: '', email }])).toBe(
      owed === 'may be owed money',
    );
  });
});

describe('withdrawals of an address', () => {
  it('are found if they belong to no order', async () => {
    const email = `${randomUUID()}@example.com`;
    const ofNone = await store({ orderId: null, email });
    await store({ orderId: randomUUID(), email });
    await store({ orderId: null, email: 'eve@example.com' });
    expect(idsOf(await withdrawalsWithoutOrder(await firebase.database(), [email]))).toEqual([ofNone]);
  });

  it('are erased with their customer and mails, and others stay', async () => {
    const [email, order, anothers] = [`${randomUUID()}@example.com`, randomUUID(), randomUUID()];
    const gone = [
      await store({ orderId: order, email }),
      await store({ orderId: order, email: 'eve@example.com' }),
      await store({ orderId: null, email }),
    ];
    const others = [
      await store({ orderId: anothers, email }),
      await store({ orderId: null, email: 'eve@example.com' }),
    ];
    await eraseWithdrawals(await firebase.database(), [{ id: order }], [email]);
    const pathsOf = (id: string) => [`withdrawals/${id}`, `mail/${id}-receipt`, `mail/${id}-shop`];
    for (const path of [...gone.flatMap(pathsOf), `mail/withdrawal_${order}-owner`])
      expect([path, await isThere(path)]).toEqual([path, false]);
    for (const path of [...others.flatMap(pathsOf), `mail/withdrawal_${anothers}-owner`])
      expect([path, await isThere(path)]).toEqual([path, true]);
  });
});
