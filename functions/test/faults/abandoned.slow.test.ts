import { apiPaths } from '@bookstore/contract/api/paths';
import { createRandom } from '@bookstore/contract/test/random';
import { type FirestoreEmulator, startFirestoreEmulator } from '@bookstore/firestore-emulator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { send } from '../api.ts';
import { anOrderBody } from '../factories.ts';
import { buy, type Purchase } from './buyer.ts';
import { recount } from './recount.ts';
import { withShop } from './shopUnderTest.ts';

/**
 * Firestore ends a transaction when it has heard nothing of it for a minute, and not when its client is gone: calls are
 * not bound to a connection. Here a minute is 25 seconds: more than a shop takes to start again and an order to be placed,
 * on a busy machine too.
 */
const IDLE_MS = 25_000;

let firestore: FirestoreEmulator;
beforeAll(async () => {
  firestore = await startFirestoreEmulator({ transactionLimits: { idle: IDLE_MS } });
});
afterAll(() => firestore.close());

describe('abandoned transactions', () => {
  it('a transaction that a killed process leaves behind when it has read holds up no order, neither its own nor another: there is one of each', async () => {
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

      // What it has read are books: locked against changes, not against being read by another order.
      const timeout = AbortSignal.timeout(120_000);
      const [reply, others] = await Promise.all([
        order(),
        buy(baseUrl, other, books, { random: createRandom(1), timeout }),
      ]);
      expect(reply.status).toBe(201);
      const placed = { kind: 'told', order: reply.body, shownTotal: options.body.totalPrice } as Purchase;
      await recount({ ...under, admin }, [
        { customer, purchases: [placed] },
        { customer: other, purchases: [others] },
      ]);
    });
  });
});
