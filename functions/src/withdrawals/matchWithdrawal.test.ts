import { randomUUID } from 'node:crypto';
import { shortId } from '@bookstore/contract/ids';
import { LIMITS } from '@bookstore/contract/limits';
import { afterAll, describe, expect, it } from 'vitest';
import { storeOrders } from '../../test/storedOrders.ts';
import { createFirebase } from '../firestore/firebase.ts';
import { isCollision } from '../firestore/retryCollisions.ts';
import { ERASED_UID, type OrderRecord } from '../orders/orderRecord.ts';
import { type MatchMails, matchWithdrawal } from './matchWithdrawal.ts';
import { createComposeOwnerMail, createComposeReceipt, createComposeWithdrawalMails } from './withdrawalMails.ts';

const firebase = createFirebase(`demo-${randomUUID()}`);
afterAll(() => firebase.close());

const MAIL = { shop: { name: 'Book Store', address: 'shop@example.com' }, shopUrl: 'https://books.example.com' };
const MAILS = { composeOwnerMail: createComposeOwnerMail(MAIL), composeReceipt: createComposeReceipt(MAIL) };
const RECEIVED = new Date('2026-11-25T10:00:00Z');
const END = new Date('2027-11-25T10:00:00Z');

const aWithdrawal = (fields: object = {}) => ({
  receivedAt: RECEIVED,
  name: 'Ada Reader',
  email: 'ada@example.com',
  order: 'abcdef12',
  items: [],
  orderId: null,
  isFromOther: false,
  settled: null,
  expiresAt: END,
  ...fields,
});

const anId = () => randomUUID().replaceAll('-', '');
async function anOrder(fields: Partial<OrderRecord> = {}): Promise<string> {
  const id = fields.id ?? anId();
  await storeOrders(await firebase.database(), 1, { ...fields, id });
  return id;
}

/** @param fields null for a withdrawal that was deleted */
async function match(fields: object | null, mails: MatchMails | null = MAILS) {
  const db = await firebase.database();
  const id = `withdrawal_${anId()}`;
  if (fields) await db.doc(`withdrawals/${id}`).set(aWithdrawal(fields));
  await db.doc(`tasks/${id}`).set({ kind: 'withdrawal', at: new Date(), withdrawalId: id });
  await matchWithdrawal(db, { id, withdrawalId: id }, mails);
  expect((await db.doc(`tasks/${id}`).get()).exists).toBe(false);
  return (await db.doc(`withdrawals/${id}`).get()).data();
}

const mailsTo = async (email: string) =>
  (await (await firebase.database()).collection('mail').where('to', '==', email).get()).size;

it('is matched only by an unambiguous number', async () => {
  const first = await anOrder();
  const second = await anOrder({ id: `${shortId(first)}${anId()}`.slice(0, first.length) });
  expect(await match({ order: shortId(first) })).toMatchObject({ orderId: null });
  expect(await match({ order: second })).toMatchObject({ orderId: second, expiresAt: null });
});

it("is matched with the customer's own order among several of a number", async () => {
  const email = 'own@example.com';
  const first = await anOrder({ email });
  // Customers choose the keys that ids are hashed from.
  for (let count = 0; count < 2; count += 1)
    await anOrder({ id: `${shortId(first)}${count}${anId()}`.slice(0, first.length), email: 'eve@example.com' });
  expect(await match({ order: shortId(first), email })).toMatchObject({ orderId: first, isFromOther: false });
});

it('is not matched with an order that has too many from others', async () => {
  const [db, order] = [await firebase.database(), await anOrder()];
  for (let count = 1; count < LIMITS.withdrawalsOfOrder; count += 1)
    await db.collection('withdrawals').add(aWithdrawal({ orderId: order }));
  const stranger = { order, email: 'eve@example.com' };
  expect(await match(stranger)).toMatchObject({ orderId: order, isFromOther: true });
  expect(await match(stranger)).toMatchObject({ orderId: null });
  // The customer's own always matches.
  const email = (await db.doc(`orders/${order}`).get()).get('email');
  expect(await match({ order: shortId(order), email })).toMatchObject({ orderId: order, isFromOther: false });
});

it('is matched in a shop that sends no mail', async () => {
  const order = await anOrder({ email: 'unmailed@example.com' });
  expect(await match({ order }, null)).toMatchObject({ orderId: order, isFromOther: true });
  expect(await mailsTo('unmailed@example.com')).toBe(0);
});

