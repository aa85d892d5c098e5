import type { Order, OrderStatus } from '@bookstore/contract/api/order';
import { apiPaths, customerPaths } from '@bookstore/contract/api/paths';
import { RECENT_SIGN_IN_SECONDS } from '@bookstore/contract/limits';
import { describe, expect, it } from 'vitest';
import { type Reply, send } from '../../test/api.ts';
import type { TestCustomer } from '../../test/customers.ts';
import { aDetailsBody, anOrderBody } from '../../test/factories.ts';
import { startInstanceBehindProxy } from '../../test/faults/behindProxy.ts';
import { openOrderCalls } from '../../test/orderCalls.ts';
import { startServer } from '../../test/server.ts';
import type { CustomerAccounts } from '../auth/customerAccounts.ts';
import type { LogEntry } from '../http/log.ts';
import { unavailable } from '../http/problem.ts';
import { detailsRef } from './detailsRecord.ts';

const { shop, place, move, stored } = openOrderCalls();

const remove = ({ token }: Pick<TestCustomer, 'token'>, baseUrl = shop.api.baseUrl): Promise<Reply> =>
  send(baseUrl, 'DELETE', customerPaths.me, { token });

async function orderOf(customer: TestCustomer, ...statuses: OrderStatus[]): Promise<Order> {
  const key = `order-${crypto.randomUUID()}`;
  await shop.api.call('PUT', apiPaths.delivery(key), {
    token: customer.token,
    body: { street: 'Mill Lane 1', gift: { note: 'Yours' } },
  });
  const { body } = await place(customer, anOrderBody(customer, [shop.salt], { name: 'Ada Reader' }), key);
  const order = body as Order;
  for (const status of statuses) await move(order._id, status);
  return order;
}

const orderNow = ({ _id }: Order) => stored(`orders/${_id}`);
async function traces({ uid, email }: TestCustomer): Promise<string[]> {
  const db = await shop.api.db();
  const all = await Promise.all(['orders', 'deliveries', 'mail', 'customers'].map((name) => db.collection(name).get()));
  const documents = all.flatMap(({ docs }) => docs);
  const names = (text: string) => text.includes(uid) || text.includes(email.toLowerCase());
  return documents.filter((document) => names(JSON.stringify(document.data()))).map(({ ref }) => ref.path);
}

function flakyAccounts(failures: number) {
  const deleted: string[] = [];
  let remaining = failures;
  const accounts: CustomerAccounts = {
    async remove(uid) {
      remaining -= 1;
      if (remaining >= 0) throw unavailable();
      deleted.push(uid);
    },
  };
  return { accounts, deleted };
}

