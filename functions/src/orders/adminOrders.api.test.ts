import { randomUUID } from 'node:crypto';
import type { Book } from '@bookstore/contract/api/book';
import type { AdminOrder, OrdersPage } from '@bookstore/contract/api/order';
import { apiPaths } from '@bookstore/contract/api/paths';
import { salesPath } from '@bookstore/contract/api/salesRanges';
import { LIMITS } from '@bookstore/contract/limits';
import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type TestAdmin, type TestApi } from '../../test/api.ts';
import { anOrderBody } from '../../test/factories.ts';
import { countCosts } from '../../test/firestoreCosts.ts';
import { aStoredOrder, storeOrders } from '../../test/storedOrders.ts';
import { refuseInvalid } from '../firestore/readDocument.ts';
import { createOrderQueries } from './orderLists.repository.ts';
import { toSearchKeys } from './searchKeys.ts';

let api: TestApi;
let admin: TestAdmin;
let book: Book;

beforeAll(async () => {
  api = await openApi();
  admin = await api.newAdmin();
  book = await api.newBook(admin);
});
afterAll(() => api.close());

async function placeOrders(count: number) {
  const word = `w${randomUUID().slice(0, 13)}`;
  const customer = await api.newCustomer(`${word}@example.com`);
  const orders: AdminOrder[] = [];
  for (let index = 0; index < count; index += 1) {
    const body = anOrderBody(customer, [book], { name: `Zoë ${word}` });
    orders.push((await api.call('POST', '/api/orders', { token: customer.token, body })).body as AdminOrder);
  }
  return { word, newestFirst: orders.reverse().map(({ _id }) => _id) };
}

const get = (path: string) => api.call('GET', path, { token: admin.token });
const page = async (query: string) => (await get(`/api/orders?${query}`)).body as OrdersPage;
const ids = ({ orders }: OrdersPage) => orders.map(({ _id }) => _id);
const setStatus = (id: string, status: unknown) =>
  api.call('PATCH', `/api/orders/${id}`, { token: admin.token, body: { status } });

const MORNING = '2031-05-01T10:00:00.000Z';
const NOON = '2031-05-01T12:00:00.000Z';

async function storeTimes(times: Record<string, string>): Promise<void> {
  const db = await api.db();
  for (const [id, time] of Object.entries(times)) await db.doc(`orders/${id}`).update({ createdAt: new Date(time) });
}

describe('orders of a customer', () => {
  it('lists the orders of an account, whatever their address, with other filters', async () => {
    const { word, newestFirst } = await placeOrders(3);
    await placeOrders(1);
    const [newest = '', , oldest = ''] = newestFirst;
    const db = await api.db();
    await db.doc(`orders/${oldest}`).update({ email: 'another@example.com' });
    await setStatus(oldest, 'packed');
    expect(ids(await page(`customerOf=${newest}`))).toEqual(newestFirst);
    expect(ids(await page(`customerOf=${newest}&status=packed`))).toEqual([oldest]);
    expect(ids(await page(`customerOf=${oldest}&q=${word}&limit=1`))).toEqual([newest]);
    const { nextCursor } = await page(`customerOf=${newest}&limit=2`);
    expect(ids(await page(`customerOf=${newest}&limit=2&cursor=${nextCursor}`))).toEqual([oldest]);
  });

  it('lists orders without an account by e-mail or exact phone number', async () => {
    const { newestFirst } = await placeOrders(6);
    const [byMail = '', alsoByMail = '', byPhone = '', alsoByPhone = '', longer = '', inTown = ''] = newestFirst;
    const db = await api.db();
    const update = (id: string, fields: object) => db.doc(`orders/${id}`).update({ uid: '', email: '', ...fields });
    const known = (phone: string, zipcode = '1') => {
      const address = { city: 'Graz', country: 'Austria', state: 'Styria', zipcode };
      return {
        phone,
        address,
        searchKeys: toSearchKeys({ id: '', email: '', name: 'Zoë', phone, address, items: [] }),
      };
    };
    const email = `${randomUUID()}@example.com`;
    for (const id of [byMail, alsoByMail]) await update(id, { email });
    const number = `660 ${`${Date.now()}`.slice(-8)}`;
    await update(byPhone, known(`+43 ${number}`));
    await update(alsoByPhone, known(`0${number}`));
    await update(longer, known(`0${number}12`));
    await update(inTown, known('0650 1', `0${number.replace(' ', '')}`));
    expect(ids(await page(`customerOf=${byMail}`))).toEqual([byMail, alsoByMail]);
    for (const id of [byPhone, alsoByPhone])
      expect(ids(await page(`customerOf=${id}`))).toEqual([byPhone, alsoByPhone]);
    // Customers without a number are never the same customer.
    await update(inTown, known('0'));
    expect(ids(await page(`customerOf=${inTown}`))).toEqual([]);
    for (const id of newestFirst) await db.doc(`orders/${id}`).delete();
  });

  it('is empty for unknown orders and erased customers', async () => {
    const { newestFirst } = await placeOrders(1);
    const [id = ''] = newestFirst;
    await (await api.db()).doc(`orders/${id}`).update({ uid: 'erased' });
    for (const other of [id, 'no-such-order', 'a%2Fb', '__x__'])
      expect(await page(`customerOf=${other}`)).toEqual({ orders: [], nextCursor: null });
  });
});

