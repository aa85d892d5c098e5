import { type AdminOrder, ORDER_STATUSES, type Order, type OrderStatus } from '@bookstore/contract/api/order';
import { NEXT_STATUSES } from '@bookstore/contract/orderSteps';
import { describe, expect, it } from 'vitest';
import type { TestCustomer } from '../../test/customers.ts';
import { anOrderBody } from '../../test/factories.ts';
import { openOrderCalls } from '../../test/orderCalls.ts';

const { shop, place, ordersOf, asAdmin } = openOrderCalls();

async function placedOrder() {
  const customer = await shop.api.newCustomer();
  const order = (await place(customer, anOrderBody(customer, [shop.salt]))).body as Order;
  return { customer, order, id: order._id };
}

const get = (id: string) => asAdmin('GET', `/api/orders/${id}`);
/** Without its mails, which go on meanwhile, and its version. */
const orderOf = async (id: string) => {
  const { mails: _mails, version: _version, ...order } = (await get(id)).body as AdminOrder;
  return order;
};
const setStatus = (id: string, status: unknown, from?: OrderStatus) =>
  asAdmin('PATCH', `/api/orders/${id}`, { status, from });
const cancel = (id: string, { token }: Pick<TestCustomer, 'token'>) =>
  shop.api.call('POST', `/api/orders/${id}/cancel`, { token });

/** The ways from an order that was just placed into each state. */
const WAYS: Record<OrderStatus, OrderStatus[]> = {
  placed: [],
  packed: ['packed'],
  delivered: ['packed', 'delivered'],
  cancelled: ['cancelled'],
  refused: ['packed', 'refused'],
  // By its books, which `returns.api.test.ts` is about.
  returned: ['packed', 'delivered'],
};

async function anOrderThatIs(status: OrderStatus) {
  const placed = await placedOrder();
  for (const step of WAYS[status]) expect((await setStatus(placed.id, step)).status).toBe(200);
  if (status === 'returned') {
    const body = { items: placed.order.productIds, restock: false };
    expect((await asAdmin('POST', `/api/orders/${placed.id}/returns`, body)).status).toBe(201);
  }
  return placed;
}

const PAIRS = ORDER_STATUSES.flatMap((from) => ORDER_STATUSES.map((to) => ({ from, to })));
const ALLOWED = PAIRS.filter(({ from, to }) => NEXT_STATUSES[from].includes(to));
const REFUSED = PAIRS.filter(({ from, to }) => !NEXT_STATUSES[from].includes(to));

