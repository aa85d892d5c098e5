import { randomUUID } from 'node:crypto';
import type { Book } from '@bookstore/contract/api/book';
import type { BookTitle } from '@bookstore/contract/api/booksQuery';
import { apiPaths, stockPaths } from '@bookstore/contract/api/paths';
import type { StockChange } from '@bookstore/contract/api/stock';
import { STOCK_RATE_LIMIT } from '@bookstore/contract/limits';
import { beforeEach, describe, expect, it } from 'vitest';
import { openBookCalls } from '../../../test/bookCalls.ts';
import { sortBooks, walkPages } from '../../../test/bookPages.ts';
import { aBookBody } from '../../../test/factories.ts';
import { storeAttempts } from '../../../test/rateLimits.ts';

const { shop, withNewAdmin, list, edit, remove, restore } = openBookCalls();
withNewAdmin();

let book: Book;
beforeEach(async () => {
  shop.admin = await shop.api.newAdmin();
  book = await shop.api.newBook(shop.admin);
});

const asAdmin = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  shop.api.call(method, path, { token: shop.admin.token, body, headers });
const change = (body: unknown, id = book._id) => asAdmin('PUT', stockPaths.stock(id), body);
const changeOnce = (body: StockChange, key: string) =>
  asAdmin('PUT', stockPaths.stock(book._id), body, { 'Idempotency-Key': key });
const countsOf = async (...ids: string[]) => (await asAdmin('GET', stockPaths.counts(ids))).body;
const readBook = async () => (await shop.api.call('GET', `/api/books/${book._id}`)).body as Book;
const tag = async () => (await shop.api.call('GET', '/api/books?limit=1')).headers.get('etag');
const titleOf = async ({ _id }: Book) =>
  ((await shop.api.call('GET', apiPaths.bookTitles)).body as BookTitle[]).find((title) => title._id === _id);
const pageOf = async (query: string) => (await shop.api.call('GET', `/api/books?${query}`)).body as Book[];

describe('stock of a book', () => {
  it('is not tracked until an admin sets it', async () => {
    expect(await countsOf(book._id)).toEqual([{ _id: book._id, count: null }]);
    expect(await readBook()).not.toHaveProperty('availability');
  });

  it.each([
    [0, { availability: 'sold-out' }],
    [3, { availability: 'low', left: 3 }],
    [100_000, { availability: 'in-stock' }],
  ])('is set to %i and shown to visitors accordingly', async (count, shown) => {
    expect(await change({ count })).toMatchObject({ status: 200, body: { count } });
    expect(await countsOf(book._id)).toMatchObject([{ _id: book._id, count }]);
    const { availability, left, ...same } = await readBook();
    expect({ availability, left }).toEqual({ left: undefined, ...shown });
    expect(same).toEqual(book);
    expect(await titleOf(book)).toMatchObject(shown);
    expect(JSON.stringify(await pageOf(`ids=${book._id}`))).not.toContain('100000');
  });

  it('is increased and decreased', async () => {
    expect((await change({ change: 2 })).body).toEqual({ count: 2 });
    expect((await change({ change: 5 })).body).toEqual({ count: 7 });
    expect((await change({ change: -6 })).body).toEqual({ count: 1 });
    expect(await readBook()).toMatchObject({ availability: 'low', left: 1 });
  });

  it('can be untracked, which makes the book always available', async () => {
    await change({ count: 0 });
    expect((await change({ count: null })).body).toEqual({ count: null });
    expect(await readBook()).toEqual(book);
    expect(await countsOf(book._id)).toEqual([{ _id: book._id, count: null }]);
    expect((await change({ count: null })).body).toEqual({ count: null });
    expect((await change({ count: 3 })).body).toEqual({ count: 3 });
  });

  it('remains between zero and the limit', async () => {
    expect(await change({ change: -1 })).toMatchObject({ status: 400, body: { errors: [{ path: 'change' }] } });
    expect(await countsOf(book._id)).toEqual([{ _id: book._id, count: null }]);
    await change({ count: 2 });
    expect((await change({ change: -3 })).body).toMatchObject({ detail: expect.stringContaining('; there are 2') });
    await change({ count: 99_999 });
    expect((await change({ change: 1 })).body).toEqual({ count: 100_000 });
    expect(await change({ change: 1 })).toMatchObject({ status: 400, body: { code: 'validation-failed' } });
    expect(await countsOf(book._id)).toEqual([{ _id: book._id, count: 100_000 }]);
  });

  it('is not changed by an equal count', async () => {
    expect(await change({ count: 1, change: 1 })).toMatchObject({ status: 400, body: { code: 'validation-failed' } });
    expect(await countsOf(book._id)).toEqual([{ _id: book._id, count: null }]);
  });

  it('answers 404 for a book not on sale', async () => {
    for (const id of ['no-such-book', 'a/b', '__x__']) expect((await change({ count: 1 }, id)).status).toBe(404);
    await remove(book._id);
    expect((await change({ count: 1 })).status).toBe(404);
  });

  it('is increased once for repeated calls', async () => {
    const key = `scan-${randomUUID()}`;
    const replies = await Promise.all(Array.from({ length: 5 }, () => changeOnce({ change: 1 }, key)));
    expect(replies.map(({ status, body }) => [status, body])).toEqual(Array(5).fill([200, { count: 1 }]));
    expect((await changeOnce({ change: 1 }, `scan-${randomUUID()}`)).body).toEqual({ count: 2 });
    expect((await changeOnce({ change: 1 }, key)).body).toEqual({ count: 2 });
  });

  it('is set once, and a repeated call keeps later changes', async () => {
    const key = `count-${randomUUID()}`;
    await change({ count: 3 });
    expect((await changeOnce({ count: 3 }, key)).body).toEqual({ count: 3 });
    await change({ change: -1 });
    expect((await changeOnce({ count: 3 }, key)).body).toEqual({ count: 2 });
  });

  it('adds up for concurrent calls', async () => {
    const replies = await Promise.all(Array.from({ length: 12 }, () => change({ change: 1 })));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await countsOf(book._id)).toEqual([{ _id: book._id, count: 12 }]);
  });

  it('survives edits, deletion and restoration of the book', async () => {
    await change({ count: 2 });
    expect((await edit(book._id, aBookBody({ title: 'Another' }))).body).toMatchObject({
      availability: 'low',
      left: 2,
    });
    await remove(book._id);
    expect((await restore(book._id)).body).toMatchObject({ availability: 'low', left: 2 });
    expect(await countsOf(book._id)).toEqual([{ _id: book._id, count: 2 }]);
  });

  it('does not conflict with an edit of the book', async () => {
    const { headers } = await shop.api.call('GET', `/api/books/${book._id}`);
    const seen = { 'If-Match': headers.get('etag') ?? '' };
    await change({ count: 3 });
    await change({ count: 2 });
    const edited = await edit(book._id, aBookBody({ title: 'Mine' }), seen);
    expect(edited).toMatchObject({ status: 200, body: { title: 'Mine', left: 2 } });
    expect((await edit(book._id, aBookBody({ title: 'Theirs' }), seen)).status).toBe(412);
  });

  it('is rate limited to the speed of a scanner', async () => {
    const [{ count }] = STOCK_RATE_LIMIT;
    await change({ count: 1 });
    await storeAttempts(await shop.api.db(), ['stock', shop.admin.username], count);
    expect(await change({ count: 1 })).toMatchObject({ status: 429 });
  });
});

