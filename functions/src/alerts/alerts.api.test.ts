import type { Book } from '@bookstore/contract/api/book';
import type { CustomerExport } from '@bookstore/contract/api/customerDetails';
import { apiPaths, customerPaths, stockPaths } from '@bookstore/contract/api/paths';
import { LIMITS } from '@bookstore/contract/limits';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { anIdToken, type TestCustomer } from '../../test/customers.ts';
import { openOrderCalls } from '../../test/orderCalls.ts';
import { alertRef, alertsOf } from './alertRecord.ts';

const { shop, anOrder, cancel, expectConsistentShop, asAdmin, aCountedBook } = openOrderCalls();

const setCount = ({ _id }: Book, count: number | null) => asAdmin('PUT', stockPaths.stock(_id), { count });

async function aConfirmedCustomer(): Promise<TestCustomer> {
  const { uid, email } = await shop.api.newCustomer();
  const { projectId } = shop.api;
  return { uid, email, token: anIdToken(projectId, { sub: uid, user_id: uid, email, email_verified: true }) };
}

const call = (method: string, { _id }: Pick<Book, '_id'>, { token }: Pick<TestCustomer, 'token'>) =>
  shop.api.call(method, apiPaths.bookAlert(_id), { token });

async function aWaitingCustomer(book: Book): Promise<TestCustomer> {
  const customer = await aConfirmedCustomer();
  expect(await call('PUT', book, customer)).toMatchObject({ status: 200, body: { isSet: true } });
  return customer;
}

async function mailsTo({ email }: TestCustomer): Promise<{ subject: string; text: string }[]> {
  await shop.api.settle();
  const { docs } = await (await shop.api.db()).collection('mail').where('to', '==', email.toLowerCase()).get();
  return docs.filter(({ id }) => id.startsWith('alert_')).map((mail) => mail.get('message'));
}
async function waitingFor({ _id }: Book): Promise<string[]> {
  const alerts = alertsOf(await shop.api.db()).where('bookId', '==', _id);
  return (await alerts.get()).docs.map((alert) => alert.get('uid'));
}
const isSet = async (book: Book, customer: TestCustomer) =>
  ((await call('GET', book, customer)).body as { isSet: boolean }).isSet;

