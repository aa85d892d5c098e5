import { apiPaths } from '@bookstore/contract/apiPaths';
import { type FirestoreEmulator, startFirestoreEmulator } from '@bookstore/firestore-emulator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { send } from '../api.ts';
import { anOrderBody } from '../factories.ts';
import { buy, type Purchase } from './buyer.ts';
import { createRandom } from './random.ts';
import { recount } from './recount.ts';
import { withShop } from './shopUnderTest.ts';

/**
 * Firestore ends a transaction when it has heard nothing of it for a minute, and not when its client is gone: calls are
 * not bound to a connection. Here a minute is 25 seconds: more than a shop takes to start again and a request to be a
 * 503, on a busy machine too.
 */
const IDLE_MS = 25_000;

let firestore: FirestoreEmulator;
beforeAll(async () => {
  firestore = await startFirestoreEmulator({ transactionLimits: { idle: IDLE_MS } });
});
afterAll(() => firestore.close());

describe('a transaction that a killed process leaves behind when it has read', () => {
  it('holds up its own order only: 503 until Firestore ends it, and one order in the end', async () => {
    await withShop(firestore.address, async (under) => {
      const { baseUrl, proxy, shop } = under;
      const admin = await under.newAdmin();
      const books = await under.newBooks(admin, 2);
      const [customer, other] = [under.newCustomer(), under.newCustomer()];
      const options = {
        token: customer.token,
        body: anOrderBody(customer, books),
        headers: { 'Idempotency-Key': 'one-intent-to-buy' },
      };
      const order = () => send(baseUrl, 'POST', apiPaths.orders, options);

      const held = proxy.nextHeld();
      proxy.breakBy((method) => (method === 'Commit' ? { kind: 'held', at: 'request' } : null));
      const broken = order().catch(() => null);
      await Promise.race([held, broken]);
      await shop.kill();
      proxy.repair();
      await shop.start();
      expect(await broken).toBeNull();

      // The books are locked against changes, not against being read by another order.
      const patience = AbortSignal.timeout(120_000);
      const others = buy(baseUrl, other, books, { random: createRandom(1), patience });
      const replies = [await order()];
      while (replies.at(-1)?.status === 503 && !patience.aborted) replies.push(await order());
      expect(replies[0]?.status).toBe(503);
      expect(replies[0]?.headers.get('retry-after')).toBe('5');
      const last = replies.at(-1);
      expect([200, 201]).toContain(last?.status);
      const placed = { kind: 'told', order: last?.body, shownTotal: options.body.totalPrice } as Purchase;
      await recount({ ...under, admin }, [
        { customer, purchases: [placed] },
        { customer: other, purchases: [await others] },
      ]);
    });
  });
});
