import type { CustomerExport } from '@bookstore/contract/api/customerDetails';
import type { Order } from '@bookstore/contract/api/order';
import { apiPaths, customerPaths } from '@bookstore/contract/api/paths';
import { describe, expect, it } from 'vitest';
import type { TestCustomer } from '../../test/customers.ts';
import { aDetailsBody, anOrderBody } from '../../test/factories.ts';
import { openOrderCalls } from '../../test/orderCalls.ts';

const { shop, place } = openOrderCalls();

const ask = ({ token }: Pick<TestCustomer, 'token'>) => shop.api.call('GET', customerPaths.export, { token });

async function orderOf(customer: TestCustomer, key: string, street: string): Promise<Order> {
  const { token } = customer;
  await shop.api.call('PUT', apiPaths.delivery(key), { token, body: { street, gift: { note: `From ${street}` } } });
  return (await place(customer, anOrderBody(customer, [shop.salt]), key)).body as Order;
}

describe('export', () => {
  it('contains details and orders with street, gift and mails, newest first', async () => {
    const ada = await shop.api.newCustomer();
    const first = await orderOf(ada, 'the-first-order', 'Mill Lane 1');
    const second = await orderOf(ada, 'the-second-order', 'Mill Lane 2');
    await shop.api.call('PUT', customerPaths.details, { token: ada.token, body: aDetailsBody() });
    const reply = await ask(ada);
    expect(reply.status).toBe(200);
    const { account, details, orders } = reply.body as CustomerExport;
    expect(account).toEqual({ uid: ada.uid, email: ada.email.toLowerCase() });
    expect(details).toEqual(aDetailsBody());
    expect(orders).toMatchObject([
      { _id: second._id, delivery: { street: 'Mill Lane 2', gift: { note: 'From Mill Lane 2' } } },
      { _id: first._id, delivery: { street: 'Mill Lane 1', gift: { note: 'From Mill Lane 1' } } },
    ]);
    expect(orders[0]?.mails?.map(({ event }) => event)).toContain('placed');
    await (await shop.api.db()).doc(`orders/${first._id}`).update({ email: 'before@example.com' });
    expect((await ask(ada)).body).toMatchObject({ orders: [{}, { _id: first._id, email: 'before@example.com' }] });
  });

  it('contains only own data, and is empty for unknown customers', async () => {
    const [ada, eve] = [await shop.api.newCustomer(), await shop.api.newCustomer()];
    await orderOf(ada, 'an-order-of-ada', 'Mill Lane 3');
    expect((await ask(eve)).body).toMatchObject({ account: { uid: eve.uid }, details: null, orders: [] });
  });
});