describe('list', () => {
  it('lists orders with status, newest first, in gapless pages', async () => {
    const { word, newestFirst } = await placeOrders(5);
    const first = await page(`q=${word}&limit=2`);
    expect(first.orders[0]).toMatchObject({ status: 'placed', email: `${word}@example.com` });
    expect(first.orders[0]).not.toHaveProperty('uid');
    const second = await page(`q=${word}&limit=2&cursor=${first.nextCursor}`);
    const third = await page(`q=${word}&limit=2&cursor=${second.nextCursor}`);
    expect([first, second, third].flatMap(ids)).toEqual(newestFirst);
    expect(third.nextCursor).toBeNull();
    expect((await page(`q=${word}&limit=5`)).nextCursor).toBeNull();
  });

  it('lists the oldest first on request, with every filter', async () => {
    const { word, newestFirst } = await placeOrders(3);
    const oldestFirst = newestFirst.toReversed();
    const first = await page(`q=${word}&sort=oldest&limit=2`);
    const second = await page(`q=${word}&sort=oldest&limit=2&cursor=${first.nextCursor}`);
    expect([first, second].flatMap(ids)).toEqual(oldestFirst);
    expect(second.nextCursor).toBeNull();
    await storeTimes({
      [oldestFirst[0] ?? '']: '2001-05-01T10:00:00.000Z',
      [oldestFirst[1] ?? '']: '2001-05-01T12:00:00.000Z',
    });
    const ofTheDay = 'from=2001-05-01T00:00:00.000Z&to=2001-05-02T00:00:00.000Z&sort=oldest';
    expect(ids(await page(`${ofTheDay}&q=${word}&status=placed`))).toEqual(oldestFirst.slice(0, 2));
  });

  it('lists the newest of all without a query', async () => {
    const { newestFirst } = await placeOrders(2);
    expect(ids(await page('limit=2'))).toEqual(newestFirst);
    expect(ids(await page('')).slice(0, 2)).toEqual(newestFirst);
  });

  it('finds prefixes of ids, emails and names in any case', async () => {
    const { word, newestFirst } = await placeOrders(1);
    const [id = ''] = newestFirst;
    for (const q of [id, id.slice(0, 12).toUpperCase(), `${word.toUpperCase()} zoe`, `zOË ${word}`, `${word}@exa`]) {
      expect(ids(await page(`q=${encodeURIComponent(q)}`))).toEqual([id]);
    }
    for (const q of [word.slice(1), `${word} maria`]) expect(ids(await page(`q=${q}`))).toEqual([]);
  });

  it('filters by status, alone and with a search', async () => {
    const { word, newestFirst } = await placeOrders(3);
    const [, middle = ''] = newestFirst;
    await setStatus(middle, 'packed');
    expect(ids(await page(`q=${word}&status=packed`))).toEqual([middle]);
    expect(ids(await page(`q=${word}&status=placed`))).toEqual(newestFirst.filter((id) => id !== middle));
    expect(ids(await page('status=packed&limit=1'))).toEqual([middle]);
  });

  it('filters by time, including the first and excluding the last moment', async () => {
    const { word, newestFirst } = await placeOrders(3);
    const [newest = '', middle = '', oldest = ''] = newestFirst;
    await storeTimes({ [newest]: NOON, [middle]: '2031-05-01T11:00:00.000Z', [oldest]: MORNING });
    await setStatus(middle, 'packed');
    const found = async (query: object) => ids(await page(new URLSearchParams({ q: word, ...query }).toString()));
    expect(await found({ from: MORNING, to: NOON })).toEqual([middle, oldest]);
    expect(await found({ from: '2031-05-01T10:00:00.001Z' })).toEqual([newest, middle]);
    expect(await found({ to: MORNING })).toEqual([]);
    expect(await found({ from: MORNING, to: NOON, status: 'packed' })).toEqual([middle]);
    const alone = await page(`from=${MORNING}&to=${NOON}&limit=1`);
    expect(ids(alone)).toEqual([middle]);
    expect(ids(await page(`from=${MORNING}&to=${NOON}&limit=1&cursor=${alone.nextCursor}`))).toEqual([oldest]);
  });

  // E29
  it('rejects an invalid query with 400, in list and count', async () => {
    for (const path of ['/api/orders', '/api/orders/count'])
      for (const query of ['status=lost', 'from=2026-11-22', `to=${MORNING}&from=${NOON}`, 'cash=yes'])
        expect(await get(`${path}?${query}`)).toMatchObject({
          status: 400,
          body: { errors: [{ path: query.split('=')[0] }] },
        });
    expect(await get('/api/orders?cursor=nonsense')).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'cursor' }] },
    });
  });

  // E33
  it('uses the first of a repeated parameter and ignores an empty one', async () => {
    const { word, newestFirst } = await placeOrders(1);
    expect(ids(await page(`q=${word}&q=other&status=&cursor=`))).toEqual(newestFirst);
  });
});

