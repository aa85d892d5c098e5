import type { Book } from '@bookstore/contract/api/book';
import type { BookChange, BookChangesAnswer } from '@bookstore/contract/api/bookChanges';
import { apiPaths } from '@bookstore/contract/api/paths';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openApi, type TestAdmin, type TestApi } from '../../../test/api.ts';
import { bookCalls } from '../../../test/bookCalls.ts';
import { aBookBody } from '../../../test/factories.ts';
import { storeAttempts } from '../../../test/rateLimits.ts';

let api: TestApi;
let admin: TestAdmin;

beforeAll(async () => {
  api = await openApi();
});
beforeEach(async () => {
  admin = await api.newAdmin();
});
afterAll(() => api.close());

const { edit, remove } = bookCalls(() => ({ api, admin }));
const send = (body: unknown) => api.call('POST', apiPaths.bookChanges, { token: admin.token, body });
const change = async (...changes: BookChange[]) => ((await send({ changes })).body as BookChangesAnswer).results;
const readBook = async ({ _id }: Book) => (await api.call('GET', apiPaths.book(_id))).body as Book;
const versionOf = async () => (await api.call('GET', `${apiPaths.books}?limit=1`)).headers.get('etag');
const aChange = ({ _id, updatedAt }: Book, set: BookChange['set']): BookChange => ({ _id, seen: updatedAt, set });

describe('changeMany', () => {
  it('changes only the given fields, in one version step', async () => {
    const [salt, tide] = [await api.newBook(admin, { trending: false }), await api.newBook(admin)];
    const { body: counts } = await api.call('GET', apiPaths.bookCounts);
    const results = await change(aChange(salt, { trending: true, newPrice: 0.5 }), aChange(tide, { deleted: true }));
    const changed = await readBook(salt);
    expect(changed).toEqual({ ...salt, trending: true, newPrice: 0.5, updatedAt: changed.updatedAt });
    expect(results).toEqual([
      { _id: salt._id, fate: 'changed', updatedAt: changed.updatedAt },
      { _id: tide._id, fate: 'changed', updatedAt: tide.updatedAt },
    ]);
    expect((await api.call('GET', apiPaths.book(tide._id))).status).toBe(404);
    const { total, trending } = counts as { total: number; trending: number };
    expect((await api.call('GET', apiPaths.bookCounts)).body).toMatchObject({ total: total - 1, trending });
  });

  it('restores deleted books with their dates', async () => {
    const book = await api.newBook(admin);
    await remove(book._id);
    expect(await change(aChange(book, { deleted: false }))).toEqual([
      { _id: book._id, fate: 'changed', updatedAt: book.updatedAt },
    ]);
    expect(await readBook(book)).toEqual(book);
  });

  it('skips books changed by others, and changes the rest', async () => {
    const [edited, gone, other] = [await api.newBook(admin), await api.newBook(admin), await api.newBook(admin)];
    await edit(edited._id, aBookBody({ title: 'Theirs' }));
    await remove(gone._id);
    const nobody = { ...other, _id: 'no-such-book' };
    const results = await change(...[edited, gone, nobody, other].map((book) => aChange(book, { newPrice: 1 })));
    expect(results.map(({ fate }) => fate)).toEqual(['conflict', 'gone', 'gone', 'changed']);
    expect(await readBook(edited)).toMatchObject({ title: 'Theirs', newPrice: 19.99 });
    expect(await change(aChange(edited, { deleted: true }))).toMatchObject([{ fate: 'conflict' }]);
    expect((await readBook(edited)).title).toBe('Theirs');
  });

  it('recognises its own changes when repeated', async () => {
    const [salt, tide] = [await api.newBook(admin), await api.newBook(admin)];
    const changes = [aChange(salt, { newPrice: 1 }), aChange(tide, { deleted: true })];
    const [first] = await change(...changes);
    const before = await versionOf();
    expect(await change(...changes)).toEqual([
      { ...first, fate: 'unchanged' },
      { _id: tide._id, fate: 'unchanged', updatedAt: tide.updatedAt },
    ]);
    expect(await versionOf()).toBe(before);
  });

  it('counts as one change per minute for any number of books', async () => {
    const changes = [
      aChange(await api.newBook(admin), { newPrice: 1 }),
      aChange(await api.newBook(admin), { newPrice: 1 }),
    ];
    await storeAttempts(await api.db(), ['catalogue', admin.username], 59);
    expect((await send({ changes })).status).toBe(200);
    const refused = await send({ changes });
    expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
  });
});
