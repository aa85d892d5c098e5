import type { Book } from '@bookstore/contract/book';
import type { Order } from '@bookstore/contract/order';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openApi, type TestApi } from '../../functions/test/api.ts';
import { anOrderBody } from '../../functions/test/factories.ts';
import { invalidDocuments } from './invalidDocuments.ts';

let api: TestApi;

beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

async function found(): Promise<string[]> {
  const messages: string[] = [];
  for await (const message of invalidDocuments(await api.db())) messages.push(message);
  return messages;
}

it('names what is wrong with each document and where, and nothing of what is stored', async () => {
  const admin = await api.newAdmin();
  const [good, bad] = [await api.newBook(admin), await api.newBook(admin)] as [Book, Book];
  const customer = await api.newCustomer();
  const options = { token: customer.token, body: anOrderBody(customer, [good]) };
  const order = (await api.call('POST', '/api/orders', options)).body as Order;
  expect(await found()).toEqual([]);

  const db = await api.db();
  await db.doc(`books/${bad._id}`).update({ category: 'poetry', newPriceCents: '1250' });
  await db.doc(`orders/${order._id}`).update({ status: 'a secret', 'address.city': 7 });
  await db.doc(`admins/${admin.username}`).update({ changedAt: 'yesterday' });
  await db.doc(`mail/${order._id}-placed`).update({ 'delivery.state': 'a secret' });
  await db.doc('meta/catalog').update({ seq: 'many' });
  await db.doc('meta/titles').update({ count: -0.5 });
  const messages = await found();
  expect(messages.toSorted()).toEqual([
    expect.stringMatching(new RegExp(`^admins/${admin.username} is not as it should be: changedAt: `)),
    expect.stringMatching(new RegExp(`^books/${bad._id} is not as it should be: category: .+; newPriceCents: `)),
    expect.stringMatching(new RegExp(`^mail/${order._id}-placed is not as it should be: delivery.state: `)),
    expect.stringMatching(/^meta\/catalog is not as it should be: seq: /),
    expect.stringMatching(/^meta\/titles is not as it should be: count: /),
    expect.stringMatching(new RegExp(`^orders/${order._id} is not as it should be: address.city: .+; status: `)),
  ]);
  for (const stored of ['poetry', '1250', 'a secret', 'yesterday', 'many', customer.email]) {
    expect(messages.join('\n')).not.toContain(stored);
  }
});
