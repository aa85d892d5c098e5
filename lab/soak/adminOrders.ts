import type { Invoice } from '@bookstore/contract/api/invoice';
import type { AdminOrder, OrderStatus, OrdersPage } from '@bookstore/contract/api/order';
import { apiPaths } from '@bookstore/contract/api/paths';
import type { Problem } from '@bookstore/contract/api/problem';
import type { Withdrawal, WithdrawalsPage } from '@bookstore/contract/api/withdrawal';
import type { Random } from '@bookstore/contract/test/random';
import { sleep } from '../../tools/lib/processes.ts';
import { type Action, ADDRESS, type AdminContext, randomKey, withKey } from './adminContext.ts';
import { expectStatus, type Reply } from './shopClient.ts';

async function listOrders({ shop, token }: AdminContext, status: OrderStatus): Promise<AdminOrder[]> {
  const page = await shop.insist('GET', `${apiPaths.orders}?status=${status}&limit=12`, { token });
  return (expectStatus(page, 200).body as OrdersPage).orders;
}

/** The other admin or the customer may be faster. */
export const moveOrders =
  (status: OrderStatus, next: OrderStatus): Action =>
  async (context, random) => {
    const { shop, ledger, token } = context;
    for (const { _id } of await listOrders(context, status)) {
      const isRefused = status === 'packed' && random.chance(0.1);
      const body = { status: isRefused ? random.pick<OrderStatus>(['refused', 'cancelled']) : next, from: status };
      const reply = expectStatus(await shop.insist('PATCH', apiPaths.order(_id), { token, body }), 200, 404, 409);
      if (reply.status === 200) ledger.recordLogLine(`order-${body.status}`, _id);
    }
  };

/** The other admin may have recorded the return. */
export const recordReturn: Action = async (context, random) => {
  const { shop, ledger, token } = context;
  const orders = await listOrders(context, 'delivered');
  if (orders.length === 0) return;
  const { _id, productIds } = random.pick(orders);
  const items = random.chance(0.5) ? productIds : [random.pick(productIds)];
  const body = { items, restock: random.chance(0.8) };
  const path = apiPaths.orderReturns(_id);
  const reply = await shop.insist('POST', path, { token, body, headers: withKey(random) });
  if (expectStatus(reply, 200, 201, 404, 409).status < 300) ledger.recordLogLine('order-returned', _id);
};

/** The undo may be too late. */
export const packAndUndo: Action = async (context, random) => {
  const { shop, token } = context;
  const orders = await listOrders(context, 'placed');
  if (orders.length === 0) return;
  const { _id } = random.pick(orders);
  const status = random.pick<OrderStatus>(['packed', 'cancelled']);
  const body = { status, from: 'placed' };
  expectStatus(await shop.insist('PATCH', apiPaths.order(_id), { token, body }), 200, 404, 409);
  expectStatus(await shop.insist('POST', apiPaths.undoOrder(_id), { token, body: { status } }), 200, 404, 409);
};

const randomBooks = ({ shelf }: AdminContext, random: Random) => [
  ...new Set(Array.from({ length: 1 + random.below(3) }, () => random.pick(shelf.books)._id)),
];

/** Repeats a call until its books are free. Without a result, books are deleted or sold out. */
async function placeOrder(
  { shop, ledger, token }: AdminContext,
  body: { productIds: string[]; street?: string; sale?: 'counter' },
  random: Random,
) {
  const headers = withKey(random);
  const askedAt = Date.now();
  for (;;) {
    const reply = await shop.insist('POST', apiPaths.phoneOrders, { token, body, headers });
    if (expectStatus(reply, 200, 201, 409).status === 409) {
      const { code, retryAfterSeconds = 1 } = reply.body as Problem;
      if (code !== 'busy') return;
      await sleep(1_000 * retryAfterSeconds);
      continue;
    }
    const { _id, productIds } = reply.body as AdminOrder;
    const answeredAt = Date.now();
    ledger.recordOrder({ id: _id, uid: '', street: body.street || null, productIds, askedAt, answeredAt });
    ledger.recordLogLine('order-placed', _id);
    return;
  }
}

