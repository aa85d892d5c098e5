import { randomUUID } from 'node:crypto';
import type { Book } from '@bookstore/contract/api/book';
import type { Order } from '@bookstore/contract/api/order';
import { apiPaths, stockPaths } from '@bookstore/contract/api/paths';
import type { Problem } from '@bookstore/contract/api/problem';
import type { BookStock } from '@bookstore/contract/api/stock';
import { describe, expect, it } from 'vitest';
import type { Reply } from '../../test/api.ts';
import type { TestCustomer } from '../../test/customers.ts';
import { anOrderBody } from '../../test/factories.ts';
import { openOrderCalls } from '../../test/orderCalls.ts';

const { shop, place, asAdmin, cancel, aCountedBook } = openOrderCalls();

async function setCount({ _id }: Book, count: number | null): Promise<void> {
  expect((await asAdmin('PUT', stockPaths.stock(_id), { count })).status).toBe(200);
}

async function stockOf({ _id }: Book): Promise<BookStock | undefined> {
  return ((await asAdmin('GET', stockPaths.counts([_id]))).body as BookStock[])[0];
}
const countOf = async (book: Book) => (await stockOf(book))?.count;

async function readBook({ _id }: Book): Promise<Book> {
  await shop.api.settle();
  return (await shop.api.call('GET', apiPaths.book(_id))).body as Book;
}
/** Retries while busy, as the page does. */
async function buy(customer: TestCustomer, books: Book[], key?: string): Promise<Reply> {
  const send = () => place(customer, anOrderBody(customer, books), key);
  let reply = await send();
  for (let tries = 1; (reply.body as { code?: string }).code === 'busy' && tries < 5; tries += 1) reply = await send();
  return reply;
}
const idOf = ({ body }: Reply) => (body as Order)._id;

describe('placeOrder', () => {
  it('reserves one copy of each tracked book', async () => {
    const customer = await shop.api.newCustomer();
    const many = await aCountedBook(10);
    const few = await aCountedBook(3);
    const free = await shop.api.newBook(shop.admin);
    expect((await buy(customer, [many, few, free])).status).toBe(201);
    expect([await countOf(many), await countOf(few), await countOf(free)]).toEqual([9, 2, null]);
    expect(await readBook(few)).toMatchObject({ availability: 'low', left: 2 });
  });

  it('with the last copy stores the sell-out time, until copies arrive', async () => {
    const customer = await shop.api.newCustomer();
    const book = await aCountedBook(1);
    expect(await stockOf(book)).toEqual({ _id: book._id, count: 1 });
    const { _id, createdAt } = (await buy(customer, [book])).body as Order;
    const soldOut = { _id: book._id, count: 0, soldOutAt: createdAt };
    expect(await stockOf(book)).toEqual(soldOut);
    await setCount(book, 0);
    expect(await stockOf(book)).toEqual(soldOut);
    expect((await cancel(_id, customer)).status).toBe(200);
    expect(await stockOf(book)).toEqual({ _id: book._id, count: 1 });
    await setCount(book, 0);
    const again = await stockOf(book);
    expect(Date.parse(again?.soldOutAt ?? '')).toBeGreaterThan(Date.parse(createdAt));
    expect(await readBook(book)).not.toHaveProperty('soldOutAt');
  });

  it('rejects sold-out books and refreshes the shown stock', async () => {
    const [customer, book] = [await shop.api.newCustomer(), await aCountedBook(2)];
    await (await shop.api.db()).doc(`stock/${book._id}`).update({ count: 0 });
    const refused = { status: 409, body: { code: 'cart-changed' } };
    expect(await readBook(book)).toMatchObject({ availability: 'low', left: 2 });
    expect(await buy(customer, [book])).toMatchObject(refused);
    expect(await readBook(book)).toMatchObject({ availability: 'sold-out' });
    expect(await buy(customer, [book, shop.salt])).toMatchObject(refused);
  });

  it('rejects a sold-out book and returns the current books', async () => {
    const customer = await shop.api.newCustomer();
    const gone = await aCountedBook(0);
    const few = await aCountedBook(1);
    const reply = await buy(customer, [few, gone]);
    expect(reply).toMatchObject({ status: 409, body: { code: 'cart-changed' } });
    const { books } = reply.body as Problem;
    expect(books).toEqual([await readBook(few), await readBook(gone)]);
    expect(books).toMatchObject([{ availability: 'low', left: 1 }, { availability: 'sold-out' }]);
    expect(await countOf(few)).toBe(1);
  });

  it('rejects and names a book that is not orderable', async () => {
    const customer = await shop.api.newCustomer();
    const book = await shop.api.newBook(shop.admin, { orderable: false });
    const reply = await buy(customer, [book]);
    expect(reply).toMatchObject({
      status: 409,
      body: { code: 'cart-changed', books: [{ _id: book._id, orderable: false }] },
    });
  });

  it('accepts an announced book, with its date and a later arrival', async () => {
    const customer = await shop.api.newCustomer();
    const soon = await shop.api.newBook(shop.admin, { published: '2101-03-02' });
    const late = await shop.api.newBook(shop.admin, { published: '2101-04' });
    const out = await shop.api.newBook(shop.admin, { published: '2001' });
    const order = (await buy(customer, [late, soon, out])).body as Order;
    expect(order.items.map(({ appears }) => appears)).toEqual(['2101-04', '2101-03-02', undefined]);
    // The first of April 2101 is a Friday.
    expect(order.arrival).toEqual({ from: '2101-04-05', to: '2101-04-07' });
  });

  it('reserves nothing for repeated or rejected orders', async () => {
    const customer = await shop.api.newCustomer();
    const book = await aCountedBook(5);
    const key = `key-${randomUUID()}`;
    expect((await buy(customer, [book], key)).status).toBe(201);
    expect((await buy(customer, [book], key)).status).toBe(200);
    expect((await place(customer, anOrderBody(customer, [book], { totalPrice: 1 }))).status).toBe(409);
    expect(await countOf(book)).toBe(4);
  });

  it('returns the order for its key when sold out', async () => {
    const customer = await shop.api.newCustomer();
    const book = await aCountedBook(1);
    const key = `key-${randomUUID()}`;
    const first = await buy(customer, [book], key);
    expect(await buy(customer, [book], key)).toMatchObject({ status: 200, body: first.body });
    expect((await buy(customer, [book])).status).toBe(409);
  });
});

