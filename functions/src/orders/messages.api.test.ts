import { randomUUID } from 'node:crypto';
import type { AdminOrder } from '@bookstore/contract/api/order';
import { apiPaths } from '@bookstore/contract/api/paths';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { openEditCalls } from '../../test/editCalls.ts';
import { eraseCustomer } from '../customers/erasure.ts';
import { deliveryRef } from './deliveryRecord.ts';

const { shop, anOrder, asAdmin, get, move, ordersOf, logOf, stored, expectConsistentShop } = openEditCalls();

const write = (id: string, text: string, key: string = randomUUID()) =>
  asAdmin('POST', apiPaths.orderMessages(id), { text }, { 'Idempotency-Key': key });
const mailsOf = async (id: string) => {
  const { docs } = await (await shop.api.db()).collection('mail').get();
  return docs.filter((document) => document.id.startsWith(`${id}-message`));
};
const deliveryOf = async (id: string) => deliveryRef(await shop.api.db(), id);

describe('message to the customer', () => {
  it('is mailed and kept with the street, once for each key', async () => {
    const { id, customer } = await anOrder([shop.salt]);
    const key = randomUUID();
    const first = await write(id, 'One corner is bent.\n\nDo you still want it?', key);
    expect(first).toMatchObject({ status: 201, body: { delivery: { street: 'Mill Lane 1' } } });
    expect((first.body as AdminOrder).messages).toEqual([
      {
        at: expect.any(String),
        by: shop.admin.username,
        text: 'One corner is bent.\n\nDo you still want it?',
        state: 'PENDING',
      },
    ]);
    expect((await write(id, 'One corner is bent.\n\nDo you still want it?', key)).status).toBe(200);
    expect((await write(id, 'Another text', key)).body).toMatchObject({ code: 'idempotency-key-reused' });
    const [mail, ...more] = await mailsOf(id);
    expect(more).toEqual([]);
    expect(mail?.get('to')).toBe(customer.email);
    expect(mail?.get('replyTo')).toBeUndefined();
    expect(mail?.get('message.text')).toContain('One corner is bent.\n\nDo you still want it?\n\n');
    expect((await get(id)).mails?.map(({ event }) => event)).toEqual(['placed', 'shop']);
    expect((await ordersOf(customer))[0]).not.toHaveProperty('messages');
    expect(await logOf(id)).toMatchObject([{ what: 'order-message-sent' }]);
    await expectConsistentShop();
  });

  it('needs an address, a text, a key and a known customer', async () => {
    const { id, customer } = await anOrder([shop.salt]);
    expect((await write(id, ' ')).status).toBe(400);
    expect((await write(id, 'x'.repeat(2_001))).status).toBe(400);
    expect((await asAdmin('POST', apiPaths.orderMessages(id), { text: 'x' })).status).toBe(400);
    const db = await shop.api.db();
    await db.doc(`orders/${id}`).update({ email: '' });
    expect(await write(id, 'x')).toMatchObject({ status: 409, body: { code: 'no-email' } });
    await db.doc(`orders/${id}`).update({ email: customer.email });
    await move(id, 'cancelled');
    await eraseCustomer(shop.api.db, customer.uid);
    expect(await write(id, 'x')).toMatchObject({ status: 409, body: { code: 'status-conflict' } });
  });

  it('is limited to 20 a day and 50 in all', async () => {
    const { id } = await anOrder([shop.salt]);
    const of = (count: number, at: Date) =>
      Array.from({ length: count }, (_, index) => ({ keyHash: String(index), at, by: 'ada', text: 'x' }));
    const street = await deliveryOf(id);
    await street.update({ messages: of(20, new Date()) });
    expect((await write(id, 'x')).status).toBe(429);
    await street.update({ messages: of(50, new Date('2026-01-01T00:00:00Z')) });
    expect(await write(id, 'x')).toMatchObject({ status: 409, body: { code: 'too-many-messages' } });
  });

  it('is erased with its customer, also if no street was stored', async () => {
    const { id, customer } = await anOrder([shop.salt]);
    await move(id, 'cancelled');
    const street = await deliveryOf(id);
    await street.delete();
    expect((await write(id, 'x')).body).not.toHaveProperty('delivery');
    expect(await stored(`deliveries/${id}`)).toMatchObject({
      street: '',
      note: '',
      expiresAt: expect.any(Timestamp),
    });
    await eraseCustomer(shop.api.db, customer.uid);
    expect((await street.get()).exists).toBe(false);
    expect(await mailsOf(id)).toEqual([]);
  });
});