describe('alerts', () => {
  it('set an alert once, show it and remove it', async () => {
    const book = await aCountedBook(0);
    const [ada, eve] = [await aWaitingCustomer(book), await aConfirmedCustomer()];
    expect((await call('PUT', book, ada)).status).toBe(200);
    expect([await isSet(book, ada), await isSet(book, eve)]).toEqual([true, false]);
    const stored = (await alertRef(await shop.api.db(), book._id, ada.uid).get()).data();
    expect(stored).toEqual({
      bookId: book._id,
      uid: ada.uid,
      email: ada.email.toLowerCase(),
      since: expect.any(Timestamp),
      expiresAt: expect.any(Timestamp),
    });
    expect((await call('DELETE', book, eve)).status).toBe(204);
    expect(await isSet(book, ada)).toBe(true);
    for (let time = 0; time < 2; time += 1) expect((await call('DELETE', book, ada)).status).toBe(204);
    expect(await isSet(book, ada)).toBe(false);
    await setCount(book, 5);
    expect(await mailsTo(ada)).toEqual([]);
  });

  it('send one mail when the book is back, then forget the customer', async () => {
    const book = await aCountedBook(0, { title: 'Salt & Light' });
    const ada = await aWaitingCustomer(book);
    await setCount(book, 2);
    const [mail, ...others] = await mailsTo(ada);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('“Salt & Light” is back');
    expect(mail?.text).toContain(`/books/${book._id}`);
    expect(await isSet(book, ada)).toBe(false);
    await setCount(book, 0);
    await setCount(book, 1);
    expect(await mailsTo(ada)).toHaveLength(1);
    await setCount(book, 0);
    expect((await call('PUT', book, ada)).status).toBe(200);
    await setCount(book, 1);
    expect(await mailsTo(ada)).toHaveLength(2);
    await expectConsistentShop();
  });

  it('follow cancellations, imports, restored books and the end of stock tracking', async () => {
    const sold = await aCountedBook(1);
    const { id, customer: buyer } = await anOrder([sold]);
    await shop.api.settle();
    const ofCancelled = await aWaitingCustomer(sold);
    await cancel(id, buyer);
    expect(await mailsTo(ofCancelled)).toHaveLength(1);

    const uncounted = await aCountedBook(0);
    const ofUncounted = await aWaitingCustomer(uncounted);
    await setCount(uncounted, null);
    expect(await mailsTo(ofUncounted)).toHaveLength(1);

    const imported = await aCountedBook(0);
    const ofImported = await aWaitingCustomer(imported);
    const { title, description, category, newPrice, oldPrice } = imported;
    const row = { _id: imported._id, title, description, category, newPrice, oldPrice, stock: 2 };
    expect((await asAdmin('POST', apiPaths.bookImport, { rows: [{ book: row }] })).status).toBe(200);
    expect(await mailsTo(ofImported)).toHaveLength(1);

    const deleted = await aCountedBook(0);
    const ofDeleted = await aWaitingCustomer(deleted);
    await asAdmin('DELETE', apiPaths.book(deleted._id));
    expect(await call('PUT', deleted, await aConfirmedCustomer())).toMatchObject({ status: 404 });
    await asAdmin('POST', apiPaths.restoreBook(deleted._id));
    expect(await mailsTo(ofDeleted)).toEqual([]);
    await setCount(deleted, 1);
    expect(await mailsTo(ofDeleted)).toHaveLength(1);
    await expectConsistentShop();
  });

  it('wait while a restocked book cannot be ordered', async () => {
    const book = await aCountedBook(0, { orderable: false });
    const ada = await aWaitingCustomer(book);
    await setCount(book, 3);
    expect(await mailsTo(ada)).toEqual([]);
    const { title, description, category, newPrice, oldPrice, trending, coverImage } = book;
    const fields = { title, description, category, newPrice, oldPrice, trending, coverImage, orderable: true };
    expect((await asAdmin('PUT', apiPaths.editBook(book._id), fields)).status).toBe(200);
    expect(await mailsTo(ada)).toHaveLength(1);
  });

  it('refuse books in stock, unknown books and unconfirmed addresses', async () => {
    const [there, soldOut] = [await aCountedBook(2), await aCountedBook(0)];
    const ada = await aConfirmedCustomer();
    for (const book of [there, shop.salt])
      expect(await call('PUT', book, ada)).toMatchObject({ status: 409, body: { code: 'no-alert' } });
    for (const _id of ['no-such-book', '__x__']) {
      expect(await call('PUT', { _id }, ada)).toMatchObject({ status: 404, body: { code: 'not-found' } });
    }
    const unconfirmed = await shop.api.newCustomer();
    expect(await call('PUT', soldOut, unconfirmed)).toMatchObject({
      status: 403,
      body: { code: 'email-not-confirmed' },
    });
    for (const method of ['GET', 'PUT', 'DELETE']) {
      expect((await call(method, soldOut, { token: '' })).status).toBe(401);
      expect((await call(method, soldOut, shop.admin)).status).toBe(403);
    }
    expect(await waitingFor(soldOut)).toEqual([]);
  });

  it('are limited per customer', async () => {
    const book = await aCountedBook(0);
    const ada = await aConfirmedCustomer();
    const db = await shop.api.db();
    const at = new Date();
    for (let one = 0; one < LIMITS.alerts; one += 1) {
      const alert = { bookId: `b${one}`, uid: ada.uid, email: ada.email.toLowerCase(), since: at, expiresAt: at };
      await alertRef(db, `b${one}`, ada.uid).create(alert);
    }
    expect(await call('PUT', book, ada)).toMatchObject({
      status: 400,
      body: { code: 'validation-failed', errors: [{ path: 'id', message: `At most ${LIMITS.alerts} books` }] },
    });
    await call('DELETE', { _id: 'b0' }, ada);
    expect((await call('PUT', book, ada)).status).toBe(200);
  });

  it('are exported, and erased with the account and their mails', async () => {
    const [waiting, back] = [await aCountedBook(0), await aCountedBook(0)];
    const [ada, eve] = [await aWaitingCustomer(waiting), await aWaitingCustomer(waiting)];
    await call('PUT', back, ada);
    await setCount(back, 1);
    expect(await mailsTo(ada)).toHaveLength(1);
    const { alerts } = (await shop.api.call('GET', customerPaths.export, { token: ada.token })).body as CustomerExport;
    expect(alerts).toEqual([{ book: waiting._id, email: ada.email.toLowerCase(), since: expect.any(String) }]);
    expect((await shop.api.call('DELETE', customerPaths.me, { token: ada.token })).status).toBe(204);
    expect(await mailsTo(ada)).toEqual([]);
    expect(await waitingFor(waiting)).toEqual([eve.uid]);
  });
});
