import type { Order } from '@bookstore/contract/api/order';
import { apiPaths } from '@bookstore/contract/api/paths';
import type { Problem } from '@bookstore/contract/api/problem';
import { send } from '../api.ts';
import type { TestCustomer } from '../customers.ts';
import type { Habits, Purchase } from './buyer.ts';

/** Cancels until certain, sometimes pressing twice. @returns the final purchase */
export async function cancel(
  baseUrl: string,
  { token }: TestCustomer,
  purchase: Extract<Purchase, { kind: 'told' }>,
  { random, impatience = 0, timeout }: Habits,
): Promise<Purchase> {
  const ask = () => send(baseUrl, 'POST', apiPaths.cancelOrder(purchase.order._id), { token }).catch(() => null);
  while (!timeout.aborted) {
    const presses = random.chance(impatience) ? [ask(), ask()] : [ask()];
    for (const reply of await Promise.all(presses)) {
      if (reply?.status === 200) return { ...purchase, order: reply.body as Order };
      const { order: current, code } = (reply?.body ?? {}) as Partial<Problem>;
      if (code === 'busy') continue;
      if (current?.status === 'cancelled') return { ...purchase, order: current };
      if (reply && reply.status < 500) throw new Error(`Cancelling was answered with ${reply.status}: ${reply.text}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50 + random.below(150)));
  }
  throw new Error('Cancelling an order never became certain.');
}
