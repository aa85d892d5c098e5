import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { storeOrders } from '../../test/storedOrders.ts';
import { createFirebase } from '../firestore/firebase.ts';
import { wrongParts } from './wrongParts.ts';

const firebase = createFirebase(`demo-${randomUUID()}`);
afterAll(() => firebase.close());

describe('wrongParts', () => {
  it('finds one-sided links and second parts with a delivery charge', async () => {
    const db = await firebase.database();
    const store = (id: string, fields: Parameters<typeof storeOrders>[2]) => storeOrders(db, 1, { id, ...fields });
    await store('a', { splitInto: ['b', 'c'] });
    await store('b', { splitFrom: 'a', mergedInto: 'a' });
    await store('c', { splitFrom: 'a', splitInto: ['gone'], mergedInto: 'b', deliveryCents: 490 });
    await store('d', { splitFrom: 'b' });
    const found: string[] = [];
    for await (const finding of wrongParts(db)) found.push(finding);
    expect(found).toEqual([
      'orders/c was split into gone, which does not name it',
      'orders/c was merged into another order than it was split from',
      'orders/c is a second part with a delivery charge',
      'orders/d was split from b, which does not name it',
    ]);
  });
});