describe('last copy', () => {
  it('is sold to one of twenty concurrent customers', async () => {
    const book = await aCountedBook(1);
    const customers = await Promise.all(Array.from({ length: 20 }, () => shop.api.newCustomer()));
    const replies = await Promise.all(customers.map((customer) => buy(customer, [book])));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = replies.filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(customers.length - 1);
    for (const { status, body } of refused) {
      expect(status).toBe(409);
      expect(body).toMatchObject({ code: 'cart-changed', books: [{ _id: book._id, availability: 'sold-out' }] });
    }
    expect(await countOf(book)).toBe(0);
    expect(await readBook(book)).toMatchObject({ availability: 'sold-out' });
  });
});

describe('cancelling', () => {
  it('returns the copies once for any number of cancellations', async () => {
    const customer = await shop.api.newCustomer();
    const book = await aCountedBook(1);
    const id = idOf(await buy(customer, [book]));
    const setCancelled = () => asAdmin('PATCH', apiPaths.order(id), { status: 'cancelled' });
    const replies = await Promise.all([cancel(id, customer), setCancelled(), cancel(id, customer), setCancelled()]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
    expect(await countOf(book)).toBe(1);
    expect(await readBook(book)).toMatchObject({ availability: 'low', left: 1 });
    expect((await buy(customer, [book])).status).toBe(201);
  });

  it('returns only copies that were reserved and are still counted', async () => {
    const customer = await shop.api.newCustomer();
    const [taken, later, ended] = [await aCountedBook(5), await shop.api.newBook(shop.admin), await aCountedBook(5)];
    const id = idOf(await buy(customer, [taken, later, ended]));
    await setCount(later, 3);
    await setCount(ended, null);
    expect((await cancel(id, customer)).status).toBe(200);
    expect([await countOf(taken), await countOf(later), await countOf(ended)]).toEqual([5, 3, null]);
  });

  it('returns the copy of a deleted book, for when it is restored', async () => {
    const customer = await shop.api.newCustomer();
    const book = await aCountedBook(1);
    const id = idOf(await buy(customer, [book]));
    await asAdmin('DELETE', apiPaths.book(book._id));
    expect((await cancel(id, customer)).status).toBe(200);
    await shop.api.settle();
    const restored = await asAdmin('POST', apiPaths.restoreBook(book._id));
    expect(restored.body).toMatchObject({ availability: 'low', left: 1 });
    expect(await countOf(book)).toBe(1);
  });
});