describe('steps', () => {
  it('the life of an order begins where it is placed, and can be ended from two states', () => {
    expect(ALLOWED.map(({ from, to }) => `${from} ${to}`)).toEqual([
      'placed packed',
      'placed cancelled',
      'packed delivered',
      'packed cancelled',
      'packed refused',
    ]);
  });

  it.each(ALLOWED)('the life of an order goes from $from to $to', async ({ from, to }) => {
    const { id } = await anOrderThatIs(from);
    expect(await setStatus(id, to)).toMatchObject({ status: 200, body: { _id: id, status: to } });
    expect((await get(id)).body).toMatchObject({ status: to });
  });

  it.each(REFUSED)(
    'the life of an order goes not from $from to $to: 409 with the order as it is',
    async ({ from, to }) => {
      const { id } = await anOrderThatIs(from);
      const present = await orderOf(id);
      expect(await setStatus(id, to)).toMatchObject({ status: 409, body: { code: 'status-conflict', order: present } });
      expect(await orderOf(id)).toEqual(present);
    },
  );

  it('the life of an order is written down with who and when, and the customer sees when', async () => {
    const { id, order, customer } = await placedOrder();
    await setStatus(id, 'packed');
    await setStatus(id, 'delivered');
    const { history } = (await get(id)).body as AdminOrder;
    expect(history).toEqual([
      { status: 'placed', at: order.createdAt },
      { status: 'packed', at: expect.stringMatching(/Z$/), by: shop.admin.username },
      { status: 'delivered', at: expect.stringMatching(/Z$/), by: shop.admin.username },
    ]);
    expect(history.map(({ at }) => at)).toEqual(history.map(({ at }) => at).toSorted());
    const steps = history.map(({ status, at }) => ({ status, at }));
    expect(await ordersOf(customer)).toMatchObject([{ status: 'delivered', history: steps }]);
    expect((await ordersOf(customer))[0]?.history).toEqual(steps);
  });

  it('the life of an order of an earlier version begins with the day on which it was placed', async () => {
    const { id, order, customer } = await placedOrder();
    const { FieldValue } = await import('firebase-admin/firestore');
    await (await shop.api.db()).doc(`orders/${id}`).update({ history: FieldValue.delete() });
    expect((await ordersOf(customer))[0]).toMatchObject({ history: [{ status: 'placed', at: order.createdAt }] });
    await setStatus(id, 'packed');
    expect((await get(id)).body).toMatchObject({ history: [{ status: 'placed' }, { status: 'packed' }] });
  });

  // E3
  it('the life of an order takes nothing else with a step', async () => {
    const { id } = await placedOrder();
    const { history, ...before } = await orderOf(id);
    const body = {
      status: 'packed',
      totalCents: 0,
      totalPrice: '0.00',
      uid: 'x',
      items: [],
      createdAt: 0,
      history: [],
    };
    const { body: after } = await asAdmin('PATCH', `/api/orders/${id}`, body);
    const changed = { ...before, status: 'packed', history: [...history, expect.anything()] };
    expect(after).toMatchObject(changed);
    expect(await orderOf(id)).toEqual(changed);
  });

  it.each(['lost', '', 1, undefined])('the life of an order refuses the status %j with 400', async (status) => {
    const { id } = await placedOrder();
    expect(await setStatus(id, status)).toMatchObject({ status: 400, body: { errors: [{ path: 'status' }] } });
    expect((await get(id)).body).toMatchObject({ status: 'placed' });
  });

  it.each(['no-such-order', 'a%2Fb', '__x__'])('a step of an order that does not exist is 404: %s', async (id) => {
    expect((await get(id)).status).toBe(404);
    expect((await setStatus(id, 'packed')).status).toBe(404);
    expect((await cancel(id, await shop.api.newCustomer())).status).toBe(404);
  });
});

describe('races', () => {
  it('two admins at once never undo each other: who saw another state is refused', async () => {
    const { id } = await placedOrder();
    await setStatus(id, 'packed', 'placed');
    expect(await setStatus(id, 'cancelled', 'placed')).toMatchObject({
      status: 409,
      body: { order: { status: 'packed' } },
    });
    expect((await get(id)).body).toMatchObject({ status: 'packed' });
  });

  it('two admins at once make one step of ten equal ones', async () => {
    const { id } = await placedOrder();
    const replies = await Promise.all(Array.from({ length: 10 }, () => setStatus(id, 'packed', 'placed')));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array<number>(9).fill(409)]);
    expect(((await get(id)).body as AdminOrder).history).toHaveLength(2);
  });
});

describe('cancellation by the customer', () => {
  it('cancelling one’s own order is possible while it is placed, and says that the customer did it', async () => {
    const { id, customer } = await placedOrder();
    const reply = await cancel(id, customer);
    expect(reply).toMatchObject({ status: 200, body: { _id: id, status: 'cancelled' } });
    expect(reply.headers.get('cache-control')).toBe('private, no-store');
    expect(reply.body).not.toHaveProperty('uid');
    const { history } = (await get(id)).body as AdminOrder;
    expect(history).toEqual([expect.anything(), { status: 'cancelled', at: expect.any(String) }]);
  });

  it.each(['packed', 'delivered', 'cancelled'] as const)(
    'cancelling one’s own order is refused when it is %s',
    async (status) => {
      const { id, customer } = await anOrderThatIs(status);
      expect(await cancel(id, customer)).toMatchObject({
        status: 409,
        body: { code: 'status-conflict', order: { status } },
      });
    },
  );

  // E1
  it('cancelling one’s own order is 404 for somebody else, who learns nothing', async () => {
    const { id } = await placedOrder();
    const reply = await cancel(id, await shop.api.newCustomer());
    expect(reply).toMatchObject({ status: 404, body: { code: 'not-found' } });
    expect((await get(id)).body).toMatchObject({ status: 'placed' });
  });

  it('cancelling one’s own order meets an admin who packs at the same moment: one of them is refused', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, customer } = await placedOrder();
      const [packed, cancelled] = await Promise.all([setStatus(id, 'packed', 'placed'), cancel(id, customer)]);
      expect([packed.status, cancelled.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
    }
  });
});
