import { randomUUID } from 'node:crypto';
import type { Today } from '@bookstore/contract/api/admin';
import type { OrderStatus, OrdersPage } from '@bookstore/contract/api/order';
import { apiPaths, stockPaths } from '@bookstore/contract/api/paths';
import type { WithdrawalsPage } from '@bookstore/contract/api/withdrawal';
import { LIMITS } from '@bookstore/contract/limits';
import { describe, expect, it } from 'vitest';
import { uniqueEmail } from '../../test/api.ts';
import { openOrderCalls } from '../../test/orderCalls.ts';
import { eraseCustomer } from '../customers/erasure.ts';

/** Noon, so that no day ends during the tests. Each reading advances one millisecond. */
const NOON = Date.parse('2026-05-01T12:00:00Z');
let readings = 0;
const clock = () => {
  readings += 1;
  return new Date(NOON + readings);
};
const { shop, anOrder: anOrderOf, asAdmin, move, undo } = openOrderCalls({ clock });

const read = async () => {
  const reply = await asAdmin('GET', apiPaths.today);
  expect(reply.status).toBe(200);
  return reply.body as Today;
};
const inCents = (dollars: number) => Math.round(dollars * 100);
const anOrder = async (...steps: OrderStatus[]) => (await anOrderOf([shop.salt], ...steps)).order;

async function failMail(id: string): Promise<void> {
  await (await shop.api.db()).doc(`mail/${id}`).update({ 'delivery.state': 'ERROR' });
}

