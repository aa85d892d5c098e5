import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFirebase, type Firebase } from '../../functions/src/lib/firebase.ts';
import { openApi, type TestApi } from '../../functions/test/api.ts';
import { anOrderBody } from '../../functions/test/factories.ts';
import { expectSoundDatabase } from '../../functions/test/invariants.ts';
import { eraseOrders, exportOrders } from './personalData.ts';

let api: TestApi;
let firebase: Firebase;

beforeAll(async () => {
  api = await openApi();
  firebase = createFirebase(api.projectId);
});
afterAll(() => Promise.all([api.close(), firebase.close()]));

// E55
describe('the data of a customer', () => {
  it('is exported whole, and erased but for what was sold', async () => {
    const admin = await api.newAdmin();
    const book = await api.newBook(admin, { newPrice: 19.99 });
    const [ada, eve] = [await api.newCustomer('ada@example.com'), await api.newCustomer('eve@example.com')];
    for (const customer of [ada, ada, eve]) {
      const body = anOrderBody(customer, [book], { name: 'Ada Reader', phone: '0170999' });
      await api.call('POST', '/api/orders', { token: customer.token, body });
    }
    const exported = await exportOrders(firebase, ' Ada@Example.com');
    expect(exported).toMatchObject([{ name: 'Ada Reader' }, { phone: '0170999', totalPrice: '19.99' }]);

    expect(await eraseOrders(firebase, 'ADA@example.com')).toBe(2);
    expect(await exportOrders(firebase, 'ada@example.com')).toEqual([]);
    expect(await exportOrders(firebase, 'eve@example.com')).toHaveLength(1);

    const documents = await Promise.all(exported.map(async ({ _id }) => (await api.db()).doc(`orders/${_id}`).get()));
    for (const document of documents) {
      const text = JSON.stringify(document.data());
      for (const word of ['Ada Reader', 'ada@', '0170999', 'Graz', ada.uid])
        expect(text.toLowerCase()).not.toContain(word.toLowerCase());
      expect(document.get('totalCents')).toBe(1999);
    }
    expect(await expectSoundDatabase(await api.db())).toEqual({ books: 1, orders: 3 });
    const statistics = await api.call('GET', '/api/admin', { token: admin.token });
    expect(statistics.body).toMatchObject({ totalOrders: 3, totalSales: 59.97 });
  });
});
