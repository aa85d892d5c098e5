import { randomUUID } from 'node:crypto';
import type { CustomerExport } from '@bookstore/contract/api/customerDetails';
import type { AdminOrder } from '@bookstore/contract/api/order';
import { apiPaths, customerPaths } from '@bookstore/contract/api/paths';
import type { Withdrawal, WithdrawalReceived, WithdrawalsPage } from '@bookstore/contract/api/withdrawal';
import { SHOP_TIME_ZONE } from '@bookstore/contract/arrival';
import { addDays, dayOf } from '@bookstore/contract/days';
import { shortId } from '@bookstore/contract/ids';
import { LIMITS, WITHDRAWAL_KEPT_DAYS } from '@bookstore/contract/limits';
import { describe, expect, it } from 'vitest';
import { uniqueEmail } from '../../test/api.ts';
import { openOrderCalls } from '../../test/orderCalls.ts';

const { shop, anOrder, asAdmin, cancel, logOf, ordersOf } = openOrderCalls();

const aWithdrawal = (fields: object = {}) => ({
  name: 'Ada Reader',
  email: uniqueEmail(),
  order: 'abcdef12',
  items: ['The Salt Road'],
  ...fields,
});

function withdraw(body: unknown, key: string | undefined = randomUUID(), token?: string) {
  const headers: Record<string, string> = key === undefined ? {} : { 'Idempotency-Key': key };
  return shop.api.call('POST', apiPaths.withdrawals, { body, headers, ...(token && { token }) });
}

const pageOf = async (query = '') =>
  (await asAdmin('GET', `${apiPaths.adminWithdrawals}${query}`)).body as WithdrawalsPage;

async function withdrawalOf(email: string): Promise<Withdrawal | undefined> {
  await shop.api.settle();
  return (await pageOf()).withdrawals.find((one) => one.email === email);
}

async function mailTo(address: string) {
  const { docs } = await (await shop.api.db()).collection('mail').where('to', '==', address).get();
  return docs.map((mail) => ({ id: mail.id, ...mail.data() })) as unknown as {
    id: string;
    message: { subject: string; text: string };
  }[];
}

describe('withdrawal', () => {
  it('needs no account and is stored as typed, with a receipt', async () => {
    const body = aWithdrawal();
    const reply = await withdraw(body);
    expect(reply.status).toBe(202);
    expect(reply.headers.get('cache-control')).toBe('private, no-store');
    const { receivedAt } = reply.body as WithdrawalReceived;
    expect(Object.keys(reply.body as object)).toEqual(['receivedAt']);
    const stored = await withdrawalOf(body.email);
    expect(stored).toMatchObject({ ...body, receivedAt });
    expect((await (await shop.api.db()).doc(`withdrawals/${stored?._id}`).get()).get('uid')).toBe('');
    expect(stored?.repayBy).toBe(addDays(dayOf(new Date(receivedAt), SHOP_TIME_ZONE), 14));
    const [receipt] = await mailTo(body.email);
    expect(receipt?.message.text).toContain('Ada Reader');
    expect(receipt?.message.text).toContain('abcdef12');
    expect(receipt?.message.text).toContain('Withdrawn from: The Salt Road');
    expect(receipt?.message.text).toMatch(/^Received: \d+ [A-Z][a-z]+ \d{4} at \d\d:\d\d:\d\d \S+$/m);
  });

  it('of a whole order lists no books', async () => {
    const { items: _, ...body } = aWithdrawal();
    expect((await withdraw(body)).status).toBe(202);
    expect(await withdrawalOf(body.email)).toMatchObject({ items: [] });
    expect((await mailTo(body.email))[0]?.message.text).toContain('the whole order');
  });

  it('is returned again for its key, which refuses another one', async () => {
    const [key, body] = [randomUUID(), aWithdrawal()];
    const first = await withdraw(body, key);
    expect(first.headers.has('idempotency-replayed')).toBe(false);
    const again = await withdraw(body, key);
    expect(again).toMatchObject({ status: 202, body: first.body });
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(await withdraw({ ...body, order: 'another1' }, key)).toMatchObject({
      status: 422,
      body: { code: 'idempotency-key-reused' },
    });
    expect(await mailTo(body.email)).toHaveLength(1);
    const other = aWithdrawal();
    const ofOther = await withdraw(other, key);
    expect(ofOther.status).toBe(202);
    expect(ofOther.headers.has('idempotency-replayed')).toBe(false);
    expect(await mailTo(other.email)).toHaveLength(1);
  });

  it('is stored once for ten parallel calls with one key', async () => {
    const [key, body] = [randomUUID(), aWithdrawal()];
    const calls = Array.from({ length: 10 }, () => withdraw(body, key));
    const replies = await Promise.all(calls);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([202]));
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect(await mailTo(body.email)).toHaveLength(1);
  });

  it.each([
    ['name', { name: '' }],
    ['email', { email: 'nobody' }],
    ['order', { order: 'x'.repeat(LIMITS.withdrawalOrder + 1) }],
    ['items', { items: Array.from({ length: LIMITS.withdrawalItems + 1 }, () => 'x') }],
    ['items.0', { items: ['x'.repeat(LIMITS.withdrawalItem + 1)] }],
    ['items', { items: Array.from({ length: 20 }, () => 'x'.repeat(LIMITS.withdrawalItem)) }],
    ['email', { email: 'ada@example.com?bcc=eve%40example.com' }],
  ])('is refused without storing for an invalid %s', async (path, fields) => {
    const body = aWithdrawal(fields);
    const reply = await withdraw(body);
    expect(reply).toMatchObject({ status: 400, body: { code: 'validation-failed' } });
    expect((reply.body as { errors: { path: string }[] }).errors.map((error) => error.path)).toContain(path);
    expect(await withdrawalOf(body.email)).toBeUndefined();
  });

  it('is answered the same with and without an order', async () => {
    const { id: _id } = await anOrder([shop.salt]);
    const [right, wrong] = await Promise.all([
      withdraw(aWithdrawal({ order: _id })),
      withdraw(aWithdrawal({ order: _id.split('').toReversed().join('') })),
    ]);
    expect([right.status, wrong.status]).toEqual([202, 202]);
    expect(Object.keys(right.body as object)).toEqual(Object.keys(wrong.body as object));
  });
});

