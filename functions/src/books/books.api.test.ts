import type { Book } from '@bookstore/contract/book';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type TestAdmin, type TestApi } from '../../test/api.ts';
import { aBookBody } from '../../test/factories.ts';

let api: TestApi;
let admin: TestAdmin;

beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

/** For each group of tests another one: an admin may write only so often. */
function useNewAdmin(): void {
  beforeAll(async () => {
    admin = await api.newAdmin();
  });
}

const list = async () => (await api.call('GET', '/api/books/')).body as Book[];
const create = (body: unknown) => api.call('POST', '/api/books/create-book', { token: admin.token, body });
const edit = (id: string, body: unknown, headers: Record<string, string> = {}) =>
  api.call('PUT', `/api/books/edit/${id}`, { token: admin.token, body, headers });
const remove = (id: string) => api.call('DELETE', `/api/books/${id}`, { token: admin.token });
const restore = (id: string) => api.call('POST', `/api/books/${id}/restore`, { token: admin.token });

describe('creating a book', () => {
  useNewAdmin();

  it('answers 201 with the book, whose fields have the types of the specification', async () => {
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

  it('needs neither author, cover nor trending', async () => {
    const { author: _author, coverImage: _cover, trending: _trending, ...body } = aBookBody();
    const { body: book } = await create(body);
    expect(book).toMatchObject({ coverImage: '', trending: false });
    expect(book).not.toHaveProperty('author');
  });

  it('stores nothing that a client may not decide', async () => {
    const forged = { _id: 'mine', createdAt: '2000-01-01', deletedAt: 'now', changeSeq: 9, uid: 'x', role: 'admin' };
    const { body } = await create(aBookBody({ ...forged, __proto__: { polluted: true } }));
    const { _id } = body as Book;
    const stored = (await (await api.db()).doc(`books/${_id}`).get()).data();
    expect(_id).not.toBe('mine');
    expect(stored).toMatchObject({ deletedAt: null });
    expect(Object.keys(stored ?? {}).sort()).toEqual(
      'author,category,changeSeq,coverImage,createdAt,deletedAt,description,newPriceCents,oldPriceCents,title,trending,updatedAt'.split(
        ',',
      ),
    );
    expect((body as Book).createdAt).not.toBe('2000-01-01');
  });

  it.each([
    ['title', undefined],
    ['title', '   '],
    ['title', 'x'.repeat(301)],
    ['title', 7],
    ['title', 'line\nbreak'],
    ['author', 'x'.repeat(201)],
    ['author', { $ne: null }],
    ['description', undefined],
    ['description', 'x'.repeat(10_001)],
    ['category', undefined],
    ['category', ''],
    ['category', 'poetry'],
    ['coverImage', 'javascript:alert(1)'],
    ['coverImage', '//evil.example/x.png'],
    ['coverImage', '../secret.png'],
    ['coverImage', 'x'.repeat(2_049)],
    ['newPrice', undefined],
    ['newPrice', ''],
    ['newPrice', -1],
    ['newPrice', '1e3'],
    ['newPrice', 'NaN'],
    ['newPrice', 1.999],
    ['newPrice', 1_000_000.01],
    ['newPrice', true],
    ['newPrice', [5]],
    ['oldPrice', undefined],
    ['oldPrice', 'cheap'],
    ['trending', 'yes'],
    ['trending', 1],
  ])('refuses %s = %j with 400 and writes nothing', async (field, value) => {
    const before = await list();
    const reply = await create(aBookBody({ [field]: value }));
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({ code: 'validation-failed', errors: [{ path: field }] });
    expect(await list()).toHaveLength(before.length);
  });
});

describe('the list', () => {
  useNewAdmin();

  it('holds what is on sale, newest first, with and without a slash at the end', async () => {
    const older = await api.newBook(admin, { title: 'Older' });
    const newer = await api.newBook(admin, { title: 'Newer' });
    const withSlash = await api.call('GET', '/api/books/');
    const withoutSlash = await api.call('GET', '/api/books');
    expect(withSlash.status).toBe(200);
    expect(withoutSlash.text).toBe(withSlash.text);
    const dates = (withSlash.body as Book[]).map((book) => book.createdAt);
    expect(dates).toEqual([...dates].sort().reverse());
    const ids = (withSlash.body as Book[]).map((book) => book._id);
    expect(ids.indexOf(newer._id)).toBeLessThan(ids.indexOf(older._id));
    expect((withSlash.body as Book[]).find((book) => book._id === newer._id)).toEqual(newer);
  });

  it('is kept by nobody without asking, and is not sent again while nothing changes', async () => {
    const first = await api.call('GET', '/api/books');
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    expect(first.headers.get('content-type')).toBe('application/json; charset=utf-8');
    for (const tags of [etag, `W/${etag}`, '*', `"other", ${etag}`]) {
      const again = await api.call('GET', '/api/books', { headers: { 'If-None-Match': tags } });
      expect(again).toMatchObject({ status: 304, text: '' });
    }
    const other = await api.call('GET', '/api/books', { headers: { 'If-None-Match': '"other"' } });
    expect(other.status).toBe(200);
  });

  it('has a new tag after every create, edit, delete and restore, and the old one otherwise', async () => {
    const tag = async () => (await api.call('GET', '/api/books')).headers.get('etag');
    const tags = [await tag()];
    const book = await api.newBook(admin);
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

  it('shows every change to a read that begins after the answer', async () => {
    const book = await api.newBook(admin, { title: 'First' });
    for (const title of ['Second', 'Third']) {
      await edit(book._id, aBookBody({ title }));
      expect((await list()).find(({ _id }) => _id === book._id)?.title).toBe(title);
    }
    await remove(book._id);
    expect((await list()).map(({ _id }) => _id)).not.toContain(book._id);
  });

  it('answers HEAD as GET, without the body', async () => {
    const get = await api.call('GET', '/api/books');
    const head = await api.call('HEAD', '/api/books');
    expect(head).toMatchObject({ status: 200, text: '' });
    expect(head.headers.get('etag')).toBe(get.headers.get('etag'));
  });
});

describe('one book', () => {
  useNewAdmin();

  it('is answered to anyone with a tag of its own', async () => {
    const book = await api.newBook(admin);
    const reply = await api.call('GET', `/api/books/${book._id}/`);
    expect(reply).toMatchObject({ status: 200, body: book });
    expect(reply.headers.get('cache-control')).toBe('private, no-cache');
    const etag = reply.headers.get('etag') ?? '';
    const again = await api.call('GET', `/api/books/${book._id}`, { headers: { 'If-None-Match': etag } });
    expect(again).toMatchObject({ status: 304, text: '' });
    await edit(book._id, aBookBody({ title: 'New' }));
    const changed = await api.call('GET', `/api/books/${book._id}`, { headers: { 'If-None-Match': etag } });
    expect(changed).toMatchObject({ status: 200, body: { title: 'New' } });
  });

  it.each(['no-such-book', 'a%2Fb', '__x__', '%00', 'x'.repeat(200), 'create-book'])(
    'is 404 and never cached when there is none: %s',
    async (id) => {
      const reply = await api.call('GET', `/api/books/${id}`);
      expect(reply).toMatchObject({ status: 404, body: { code: 'not-found', status: 404 } });
      expect(reply.headers.get('cache-control')).toBe('no-store');
      expect(reply.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    },
  );
});

describe('editing a book', () => {
  useNewAdmin();

  it('answers the book as it is now and keeps its id and the date of its creation', async () => {
    const book = await api.newBook(admin);
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

  it('keeps the cover when it is empty or absent, and takes a URL', async () => {
    const book = await api.newBook(admin, { coverImage: 'book-7.png' });
    const { coverImage: _cover, ...withoutCover } = aBookBody();
    expect((await edit(book._id, aBookBody({ coverImage: '' }))).body).toMatchObject({ coverImage: 'book-7.png' });
    expect((await edit(book._id, withoutCover)).body).toMatchObject({ coverImage: 'book-7.png' });
    const url = 'https://covers.example/salt-road.png';
    expect((await edit(book._id, aBookBody({ coverImage: url }))).body).toMatchObject({ coverImage: url });
  });

  it('keeps an absent author and removes an empty one', async () => {
    const book = await api.newBook(admin);
    const { author: _author, ...withoutAuthor } = aBookBody();
    expect((await edit(book._id, withoutAuthor)).body).toMatchObject({ author: 'Ines Okafor' });
    expect((await edit(book._id, aBookBody({ author: '' }))).body).not.toHaveProperty('author');
  });

  it.each(['title', 'description', 'category', 'oldPrice', 'newPrice'])('needs %s', async (field) => {
    const book = await api.newBook(admin);
    const reply = await edit(book._id, aBookBody({ [field]: undefined }));
    expect(reply).toMatchObject({ status: 400, body: { errors: [{ path: field, message: expect.any(String) }] } });
    expect((await api.call('GET', `/api/books/${book._id}`)).body).toEqual(book);
  });

  it('with If-Match changes only the book that the editor saw', async () => {
    const book = await api.newBook(admin);
    const etag = (await api.call('GET', `/api/books/${book._id}`)).headers.get('etag') ?? '';
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

  it('is 404 for a book that is not there or was deleted', async () => {
    const book = await api.newBook(admin);
    await remove(book._id);
    for (const id of ['no-such-book', book._id, 'a%2Fb']) {
      expect(await edit(id, aBookBody())).toMatchObject({ status: 404, body: { code: 'not-found' } });
    }
  });
});

describe('deleting and restoring a book', () => {
  useNewAdmin();

  it('answers the deleted book, which is then neither there nor listed, and cannot be deleted twice', async () => {
    const book = await api.newBook(admin);
    expect(await remove(book._id)).toMatchObject({ status: 200, body: book });
    expect((await api.call('GET', `/api/books/${book._id}`)).status).toBe(404);
    expect((await list()).map(({ _id }) => _id)).not.toContain(book._id);
    expect((await remove(book._id)).status).toBe(404);
    expect((await remove('no-such-book')).status).toBe(404);
  });

  it('brings a deleted book back with its id and dates', async () => {
    const book = await api.newBook(admin);
    await remove(book._id);
    expect(await restore(book._id)).toMatchObject({ status: 200, body: book });
    expect((await api.call('GET', `/api/books/${book._id}`)).body).toEqual(book);
    expect((await list()).find(({ _id }) => _id === book._id)).toEqual(book);
  });

  it('leaves a book on sale as it is, and knows no others', async () => {
    const book = await api.newBook(admin);
    expect(await restore(book._id)).toMatchObject({ status: 200, body: book });
    expect((await restore('no-such-book')).status).toBe(404);
  });
});

describe('the catalogue brake', () => {
  useNewAdmin();

  it('lets an admin write sixty times a minute, then says when to go on, and lets others write', async () => {
    for (let count = 1; count <= 60; count += 1) {
      expect((await remove('no-such-book')).status).toBe(404);
    }
    const refused = await remove('no-such-book');
    expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const other = await api.newAdmin();
    expect((await api.call('DELETE', '/api/books/no-such-book', { token: other.token })).status).toBe(404);
  });
});
