import type { AdminOrder, Order, OrderStatus } from '@bookstore/contract/api/order';
import { apiPaths } from '@bookstore/contract/api/paths';
import type { Problem } from '@bookstore/contract/api/problem';
import { type Reply, send, type TestAdmin } from '../api.ts';
import type { Habits, Purchase } from './buyer.ts';

function asCustomer(seen: AdminOrder): Order {
  const { version: _version, cashReceived: _cash, internalNote: _note, ...rest } = seen;
  const { delivery: _delivery, mails: _mails, refusedParcels: _parcels, ...order } = rest;
  return { ...order, history: order.history.map(({ status, at }) => ({ status, at })) };
}

function statusAfter(status: OrderStatus, reply: Reply | null): AdminOrder | undefined {
  if (reply?.status === 200) return reply.body as AdminOrder;
  const { order, code } = (reply?.body ?? {}) as Partial<Problem>;
  if (code === 'busy') return undefined;
  const current = order as AdminOrder | undefined;
  if (current?.status === status) return current;
  if (reply && reply.status < 500) throw new Error(`A step was answered with ${reply.status}: ${reply.text}`);
  return undefined;
}

/** Repeats each step until certain. @returns the final purchase */
export async function advanceOrder(
  baseUrl: string,
  { token }: TestAdmin,
  purchase: Extract<Purchase, { kind: 'told' }>,
  { random, timeout }: Habits,
  steps: readonly OrderStatus[] = ['packed', 'delivered'],
): Promise<Purchase> {
  let { order } = purchase;
  for (const status of steps) {
    for (let updated: AdminOrder | undefined; !updated; ) {
      if (timeout.aborted) throw new Error(`Whether an order is ${status} never became certain.`);
      const reply = await send(baseUrl, 'PATCH', apiPaths.order(order._id), { token, body: { status } }).catch(
        () => null,
      );
      updated = statusAfter(status, reply);
      if (updated) order = asCustomer(updated);
      else await new Promise((resolve) => setTimeout(resolve, 50 + random.below(150)));
    }
  }
  return { ...purchase, order };
}
