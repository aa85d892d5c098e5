import { randomUUID } from 'node:crypto';
import { shortId } from '@bookstore/contract/ids';
import { LIMITS } from '@bookstore/contract/limits';
import { afterAll, expect, it } from 'vitest';
import { storeOrders } from '../../test/storedOrders.ts';
import { createFirebase } from '../firestore/firebase.ts';
import { isCollision } from '../firestore/retryCollisions.ts';
import { ERASED_UID, type OrderRecord } from '../orders/orderRecord.ts';
import { matchWithdrawal } from './matchWithdrawal.ts';
import { createComposeOwnerMail } from './withdrawalMails.ts';

const firebase = createFirebase(`demo-${randomUUID()}`);
afterAll(() => firebase.close());

const composeOwnerMail = createComposeOwnerMail({
  shop: { name: 'Book Store', address: 'shop@example.com' },
  shopUrl: 'https://books.example.com',
});
const END = new Date('2027-11-25T10:00:00Z');

const aWithdrawal = (fields: object = {}) => ({
  receivedAt: new Date('2026-11-25T10:00:00Z'),
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

/** Stores a withdrawal with its task, and puts it to its order. @returns what is stored then */
async function match(fields: object) {
  const db = await firebase.database();
  const id = `withdrawal_${anId()}`;
  await db.doc(`withdrawals/${id}`).set(aWithdrawal(fields));
  await db.doc(`tasks/${id}`).set({ kind: 'withdrawal', at: new Date(), withdrawalId: id });
  await matchWithdrawal(db, { id, withdrawalId: id }, composeOwnerMail);
  expect((await db.doc(`tasks/${id}`).get()).exists).toBe(false);
  return (await db.doc(`withdrawals/${id}`).get()).data();
}

const mailsTo = async (email: string) =>
  (await (await firebase.database()).collection('mail').where('to', '==', email).get()).size;

it('a withdrawal whose number is the beginning of two orders is put to neither, and to the one that it names whole', async () => {
  const first = await anOrder();
  const second = await anOrder({ id: `${shortId(first)}${anId()}`.slice(0, first.length) });
  expect(await match({ order: shortId(first) })).toMatchObject({ orderId: null });
  expect(await match({ order: second })).toMatchObject({ orderId: second, expiresAt: null });
});

it('a withdrawal is put to no order that has as many as anybody could mean already', async () => {
  const [db, order] = [await firebase.database(), await anOrder()];
  for (let count = 1; count < LIMITS.withdrawalsOfOrder; count += 1)
    await db.collection('withdrawals').add(aWithdrawal({ orderId: order }));
  expect(await match({ order })).toMatchObject({ orderId: order });
  expect(await match({ order })).toMatchObject({ orderId: null });
});

it('a withdrawal from an order whose customer was erased keeps its end, and nobody is told of it', async () => {
  const email = 'erased@example.invalid';
  const order = await anOrder({ uid: ERASED_UID, email });
  const matched = await match({ order });
  expect(matched).toMatchObject({ orderId: order, isFromOther: false });
  expect(matched?.expiresAt.toDate()).toEqual(END);
  expect(await mailsTo(email)).toBe(0);
});

it('a withdrawal whose task another instance has carried out is not touched again', async () => {
  const [db, order, id] = [await firebase.database(), await anOrder({ email: 'eve@example.com' }), anId()];
  await db.doc(`withdrawals/${id}`).set(aWithdrawal({ order }));
  const again = matchWithdrawal(db, { id, withdrawalId: id }, composeOwnerMail);
  await expect(again).rejects.toSatisfy(isCollision);
  expect((await db.doc(`withdrawals/${id}`).get()).data()).toMatchObject({ orderId: null });
  expect(await mailsTo('eve@example.com')).toBe(0);
});
