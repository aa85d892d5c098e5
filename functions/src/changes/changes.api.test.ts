import type { ChangesPage } from '@bookstore/contract/api/changes';
import type { Order } from '@bookstore/contract/api/order';
import { apiPaths, stockPaths } from '@bookstore/contract/api/paths';
import { addDays, dayOf } from '@bookstore/contract/days';
import { shortId } from '@bookstore/contract/ids';
import { CHANGES_KEPT_DAYS, LIMITS } from '@bookstore/contract/limits';
import { afterAll, describe, expect, it } from 'vitest';
import { openApi, type TestAdmin } from '../../test/api.ts';
import { aBookBody, anOrderBody } from '../../test/factories.ts';
import { changesOf, recordChange } from './changeRecord.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const api = await openApi();
afterAll(() => api.close());
const owner = await api.newAdmin();

const ask = (query: Record<string, string>, admin: TestAdmin = owner) =>
  api.call('GET', `${apiPaths.changes}?${new URLSearchParams(query).toString()}`, { token: admin.token });
const page = async (query: Record<string, string>) => (await ask(query)).body as ChangesPage;
const as = (admin: TestAdmin, method: string, path: string, body?: unknown) =>
  api.call(method, path, { token: admin.token, ...(body !== undefined && { body }) });

async function linesOf(subject: string) {
  return (await page({ subject })).changes.toReversed().map(({ what, by }) => [what, by]);
}

