import type { Book } from '@bookstore/contract/api/book';
import type { AdminOrder, Order, OrdersPage } from '@bookstore/contract/api/order';
import { apiPaths } from '@bookstore/contract/api/paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type TestAdmin, type TestApi } from '../../test/api.ts';
import type { TestCustomer } from '../../test/customers.ts';
import { anOrderBody } from '../../test/factories.ts';
import { orderCalls } from '../../test/orderCalls.ts';
import type { LogEntry } from '../http/log.ts';
import { createOrdersRepository } from './orders.repository.ts';

let api: TestApi;
let admin: TestAdmin;
let book: Book;
let customer: TestCustomer;
/** Newest first. The middle one has an unknown status. */
let orders: Order[];
let log: LogEntry[] = [];

beforeAll(async () => {
  api = await openApi({ log: (entry) => log.push(entry) });
  admin = await api.newAdmin();
  book = await api.newBook(admin);
  customer = await api.newCustomer();
  orders = [];
  for (let count = 0; count < 3; count += 1) {
    orders.unshift((await place(customer, anOrderBody(customer, [book]), `order-number-${count}`)).body as Order);
  }
  const [, middle] = orders;
  await (await api.db()).doc(`orders/${middle?._id}`).update({ status: 'exchanged' });
});
afterAll(() => api.close());

const { place, ordersOf } = orderCalls(() => ({ api, admin }));
const asAdmin = (path: string) => api.call('GET', path, { token: admin.token });
const idsOf = (listed: Order[]) => listed.map(({ _id }) => _id);

describe('unknown status', () => {
  it('is reported and hides no other order of the customer', async () => {
    log = [];
    expect(await ordersOf(customer)).toEqual([orders[0], orders[2]]);
    expect(log).toContainEqual({
      severity: 'ERROR',
      message: expect.stringMatching(/status: Invalid option/),
      path: `orders/${orders[1]?._id}`,
    });
  });

  it('hides no other order from the admin, in pages of any size', async () => {
    const wanted = [orders[0]?._id, orders[2]?._id];
    expect(idsOf((await asAdmin(apiPaths.ordersOf(customer.email))).body as Order[])).toEqual(wanted);
    const searched = (await asAdmin(`${apiPaths.orders}?q=${encodeURIComponent(customer.email)}`)).body as OrdersPage;
    expect(idsOf(searched.orders)).toEqual(wanted);
    const first = (await asAdmin(`${apiPaths.orders}?limit=1`)).body as OrdersPage;
    const second = (await asAdmin(`${apiPaths.orders}?limit=1&cursor=${first.nextCursor}`)).body as OrdersPage;
    expect([first, second].flatMap((page) => idsOf(page.orders))).toEqual(wanted);
    expect(second.nextCursor).toBeNull();
    const both = (await asAdmin(`${apiPaths.orders}?limit=2`)).body as OrdersPage;
    expect([idsOf(both.orders), both.nextCursor]).toEqual([wanted, null]);
  });

  it('answers 500 when the order is read, changed or repeated', async () => {
    const path = apiPaths.order(orders[1]?._id ?? '');
    expect((await asAdmin(path)).status).toBe(500);
    expect((await api.call('PATCH', path, { token: admin.token, body: { status: 'packed' } })).status).toBe(500);
    expect((await place(customer, anOrderBody(customer, [book]), 'order-number-1')).status).toBe(500);
  });

  it('fails commands of the operator', async () => {
    await expect(createOrdersRepository(api.db).findByOwner({ email: customer.email })).rejects.toThrow(orders[1]?._id);
  });
});

describe('mails of an order', () => {
  it('are not read if the shop sends no mail', async () => {
    const found = await createOrdersRepository(api.db).find(orders[0]?._id ?? '', new Date());
    expect(found).toMatchObject({ order: { id: orders[0]?._id }, mails: null });
  });

  it('are shown without an invalid one, which is reported with its path', async () => {
    const path = `mail/${orders[0]?._id}-placed`;
    await (await api.db()).doc(path).update({ to: 7 });
    log = [];
    const { status, body } = await asAdmin(apiPaths.order(orders[0]?._id ?? ''));
    expect({ status, mails: (body as AdminOrder).mails?.length }).toEqual({ status: 200, mails: 1 });
    expect(log).toContainEqual(expect.objectContaining({ severity: 'ERROR', path }));
  });
});

it('repeats an order although a book became invalid', async () => {
  const spoilt = await api.newBook(admin);
  const first = await place(customer, anOrderBody(customer, [spoilt]), 'of-a-spoilt-book');
  await (await api.db()).doc(`books/${spoilt._id}`).update({ category: 'poetry' });
  expect(await place(customer, anOrderBody(customer, [spoilt]), 'of-a-spoilt-book')).toMatchObject({
    status: 200,
    body: first.body,
  });
});
