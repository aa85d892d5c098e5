import { apiPaths } from '@bookstore/contract/api/paths';
import { createRandom } from '@bookstore/contract/test/random';
import { type FirestoreEmulator, startFirestoreEmulator } from '@bookstore/firestore-emulator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { send } from '../api.ts';
import { anOrderBody } from '../factories.ts';
import { buy, type Purchase } from './buyer.ts';
import { checkTotals } from './checkTotals.ts';
import { withShop } from './shopUnderTest.ts';

/**
 * Firestore ends a silent transaction after a minute. Shortened to 25 s, which still exceeds a restart and an order
 * on a busy machine.
 */
const IDLE_MS = 25_000;

let firestore: FirestoreEmulator;
beforeAll(async () => {
  firestore = await startFirestoreEmulator({ transactionLimits: { idle: IDLE_MS } });
});
afterAll(() => firestore.close());

describe('abandoned transactions', () => {
  it('of a killed process block no order', async () => {
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

      // Its reads locked books against changes only.
      const timeout = AbortSignal.timeout(120_000);
      const [reply, others] = await Promise.all([
        order(),
        buy(baseUrl, other, books, { random: createRandom(1), timeout }),
      ]);
      expect(reply.status).toBe(201);
      const placed = { kind: 'told', order: reply.body, shownTotal: options.body.totalPrice } as Purchase;
      await checkTotals({ ...under, admin }, [
        { customer, purchases: [placed] },
        { customer: other, purchases: [others] },
      ]);
    });
  });
});
