import { randomUUID } from 'node:crypto';
import type { Order } from '@bookstore/contract/api/order';
import { arrivalOf } from '@bookstore/contract/arrival';
import { LIMITS } from '@bookstore/contract/limits';
import { describe, expect, it } from 'vitest';
import { anOrderBody } from '../../test/factories.ts';
import { openOrderCalls } from '../../test/orderCalls.ts';

const { shop, place, ordersOf, setPrice } = openOrderCalls();

describe('placeOrder', () => {
  // E53
  // rows: 234-239, 293, 359, 361
  it('answers 201 with the order of the specification, as it was sold', async () => {
    const customer = await shop.api.newCustomer();
    const reply = await place(customer, anOrderBody(customer, [shop.salt, shop.tide], { street: '7 Hill St' }));
    expect(reply.status).toBe(201);
    const { createdAt } = reply.body as Order;
    expect(reply.body).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{32}$/),
      name: 'Ada Reader',
      email: customer.email,
      phone: '0170 123',
      address: { city: 'Graz', country: 'Austria', state: 'Styria', zipcode: '8010' },
      addressLines: ['8010 Graz', 'Austria'],
      productIds: [shop.salt._id, shop.tide._id],
      items: [
        { _id: shop.salt._id, title: 'The Salt Road', price: 19.99 },
        { _id: shop.tide._id, title: 'Tide Tables', price: 5.01 },
      ],
      totalPrice: '25.00',
      arrival: arrivalOf(new Date(createdAt)),
      payment: { method: 'cash-on-delivery' },
      createdAt: expect.stringMatching(/Z$/),
      status: 'placed',
      history: [{ status: 'placed', at: createdAt }],
    });
    expect(await ordersOf(customer)).toEqual([reply.body]);
  });

  // E3
  it('stores nothing that a client may not decide', async () => {
    const customer = await shop.api.newCustomer();
    const forged = { _id: 'x', uid: 'x', status: 'delivered', createdAt: 0, items: [], role: 'admin', keyed: true };
    const { body } = await place(customer, anOrderBody(customer, [shop.salt], forged));
    const stored = (await (await shop.api.db()).doc(`orders/${(body as Order)._id}`).get()).data();
    expect(stored).toMatchObject({ uid: customer.uid, status: 'placed', totalCents: 1999, keyed: false });
    expect(stored?.items).toHaveLength(1);
    expect(stored).not.toHaveProperty('role');
  });

  it('promises no date to an unknown country', async () => {
    const customer = await shop.api.newCustomer();
    const address = { city: 'Poseidonis', country: 'Atlantis', state: '-', zipcode: '-' };
    const { status, body } = await place(customer, anOrderBody(customer, [shop.salt], { address }));
    expect([status, (body as Order).addressLines]).toEqual([201, ['Poseidonis', 'Atlantis']]);
    expect(body).not.toHaveProperty('arrival');
  });

  it('accepts the e-mail in any case', async () => {
    const customer = await shop.api.newCustomer();
    const reply = await place(customer, anOrderBody({ email: customer.email.toUpperCase() }, [shop.salt]));
    expect(reply).toMatchObject({ status: 201, body: { email: customer.email } });
  });

  // E2
  it('refuses the e-mail of another customer with 403', async () => {
    const customer = await shop.api.newCustomer();
    const reply = await place(customer, anOrderBody({ email: 'victim@example.com' }, [shop.salt]));
    const detail = 'The email must be that of the signed-in customer.';
    expect(reply).toMatchObject({ status: 403, body: { code: 'forbidden', detail } });
    expect(await ordersOf(customer)).toEqual([]);
  });

  // E26, E30, E31
  it.each([
    ['name', undefined],
    ['address.city', { country: 'A', state: 'B', zipcode: '1' }],
    ['productIds', ['same', 'same']],
    ['totalPrice', '1e9'],
  ])('refuses a bad %s (%j) with 400', async (path, value) => {
    const customer = await shop.api.newCustomer();
    const [field = ''] = path.split('.');
    const reply = await place(customer, anOrderBody(customer, [shop.salt], { [field]: value }));
    expect(reply).toMatchObject({ status: 400, body: { code: 'validation-failed', errors: [{ path }] } });
    expect(await ordersOf(customer)).toEqual([]);
  });
});