describe('log', () => {
  it('is readable for owners only', async () => {
    const staff = await api.newAdmin('staff');
    expect(await ask({}, staff)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    const reply = await ask({});
    expect(reply.status).toBe(200);
  });

  it('contains author, book and values before and after', async () => {
    const staff = await api.newAdmin('staff');
    const book = await api.newBook(owner, { newPrice: 20 });
    await as(staff, 'PUT', apiPaths.editBook(book._id), aBookBody({ newPrice: 12.5 }));
    await as(staff, 'PUT', apiPaths.editBook(book._id), aBookBody({ newPrice: 12.5 }));
    await as(staff, 'PUT', stockPaths.stock(book._id), { count: 3 });
    await as(staff, 'PUT', stockPaths.stock(book._id), { change: 2 });
    await as(owner, 'DELETE', apiPaths.book(book._id));
    await as(owner, 'DELETE', apiPaths.book(book._id));
    await as(staff, 'POST', apiPaths.restoreBook(book._id));
    const { changes } = await page({ subject: book._id });
    expect(changes.map(({ what, by }) => [what, by])).toEqual([
      ['book-restored', staff.username],
      ['book-deleted', owner.username],
      ['copies-changed', staff.username],
      ['copies-changed', staff.username],
      ['book-changed', staff.username],
      ['book-changed', staff.username],
      ['book-added', owner.username],
    ]);
    expect(changes.at(-2)?.books).toMatchObject([{ _id: book._id, fields: { newPrice: { before: 20, after: 12.5 } } }]);
    expect(changes[2]?.books).toMatchObject([{ fields: { stock: { before: 3, after: 5 } } }]);
    expect(changes[3]?.books).toMatchObject([{ fields: { stock: { before: null, after: 3 } } }]);
  });

  it('has one entry per batch, and none for unchanged books', async () => {
    const books = [await api.newBook(owner), await api.newBook(owner)];
    const changes = books.map(({ _id, updatedAt, trending }) => ({
      _id,
      seen: updatedAt,
      set: { trending: !trending },
    }));
    for (const _twice of [1, 2]) await as(owner, 'POST', apiPaths.bookChanges, { changes });
    const rows = books.map(({ _id }) => ({ book: { ...aBookBody({ newPrice: 5 }), _id, stock: '4' } }));
    for (const _twice of [1, 2]) await as(owner, 'POST', apiPaths.bookImport, { rows });
    await as(owner, 'POST', apiPaths.bookImport, { rows, dryRun: true });
    for (const { _id } of books) {
      const found = (await page({ subject: _id })).changes;
      expect(found.map(({ what, count }) => [what, count])).toEqual([
        ['copies-changed', 2],
        ['books-imported', 2],
        ['book-changed', 2],
        ['book-added', 1],
      ]);
      for (const change of found) expect(change.subjects).toEqual([_id]);
    }
  });

  it("contains admins' order steps without personal data", async () => {
    const customer = await api.newCustomer();
    const book = await api.newBook(owner);
    const place = async () => {
      const body = anOrderBody(customer, [book]);
      return ((await api.call('POST', apiPaths.orders, { token: customer.token, body })).body as Order)._id;
    };
    const [sent, own] = [await place(), await place()];
    const step = (status: string) => as(owner, 'PATCH', apiPaths.order(sent), { status });
    await step('packed');
    await as(owner, 'POST', apiPaths.undoOrder(sent), { status: 'packed' });
    await step('packed');
    await step('cancelled');
    await step('delivered');
    await api.call('POST', apiPaths.cancelOrder(own), { token: customer.token });
    expect(await linesOf(sent)).toEqual(
      ['order-packed', 'order-undone', 'order-packed', 'order-cancelled'].map((what) => [what, owner.username]),
    );
    expect(await linesOf(own)).toEqual([]);
    expect(await linesOf(shortId(sent).toUpperCase())).toEqual(await linesOf(sent));
    const { changes } = await page({ subject: sent });
    expect(changes[0]?.fields).toEqual(['status', 'refused']);
    const stored = (
      await changesOf(await api.db())
        .where('subjects', 'array-contains', sent)
        .orderBy('at', 'desc')
        .get()
    ).docs;
    const text = JSON.stringify(stored.map((document) => document.data()));
    for (const personal of [customer.email, customer.uid, 'Ada', 'Graz']) expect(text).not.toContain(personal);
  });

  it('is filtered by day, author and subject, newest first, in pages', async () => {
    const db = await api.db();
    const by = (await api.newAdmin()).username;
    const batch = db.batch();
    const day = dayOf(new Date(Date.now() - 3 * DAY_MS), 'UTC');
    const next = addDays(day, 1);
    const at = (minute: number) => new Date(Date.parse(`${day}T12:00:00Z`) + minute * 60_000);
    for (let minute = 0; minute < LIMITS.changesPage + 5; minute += 1) {
      recordChange(db, batch, {
        at: at(minute),
        by,
        what: 'book-changed',
        subjects: [`subject-${minute % 2}-of-${by}`],
      });
    }
    recordChange(db, batch, { at: new Date(`${next}T00:00:00Z`), by, what: 'book-added', subjects: ['later'] });
    await batch.commit();

    const first = await page({ by, day });
    expect(first.changes).toHaveLength(LIMITS.changesPage);
    expect(first.changes[0]?.at).toBe(at(LIMITS.changesPage + 4).toISOString());
    const second = await page({ by, day, cursor: first.nextCursor ?? '' });
    expect(second.changes.map((change) => change.at)).toEqual(
      [4, 3, 2, 1, 0].map((minute) => at(minute).toISOString()),
    );
    expect(second.nextCursor).toBeNull();
    const even = await page({ by, subject: `subject-0-of-${by}`, day });
    expect(even.changes).toHaveLength(Math.ceil((LIMITS.changesPage + 5) / 2));
    expect((await page({ by, day: next })).changes.map(({ what }) => what)).toEqual(['book-added']);
    expect((await page({ by, day: addDays(next, 1) })).changes).toEqual([]);
  });

  it.each([
    ['day', 'yesterday'],
    ['subject', 'a/b'],
    ['cursor', 'none'],
  ])('refuses an invalid %s', async (name, value) => {
    expect(await ask({ [name]: value })).toMatchObject({
      status: 400,
      body: { code: 'validation-failed', errors: [{ path: name }] },
    });
  });

  it('omits expired and invalid entries', async () => {
    const by = (await api.newAdmin()).username;
    const db = await api.db();
    const batch = db.batch();
    const ago = (days: number) => new Date(Date.now() - days * DAY_MS);
    recordChange(db, batch, { at: ago(CHANGES_KEPT_DAYS + 1), by, what: 'book-added', subjects: ['b'] });
    recordChange(db, batch, { at: ago(CHANGES_KEPT_DAYS - 1), by, what: 'book-deleted', subjects: ['b'] });
    batch.create(changesOf(db).doc(), { at: new Date(), by, what: 'magic' });
    await batch.commit();
    expect((await page({ by })).changes.map(({ what }) => what)).toEqual(['book-deleted']);
  });
});