describe('matching', () => {
  it('finds the order by any notation, without another mail to it', async () => {
    const { id: _id, customer } = await anOrder([shop.salt]);
    const typed = [_id, shortId(_id), ` #${shortId(_id).toUpperCase()} `];
    for (const order of typed) expect((await withdraw(aWithdrawal({ order, email: customer.email }))).status).toBe(202);
    await shop.api.settle();
    const { withdrawals } = await pageOf(`?order=${_id}`);
    expect(withdrawals.map(({ orderId }) => orderId)).toEqual([_id, _id, _id]);
    const { docs } = await (await shop.api.db()).collection('withdrawals').where('orderId', '==', _id).get();
    expect(docs.map((document) => document.get('expiresAt'))).toEqual([null, null, null]);
    const subjects = (await mailTo(customer.email.toLowerCase())).map(({ message }) => message.subject);
    expect(subjects.filter((subject) => subject.startsWith('A withdrawal from'))).toEqual([]);
    expect((await asAdmin('GET', apiPaths.order(_id))).body).toMatchObject({ status: 'placed' });
  });

  it("informs the order's address about another sender, who learns nothing", async () => {
    const { id: _id, customer } = await anOrder([shop.salt]);
    const body = aWithdrawal({ order: shortId(_id), items: [] });
    await withdraw(body);
    await withdraw(aWithdrawal({ order: _id, items: [] }));
    await shop.api.settle();
    expect((await pageOf(`?order=${_id}`)).withdrawals.map(({ isFromOther }) => isFromOther)).toEqual([true, true]);
    const mails = (await mailTo(customer.email.toLowerCase())).filter(({ id }) => id.startsWith('withdrawal_'));
    expect(mails.map(({ message }) => message.subject)).toEqual([`A withdrawal from your order ${shortId(_id)}`]);
    expect(mails[0]?.message.text).not.toContain(body.email);
    const [receipt] = await mailTo(body.email);
    for (const secret of [_id, customer.email, shop.salt.title]) expect(receipt?.message.text).not.toContain(secret);
  });

  it('keeps withdrawals without an order for a year', async () => {
    const body = aWithdrawal({ order: 'the books of last week' });
    await withdraw(body);
    const stored = await withdrawalOf(body.email);
    expect(stored).not.toHaveProperty('orderId');
    expect(stored).not.toHaveProperty('isFromOther');
    const document = await (await shop.api.db()).doc(`withdrawals/${stored?._id}`).get();
    const days = (document.get('expiresAt').toMillis() - document.get('receivedAt').toMillis()) / (24 * 60 * 60 * 1000);
    expect(days).toBe(WITHDRAWAL_KEPT_DAYS);
  });
});

