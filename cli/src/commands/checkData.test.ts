import type { Book } from '@bookstore/contract/api/book';
import type { Order } from '@bookstore/contract/api/order';
import { apiPaths, stockPaths } from '@bookstore/contract/api/paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBooksRepository } from '../../../functions/src/books/books.repository.ts';
import { invalidDocuments, unknownCollections } from '../../../functions/src/dataChecks/invalidDocuments.ts';
import { openApi, type TestApi } from '../../../functions/test/api.ts';
import { anOrderBody } from '../../../functions/test/factories.ts';
import { deleteRejectedTasks } from '../bookFiles/reindexBooks.ts';
import { reindexOrders } from '../orders/reindexOrders.ts';
import { recountSales } from '../sales/recountSales.ts';

let api: TestApi;

beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

async function found(from = api): Promise<string[]> {
  const messages: string[] = [];
  for await (const message of invalidDocuments(await from.db())) messages.push(message);
  return messages;
}

describe('checkData', () => {
  it('reports invalid documents by field and rule without stored values', async () => {
    const admin = await api.newAdmin();
    const [good, bad] = [await api.newBook(admin), await api.newBook(admin)] as [Book, Book];
    const customer = await api.newCustomer();
    const options = { token: customer.token, body: anOrderBody(customer, [good]) };
    const order = (await api.call('POST', '/api/orders', options)).body as Order;
    expect(await found()).toEqual([]);

    const db = await api.db();
    const priceHistory = { yesterday: 100 };
    await db.doc(`books/${bad._id}`).update({ category: 'poetry', newPriceCents: '1250', priceHistory });
    await db.doc(`orders/${order._id}`).update({ status: 'a secret', 'address.city': 7 });
    await db.doc(`admins/${admin.username}`).update({ changedAt: 'yesterday' });
    await db.doc(`mail/${order._id}-placed`).update({ 'delivery.state': 'a secret' });
    await db.doc('meta/catalog').update({ seq: 'many' });
    await db.doc('meta/titles').update({ count: -0.5 });
    await db.doc(`stock/${bad._id}`).set({ count: -1 });
    const messages = await found();
    expect(messages.toSorted()).toEqual([
      expect.stringMatching(new RegExp(`^admins/${admin.username} is not as it should be: changedAt: `)),
      expect.stringMatching(
        new RegExp(`^books/${bad._id} is not as it should be: category: .+; newPriceCents: .+; priceHistory: `),
      ),
      expect.stringMatching(new RegExp(`^mail/${order._id}-placed is not as it should be: delivery.state: `)),
      expect.stringMatching(/^meta\/catalog is not as it should be: seq: /),
      expect.stringMatching(/^meta\/titles is not as it should be: count: /),
      expect.stringMatching(new RegExp(`^orders/${order._id} is not as it should be: address.city: .+; status: `)),
      expect.stringMatching(new RegExp(`^stock/${bad._id} is not as it should be: count: `)),
    ]);
    for (const stored of ['poetry', '1250', 'a secret', 'yesterday', 'many', customer.email]) {
      expect(messages.join('\n')).not.toContain(stored);
    }
  });

  it('reports wrong availability of books until reindex corrects it', async () => {
    const own = await openApi();
    const admin = await own.newAdmin();
    const [right, low, forgotten] = [await own.newBook(admin), await own.newBook(admin), await own.newBook(admin)];
    for (const { _id } of [right, low, forgotten]) {
      await own.call('PUT', stockPaths.stock(_id), { token: admin.token, body: { count: 9 } });
    }
    const db = await own.db();
    const messages = () => found(own);
    expect(await messages()).toEqual([]);
    await db.doc(`stock/${low._id}`).update({ count: 1 });
    await db.doc(`stock/${forgotten._id}`).delete();
    const ofBook = (id: string) =>
      `books/${id} shows a different stock level than stock/${id} does: npm run books -- reindex`;
    expect((await messages()).toSorted()).toEqual([ofBook(low._id), ofBook(forgotten._id)].toSorted());
    const tag = async () => (await own.call('GET', '/api/books?limit=1')).headers.get('etag');
    const before = await tag();
    expect(await createBooksRepository(own.db).reindex()).toBe(2);
    expect(await messages()).toEqual([]);
    expect(await tag()).not.toBe(before);
    expect((await own.call('GET', `/api/books/${low._id}`)).body).toMatchObject({ availability: 'low', left: 1 });
    expect((await own.call('GET', `/api/books/${forgotten._id}`)).body).not.toHaveProperty('availability');
    await db.doc('stock/no-such-book').set({ count: 1, changes: [] });
    expect(await messages()).toEqual(['stock/no-such-book belongs to no book']);
    await own.close();
  });

  it('counts books and orders with outdated search keys', async () => {
    const own = await openApi();
    const admin = await own.newAdmin();
    const [book, other] = [await own.newBook(admin), await own.newBook(admin)];
    const customer = await own.newCustomer();
    const placed = await own.call('POST', apiPaths.orders, {
      token: customer.token,
      body: anOrderBody(customer, [book]),
    });
    const db = await own.db();
    for (const { _id } of [book, other]) await db.doc(`books/${_id}`).update({ derivedFrom: 'of another language' });
    await db.doc(`orders/${(placed.body as { _id: string })._id}`).update({ searchKeys: ['m'] });
    expect(await found(own)).toEqual([
      'books has 2 with search keys of another release or language: npm run books -- reindex',
      'orders has 1 with search keys of another release or language: npm run orders -- reindex',
    ]);
    expect(await createBooksRepository(own.db).reindex()).toBe(2);
    expect(await reindexOrders(db)).toBe(1);
    expect(await found(own)).toEqual([]);
    await own.close();
  });

  it('ignores a book with a pending task', async () => {
    const own = await openApi();
    const admin = await own.newAdmin();
    const book = await own.newBook(admin);
    await own.call('PUT', stockPaths.stock(book._id), { token: admin.token, body: { count: 1 } });
    const customer = await own.newCustomer();
    const options = { token: customer.token, body: anOrderBody(customer, [book]) };
    expect((await own.call('POST', apiPaths.orders, options)).status).toBe(201);
    expect((await (await own.db()).doc(`books/${book._id}`).get()).get('shownCopies')).toBe(1);
    expect(await found(own)).toEqual([]);
    await (await own.db()).recursiveDelete((await own.db()).collection('tasks'));
    expect(await found(own)).toHaveLength(1);
    await own.close();
  });

  it('reports rejected tasks until a command does their work', async () => {
    const own = await openApi();
    const db = await own.db();
    const at = new Date();
    await db.doc('tasksRefused/a-1').set({ kind: 'sale', at, refusedAt: at, reason: 'sales/2026-01-05 is not right' });
    await db.doc('tasksRefused/b').set({ kind: 'availability', at, refusedAt: at, reason: 'books/b is not right' });
    await db.doc('tasksRefused/withdrawal_c').set({ kind: 'withdrawal', at, reason: 'orders/c is not right' });
    await db.doc('tasksRefused/d').set({ kind: 'back', at, reason: 'd' });
    await db.doc('tasksRefused/e').set({ kind: 'toString', at, reason: 'e' });
    await db.doc('tasks/typed-in').set({ kind: 'sale', at: 'now' });
    await db.doc('meta/bestSellers').set({ at: 'now' });
    expect(await found(own)).toEqual([
      expect.stringMatching(/^tasks\/typed-in is not as it should be: at: /),
      expect.stringMatching(/^meta\/bestSellers is not as it should be: at: /),
      'tasksRefused/a-1 could not be processed (sales/2026-01-05 is not right): npm run orders -- recount',
      'tasksRefused/b could not be processed (books/b is not right): npm run books -- reindex',
      'tasksRefused/d could not be processed (d): delete it; customers with alerts are notified next time',
      'tasksRefused/e could not be processed (e): unknown kind of task, look at it in the console',
      expect.stringMatching(/^tasksRefused\/withdrawal_c .*, then npm run orders -- rematch$/),
    ]);
    await Promise.all(['withdrawal_c', 'd', 'e'].map((name) => db.doc(`tasksRefused/${name}`).delete()));
    await db.doc('tasks/typed-in').delete();
    await db.doc('meta/bestSellers').delete();
    await recountSales(db, { zone: 'UTC', isDryRun: false });
    await deleteRejectedTasks(db);
    expect(await found(own)).toEqual([]);
    await own.close();
  });

  it('reports mails without an order and streets with wrong expiry', async () => {
    const own = await openApi();
    const db = await own.db();
    const book = await own.newBook(await own.newAdmin());
    const customer = await own.newCustomer();
    const order = async (key: string) => {
      const headers = { 'Idempotency-Key': key };
      const { token } = customer;
      await own.call('PUT', apiPaths.delivery(key), { token, body: { street: 'Mill Lane 1' } });
      const { body } = await own.call('POST', apiPaths.orders, { token, body: anOrderBody(customer, [book]), headers });
      return (body as Order)._id;
    };
    const [open, ended, gone] = [
      await order('the-first-order'),
      await order('the-second-order'),
      await order('the-third-order'),
    ];
    await own.call('POST', apiPaths.cancelOrder(ended), { token: customer.token });
    await own.call('PUT', apiPaths.delivery('a-fourth-order-that-does-not-come'), {
      token: customer.token,
      body: { street: 'Mill Lane 1' },
    });
    expect(await found(own)).toEqual([]);

    await db.doc(`deliveries/${open}`).update({ expiresAt: new Date() });
    await db.doc(`deliveries/${ended}`).update({ expiresAt: null });
    await db.doc(`orders/${gone}`).delete();
    expect((await found(own)).sort()).toEqual(
      [
        `deliveries/${open} expires although its order is on its way`,
        `deliveries/${ended} never expires although its order has ended`,
        `deliveries/${gone} never expires although it belongs to no order`,
        `mail/${gone}-placed belongs to no order`,
        `mail/${gone}-shop belongs to no order`,
      ].sort(),
    );
    await own.close();
  });

  it('reports orders with impossible returns, totals or status', async () => {
    const own = await openApi();
    const admin = await own.newAdmin();
    const [book, other] = [await own.newBook(admin), await own.newBook(admin)] as [Book, Book];
    const customer = await own.newCustomer();
    const body = anOrderBody(customer, [book, other]);
    const { _id } = (await own.call('POST', apiPaths.orders, { token: customer.token, body })).body as Order;
    const call = (method: string, path: string, asked: object) =>
      own.call(method, path, { token: admin.token, body: asked });
    for (const status of ['packed', 'delivered']) await call('PATCH', apiPaths.order(_id), { status });
    await call('POST', apiPaths.orderReturns(_id), { items: [book._id], restock: true });
    const ref = (await own.db()).doc(`orders/${_id}`);
    const { returns, returnedCents } = (await ref.get()).data() ?? {};
    expect(await found(own)).toEqual([]);
    const named = async (fields: object) => {
      await ref.update(fields);
      const messages = await found(own);
      await ref.update({ returns, returnedCents, status: 'delivered' });
      return messages;
    };
    const items = [{ id: 'never-sold', cents: 1 }];
    const orderPath = `orders/${_id}`;
    expect(await named({ returns: [{ ...returns[0], items }] })).toEqual([
      `${orderPath} has returned copies that were not in it`,
    ]);
    expect(await named({ returnedCents: 1 })).toEqual([
      `${orderPath} has a refund that differs from its returned copies`,
    ]);
    expect(await named({ status: 'returned' })).toEqual([`${orderPath} is returned without all of its books`]);
    expect(await named({ status: 'cancelled' })).toEqual([
      expect.stringMatching(/records whether cash was received|has returned books, but was not delivered/),
    ]);
    expect(await found(own)).toEqual([]);
    await own.close();
  });

  it('reports unknown collections except short-lived ones', async () => {
    const own = await openApi();
    const admin = await own.newAdmin();
    await own.call('POST', apiPaths.adminLogout, { token: admin.token });
    const db = await own.db();
    expect(await unknownCollections(db)).toEqual([]);
    await db.doc('notes\u001b[2J/one').set({ text: 'call back' });
    expect(await unknownCollections(db)).toEqual(['notes\u001b[2J']);
    await own.close();
  });
});
