import type { Order } from '@bookstore/contract/api/order';
import { apiPaths, customerPaths } from '@bookstore/contract/api/paths';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eraseCustomer, erasePhoneCustomer } from '../../../functions/src/customers/erasure.ts';
import { createFirebase, type Firebase } from '../../../functions/src/firestore/firebase.ts';
import { openApi, type TestApi } from '../../../functions/test/api.ts';
import { aDetailsBody, anOrderBody } from '../../../functions/test/factories.ts';
import { expectConsistentDatabase } from '../../../functions/test/invariants.ts';
import { aStoredOrder } from '../../../functions/test/storedOrders.ts';
import {
  eraseWithdrawalsFrom,
  exportCustomer,
  findByName,
  findByPhone,
  findCustomer,
  isEmail,
  isPhone,
} from './customer.ts';

let api: TestApi;
let firebase: Firebase;

beforeEach(async () => {
  api = await openApi();
  firebase = createFirebase(api.projectId);
});
afterEach(() => Promise.all([api.close(), firebase.close()]));

const find = (email: string, uid?: string, accounts: string[] = []) =>
  findCustomer(firebase.database, email, { uid, findAccounts: async () => accounts });
const exportOf = async (email: string, uid?: string) =>
  exportCustomer(firebase.database, await find(email, uid), new Date());
const exported = async (email: string, uid?: string) => (await exportOf(email, uid)).orders;
async function erase(email: string, uid?: string, { evenOnItsWay = false } = {}): Promise<number> {
  const found = await find(email, uid);
  if (found.uid === null) throw new Error(`The shop knows no customer with the address ${email}.`);
  return eraseCustomer(firebase.database, found.uid, { evenOnItsWay });
}