describe('stock of several books', () => {
  it('is listed in the order of ids, null if untracked', async () => {
    const other = await shop.api.newBook(shop.admin);
    await change({ count: 9 });
    expect(await countsOf('gone', other._id, book._id)).toEqual([
      { _id: 'gone', count: null },
      { _id: other._id, count: null },
      { _id: book._id, count: 9 },
    ]);
  });

  it('answers 400 for invalid ids', async () => {
    const reply = await asAdmin('GET', '/api/books/stock?ids=a,a');
    expect(reply).toMatchObject({ status: 400, body: { errors: [{ path: expect.stringMatching(/^ids/) }] } });
  });
});

describe('catalogue', () => {
  it('changes only if visible stock changes', async () => {
    const steps: [StockChange, isShown: boolean][] = [
      [{ count: 50 }, true],
      [{ count: 49 }, false],
      [{ change: -45 }, false],
      [{ change: -1 }, true],
      [{ change: -1 }, true],
      [{ count: 2 }, false],
      [{ change: -1 }, true],
      [{ change: -1 }, true],
      [{ count: 0 }, false],
      [{ change: 4 }, true],
      [{ change: 400 }, false],
      [{ count: null }, true],
      [{ count: null }, false],
    ];
    for (const [step, isShown] of steps) {
      const before = await tag();
      expect((await change(step)).status).toBe(200);
      expect((await tag()) !== before, JSON.stringify(step)).toBe(isShown);
    }
  });

  it('lists and counts available and sold-out books', async () => {
    const word = `quokka${randomUUID().replaceAll(/[^a-f]/g, '')}`;
    const aBook = () => shop.api.newBook(shop.admin, { title: `The ${word}` });
    const [soldOut, low, free] = [await aBook(), await aBook(), await aBook()];
    await change({ count: 0 }, soldOut._id);
    await change({ count: 1 }, low._id);
    const all = await list();
    for (const available of [true, false]) {
      const fitting = all.filter((one) => available === (one.availability !== 'sold-out'));
      const path = `/api/books?available=${available}&limit=3`;
      const pages = await walkPages((next) => shop.api.call('GET', next), path);
      expect(pages.flat(), path).toEqual(sortBooks(fitting, 'newest'));
      expect((await shop.api.call('GET', path)).headers.get('x-total-count'), path).toBe(String(fitting.length));
    }
    const found = async (query: string) => (await pageOf(`q=${word}&${query}`)).map(({ _id }) => _id);
    expect(await found('available=true')).toEqual([free._id, low._id]);
    await change({ count: 0 }, low._id);
    expect(await found('available=false')).toEqual([low._id, soldOut._id]);
    await remove(low._id);
    expect(await found('available=false')).toEqual([soldOut._id]);
  });
});