describe('prices', () => {
  // E26
  it('are never higher than shown: a higher price answers 409', async () => {
    const customer = await shop.api.newCustomer();
    const reply = await place(customer, anOrderBody(customer, [shop.salt, shop.tide], { totalPrice: '24.99' }));
    expect(reply).toMatchObject({ status: 409, body: { code: 'cart-changed', books: [shop.salt, shop.tide] } });
    expect(await ordersOf(customer)).toEqual([]);
  });

  it('are the current ones if lower than shown', async () => {
    const customer = await shop.api.newCustomer();
    const reply = await place(customer, anOrderBody(customer, [shop.salt], { totalPrice: 100 }));
    expect(reply).toMatchObject({ status: 201, body: { totalPrice: '19.99' } });
  });

  // E26
  it('reject a missing book and return the remaining ones', async () => {
    const customer = await shop.api.newCustomer();
    const deleted = await shop.api.newBook(shop.admin);
    await shop.api.call('DELETE', `/api/books/${deleted._id}`, { token: shop.admin.token });
    for (const gone of [deleted._id, 'no-such-book', 'a/b', '..', '__x__']) {
      const body = anOrderBody(customer, [shop.salt], { productIds: [gone, shop.salt._id], totalPrice: 1000 });
      const refused = await place(customer, body);
      expect(refused).toMatchObject({ status: 409, body: { books: [shop.salt] } });
      expect(refused.body).not.toHaveProperty('totalPrice');
    }
    expect(await ordersOf(customer)).toEqual([]);
  });

  // E27
  it('are old or new during concurrent edits, never higher than shown', async () => {
    const book = await shop.api.newBook(shop.admin, { newPrice: 10 });
    const customer = await shop.api.newCustomer();
    const [order] = await Promise.all([place(customer, anOrderBody(customer, [book])), setPrice(book, 12)]);
    if (order.status === 201) expect(order.body).toMatchObject({ totalPrice: '10.00', items: [{ price: 10 }] });
    else expect(order).toMatchObject({ status: 409, body: { books: [{ _id: book._id, newPrice: 12 }] } });
    expect(await ordersOf(customer)).toHaveLength(order.status === 201 ? 1 : 0);
  });
});

describe('orders of a customer', () => {
  // rows: 8, 362
  it('are listed newest first, and the list may be empty', async () => {
    const customer = await shop.api.newCustomer();
    expect(await ordersOf(customer)).toEqual([]);
    await place(customer, anOrderBody(customer, [shop.salt]));
    await place(customer, anOrderBody(customer, [shop.tide]));
    expect((await ordersOf(customer)).map((order) => order.productIds)).toEqual([[shop.tide._id], [shop.salt._id]]);
  });

  it('are found by the address in any case and with blanks', async () => {
    const customer = await shop.api.newCustomer(`a+b.${randomUUID()}@x.example.com`);
    await place(customer, anOrderBody(customer, [shop.salt]));
    for (const email of [customer.email, customer.email.toUpperCase(), ` ${customer.email} `]) {
      const path = `/api/orders/email/${encodeURIComponent(email)}/`;
      const reply = await shop.api.call('GET', path, { token: customer.token });
      expect(reply.status).toBe(200);
      expect(reply.body).toHaveLength(1);
    }
  });

  // E2, E33
  // rows: 334
  it('answer 403 for other customers in any spelling', async () => {
    const owner = await shop.api.newCustomer();
    const stranger = await shop.api.newCustomer();
    const own = encodeURIComponent(stranger.email);
    const spellings = [owner.email, owner.email.toUpperCase(), encodeURIComponent(encodeURIComponent(owner.email))];
    const tricks = [`${encodeURIComponent(owner.email)}%00`, `${own}%2F${owner.email}`, `${owner.email}?email=${own}`];
    for (const path of [...spellings, ...tricks]) {
      const reply = await shop.api.call('GET', `/api/orders/email/${path}`, { token: stranger.token });
      const detail = 'These orders belong to another customer.';
      expect(reply).toMatchObject({ status: 403, body: { code: 'forbidden', detail } });
    }
  });

  it('are readable by the admin, with their status', async () => {
    const customer = await shop.api.newCustomer();
    await place(customer, anOrderBody(customer, [shop.salt]));
    const path = `/api/orders/email/${encodeURIComponent(customer.email)}`;
    const reply = await shop.api.call('GET', path, { token: shop.admin.token });
    expect(reply).toMatchObject({ status: 200, body: [{ email: customer.email, status: 'placed' }] });
  });

  it('are empty for an address that is too long', async () => {
    const path = `/api/orders/email/${'x'.repeat(LIMITS.email)}@example.com`;
    expect(await shop.api.call('GET', path, { token: shop.admin.token })).toMatchObject({ status: 200, body: [] });
  });
});
