import { describe, expect, it } from 'vitest';
import { openBookCalls } from '../../../test/bookCalls.ts';
import { aBookBody } from '../../../test/factories.ts';
import { storeAttempts } from '../../../test/rateLimits.ts';
import { hashOf } from '../../lib/hash.ts';

const { shop, withNewAdmin, list, create, edit, remove, restore } = openBookCalls();

describe('edit a book', () => {
  withNewAdmin();

  // rows: 338, 354
  it('returns the current book with its id and creation date', async () => {
    const book = await shop.api.newBook(shop.admin);
    const reply = await edit(book._id, aBookBody({ title: 'Second edition', newPrice: '9', category: 'HORROR' }));
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({
      _id: book._id,
      createdAt: book.createdAt,
      title: 'Second edition',
      newPrice: 9,
      category: 'horror',
    });
  });

  // rows: 327
  it('keeps the cover if empty or absent, and accepts a URL', async () => {
    const book = await shop.api.newBook(shop.admin, { coverImage: 'book-7.png' });
    const { coverImage: _cover, ...withoutCover } = aBookBody();
    expect((await edit(book._id, aBookBody({ coverImage: '' }))).body).toMatchObject({ coverImage: 'book-7.png' });
    expect((await edit(book._id, withoutCover)).body).toMatchObject({ coverImage: 'book-7.png' });
    const url = 'https://covers.example/salt-road.png';
    expect((await edit(book._id, aBookBody({ coverImage: url }))).body).toMatchObject({ coverImage: url });
  });

  // rows: 320-324
  it.each(['title', 'description', 'category', 'oldPrice', 'newPrice'])('requires %s', async (field) => {
    const book = await shop.api.newBook(shop.admin);
    const reply = await edit(book._id, aBookBody({ [field]: undefined }));
    expect(reply).toMatchObject({ status: 400, body: { errors: [{ path: field, message: expect.any(String) }] } });
    expect((await shop.api.call('GET', `/api/books/${book._id}`)).body).toEqual(book);
  });

  it('changes only the version in If-Match', async () => {
    const book = await shop.api.newBook(shop.admin);
    const etag = (await shop.api.call('GET', `/api/books/${book._id}`)).headers.get('etag') ?? '';
    const first = await edit(book._id, aBookBody({ title: 'Mine' }), { 'If-Match': etag });
    expect(first).toMatchObject({ status: 200, body: { title: 'Mine' } });
    const second = await edit(book._id, aBookBody({ title: 'Theirs' }), { 'If-Match': etag });
    expect(second).toMatchObject({
      status: 412,
      body: { code: 'precondition-failed', book: { _id: book._id, title: 'Mine' } },
    });
    const third = await edit(book._id, aBookBody({ title: 'Theirs' }), {
      'If-Match': first.headers.get('etag') ?? '',
    });
    expect(third.status).toBe(200);
  });

  it('answers 404 for a missing or deleted book', async () => {
    const book = await shop.api.newBook(shop.admin);
    await remove(book._id);
    for (const id of ['no-such-book', book._id, 'a%2Fb']) {
      expect(await edit(id, aBookBody())).toMatchObject({ status: 404, body: { code: 'not-found' } });
    }
  });
});

describe('delete and restore', () => {
  withNewAdmin();

  // rows: 339, 356
  it('returns the deleted book, which is no longer listed', async () => {
    const book = await shop.api.newBook(shop.admin);
    expect(await remove(book._id)).toMatchObject({ status: 200, body: book });
    expect((await shop.api.call('GET', `/api/books/${book._id}`)).status).toBe(404);
    expect((await list()).map(({ _id }) => _id)).not.toContain(book._id);
    expect((await remove(book._id)).status).toBe(404);
    expect((await remove('no-such-book')).status).toBe(404);
  });

  it('restores a book with its id and dates', async () => {
    const book = await shop.api.newBook(shop.admin);
    await remove(book._id);
    expect(await restore(book._id)).toMatchObject({ status: 200, body: book });
    expect((await shop.api.call('GET', `/api/books/${book._id}`)).body).toEqual(book);
    expect((await list()).find(({ _id }) => _id === book._id)).toEqual(book);
  });

  it('leaves a book on sale unchanged, and refuses unknown ones', async () => {
    const book = await shop.api.newBook(shop.admin);
    expect(await restore(book._id)).toMatchObject({ status: 200, body: book });
    expect((await restore('no-such-book')).status).toBe(404);
  });
});

describe('rate limit', () => {
  withNewAdmin();

  it('is shared by all catalogue changes', async () => {
    shop.admin = await shop.api.newAdmin();
    const { _id } = await shop.api.newBook(shop.admin);
    const activity = (await shop.api.db()).doc(`throttles/${hashOf('catalogue', shop.admin.username)}`);
    await edit(_id, aBookBody());
    await restore(_id);
    expect((await activity.get()).get('times')).toHaveLength(3);
    await storeAttempts(await shop.api.db(), ['catalogue', shop.admin.username], 60);
    const replies = [await create(aBookBody()), await edit(_id, aBookBody()), await remove(_id), await restore(_id)];
    expect(replies.map(({ status }) => status)).toEqual([429, 429, 429, 429]);
  });
});