// E55
describe('the data of a customer', () => {
  it('is exported completely and erased except for sales', async () => {
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
    expect(await erase('ADA@example.com', undefined, { evenOnItsWay: true })).toBe(2);
    await expect(exported('ada@example.com')).rejects.toThrow('The shop has no data for ada@example.com.');
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
    expect(await expectConsistentDatabase(await api.db())).toEqual({ books: 1, orders: 3 });
    const statistics = await api.call('GET', '/api/admin', { token: admin.token });
    expect(statistics.body).toMatchObject({ totalOrders: 2, totalSales: 39.98 });
  });

  it('never includes data of another owner of the address', async () => {
    const admin = await api.newAdmin();
    const book = await api.newBook(admin);
    const [before, now] = [await api.newCustomer('shared@example.com'), await api.newCustomer('shared@example.com')];
    for (const [customer, name] of [[before, 'Ada'] as const, [now, 'Berta'] as const]) {
      const body = anOrderBody(customer, [book], { name });
      await api.call('POST', '/api/orders', { token: customer.token, body });
    }
    const question = exported('shared@example.com');
    await expect(question).rejects.toThrow('2 customers have used this address');
    await expect(question).rejects.toThrow(new RegExp(`--uid ${before.uid} .*1 orders from .* by Ada$`, 'm'));
    await expect(erase('shared@example.com')).rejects.toThrow('Select one');
    expect(await exported('shared@example.com', now.uid)).toMatchObject([{ name: 'Berta' }]);
    expect(await eraseCustomer(firebase.database, before.uid, { evenOnItsWay: true })).toBe(1);
    expect(await exported('shared@example.com')).toMatchObject([{ name: 'Berta' }]);
  });

  it('includes orders under former addresses', async () => {
    const book = await api.newBook(await api.newAdmin());
    const ada = await api.newCustomer('ada@example.com');
    const order = async () =>
      (await api.call('POST', '/api/orders', { token: ada.token, body: anOrderBody(ada, [book]) })).body as Order;
    const [older, newer] = [await order(), await order()];
    await (await api.db()).doc(`orders/${older._id}`).update({ email: 'before@example.com' });
    for (const email of ['ada@example.com', 'before@example.com'])
      expect((await exported(email)).map(({ _id }) => _id)).toEqual([newer._id, older._id]);
    await expect(erase('before@example.com')).rejects.toMatchObject({ code: 'open-orders' });
  });

  it('is found by the current address of the account', async () => {
    const ada = await api.newCustomer('before@example.com');
    await api.call('PUT', customerPaths.details, { token: ada.token, body: aDetailsBody() });
    expect((await find('now@example.com', undefined, [ada.uid])).uid).toBe(ada.uid);
    await expect(find('now@example.com')).rejects.toThrow('The shop has no data for now@example.com.');
    const question = find('before@example.com', undefined, ['another']);
    await expect(question).rejects.toThrow('--uid another   the account with this address, without orders');
  });

  it('is found and erased with only a back-in-stock alert', async () => {
    const db = await firebase.database();
    const alert = { uid: 'gone-account', email: 'waits@example.com', bookId: 'b1' };
    await db.doc('alerts/waiting').set({ ...alert, since: new Date(), expiresAt: new Date(Date.now() + 60_000) });
    expect((await find('waits@example.com')).uid).toBe('gone-account');
    await eraseCustomer(firebase.database, 'gone-account', { evenOnItsWay: true });
    await expect(find('waits@example.com')).rejects.toThrow('The shop has no data for waits@example.com.');
  });

  it('includes saved details with or without an order', async () => {
    const [ada, eve] = [await api.newCustomer('ada@example.com'), await api.newCustomer('eve@example.com')];
    for (const { token } of [ada, eve]) await api.call('PUT', customerPaths.details, { token, body: aDetailsBody() });
    expect(await exportOf(' Ada@example.com')).toMatchObject({ details: { street: 'Mill Lane 1' }, orders: [] });
    expect(await erase(' Ada@example.com')).toBe(0);
    await expect(find('ada@example.com')).rejects.toThrow('The shop has no data for');
    expect(await find('eve@example.com')).toEqual({ uid: eve.uid, email: 'eve@example.com' });
  });

  it('includes withdrawals from the address', async () => {
    const ada = await api.newCustomer('ada@example.com');
    await api.call('PUT', customerPaths.details, { token: ada.token, body: aDetailsBody() });
    for (const email of ['ada@example.com', 'eve@example.com', 'berta@example.com']) {
      const body = { name: 'A Reader', email, order: 'lost', items: ['Salt'] };
      await api.call('POST', apiPaths.withdrawals, { body });
    }
    expect(await exportOf('ada@example.com')).toMatchObject({ uid: ada.uid, withdrawals: [{ order: 'lost' }] });
    expect(await exportOf(' Eve@example.com')).toMatchObject({
      uid: null,
      details: null,
      orders: [],
      withdrawals: [{ name: 'A Reader', email: 'eve@example.com', items: ['Salt'] }],
    });
    expect(await eraseWithdrawalsFrom(firebase.database, 'eve@example.com')).toBe(1);
    await expect(find('eve@example.com')).rejects.toThrow('The shop has no data for eve@example.com.');
    const db = await api.db();
    const emails = (await db.collection('withdrawals').get()).docs.map((document) => document.get('email'));
    expect(new Set(emails)).toEqual(new Set(['ada@example.com', 'berta@example.com']));
    const mails = (await db.collection('mail').get()).docs.map((document) => JSON.stringify(document.data()));
    expect(mails.filter((mail) => mail.includes('eve@'))).toEqual([]);
  });

  it('is requested by address', () => {
    expect(['ada@example.com', ' ada@localhost '].map(isEmail)).toEqual([true, true]);
    expect(['ada', '--yes', '@', 'a b@example.com', ''].filter(isEmail)).toEqual([]);
  });
});