// E55
describe('account deletion', () => {
  it('removes all personal data, keeps sales and blocks the token', async () => {
    const [ada, eve] = [await shop.api.newCustomer(), await shop.api.newCustomer()];
    const delivered = await orderOf(ada, 'packed', 'delivered');
    const cancelled = await orderOf(ada, 'cancelled');
    const ofEve = await orderOf(eve, 'packed', 'delivered');
    const street = { token: ada.token, body: { street: 'Nowhere 9' } };
    await shop.api.call('PUT', apiPaths.delivery('an-order-that-did-not-come'), street);
    for (const { token } of [ada, eve])
      await shop.api.call('PUT', customerPaths.details, { token, body: aDetailsBody() });
    expect(await traces(ada)).not.toEqual([]);
    const ofEveBefore = await traces(eve);

    const reply = await remove(ada);
    expect(reply).toMatchObject({ status: 204, text: '' });
    expect(await traces(ada)).toEqual([]);
    expect(await orderNow(delivered)).toMatchObject({
      uid: 'erased',
      name: 'Erased',
      totalCents: 1999,
      status: 'delivered',
      productIds: [shop.salt._id],
    });
    expect(await orderNow(cancelled)).toMatchObject({ uid: 'erased', status: 'cancelled' });
    expect(await traces(eve)).toEqual(ofEveBefore);
    expect(await orderNow(ofEve)).toMatchObject({ uid: eve.uid, name: 'Ada Reader' });
    // The emulators check the account of each token.
    expect(await remove(ada)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    expect((await remove(eve)).status).toBe(204);
  });

  it("covers orders under every address, except an address's later owner's", async () => {
    const ada = await shop.api.newCustomer();
    const before = await orderOf(ada, 'cancelled');
    const ofAnother = await orderOf(await shop.api.newCustomer(), 'cancelled');
    const db = await shop.api.db();
    await db.doc(`orders/${before._id}`).update({ email: 'before@example.com' });
    await db.doc(`orders/${ofAnother._id}`).update({ email: ada.email });
    expect((await remove(ada)).status).toBe(204);
    expect(await orderNow(before)).toMatchObject({ uid: 'erased', email: 'erased@example.invalid' });
    expect(await orderNow(ofAnother)).toMatchObject({ email: ada.email, name: 'Ada Reader' });
  });

  it('is refused while an order is on its way', async () => {
    const ada = await shop.api.newCustomer();
    await shop.api.call('PUT', customerPaths.details, { token: ada.token, body: aDetailsBody() });
    const ended = await orderOf(ada, 'cancelled');
    const open = await orderOf(ada, 'packed');
    const before = await traces(ada);
    const reply = await remove(ada);
    expect(reply).toMatchObject({ status: 409, body: { code: 'open-orders' } });
    expect(reply.text).toContain("Cancel it or wait until it's delivered");
    expect(await traces(ada)).toEqual(before);
    expect(await orderNow(ended)).toMatchObject({ uid: ada.uid });
    await move(open._id, 'cancelled');
    expect((await remove(ada)).status).toBe(204);
  });

  it("is refused after an old sign-in, whatever the token's age", async () => {
    const ada = await shop.api.newCustomer();
    const late = (seconds: number) => () => new Date(Date.now() + seconds * 1000);
    const instance = await startServer(shop.api.projectId, { clock: late(RECENT_SIGN_IN_SECONDS + 2) });
    const reply = await remove(ada, instance.baseUrl);
    await instance.close();
    expect(reply).toMatchObject({ status: 401, body: { code: 'sign-in-too-old' } });
    expect(reply.headers.get('www-authenticate')).toBe(
      'Bearer realm="bookstore", error="insufficient_user_authentication", max_age="300"',
    );
    expect((await remove(ada)).status).toBe(204);
  });
});

// E57
describe('failures', () => {
  it('are completed by a second call, without personal data in the log', async () => {
    const ada = await shop.api.newCustomer();
    await orderOf(ada, 'cancelled');
    const { accounts, deleted } = flakyAccounts(1);
    const entries: LogEntry[] = [];
    const log = (entry: LogEntry) => void entries.push(entry);
    const instance = await startServer(shop.api.projectId, { accounts, log });
    expect(await remove(ada, instance.baseUrl)).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(deleted).toEqual([]);
    for (let round = 0; round < 2; round += 1) expect((await remove(ada, instance.baseUrl)).status).toBe(204);
    await instance.close();
    expect(deleted).toEqual([ada.uid, ada.uid]);
    expect(await traces(ada)).toEqual([]);
    const deletions = entries.filter(({ message }) => message.startsWith('A customer has deleted'));
    expect(deletions).toMatchObject([{ severity: 'INFO', orders: 0 }, { orders: 0 }]);
    expect(JSON.stringify(entries)).not.toMatch(new RegExp(`${ada.uid}|${ada.email}`, 'i'));
  });

  // Commits: rate limit, each order with its street, then the details.
  it.each([2, 3])('leave the account when commit %i fails, until a second call', async (nth) => {
    const ada = await shop.api.newCustomer();
    await shop.api.call('PUT', customerPaths.details, { token: ada.token, body: aDetailsBody() });
    await orderOf(ada, 'cancelled');
    const { accounts, deleted } = flakyAccounts(0);
    const { server, proxy, close } = await startInstanceBehindProxy(shop.api.projectId, { accounts });
    let commits = 0;
    proxy.breakBy((method) => {
      if (method !== 'Commit') return null;
      commits += 1;
      // PERMISSION_DENIED, which the client does not retry.
      return commits === nth ? { kind: 'error', code: 7 } : null;
    });
    expect((await remove(ada, server.baseUrl)).status).toBe(500);
    expect(deleted).toEqual([]);
    proxy.repair();
    expect((await remove(ada, server.baseUrl)).status).toBe(204);
    await close();
    expect(deleted).toEqual([ada.uid]);
    expect(await traces(ada)).toEqual([]);
    expect((await detailsRef(await shop.api.db(), ada.uid).get()).exists).toBe(false);
  });
});