describe('today', () => {
  it("counts open orders and the day's value without cancelled ones", async () => {
    const [first] = [await anOrder(), await anOrder('packed'), await anOrder('cancelled')];
    expect(await read()).toMatchObject({
      day: '2026-05-01',
      toPack: { count: 1, oldest: first.createdAt },
      orders: { count: 3, unsold: 1, takings: (2 * 1999) / 100 },
    });
  });

  it('excludes parts that were merged back', async () => {
    const { id } = await anOrderOf([shop.salt, shop.tide]);
    const { orders } = await read();
    const { headers } = await asAdmin('GET', apiPaths.order(id));
    const splitHeaders = { 'If-Match': headers.get('etag') ?? '', 'Idempotency-Key': randomUUID() };
    await asAdmin('POST', apiPaths.splitOrder(id), { items: [shop.tide._id] }, splitHeaders);
    expect((await read()).orders).toEqual({ ...orders, count: orders.count + 1 });
    await undo(id, 'placed');
    expect((await read()).orders).toEqual(orders);
  });

  it('counts open orders without a street until one is typed in', async () => {
    const before = (await read()).withoutStreet;
    const { _id } = await anOrder();
    const packed = await anOrder('packed');
    expect((await read()).withoutStreet).toBe(before + 1);
    const listed = async () => {
      const { body } = await asAdmin('GET', `${apiPaths.orders}?street=missing`);
      return (body as OrdersPage).orders.map(({ _id: id }) => id);
    };
    expect(await listed()).toContain(_id);
    expect(await listed()).not.toContain(packed._id);
    const { headers } = await asAdmin('GET', apiPaths.order(_id));
    const change = { street: '7 Hill Street' };
    await asAdmin('PUT', `${apiPaths.order(_id)}/delivery`, change, { 'If-Match': headers.get('etag') ?? '' });
    expect(await listed()).not.toContain(_id);
    expect((await read()).withoutStreet).toBe(before);
  });

  it('excludes orders of earlier days', async () => {
    const order = await anOrder();
    const before = await read();
    const yesterday = new Date('2026-04-30T23:59:59.999Z');
    await (await shop.api.db()).doc(`orders/${order._id}`).update({ createdAt: yesterday });
    const after = await read();
    expect(after.orders.count).toBe(before.orders.count - 1);
    expect(after.toPack.oldest).toBe(yesterday.toISOString());
  });

  it('sums the outstanding cash of delivered orders', async () => {
    const order = await anOrder();
    const before = await read();
    await move(order._id, 'packed');
    await move(order._id, 'delivered');
    const due = await read();
    expect(due.cashToCome.count - before.cashToCome.count).toBe(1);
    expect(inCents(due.cashToCome.sum) - inCents(before.cashToCome.sum)).toBe(1999);
    await asAdmin('PATCH', apiPaths.order(order._id), { cashReceived: true });
    expect((await read()).cashToCome).toEqual(before.cashToCome);
  });

  it('counts sold-out books and low stock', async () => {
    const before = await read();
    const [none, few, many] = await Promise.all([1, 2, 3].map(() => shop.api.newBook(shop.admin)));
    for (const [book, count] of [
      [none, 0],
      [few, 3],
      [many, 4],
    ] as const)
      await asAdmin('PUT', stockPaths.stock(book?._id ?? ''), { count });
    const after = await read();
    expect([after.books.soldOut - before.books.soldOut, after.books.low - before.books.low]).toEqual([1, 1]);
    await asAdmin('DELETE', apiPaths.book(few?._id ?? ''));
    await asAdmin('DELETE', apiPaths.book(none?._id ?? ''));
    expect((await read()).books).toEqual(before.books);
  });

  it('counts orders with failed mails, as the list shows', async () => {
    const before = await read();
    const [first, second] = [await anOrder(), await anOrder()];
    await failMail(`${first._id}-placed`);
    await failMail(`${first._id}-shop`);
    await failMail(`${second._id}-placed`);
    await move(second._id, 'packed');
    expect((await read()).failedMails?.orders).toBe((before.failedMails?.orders ?? 0) + 2);
    const listed = async (query: string) => {
      const reply = await asAdmin('GET', `${apiPaths.orders}?mail=failed&${query}`);
      const ids = (reply.body as OrdersPage).orders.map(({ _id }) => _id);
      return ids.filter((id) => id === first._id || id === second._id);
    };
    expect(await listed('')).toEqual([second._id, first._id]);
    expect(await listed('sort=oldest')).toEqual([first._id, second._id]);
    expect(await listed('status=packed')).toEqual([second._id]);
    expect(await listed(`q=${first.email}`)).toEqual([first._id]);
    expect(await listed('cash=due')).toEqual([]);
    expect(await listed('street=missing')).toEqual([first._id]);
    expect(await listed(`to=${first.createdAt}`)).toEqual([]);
    expect(await listed(`from=${second.createdAt}`)).toEqual([second._id]);
    expect(await listed(`customerOf=${first._id}`)).toEqual([first._id]);
    const pages = async (sort: string) => {
      const path = `${apiPaths.orders}?mail=failed&limit=1&sort=${sort}`;
      const page = (await asAdmin('GET', path)).body as OrdersPage;
      const next = (await asAdmin('GET', `${path}&cursor=${page.nextCursor}`)).body as OrdersPage;
      expect(next.nextCursor).toBeNull();
      return [page, next].map(({ orders }) => orders.map(({ _id }) => _id));
    };
    expect(await pages('newest')).toEqual([[second._id], [first._id]]);
    // At the same time the ids decide.
    const createdAt = new Date(first.createdAt);
    await (await shop.api.db()).doc(`orders/${second._id}`).update({ createdAt });
    const [lower = '', higher = ''] = [first._id, second._id].toSorted();
    expect(await pages('oldest')).toEqual([[lower], [higher]]);
    expect(await pages('newest')).toEqual([[higher], [lower]]);
    await asAdmin('POST', apiPaths.orderMail(second._id, 'placed'));
    expect(await listed('')).toEqual([first._id]);
  });

  it('counts open withdrawals and their failed mails', async () => {
    const before = await read();
    const email = uniqueEmail();
    const body = { name: 'Ada Reader', email, order: 'abcdef12' };
    await shop.api.call('POST', apiPaths.withdrawals, { body, headers: { 'Idempotency-Key': randomUUID() } });
    const waiting = async () => {
      const page = (await asAdmin('GET', `${apiPaths.adminWithdrawals}?settled=false`)).body as WithdrawalsPage;
      return page.withdrawals.filter((one) => one.email === email);
    };
    const [withdrawal] = await waiting();
    await failMail(`${withdrawal?._id}-receipt`);
    const after = await read();
    expect(after.withdrawals - before.withdrawals).toBe(1);
    expect(after.failedMails?.withdrawals).toBe((before.failedMails?.withdrawals ?? 0) + 1);
    await asAdmin('PATCH', apiPaths.adminWithdrawal(withdrawal?._id ?? ''), { isSettled: true });
    expect((await read()).withdrawals).toBe(before.withdrawals);
    expect(await waiting()).toEqual([]);
    const all = (await asAdmin('GET', apiPaths.adminWithdrawals)).body as WithdrawalsPage;
    expect(all.withdrawals.some((one) => one.email === email)).toBe(true);
  });

  it('counts failed order mails despite many failed alert mails', async () => {
    const before = await read();
    const order = await anOrder();
    await failMail(`${order._id}-placed`);
    const db = await shop.api.db();
    const batch = db.batch();
    for (let count = 0; count < LIMITS.failedMails; count += 1)
      batch.set(db.doc(`mail/alert_${count}-x`), { delivery: { state: 'ERROR' } });
    await batch.commit();
    expect((await read()).failedMails?.orders).toBe((before.failedMails?.orders ?? 0) + 1);
  });

  it('ignores failed mails of orders whose customer was erased', async () => {
    const { order, customer } = await anOrderOf([shop.salt]);
    await eraseCustomer(shop.api.db, customer.uid, { evenOnItsWay: true });
    const before = await read();
    for (const status of ['packed', 'refused'] as const) await move(order._id, status);
    expect((await read()).failedMails?.orders).toBe(before.failedMails?.orders);
    expect((await (await shop.api.db()).doc(`mail/${order._id}-refused`).get()).exists).toBe(false);
  });
});

describe('list parameters', () => {
  it.each([
    [`${apiPaths.orders}?mail=sent`, 'mail'],
    [`${apiPaths.orders}?sort=dearest`, 'sort'],
    [`${apiPaths.adminWithdrawals}?settled=true`, 'settled'],
    ['/api/admin/books?minCopies=-1', 'minCopies'],
    ['/api/admin/books?minCopies=4&maxCopies=3', 'maxCopies'],
    ['/api/admin/books?after=nonsense', 'after'],
  ])('refuse %s and name %s', async (path, name) => {
    const reply = await asAdmin('GET', path);
    expect(reply).toMatchObject({ status: 400, body: { code: 'validation-failed', errors: [{ path: name }] } });
  });
});
