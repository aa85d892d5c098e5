import { randomUUID } from 'node:crypto';
import { newOrderSchema } from '@bookstore/contract/api/order';
import { SHOP_POLICY } from '@bookstore/contract/pricing';
import type { Firestore } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { aCaller } from '../../test/callers.ts';
import { anOrderBody } from '../../test/factories.ts';
import { openOrderCalls } from '../../test/orderCalls.ts';
import { TEST_CONFIG } from '../../test/server.ts';
import { createLockQueue, type LockBooks } from '../books/stock/lockQueue.ts';
import { COUNTER_PATH } from '../invoices/invoiceCounter.ts';
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
const ordersOn = (db: Firestore, lockBooks: LockBooks = createLockQueue()) =>
  createPlaceOrder({
    database: async () => db,
    hasDelivered: async () => false,
    composeMails: composeNothing,
    lockBooks,
    clock: systemClock,
    timeZone: TEST_CONFIG.timeZone,
    requiresConfirmedEmail: false,
    policy: { ...SHOP_POLICY, sellsAtCounter: true },
    trustsCallers: true,
  });
const CALLER = aCaller('198.51.100.7');

describe('placeOrder', () => {
  it("returns the same key's order that took the last copy meanwhile", async () => {
    const { uid, email } = await shop.api.newCustomer();
    const book = await aCountedBook(1);
    const input = newOrderSchema.parse(anOrderBody({ email }, [book]));
    const db = await shop.api.db();
    const key = randomUUID();
    const placeWith = (client: Firestore) =>
      ordersOn(client).place({ uid, email, isEmailConfirmed: true, signedInAt: new Date() }, key, input, CALLER);
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

  it('waits for its customer, its tracked books and the number of its invoice', async () => {
    const { uid, email } = await shop.api.newCustomer();
    const book = await aCountedBook(3);
    const db = await shop.api.db();
    let keys: readonly string[] = [];
    const { place, take } = ordersOn(db, async (awaited, attempt) => {
      const done = await attempt();
      keys = awaited();
      return done;
    });
    const input = newOrderSchema.parse(anOrderBody({ email }, [book, shop.tide]));
    await place({ uid, email, isEmailConfirmed: true, signedInAt: new Date() }, undefined, input, CALLER);
    expect(keys).toEqual([`!${uid}`, book._id]);
    const productIds = [book._id];
    const byPhone = await take('ada', undefined, { ...input, productIds, sale: 'phone', street: '', note: '' });
    expect(keys).toEqual([`!${byPhone.order.id}`, book._id]);
    expect((await db.doc(`deliveries/${byPhone.order.id}`).get()).exists).toBe(false);
    const sold = await take('ada', undefined, {
      sale: 'counter',
      name: '',
      productIds,
      invoice: true,
      shownTotalCents: undefined,
    });
    expect(keys).toEqual([`!${sold.order.id}`, book._id, COUNTER_PATH]);
  });
});