describe('the data of a phone customer', () => {
  const EMAIL = 'ada@example.com';

  async function aShopThatIsCalled() {
    const admin = await api.newAdmin();
    const book = await api.newBook(admin);
    const call = async (fields: object): Promise<string> => {
      const body = { ...anOrderBody({ email: '' }, [book]), street: 'Mill Lane 1', ...fields };
      return ((await api.call('POST', apiPaths.phoneOrders, { token: admin.token, body })).body as Order)._id;
    };
    const first = await call({ name: 'Ada Reader', phone: '+43 660 1234567', email: EMAIL });
    const second = await call({ name: 'Ada Reader', phone: '0660-1234567' });
    await call({ name: 'Eve Reader', phone: '0660-12345678' });
    const account = await api.newCustomer(EMAIL);
    await api.call('POST', '/api/orders', { token: account.token, body: anOrderBody(account, [book]) });
    return { first, second, account };
  }
  const phoned = async (phone: string) =>
    (await exportCustomer(firebase.database, await findByPhone(firebase.database, phone), new Date())).orders;
  const findPhoned = () => findCustomer(firebase.database, EMAIL, { byPhone: true, findAccounts: async () => [] });

  it('is found by phone number in any format, or address', async () => {
    const { first, second, account } = await aShopThatIsCalled();
    for (const phone of ['0660 1234567', '+43 660 1234567', '0043 6601234567'])
      expect((await phoned(phone)).map(({ _id }) => _id).toSorted()).toEqual([first, second].toSorted());
    await expect(findByPhone(firebase.database, '0660 123456')).rejects.toThrow('no phone orders of 0660 123456');
    await expect(find(EMAIL)).rejects.toThrow(/--by-phone {3}by phone: 1 orders from .*, by Ada Reader/);
    const ofAddress = await exportCustomer(firebase.database, await findPhoned(), new Date());
    expect(ofAddress.orders).toMatchObject([
      { _id: first, delivery: { street: 'Mill Lane 1' }, mails: [{ event: 'placed' }, { event: 'shop' }] },
    ]);
    expect(await exported(EMAIL, account.uid)).toHaveLength(1);
    expect((await exported(EMAIL, account.uid))[0]?._id).not.toBe(first);
  });

  it('is erased by phone number without affecting other callers', async () => {
    const { first, second, account } = await aShopThatIsCalled();
    const erasure = erasePhoneCustomer(firebase.database, { phone: '0660 1234567' });
    await expect(erasure).rejects.toMatchObject({ code: 'open-orders' });
    const options = { evenOnItsWay: true };
    expect(await erasePhoneCustomer(firebase.database, { phone: '0660 1234567' }, options)).toBe(2);
    const db = await api.db();
    for (const id of [first, second]) {
      expect((await db.doc(`orders/${id}`).get()).data()).toMatchObject({ uid: 'erased', name: 'Erased', phone: '0' });
      expect((await db.doc(`deliveries/${id}`).get()).exists).toBe(false);
    }
    await expect(findPhoned()).rejects.toThrow(`no phone orders of ${EMAIL}`);
    expect(await phoned('0660 12345678')).toMatchObject([{ name: 'Eve Reader' }]);
    expect(await exported(EMAIL)).toMatchObject([{ name: 'Ada Reader', email: account.email }]);
    expect(await expectConsistentDatabase(db)).toEqual({ books: 1, orders: 4 });
  });

  it('is not erased during an open withdrawal', async () => {
    const admin = await api.newAdmin();
    const book = await api.newBook(admin);
    const order = { ...anOrderBody({ email: '' }, [book]), phone: '0660 1234567' };
    const { _id } = (await api.call('POST', apiPaths.phoneOrders, { token: admin.token, body: order })).body as Order;
    for (const status of ['packed', 'delivered'])
      await api.call('PATCH', apiPaths.order(_id), { token: admin.token, body: { status } });
    const body = { name: 'Ada Reader', email: EMAIL, order: _id, items: [] };
    await api.call('POST', apiPaths.withdrawals, { body });
    await api.settle();
    const erasePhoned = () => erasePhoneCustomer(firebase.database, { phone: '0660 1234567' });
    await expect(erasePhoned()).rejects.toMatchObject({ code: 'open-withdrawals' });
    const [declared] = (await (await api.db()).collection('withdrawals').where('orderId', '==', _id).get()).docs;
    await declared?.ref.update({ settled: { at: new Date(), by: 'ada' } });
    expect(await erasePhoned()).toBe(1);
  });

  it('is found by name only for sales at the counter', async () => {
    const db = await firebase.database();
    const store = async (id: string, name: string, method: 'counter' | 'cash-on-delivery') => {
      const nobody = { uid: '', email: '', phone: '' };
      const { id: _id, ...order } = aStoredOrder({ ...nobody, name, payment: { method }, status: 'delivered' });
      await db.doc(`orders/${id}`).set(order);
    };
    await store('sold', 'Ada Reader', 'counter');
    await store('nameless', '', 'counter');
    await store('called', 'Ada Reader', 'cash-on-delivery');
    await expect(findByName(firebase.database, '')).rejects.toThrow('no sales at the counter');
    const { byPhone } = await findByName(firebase.database, ' ADA  reader');
    expect(byPhone && (await erasePhoneCustomer(firebase.database, byPhone))).toBe(1);
    const names = (await db.getAll(...['sold', 'nameless', 'called'].map((id) => db.doc(`orders/${id}`)))).map(
      (order) => order.get('name'),
    );
    expect(names).toEqual(['Erased', '', 'Ada Reader']);
  });

  it('is never erased for all phone customers together', async () => {
    await aShopThatIsCalled();
    await expect(eraseCustomer(firebase.database, '', { evenOnItsWay: true })).rejects.toThrow('share the empty uid');
    await expect(find(EMAIL, '')).rejects.toThrow('The shop has no data for');
  });

  it('is requested by a phone number of at least five digits', () => {
    expect(['0660 1234567', '+43 (660) 12', '12345'].map(isPhone)).toEqual([true, true, true]);
    expect(['1234', '--yes', 'ada', '0660 Ada', ''].filter(isPhone)).toEqual([]);
  });
});