export const placePhoneOrder: Action = (context, random) => {
  const street = random.chance(0.7) ? `Phone Lane ${randomKey(random)}` : '';
  const body = {
    name: `Caller ${random.below(1_000)}`,
    email: random.chance(0.5) ? `caller-${randomKey(random)}@example.com` : '',
    phone: '0170 456',
    address: ADDRESS,
    street,
    productIds: randomBooks(context, random),
  };
  return placeOrder(context, body, random);
};

/** Also sells books that are out of stock; their stock stays 0. */
export const sellAtCounter: Action = (context, random) =>
  placeOrder(context, { sale: 'counter', productIds: randomBooks(context, random) }, random);

const isOwnPhoneOrder = ({ username }: AdminContext, { history }: AdminOrder) => history[0]?.by === username;

/** Phone orders are edited only by the admin who took them. */
const canEdit = (context: AdminContext, order: AdminOrder) =>
  order.history[0]?.by === undefined || isOwnPhoneOrder(context, order);

const getOrder = ({ status, body }: Reply): AdminOrder | null =>
  status === 200 ? (body as AdminOrder) : (((body as Problem).order as AdminOrder | undefined) ?? null);

export const editBooks: Action = async (context, random) => {
  const { shop, ledger, token } = context;
  const orders = (await listOrders(context, 'placed')).filter((order) => canEdit(context, order));
  if (orders.length === 0) return;
  const { _id, version, productIds, history } = random.pick(orders);
  const without = productIds.length > 1 && random.chance(0.5) ? productIds.slice(1) : productIds;
  const wanted = [...new Set([...without, random.pick(context.shelf.books)._id])];
  const body = { productIds: wanted, agreedByCustomer: true };
  const askedAt = Date.now();
  const reply = await shop.insist('PUT', apiPaths.orderItems(_id), {
    token,
    body,
    headers: { 'If-Match': `"${version}"` },
  });
  expectStatus(reply, 200, 404, 409, 412);
  const current = getOrder(reply);
  if (current && history[0]?.by !== undefined)
    ledger.recordEdit({ id: _id, productIds: current.productIds, askedAt, answeredAt: Date.now() });
  // The removed book may be the added one.
  const isChanged = wanted.toSorted().join() !== productIds.toSorted().join();
  if (reply.status === 200 && isChanged) ledger.recordLogLine('order-books-changed', _id);
};

export const editDelivery: Action = async (context, random) => {
  const { shop, ledger, token } = context;
  const orders = (await listOrders(context, 'placed')).filter((order) => isOwnPhoneOrder(context, order));
  if (orders.length === 0) return;
  const { _id, version } = random.pick(orders);
  const street = `Other Lane ${randomKey(random)}`;
  const askedAt = Date.now();
  const reply = await shop.insist('PUT', apiPaths.orderDelivery(_id), {
    token,
    body: { street, phone: `0170 ${random.below(100_000)}` },
    headers: { 'If-Match': `"${version}"` },
  });
  expectStatus(reply, 200, 404, 409, 412);
  if (reply.status === 200) ledger.recordLogLine('order-delivery-changed', _id);
  const current = getOrder(reply);
  if (current)
    ledger.recordEdit({ id: _id, street: current.delivery?.street ?? null, askedAt, answeredAt: Date.now() });
};

/**
 * Splits phone orders only, because customers compare the orders of their accounts. Half are merged again. The other
 * admin may pack or cancel either part.
 */
