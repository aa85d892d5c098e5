import type { Book } from '@bookstore/contract/api/book';
import { describe, expect, it } from 'vitest';
import { openBookCalls } from '../../test/bookCalls.ts';
import { aBookBody } from '../../test/factories.ts';

const { shop, withNewAdmin, list, create, edit, remove, restore } = openBookCalls();

describe('create a book', () => {
  withNewAdmin();

  // E53
  // rows: 214-219, 227-230, 326, 337, 342, 351
  it('answers 201 with the specified field types', async () => {
    const reply = await create(aBookBody({ newPrice: '19.99', category: 'Fiction', title: '  The Salt Road ' }));
    expect(reply.status).toBe(201);
    expect(reply.body).toEqual({
      _id: expect.stringMatching(/^[A-Za-z0-9]{20}$/),
      title: 'The Salt Road',
      author: 'Ines Okafor',
      description: 'A caravan, a map and a lie.',
      category: 'fiction',
      coverImage: 'book-3.png',
      newPrice: 19.99,
      oldPrice: 24.5,
      trending: true,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      updatedAt: expect.any(String),
    });
    expect(reply.headers.get('location')).toBe(`/api/books/${(reply.body as Book)._id}`);
  });

  // rows: 328
  it('requires neither author, cover nor trending', async () => {
    const { author: _author, coverImage: _cover, trending: _trending, ...body } = aBookBody();
    const { body: book } = await create(body);
    expect(book).toMatchObject({ coverImage: '', trending: false });
    expect(book).not.toHaveProperty('author');
  });

  // E3, E32
  it('stores no fields that clients may not set', async () => {
    const forged = { _id: 'mine', createdAt: '2000-01-01', deletedAt: 'now', changeSeq: 9, uid: 'x', role: 'admin' };
    const { body } = await create(aBookBody({ ...forged, __proto__: { polluted: true } }));
    const { _id } = body as Book;
    const stored = (await (await shop.api.db()).doc(`books/${_id}`).get()).data();
    expect(_id).not.toBe('mine');
    expect(stored).toMatchObject({ deletedAt: null });
    for (const name of ['uid', 'role', 'polluted']) expect(stored).not.toHaveProperty(name);
    expect((body as Book).createdAt).not.toBe('2000-01-01');
  });

  // E30, E31
  // rows: 315-319
  it.each([
    ['title', undefined],
    ['title', 'x'.repeat(301)],
    ['author', { $ne: null }],
    ['description', undefined],
    ['category', 'poetry'],
    ['coverImage', 'javascript:alert(1)'],
    ['newPrice', undefined],
    ['newPrice', 1.999],
    ['oldPrice', undefined],
  ])('refuses %s = %j with 400 and writes nothing', async (field, value) => {
    const before = await list();
    const reply = await create(aBookBody({ [field]: value }));
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({ code: 'validation-failed', errors: [{ path: field }] });
    expect(await list()).toHaveLength(before.length);
  });
});

describe('list', () => {
  withNewAdmin();

  // rows: 345, 349
  it('contains books on sale, newest first, with and without a trailing slash', async () => {
    const older = await shop.api.newBook(shop.admin, { title: 'Older' });
    const newer = await shop.api.newBook(shop.admin, { title: 'Newer' });
    const withSlash = await shop.api.call('GET', '/api/books/');
    const withoutSlash = await shop.api.call('GET', '/api/books');
    expect(withSlash.status).toBe(200);
    expect(withoutSlash.text).toBe(withSlash.text);
    const dates = (withSlash.body as Book[]).map((book) => book.createdAt);
    expect(dates).toEqual([...dates].sort().reverse());
    const ids = (withSlash.body as Book[]).map((book) => book._id);
    expect(ids.indexOf(newer._id)).toBeLessThan(ids.indexOf(older._id));
    expect((withSlash.body as Book[]).find((book) => book._id === newer._id)).toEqual(newer);
  });

  // E29
  it('must be revalidated, and is not resent while unchanged', async () => {
    const first = await shop.api.call('GET', '/api/books');
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    expect(first.headers.get('content-type')).toBe('application/json; charset=utf-8');
    const again = await shop.api.call('GET', '/api/books', { headers: { 'If-None-Match': etag } });
    expect(again).toMatchObject({ status: 304, text: '' });
    const other = await shop.api.call('GET', '/api/books', { headers: { 'If-None-Match': '"other"' } });
    expect(other.status).toBe(200);
  });

  it('changes its tag with every create, edit, delete and restore', async () => {
    const tag = async () => (await shop.api.call('GET', '/api/books')).headers.get('etag');
    const tags = [await tag()];
    const book = await shop.api.newBook(shop.admin);
    tags.push(await tag());
    await edit(book._id, aBookBody({ title: 'Another title' }));
    tags.push(await tag());
    await remove(book._id);
    tags.push(await tag());
    await restore(book._id);
    tags.push(await tag());
    expect(new Set(tags).size).toBe(5);
    await create(aBookBody({ title: '' }));
    await edit('no-such-book', aBookBody());
    expect(await tag()).toBe(tags[4]);
  });
});

describe('single book', () => {
  withNewAdmin();

  // E53
  // rows: 350
  it('is public and has its own tag', async () => {
    const book = await shop.api.newBook(shop.admin);
    const reply = await shop.api.call('GET', `/api/books/${book._id}/`);
    expect(reply).toMatchObject({ status: 200, body: book });
    expect(reply.headers.get('cache-control')).toBe('private, no-cache');
    const etag = reply.headers.get('etag') ?? '';
    const again = await shop.api.call('GET', `/api/books/${book._id}`, { headers: { 'If-None-Match': etag } });
    expect(again).toMatchObject({ status: 304, text: '' });
    await edit(book._id, aBookBody({ title: 'New' }));
    const changed = await shop.api.call('GET', `/api/books/${book._id}`, { headers: { 'If-None-Match': etag } });
    expect(changed).toMatchObject({ status: 200, body: { title: 'New' } });
  });

  // E35, E49
  it.each(['no-such-book', 'a%2Fb', '__x__', '%00'])(
    'answers 404 without caching for an unknown id: %s',
    async (id) => {
      const reply = await shop.api.call('GET', `/api/books/${id}`);
      expect(reply).toMatchObject({ status: 404, body: { code: 'not-found', status: 404 } });
      expect(reply.headers.get('cache-control')).toBe('no-store');
      expect(reply.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    },
  );
});