describe('count', () => {
  const count = async (query: string) => (await get(`/api/orders/count?${query}`)).body;

  it('counts by status and time', async () => {
    const { newestFirst } = await placeOrders(3);
    const [first = '', second = ''] = newestFirst;
    await storeTimes(Object.fromEntries(newestFirst.map((id) => [id, '2032-01-01T00:00:00.000Z'])));
    const newYear = 'from=2032-01-01T00:00:00.000Z&to=2032-01-01T00:00:00.001Z';
    expect(await count(`status=placed&${newYear}`)).toEqual({ count: 3 });
    await setStatus(first, 'packed');
    expect(await count(`status=placed&${newYear}`)).toEqual({ count: 2 });
    await setStatus(second, 'cancelled');
    expect(await count(`status=placed&${newYear}`)).toEqual({ count: 1 });
    expect(await count(newYear)).toEqual({ count: 3 });
    expect(await count('from=2032-01-01T00:00:00.001Z')).toEqual({ count: 0 });
  });

  it('counts up to a hundred', async () => {
    const db = await api.db();
    const batch = db.batch();
    const createdAt = new Date('2033-01-01T00:00:00.000Z');
    for (let index = 0; index < 101; index += 1) batch.create(db.collection('orders').doc(), { createdAt });
    await batch.commit();
    expect(await count('from=2033-01-01T00:00:00.000Z')).toEqual({ count: LIMITS.ordersCount });
    const { docs } = await db.collection('orders').where('createdAt', '==', createdAt).get();
    await Promise.all(docs.map(({ ref }) => ref.delete()));
  });
});

