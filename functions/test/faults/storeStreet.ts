import { randomUUID } from 'node:crypto';
import { apiPaths } from '@bookstore/contract/api/paths';
import { send } from '../api.ts';
import type { TestCustomer } from '../customers.ts';
import type { Habits } from './buyer.ts';

/** Stores where the order of this key shall go, as the web app does before it sends the order: again, until that is certain. @returns the street. */
export async function storeStreet(
  baseUrl: string,
  { token }: TestCustomer,
  key: string,
  { random, timeout }: Habits,
): Promise<string> {
  const street = `Mill Lane ${randomUUID()}`;
  while (!timeout.aborted) {
    const reply = await send(baseUrl, 'PUT', apiPaths.delivery(key), { token, body: { street } }).catch(() => null);
    if (reply && reply.status < 300) return street;
    if (reply && reply.status < 500 && reply.status !== 429) {
      throw new Error(`A street was answered with ${reply.status}: ${reply.text}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50 + random.below(150)));
  }
  throw new Error('A street was never stored for certain.');
}
