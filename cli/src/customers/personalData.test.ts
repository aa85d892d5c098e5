import { apiPaths } from '@bookstore/contract/apiPaths';
import { customerPaths } from '@bookstore/contract/customerPaths';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eraseCustomer } from '../../../functions/src/customers/erasure.ts';
import { exportOrders } from '../../../functions/src/customers/exportOrders.ts';
import { createFirebase, type Firebase } from '../../../functions/src/lib/firebase.ts';
import { openApi, type TestApi } from '../../../functions/test/api.ts';
import { aDetailsBody, anOrderBody } from '../../../functions/test/factories.ts';
import { expectSoundDatabase } from '../../../functions/test/invariants.ts';
import { findDetails, findOrders, isEmail } from './personalData.ts';

let api: TestApi;
let firebase: Firebase;

beforeEach(async () => {
  api = await openApi();
  firebase = createFirebase(api.projectId);
});
afterEach(() => Promise.all([api.close(), firebase.close()]));

const exported = async (email: string, uid?: string) =>
  exportOrders(firebase.database, await findOrders(firebase.database, email, uid), new Date());
const erase = async (email: string, uid?: string) => {
  const orders = await findOrders(firebase.database, email, uid);
  return eraseCustomer(firebase.database, orders[0]?.uid ?? '', orders);
};

// E55
describe('the data of a customer', () => {
  it('is exported whole, and erased but for what was sold', async () => {
    const admin = await api.newAdmin();
    const book = await api.newBook(admin, { newPrice: 19.99 });
    const [ada, eve] = [await api.newCustomer('ada@example.com'), await api.newCustomer('eve@example.com')];
    for (const [index, { email, token }] of [ada, ada, eve].entries()) {
      const key = `order-of-book-${index}`;
      const street = { street: `Mill Lane ${index}` };
      await api.call('PUT', apiPaths.delivery(key), { token, body: street });
      const body = anOrderBody({ email }, [book], { name: 'Ada Reader', phone: '0170999' });
      await api.call('POST', '/api/orders', { token, body, headers: { 'Idempotency-Key': key } });
    }
    await api.call('PUT', apiPaths.delivery('an-order-that-never-came'), {
      token: ada.token,
      body: { street: 'No 9' },
    });
    const ofAda = await exported(' Ada@Example.com');
    expect(ofAda).toMatchObject([
      { name: 'Ada Reader', delivery: { street: 'Mill Lane 1' } },
      { phone: '0170999', totalPrice: '19.99', delivery: { street: 'Mill Lane 0' } },
    ]);
    expect(ofAda[0]?.mails?.map(({ event }) => event)).toEqual(['placed', 'shop']);

    for (const status of ['packed', 'cancelled'])
      await api.call('PATCH', `/api/orders/${ofAda[0]?._id}`, { token: admin.token, body: { status } });
    expect(await erase('ADA@example.com')).toBe(2);
    await expect(exported('ada@example.com')).rejects.toThrow('There is no order of ada@example.com.');
    expect(await exported('eve@example.com')).toMatchObject([{ delivery: { street: 'Mill Lane 2' } }]);
    const { docs } = await (await api.db()).collection('deliveries').get();
    expect(docs.map((document) => document.get('street'))).toEqual(['Mill Lane 2']);

    const mails = (await (await api.db()).collection('mail').get()).docs;
    expect(mails).toHaveLength(2);
    expect(JSON.stringify(mails.map((mail) => mail.data()))).not.toMatch(/ada@/i);

    const documents = await Promise.all(ofAda.map(async ({ _id }) => (await api.db()).doc(`orders/${_id}`).get()));
    for (const document of documents) {
      const text = JSON.stringify(document.data());
      for (const word of ['Ada Reader', 'ada@', '0170999', 'Graz', ada.uid])
        expect(text.toLowerCase()).not.toContain(word.toLowerCase());
      expect(document.get('totalCents')).toBe(1999);
      expect(document.get('refused')).toBe(false);
    }
    expect(await expectSoundDatabase(await api.db())).toEqual({ books: 1, orders: 3 });
    const statistics = await api.call('GET', '/api/admin', { token: admin.token });
    expect(statistics.body).toMatchObject({ totalOrders: 2, totalSales: 39.98 });
  });

  it('is never that of another who has had the address', async () => {
    const admin = await api.newAdmin();
    const book = await api.newBook(admin);
    const [before, now] = [await api.newCustomer('shared@example.com'), await api.newCustomer('shared@example.com')];
    for (const [customer, name] of [[before, 'Ada'] as const, [now, 'Berta'] as const]) {
      const body = anOrderBody(customer, [book], { name });
      await api.call('POST', '/api/orders', { token: customer.token, body });
    }
    const question = exported('shared@example.com');
    await expect(question).rejects.toThrow('2 customers have had this address');
    await expect(question).rejects.toThrow(new RegExp(`--uid ${before.uid} .*1 orders from .* by Ada$`, 'm'));
    await expect(erase('shared@example.com')).rejects.toThrow('Say which');
    expect(await exported('shared@example.com', now.uid)).toMatchObject([{ name: 'Berta' }]);
    expect(await erase('shared@example.com', before.uid)).toBe(1);
    expect(await exported('shared@example.com')).toMatchObject([{ name: 'Berta' }]);
  });

  // rows: 613
  it('holds what was saved for the next order, with or without one before', async () => {
    const [ada, eve] = [await api.newCustomer('ada@example.com'), await api.newCustomer('eve@example.com')];
    for (const { token } of [ada, eve]) await api.call('PUT', customerPaths.details, { token, body: aDetailsBody() });
    const details = await findDetails(firebase.database, ' Ada@example.com');
    expect(details).toMatchObject([{ uid: ada.uid, street: 'Mill Lane 1' }]);
    expect(await findOrders(firebase.database, 'ada@example.com', undefined, details)).toEqual([]);
    expect(await eraseCustomer(firebase.database, ada.uid, [])).toBe(0);
    expect(await findDetails(firebase.database, 'ada@example.com')).toEqual([]);
    expect(await findDetails(firebase.database, 'eve@example.com')).toHaveLength(1);
  });

  it('is never that of another who has saved details under the address', async () => {
    const [before, now] = [await api.newCustomer('shared@example.com'), await api.newCustomer('shared@example.com')];
    for (const { token } of [before, now])
      await api.call('PUT', customerPaths.details, { token, body: aDetailsBody() });
    const details = await findDetails(firebase.database, 'shared@example.com');
    const question = findOrders(firebase.database, 'shared@example.com', undefined, details);
    await expect(question).rejects.toThrow(`--uid ${before.uid}   saved details, and no orders`);
    expect(await findDetails(firebase.database, 'shared@example.com', now.uid)).toMatchObject([{ uid: now.uid }]);
  });

  it('is asked for by an address', () => {
    expect(['ada@example.com', ' ada@localhost '].map(isEmail)).toEqual([true, true]);
    expect(['ada', '--yes', '@', 'a b@example.com', ''].filter(isEmail)).toEqual([]);
  });
});
