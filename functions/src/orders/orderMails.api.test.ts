import type { AdminOrder } from '@bookstore/contract/api/order';
import type { MailEvent } from '@bookstore/contract/api/orderMail';
import { apiPaths } from '@bookstore/contract/api/paths';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { openEditCalls } from '../../test/editCalls.ts';
import { mailRef } from '../mail/mailRecord.ts';

const { shop, anOrder, ordersOf, asAdmin, move, cancel, logOf, changeItems, changeDelivery } = openEditCalls();

const sendAgain = (id: string, event: MailEvent) => asAdmin('POST', apiPaths.orderMail(id, event));

const placedOrder = () => anOrder([shop.salt, shop.tide]);

const stored = async (id: string, event: MailEvent) => {
  const db = await shop.api.db();
  return mailRef(db, id, event).get();
};

async function giveUp(id: string, event: MailEvent): Promise<void> {
  const { ref } = await stored(id, event);
  const endTime = Timestamp.now();
  await ref.update({ delivery: { state: 'ERROR', attempts: 5, error: 'Refused', startTime: endTime, endTime } });
}

const eventsOf = async (id: string) => {
  const { mails } = (await asAdmin('GET', apiPaths.order(id))).body as AdminOrder;
  return mails?.map(({ event }) => event);
};

describe('mails', () => {
  it('are written to customer and shop, then the customer per step', async () => {
    const { id } = await placedOrder();
    expect(await eventsOf(id)).toEqual(['placed', 'shop']);
    const packed = await move(id, 'packed');
    expect((packed.body as AdminOrder).mails?.map(({ event }) => event)).toEqual(['placed', 'packed', 'shop']);
    const cancelled = await placedOrder();
    await cancel(cancelled.id, cancelled.customer);
    expect((await move(cancelled.id, 'packed')).status).toBe(409);
    expect(await eventsOf(cancelled.id)).toEqual(['placed', 'cancelled', 'shop']);
  });

  it('contain the order, and only necessary personal data', async () => {
    const { id, customer } = await placedOrder();
    const [toCustomer, toShop] = [await stored(id, 'placed'), await stored(id, 'shop')];
    expect(toCustomer.get('to')).toBe(customer.email);
    expect(toShop.get('to')).toBe('shop@example.com');
    for (const mail of [toCustomer, toShop]) {
      const { text, html } = mail.get('message') as { text: string; html: string };
      for (const form of [text, html]) {
        for (const word of ['The Salt Road', '$19.99', '$25.00', id.slice(0, 8)]) expect(form).toContain(word);
        // A random id may contain any digits.
        const words = form.replaceAll(id, '').replaceAll(id.slice(0, 8), '');
        expect(words).not.toContain('0170');
      }
    }
  });

  it('are deleted after sixty days', async () => {
    const { id } = await placedOrder();
    const expiresAt = (await stored(id, 'placed')).get('expiresAt') as Timestamp;
    expect(Math.round((expiresAt.toMillis() - Date.now()) / 86_400_000)).toBe(60);
  });

  it('are hidden from lists and customers', async () => {
    const { id, customer } = await placedOrder();
    expect((await ordersOf(customer))[0]).not.toHaveProperty('mails');
    const { orders } = (await asAdmin('GET', `${apiPaths.orders}?q=${id}`)).body as { orders: AdminOrder[] };
    expect(orders).toHaveLength(1);
    expect(orders[0]).not.toHaveProperty('mails');
  });
});