export const splitOrder: Action = async (context, random) => {
  const { shop, ledger, token } = context;
  const placed = await listOrders(context, 'placed');
  const orders = placed.filter((order) => isOwnPhoneOrder(context, order) && order.productIds.length > 1);
  if (orders.length === 0) return;
  const { _id, version, productIds } = random.pick(orders);
  const items = productIds.slice(0, 1 + random.below(productIds.length - 1));
  const askedAt = Date.now();
  const split = await shop.insist('POST', apiPaths.splitOrder(_id), {
    token,
    body: { items, reason: 'The rest is being reprinted', notify: random.chance(0.5) },
    headers: { ...withKey(random), 'If-Match': `"${version}"` },
  });
  if (expectStatus(split, 200, 201, 404, 409, 412).status >= 300) return;
  const { productIds: kept, splitInto = [], delivery } = split.body as AdminOrder;
  const second = splitInto.at(-1) ?? '';
  const street = delivery?.street || null;
  ledger.recordEdit({ id: _id, productIds: kept, askedAt, answeredAt: Date.now() });
  ledger.recordOrder({ id: second, uid: '', street, productIds: items, askedAt, answeredAt: Date.now() });
  ledger.recordLogLine('order-split', _id);
  if (random.chance(0.5)) await mergeOrder(context, second);
};

async function mergeOrder({ shop, ledger, token }: AdminContext, second: string): Promise<void> {
  const { version } = expectStatus(await shop.insist('GET', apiPaths.order(second), { token }), 200).body as AdminOrder;
  const askedAt = Date.now();
  const reply = await shop.insist('POST', apiPaths.mergeOrder(second), {
    token,
    headers: { 'If-Match': `"${version}"` },
  });
  if (expectStatus(reply, 200, 404, 409, 412).status !== 200) return;
  const { _id, productIds } = reply.body as AdminOrder;
  ledger.recordEdit({ id: _id, productIds, askedAt, answeredAt: Date.now() });
  ledger.recordLogLine('order-merged', second);
}

/** Phone orders may have no email address. */
export const sendMessage: Action = async (context, random) => {
  const { shop, ledger, token } = context;
  const orders = await listOrders(context, random.pick<OrderStatus>(['placed', 'packed']));
  if (orders.length === 0) return;
  const { _id } = random.pick(orders);
  const body = { text: `Your parcel leaves on day ${random.below(30)}.` };
  const reply = await shop.insist('POST', apiPaths.orderMessages(_id), { token, body, headers: withKey(random) });
  const { status } = expectStatus(reply, 200, 201, 404, 409, 429);
  if (status < 300) ledger.recordLogLine('order-message-sent', _id);
};

export const writeInvoice: Action = async (context, random) => {
  const { shop, ledger, token } = context;
  const orders = await listOrders(context, random.pick<OrderStatus>(['packed', 'delivered']));
  if (orders.length === 0) return;
  const reply = await shop.insist('POST', apiPaths.orderInvoice(random.pick(orders)._id), { token });
  // The customer may be deleted, the order moved, or the number busy.
  if (expectStatus(reply, 200, 201, 404, 409).status === 404 || reply.status === 409) return;
  const { number, orderId, cents } = reply.body as Invoice;
  ledger.recordInvoice({ number, orderId, cents });
};

export const settleWithdrawal: Action = async ({ shop, ledger, username, token }, random) => {
  const page = await shop.insist('GET', `${apiPaths.adminWithdrawals}?settled=false`, { token });
  const { withdrawals } = expectStatus(page, 200).body as WithdrawalsPage;
  if (withdrawals.length === 0) return;
  const { _id } = random.pick(withdrawals);
  const body = { isSettled: true };
  const reply = await shop.insist('PATCH', apiPaths.adminWithdrawal(_id), { token, body });
  // The withdrawal is deleted with the customer's account.
  if (expectStatus(reply, 200, 404).status === 404) return;
  const { orderId, settled } = reply.body as Withdrawal;
  // The other admin may be faster.
  if (settled?.by === username) ledger.recordLogLine('withdrawal-settled', orderId ?? _id);
};
