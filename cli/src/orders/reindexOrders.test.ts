import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { createFirebase } from '../../../functions/src/firestore/firebase.ts';
import { refuseInvalid } from '../../../functions/src/firestore/readDocument.ts';
import { createOrderQueries } from '../../../functions/src/orders/orderLists.repository.ts';
import { storeOrders } from '../../../functions/test/storedOrders.ts';
import { reindexOrders } from './reindexOrders.ts';

const firebase = createFirebase(`demo-${randomUUID()}`);
afterAll(() => firebase.close());

it('updates search keys of old orders and then changes nothing', async () => {
  const db = await firebase.database();
  const ids = await storeOrders(db, 120, {});
  for (const id of ids.slice(0, 110)) await db.doc(`orders/${id}`).update({ searchKeys: ['ada'] });
  await db.doc('orders/broken').set({ searchKeys: ['x'] });
  const find = async (search: string) => {
    const queries = createOrderQueries(firebase.database, refuseInvalid);
    return (await queries.findPage({ after: null, limit: 200, search })).orders.length;
  };
  expect(await find('graz')).toBe(10);
  let looked = 0;
  const count = () => {
    looked += 1;
  };
  expect(await reindexOrders(db, { count, touch: () => undefined })).toBe(110);
  expect(looked).toBe(121);
  expect([await find('graz'), await find('salt'), await find('8010')]).toEqual([120, 120, 120]);
  expect(await reindexOrders(db)).toBe(0);
  expect((await db.doc('orders/broken').get()).data()).toEqual({ searchKeys: ['x'] });
});