it('ends its task and writes nothing if it was deleted', async () => {
  expect(await match(null)).toBeUndefined();
});

describe('receipt', () => {
  async function receiptOf(fields: object, receiptAt = RECEIVED) {
    const db = await firebase.database();
    const id = `withdrawal_${anId()}`;
    const withdrawal = aWithdrawal(fields);
    const [receipt] = createComposeWithdrawalMails(MAIL)({ ...withdrawal, id }, receiptAt);
    await db.doc(`withdrawals/${id}`).set(withdrawal);
    await db.doc(`tasks/${id}`).set({ kind: 'withdrawal', at: RECEIVED, withdrawalId: id });
    await db.doc(`mail/${id}-receipt`).set(receipt?.document ?? {});
    const before = await db.doc(`mail/${id}-receipt`).get();
    await matchWithdrawal(db, { id, withdrawalId: id }, MAILS);
    return { before, after: await db.doc(`mail/${id}-receipt`).get() };
  }
  const WORDS = { name: 'Ada, call 0900 555', items: ['My own words'] };

  it("contains all text for the order's own address, and is sent immediately", async () => {
    const order = await anOrder();
    const email = (await (await firebase.database()).doc(`orders/${order}`).get()).get('email');
    const { before, after } = await receiptOf({ ...WORDS, order, email });
    expect(before.get('message.text')).not.toMatch(/0900|own words/);
    expect(before.get('dueAt').toMillis() - RECEIVED.getTime()).toBe(60_000);
    expect(after.get('message.text')).toMatch(/Name: .*Ada, call 0900 555/);
    expect(after.get('message.text')).toContain('Withdrawn from: My own words');
    expect([after.get('dueAt').toDate(), after.get('delivery.notBefore')]).toEqual([RECEIVED, null]);
  });

  it('contains no typed text for another address', async () => {
    const order = await anOrder();
    const { after } = await receiptOf({ ...WORDS, order, email: 'eve+call-0900@example.com' });
    expect(after.get('message.text')).not.toMatch(/0900|own words/);
    expect(after.get('dueAt').toDate()).toEqual(RECEIVED);
  });

  it('is sent immediately if no order has the number', async () => {
    const { after } = await receiptOf({ order: '0900555' });
    expect(after.get('message.text')).not.toContain('0900555');
    expect(after.get('dueAt').toDate()).toEqual(RECEIVED);
  });

  it('names titles of the catalogue', async () => {
    const db = await firebase.database();
    await db.doc('books/salt').set({ title: 'The Salt Road', titleKey: 'the salt road', deletedAt: null });
    const { after } = await receiptOf({ items: ['the SALT road', 'Pay at evil.example'] });
    const lines = after.get('message.text').split('\n\n');
    expect(lines.filter((line: string) => line.startsWith('Withdrawn'))).toEqual([
      'Withdrawn from: The Salt Road',
      'Withdrawn from: one book, as you named them',
    ]);
    expect(after.get('message.text')).not.toContain('evil');
  });

  it('still waits for the limit of its mailbox', async () => {
    const later = new Date(RECEIVED.getTime() + 60 * 60_000);
    expect((await receiptOf({}, later)).after.get('dueAt').toDate()).toEqual(later);
  });
});

it('keeps its expiry and sends no mail if the customer was erased', async () => {
  const email = 'erased@example.invalid';
  const order = await anOrder({ uid: ERASED_UID, email });
  const matched = await match({ order });
  expect(matched).toMatchObject({ orderId: order, isFromOther: false });
  expect(matched?.expiresAt.toDate()).toEqual(END);
  expect(await mailsTo(email)).toBe(0);
});

it('is not matched again after another instance did', async () => {
  const [db, order, id] = [await firebase.database(), await anOrder({ email: 'eve@example.com' }), anId()];
  await db.doc(`withdrawals/${id}`).set(aWithdrawal({ order }));
  const again = matchWithdrawal(db, { id, withdrawalId: id }, MAILS);
  await expect(again).rejects.toSatisfy(isCollision);
  expect((await db.doc(`withdrawals/${id}`).get()).data()).toMatchObject({ orderId: null });
  expect(await mailsTo('eve@example.com')).toBe(0);
});
