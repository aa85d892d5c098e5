import { randomUUID } from 'node:crypto';
import { newOrderSchema } from '@bookstore/contract/api/order';
import { SHOP_POLICY } from '@bookstore/contract/pricing';
import type { Firestore } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { aCaller } from '../../test/callers.ts';
import { anOrderBody } from '../../test/factories.ts';
import { openOrderCalls } from '../../test/orderCalls.ts';
import { TEST_CONFIG } from '../../test/server.ts';
import { createLockQueue } from '../books/stock/lockQueue.ts';
import { systemClock } from '../lib/clock.ts';
import { composeNothing } from '../mail/composeMails.ts';
import { createPlaceOrder } from './placeOrder.ts';

const { shop, aCountedBook, copiesOf } = openOrderCalls();

/** Runs `meanwhile` after its first read. */
function interrupted(db: Firestore, meanwhile: () => Promise<unknown>): Firestore {
  let isFirst = true;
  const getAll: Firestore['getAll'] = async (...refs) => {
    const documents = await db.getAll(...refs);
    if (isFirst) {
      isFirst = false;
      await meanwhile();
    }
    return documents;
  };
  return new Proxy(db, {
    get(target, name) {
      if (name === 'getAll') return getAll;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/** A new instance has no cached books. */
const placeOn = (db: Firestore) =>
  createPlaceOrder({
    database: async () => db,
    hasDelivered: async () => false,
    composeMails: composeNothing,
    lockBooks: createLockQueue(),
    clock: systemClock,
    timeZone: TEST_CONFIG.timeZone,
    requiresConfirmedEmail: false,
    policy: SHOP_POLICY,
    trustsCallers: true,
  }).place;

describe('placeOrder', () => {
  it("returns the same key's order that took the last copy meanwhile", async () => {
    const { uid, email } = await shop.api.newCustomer();
    const book = await aCountedBook(1);
    const input = newOrderSchema.parse(anOrderBody({ email }, [book]));
    const db = await shop.api.db();
    const key = randomUUID();
    const placeWith = (client: Firestore) =>
      placeOn(client)(
        { uid, email, isEmailConfirmed: true, signedInAt: new Date() },
        key,
        input,
        aCaller('198.51.100.7'),
      );
    let first: Awaited<ReturnType<typeof placeWith>> | undefined;
    const second = await placeWith(
      interrupted(db, async () => {
        first = await placeWith(db);
      }),
    );
    expect(first?.isNew).toBe(true);
    expect(second).toEqual({ order: first?.order, isNew: false });
    expect(await copiesOf(book)).toBe(0);
  });
});
