import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { storeOrders } from '../../test/storedOrders.ts';
import { createFirebase } from '../firestore/firebase.ts';
import { InvalidDocument, refuseInvalid } from '../firestore/readDocument.ts';
import { mailRef } from '../mail/mailRecord.ts';
import { ordersOfCustomer } from '../orders/orders.repository.ts';
import { eraseCustomer } from './erasure.ts';
import { createExportRepository } from './export.repository.ts';

const firebase = createFirebase(`demo-${randomUUID()}`);
afterAll(() => firebase.close());

async function aBuyer(orders: number): Promise<string> {
  const db = await firebase.database();
  const uid = randomUUID();
  for (let index = 0; index < orders; index += 1) {
    const id = `${uid}-${index}`;
    await storeOrders(db, 1, { id, uid, refused: true, createdAt: new Date(Date.UTC(2026, 0, 1 + index)) });
    await mailRef(db, id, 'placed').set({ to: 'ada@example.com' });
  }
  return uid;
}
const ordersOf = (uid: string) => ordersOfCustomer(firebase.database, { uid }, refuseInvalid);

describe('erasure', () => {
  // E55
  it('anonymises every order, deletes its mails and keeps the sale', async () => {
    const uid = await aBuyer(12);
    const db = await firebase.database();
    const orders = await ordersOf(uid);
    let erased = 0;
    const onErased = () => {
      erased += 1;
    };
    const count = await eraseCustomer(firebase.database, uid, { onErased });
    expect([orders.length, count, erased]).toEqual([12, 12, 12]);
    expect(await ordersOf(uid)).toEqual([]);
    for (const { id, createdAt } of orders) {
      const { searchKeys, ...order } = (await db.doc(`orders/${id}`).get()).data() ?? {};
      expect(order).toMatchObject({
        productIds: ['salt'],
        items: [{ id: 'salt', title: 'The Salt Road', priceCents: 1999 }],
        totalCents: 1999,
        status: 'delivered',
        uid: 'erased',
        name: 'Erased',
        email: 'erased@example.invalid',
        phone: '0',
        address: { city: '-', country: '-', state: '-', zipcode: '-' },
        refused: false,
      });
      expect(order.createdAt.toDate()).toEqual(createdAt);
      expect(searchKeys).toContain('erased');
      // A random id may contain a name.
      const others = (searchKeys as string[]).filter((key) => !id.startsWith(key));
      expect(JSON.stringify(others)).not.toMatch(/ada|reader|0170/);
      expect((await mailRef(db, id, 'placed').get()).exists).toBe(false);
    }
  });

  it('deletes used and unused streets, except of orders placed meanwhile', async () => {
    const uid = await aBuyer(1);
    const db = await firebase.database();
    const street = (id: string) => db.doc(`deliveries/${uid}-${id}`);
    const expiresAt = new Date(Date.now() + 86_400_000);
    for (const id of ['0', 'none', 'late']) await street(id).set({ uid, street: 'Mill Lane 1', note: '', expiresAt });
    const placing: Promise<unknown>[] = [];
    const onErased = () => void placing.push(street('late').update({ expiresAt: null }));
    await eraseCustomer(firebase.database, uid, { onErased });
    await Promise.all(placing);
    const streets = await db.getAll(street('0'), street('none'), street('late'));
    expect(streets.map(({ exists }) => exists)).toEqual([false, false, true]);
  });

  it('erases nothing while an order is on its way, unless forced', async () => {
    const uid = await aBuyer(2);
    const db = await firebase.database();
    await db.doc(`orders/${uid}-1`).update({ status: 'packed' });
    await expect(eraseCustomer(firebase.database, uid)).rejects.toMatchObject({ code: 'open-orders' });
    expect((await ordersOf(uid)).map(({ name }) => name)).toEqual(['Ada Reader', 'Ada Reader']);
    expect(await eraseCustomer(firebase.database, uid, { evenOnItsWay: true })).toBe(2);
  });

  // E55
  it('refuses erasure for an unreadable order, which the export omits', async () => {
    const uid = await aBuyer(2);
    const db = await firebase.database();
    await db.doc(`orders/${uid}-0`).update({ totalCents: 'much' });
    for (const { id } of await ordersOfCustomer(firebase.database, { uid }, () => undefined))
      await mailRef(db, id, 'placed').delete();
    await expect(eraseCustomer(firebase.database, uid)).rejects.toThrow(InvalidDocument);
    const reported: string[] = [];
    const exports = createExportRepository(firebase.database, ({ path }) => reported.push(path));
    expect((await exports.findOrders(uid, new Date())).orders.map(({ _id }) => _id)).toEqual([`${uid}-1`]);
    expect(reported).toEqual([`orders/${uid}-0`]);
  });
});
