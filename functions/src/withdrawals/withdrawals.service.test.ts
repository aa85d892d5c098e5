import { randomUUID } from 'node:crypto';
import { LIMITS } from '@bookstore/contract/limits';
import { describe, expect, it, onTestFinished } from 'vitest';
import { aCaller } from '../../test/callers.ts';
import { createFirebase } from '../firestore/firebase.ts';
import { createRateLimiter, throttleRef } from '../http/rateLimiter.ts';
import { composeNoWithdrawalMails, createComposeWithdrawalMails } from './withdrawalMails.ts';
import { createWithdrawalsService } from './withdrawals.service.ts';

const NOW = new Date('2026-11-25T10:00:00Z');
const MINUTE = 60_000;
const clock = () => NOW;
const ADDRESS = aCaller('203.0.113.1');
const MAIL = { shop: { name: 'Book Store', address: 'shop@example.com' }, shopUrl: 'https://books.example.com' };

async function openShop(composeMails = createComposeWithdrawalMails(MAIL)) {
  const firebase = createFirebase(`demo-${randomUUID()}`);
  onTestFinished(() => firebase.close());
  const { database } = firebase;
  const db = await database();
  const reported: string[] = [];
  const service = createWithdrawalsService({
    database,
    rateLimiter: createRateLimiter(database, clock),
    composeMails,
    composeDigest: null,
    reportInvalid: ({ path }) => void reported.push(path),
    clock,
    trustsCallers: true,
  });
  const store = (id: string, minutes: number, fields: object = {}) =>
    db.doc(`withdrawals/${id}`).set({
      ...anInput(),
      receivedAt: new Date(NOW.getTime() - minutes * MINUTE),
      orderId: null,
      settled: null,
      expiresAt: null,
      ...fields,
    });
  const idsOf = async (query: { settled?: 'false' } = {}) =>
    (await service.page(query)).withdrawals.map(({ _id }) => _id);
  return { db, service, reported, store, idsOf };
}

const anInput = () => ({ name: 'Ada Reader', email: 'ada@example.com', order: 'abcdef12', items: [] });

it('counts no mails to a shop without mail', async () => {
  const { db, service } = await openShop();
  await service.receive(undefined, anInput(), ADDRESS);
  expect((await db.collection('withdrawals').get()).size).toBe(1);
  expect((await throttleRef(db, ['withdrawal mails to the shop']).get()).exists).toBe(false);
  expect((await throttleRef(db, ['withdrawal receipts', 'ada@example.com']).get()).exists).toBe(true);
});

describe('list', () => {
  it('is paged, newest first, without duplicates', async () => {
    const { db, service, store } = await openShop();
    const ids = Array.from({ length: LIMITS.withdrawalsPage + 1 }, (_, index) => `withdrawal_${index}`);
    await Promise.all(ids.map((id, index) => store(id, index)));
    const first = await service.page({});
    expect(first.withdrawals.map(({ _id }) => _id)).toEqual(ids.slice(0, -1));
    const second = await service.page({ cursor: first.nextCursor ?? '' });
    expect(second.withdrawals.map(({ _id }) => _id)).toEqual(ids.slice(-1));
    expect(second.nextCursor).toBeNull();
    await db.doc(`withdrawals/${ids.at(-1)}`).delete();
    expect(await service.page({})).toEqual({ ...first, nextCursor: null });
  });

  it('omits settled withdrawals on request', async () => {
    const { idsOf, store } = await openShop();
    await store('withdrawal_open', 1);
    await store('withdrawal_settled', 2, { settled: { at: NOW, by: 'anna' } });
    expect(await idsOf()).toEqual(['withdrawal_open', 'withdrawal_settled']);
    expect(await idsOf({ settled: 'false' })).toEqual(['withdrawal_open']);
  });

  it('is empty for an impossible order id', async () => {
    const { service, store } = await openShop();
    await store('withdrawal_unmatched', 1);
    expect(await service.page({ order: 'a/b' })).toEqual({ withdrawals: [], nextCursor: null });
  });

  it('omits expired withdrawals before Firestore deletes them', async () => {
    const { idsOf, store } = await openShop();
    await store('withdrawal_over', 1, { expiresAt: NOW });
    await store('withdrawal_last', 2, { expiresAt: new Date(NOW.getTime() + 1) });
    expect(await idsOf()).toEqual(['withdrawal_last']);
  });

  it('omits and reports invalid withdrawals and receipts', async () => {
    const { db, service, reported, store } = await openShop();
    await store('withdrawal_good', 1);
    await store('withdrawal_bad', 2, { name: 7 });
    await db.doc('mail/withdrawal_good-receipt').set({ delivery: 'sent' });
    const { withdrawals } = await service.page({});
    expect(withdrawals).toMatchObject([{ _id: 'withdrawal_good' }]);
    expect(withdrawals[0]).not.toHaveProperty('receipt');
    expect(reported).toEqual(['withdrawals/withdrawal_bad', 'mail/withdrawal_good-receipt']);
  });
});

describe('withdrawal in the dashboard', () => {
  it("shows its receipt's state, also when settled", async () => {
    const { db, service } = await openShop();
    const received = await service.receive('a-key', anInput(), ADDRESS);
    expect(received).toEqual({ receivedAt: NOW, isNew: true });
    const { withdrawals } = await service.page({});
    expect(withdrawals).toMatchObject([{ receipt: 'PENDING' }]);
    const id = withdrawals[0]?._id ?? '';
    await db.doc(`mail/${id}-receipt`).update({ 'delivery.state': 'SUCCESS' });
    expect((await service.page({})).withdrawals).toMatchObject([{ receipt: 'SUCCESS' }]);
    expect(await service.settle('anna', id, true)).toMatchObject({ receipt: 'SUCCESS', settled: { by: 'anna' } });
  });

  it('has no receipt if the shop sends no mail', async () => {
    const { db, service } = await openShop(composeNoWithdrawalMails);
    await service.receive('a-key', anInput(), ADDRESS);
    const { withdrawals } = await service.page({});
    expect(withdrawals).toMatchObject([{ name: 'Ada Reader' }]);
    expect(withdrawals[0]).not.toHaveProperty('receipt');
    expect((await db.collection('mail').get()).size).toBe(0);
  });

  it.each(['withdrawal_none', 'a/b', '..'])('cannot be settled if it does not exist: %s', async (id) => {
    const { service } = await openShop();
    await expect(service.settle('anna', id, true)).rejects.toMatchObject({ code: 'not-found' });
  });
});