// E1
it.each([
  ['GET', '/api/orders'],
  ['GET', '/api/orders/count'],
  ['GET', apiPaths.today],
  ['GET', salesPath({})],
  ['GET', apiPaths.order('any')],
  ['PATCH', apiPaths.order('any')],
  ['POST', apiPaths.phoneOrders],
  ['POST', apiPaths.undoOrder('any')],
  ['POST', apiPaths.orderReturns('any')],
  ['POST', apiPaths.orderInvoice('any')],
  ['POST', apiPaths.orderMail('any', 'placed')],
  ['PUT', apiPaths.orderItems('any')],
  ['PUT', apiPaths.orderDelivery('any')],
  ['GET', apiPaths.adminWithdrawals],
  ['PATCH', apiPaths.adminWithdrawal('any')],
])('%s %s is for admins only, including staff', async (method, path) => {
  const [customer, staff] = [await api.newCustomer(), await api.newAdmin('staff')];
  const as = async (token?: string) =>
    (await api.call(method, path, { ...(method !== 'GET' && { body: {} }), ...(token && { token }) })).status;
  expect([await as(), await as(customer.token)]).toEqual([401, 403]);
  expect([200, 400, 404, 428]).toContain(await as(staff.token));
});

async function costsOf(db: Firestore, run: () => Promise<unknown>) {
  const counter = countCosts(db, api.projectId);
  const costs = await counter.of(run);
  counter.stop();
  return costs;
}

it('reads only the orders of a customer', async () => {
  const db = await api.db();
  const [uid, email] = [randomUUID(), `${randomUUID()}@example.com`];
  await storeOrders(db, 3, { uid, email: '' });
  await storeOrders(db, 3, { uid: '', email });
  const queries = createOrderQueries(api.db, refuseInvalid);
  for (const customer of [{ uid }, { email }])
    expect(await costsOf(db, () => queries.findPage({ after: null, limit: 3, customer }))).toMatchObject({ reads: 3 });
});

describe('search for frequent words', () => {
  it('reads a few hundred orders per page, continuing from a cursor', async () => {
    const db = await api.db();
    const town = `t${randomUUID().slice(0, 8)}`;
    const address = { city: town, country: 'Germany', state: 'Hamburg', zipcode: '20095' };
    const stored = await storeOrders(db, 900, { uid: 'many', address, name: 'Nguyen Bach' });
    const last = stored.at(-1) ?? '';
    const named = aStoredOrder({ id: last, address, name: 'Ng Bach', createdAt: new Date('2020-01-01T00:00:00Z') });
    await db.doc(`orders/${last}`).set({ ...named, searchKeys: toSearchKeys(named) });
    const queries = createOrderQueries(api.db, refuseInvalid);
    const costs = await costsOf(db, () => queries.findPage({ after: null, limit: 50, search: `ngu xyz ${town}` }));
    expect(costs).toMatchObject({ reads: 0, aggregations: 3 });
    const seen: string[] = [];
    let pages = 0;
    for (let cursor: string | null = ''; cursor !== null; pages += 1) {
      const answer: OrdersPage = await page(
        `q=${encodeURIComponent(`ng ${town} bac`)}&limit=50&cursor=${cursor}`.replace(/&cursor=$/, ''),
      );
      seen.push(...ids(answer));
      cursor = answer.nextCursor;
    }
    expect(seen).toEqual(stored);
    expect(pages).toBeGreaterThan(10);
  });

  it('returns empty pages with a cursor while nothing matches', async () => {
    const db = await api.db();
    const town = `t${randomUUID().slice(0, 8)}`;
    const address = { city: town, country: 'Germany', state: 'Hamburg', zipcode: '20095' };
    // The stored keys of both have the same beginnings.
    await storeOrders(db, 400, { uid: 'many', address, name: 'Lindgrenova' });
    const queries = createOrderQueries(api.db, refuseInvalid);
    const search = `lindgrenox ${town}`;
    let answer: Awaited<ReturnType<typeof queries.findPage>> | undefined;
    const costs = await costsOf(db, async () => {
      answer = await queries.findPage({ after: null, limit: 99, search });
    });
    expect(costs.reads).toBe(200);
    expect(answer).toMatchObject({ orders: [], next: { id: expect.any(String) } });
  });
});