describe('dashboard', () => {
  it('shows refund and return of the matched order', async () => {
    const { id, customer } = await anOrder([shop.salt], 'packed', 'delivered');
    await withdraw(aWithdrawal({ order: id, email: customer.email }));
    await shop.api.settle();
    const [open] = (await pageOf(`?order=${id}`)).withdrawals;
    expect(open).toMatchObject({ refundCents: Math.round(shop.salt.newPrice * 100) });
    expect(open).not.toHaveProperty('returnedAt');
    await asAdmin('POST', apiPaths.orderReturns(id), { items: [shop.salt._id], restock: true });
    const { returns = [] } = (await asAdmin('GET', apiPaths.order(id))).body as AdminOrder;
    const [back] = (await pageOf(`?order=${id}`)).withdrawals;
    expect(back).toMatchObject({ refundCents: open?.refundCents, returnedAt: returns[0]?.at });
    await withdraw(aWithdrawal({ order: id, email: customer.email }));
    await shop.api.settle();
    const both = (await pageOf(`?order=${id}`)).withdrawals;
    expect(both.map(({ refundCents, returnedAt }) => [refundCents, returnedAt])).toEqual([
      [undefined, undefined],
      [undefined, undefined],
    ]);
  });

  it('settles and reopens a withdrawal', async () => {
    const body = aWithdrawal();
    await withdraw(body);
    const { _id } = (await withdrawalOf(body.email)) as Withdrawal;
    const path = apiPaths.adminWithdrawal(_id);
    const settled = await asAdmin('PATCH', path, { isSettled: true });
    expect(settled).toMatchObject({ status: 200, body: { _id, settled: { by: shop.admin.username } } });
    expect((await asAdmin('PATCH', path, { isSettled: true })).body).toEqual(settled.body);
    expect((await asAdmin('PATCH', path, { isSettled: false })).body).not.toHaveProperty('settled');
    expect((await logOf(_id)).map(({ what }) => what)).toEqual(['withdrawal-reopened', 'withdrawal-settled']);
    expect(await asAdmin('PATCH', path, { isSettled: 'yes' })).toMatchObject({ status: 400 });
    expect(await asAdmin('PATCH', apiPaths.adminWithdrawal('withdrawal_none'), { isSettled: true })).toMatchObject({
      status: 404,
    });
  });
});

describe("customer's withdrawal", () => {
  it('is exported, unless declared by others', async () => {
    const { id: _id, customer } = await anOrder([shop.salt]);
    await withdraw(aWithdrawal({ order: _id, email: customer.email }));
    await withdraw(aWithdrawal({ order: _id }));
    await shop.api.settle();
    const { body } = await shop.api.call('GET', customerPaths.export, { token: customer.token });
    expect((body as CustomerExport).withdrawals?.map(({ email }) => email)).toEqual([customer.email.toLowerCase()]);
  });

  it("is in the customer's list, unless declared by others", async () => {
    const { id: _id, customer } = await anOrder([shop.salt]);
    const declared = [['The Salt Road'], ['Tide Tables'], []];
    for (const items of declared) await withdraw(aWithdrawal({ order: _id, email: customer.email, items }));
    await withdraw(aWithdrawal({ order: _id }));
    await shop.api.settle();
    const [order] = await ordersOf(customer);
    expect(order?.withdrawals).toEqual(declared.map((items) => ({ receivedAt: expect.stringMatching(/Z$/), items })));
  });

  it('blocks account deletion until settled if declared signed in', async () => {
    const { id: _id, customer } = await anOrder([shop.salt]);
    await cancel(_id, customer);
    await withdraw(aWithdrawal({ order: _id, email: customer.email }), undefined, customer.token);
    await shop.api.settle();
    const refused = await shop.api.call('DELETE', customerPaths.me, { token: customer.token });
    expect(refused).toMatchObject({ status: 409, body: { code: 'open-withdrawals' } });
    expect(refused.text).toContain('while signed in');
    const [open] = (await pageOf(`?order=${_id}`)).withdrawals;
    await asAdmin('PATCH', apiPaths.adminWithdrawal(open?._id ?? ''), { isSettled: true });
    expect((await shop.api.call('DELETE', customerPaths.me, { token: customer.token })).status).toBe(204);
    expect((await pageOf(`?order=${_id}`)).withdrawals).toEqual([]);
    expect(await mailTo(customer.email.toLowerCase())).toEqual([]);
  });

  it('does not block account deletion otherwise', async () => {
    const { id: _id, customer } = await anOrder([shop.salt]);
    await cancel(_id, customer);
    const stranger = await shop.api.newCustomer();
    for (const token of [undefined, 'no token', stranger.token])
      expect((await withdraw(aWithdrawal({ order: _id, email: customer.email }), undefined, token)).status).toBe(202);
    await shop.api.settle();
    expect((await shop.api.call('DELETE', customerPaths.me, { token: customer.token })).status).toBe(204);
  });
});