describe('resending', () => {
  it('restarts a failed mail', async () => {
    const { id } = await placedOrder();
    await giveUp(id, 'placed');
    expect((await asAdmin('GET', apiPaths.order(id))).body).toMatchObject({
      mails: [{ event: 'placed', state: 'ERROR', attempts: 5, error: 'Refused', at: expect.any(String) }, {}],
    });
    const again = await sendAgain(id, 'placed');
    expect(again).toMatchObject({ status: 200, body: { event: 'placed', state: 'RETRY', attempts: 0 } });
    expect((await stored(id, 'placed')).get('delivery')).toMatchObject({ requests: 1 });
  });

  it('leaves a mail alone while it is being sent', async () => {
    const { id } = await placedOrder();
    const leaseExpireTime = Timestamp.fromMillis(Date.now() + 60 * 60_000);
    const delivery = { state: 'PROCESSING', attempts: 1, leaseExpireTime };
    await (await stored(id, 'placed')).ref.update({ delivery });
    expect((await sendAgain(id, 'placed')).body).toEqual({ event: 'placed', state: 'PROCESSING', attempts: 1 });
    expect((await stored(id, 'placed')).get('delivery')).toEqual(delivery);
    await (await stored(id, 'placed')).ref.update({ 'delivery.leaseExpireTime': Timestamp.fromMillis(Date.now() - 1) });
    expect((await sendAgain(id, 'placed')).body).toEqual({ event: 'placed', state: 'RETRY', attempts: 0 });
  });

  it('requests an unattempted mail only once', async () => {
    const { id } = await placedOrder();
    for (let round = 0; round < 2; round += 1) {
      expect((await sendAgain(id, 'placed')).body).toMatchObject({ state: 'RETRY', attempts: 0 });
    }
    expect((await stored(id, 'placed')).get('delivery')).toMatchObject({ requests: 1 });
    await (await stored(id, 'placed')).ref.update({ 'delivery.attempts': 1 });
    await sendAgain(id, 'placed');
    expect((await stored(id, 'placed')).get('delivery')).toMatchObject({ requests: 2, attempts: 0 });
  });

  it('fails for an address that takes no mail', async () => {
    const { id } = await placedOrder();
    await giveUp(id, 'placed');
    await (await shop.api.db()).doc(`orders/${id}`).update({ email: 'a,b@example.com' });
    const error = 'Mail cannot be sent to this address.';
    expect((await sendAgain(id, 'placed')).body).toEqual({ event: 'placed', state: 'ERROR', attempts: 0, error });
    expect((await stored(id, 'placed')).get('delivery')).toMatchObject({ state: 'ERROR', requests: 1, error });
  });

  it('answers 404 for a mail or an order that does not exist', async () => {
    const { id } = await placedOrder();
    await (await stored(id, 'shop')).ref.delete();
    const detail = 'This order has no such email, or it has been deleted.';
    for (const path of [`${id}/mail/shop`, 'no-such-order/mail/placed', '__x__/mail/placed', 'a%2Fb/mail/placed'])
      expect(await asAdmin('POST', `/api/orders/${path}`)).toMatchObject({
        status: 404,
        body: { code: 'not-found', detail },
      });
    for (const event of ['unknown', 'placed%0Ashop', 'toString'])
      expect(await asAdmin('POST', `/api/orders/${id}/mail/${event}`)).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'event' }] },
      });
  });

  it('refuses a mail for a step that the order has not reached', async () => {
    const { id } = await placedOrder();
    for (const event of ['packed', 'returned'] as const)
      expect(await sendAgain(id, event)).toMatchObject({
        status: 409,
        body: { code: 'status-conflict', order: { _id: id, status: 'placed' } },
      });
  });

  it('keeps the delivery address in the mail to the shop', async () => {
    const { id } = await placedOrder();
    const { message } = (await stored(id, 'shop')).data() ?? {};
    expect(message.text).toContain('Mill Lane 1');
    await sendAgain(id, 'shop');
    expect((await stored(id, 'shop')).get('message')).toEqual(message);
  });

  it('sends the current books, sum and address', async () => {
    const { id } = await placedOrder();
    await giveUp(id, 'placed');
    await changeItems(id, [shop.tide]);
    expect((await stored(id, 'placed')).get('message.text')).toContain('The Salt Road');
    const db = await shop.api.db();
    await db.doc(`orders/${id}`).update({ email: 'new@example.com' });
    expect((await sendAgain(id, 'placed')).status).toBe(200);
    const mail = await stored(id, 'placed');
    expect(mail.get('to')).toBe('new@example.com');
    for (const form of ['text', 'html']) {
      expect(mail.get(`message.${form}`)).toContain('$5.01');
      expect(mail.get(`message.${form}`)).not.toMatch(/The Salt Road|25\.00/);
    }
    expect(await logOf(id)).toMatchObject([{ what: 'order-mail-sent' }, {}]);
  });
});

describe('unsent mail', () => {
  const textOf = async (id: string, event: MailEvent) => String((await stored(id, event)).get('message.text'));

  it('contains the books and sum of a changed order', async () => {
    const { id } = await placedOrder();
    const { delivery } = (await stored(id, 'placed')).data() ?? {};
    await changeItems(id, [shop.tide]);
    for (const event of ['placed', 'shop'] as const) {
      expect(await textOf(id, event)).toContain('$5.01');
      expect(await textOf(id, event)).not.toContain('The Salt Road');
    }
    expect((await stored(id, 'placed')).get('delivery')).toEqual(delivery);
  });

  it('contains the new name if sent to the shop', async () => {
    const { id } = await placedOrder();
    await changeDelivery(id, { name: 'Grace Hopper' });
    expect(await textOf(id, 'shop')).toContain('Grace Hopper');
  });

  it('contains tracking that is added later', async () => {
    const { id } = await placedOrder();
    await move(id, 'packed');
    const tracking = { carrier: 'Post', number: 'RR 123', url: '' };
    expect((await asAdmin('PATCH', apiPaths.order(id), { tracking })).status).toBe(200);
    expect(await textOf(id, 'packed')).toContain('RR 123');
  });

  it('keeps its text once sent', async () => {
    const { id } = await placedOrder();
    await (await stored(id, 'placed')).ref.update({ 'delivery.state': 'SUCCESS' });
    await changeItems(id, [shop.tide]);
    expect(await textOf(id, 'placed')).toContain('The Salt Road');
  });
});
