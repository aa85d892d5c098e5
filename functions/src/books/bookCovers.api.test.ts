import type { Book } from '@bookstore/contract/api/book';
import type { BookTitle } from '@bookstore/contract/api/booksQuery';
import type { BookCover } from '@bookstore/contract/api/cover';
import { apiPaths } from '@bookstore/contract/api/paths';
import { describe, expect, it } from 'vitest';
import { openBookCalls } from '../../test/bookCalls.ts';
import { aNewJpeg, coverCalls } from '../../test/coverCalls.ts';
import { aBookBody } from '../../test/factories.ts';

const { shop, withNewAdmin, create, edit, remove, restore, list } = openBookCalls();
const { upload, newCover, expiryOf } = coverCalls(() => shop);

const NOWHERE = '0123456789abcdef0123456789abcdef';
const aBookWith = async (coverId: string) => (await create(aBookBody({ coverId }))).body as Book;
const bookOf = async (id: string) => (await shop.api.call('GET', apiPaths.book(id))).body as Book;

describe('cover of a book', () => {
  withNewAdmin();

  it('is in every answer with the book', async () => {
    const cover = await newCover('2b3a4f');
    expect(cover).toEqual({ id: cover.id, width: 120, height: 180, tint: '#2b3a4f' });
    const created = await create(aBookBody({ title: 'Pictured Owls', coverId: cover.id }));
    expect(created).toMatchObject({ status: 201, body: { cover, coverImage: 'book-3.png' } });
    const book = created.body as Book;
    const paths = ['', '?limit=100', `?ids=${book._id}`, '?q=pictured%20owls', '/titles'];
    for (const path of paths) {
      const books = (await shop.api.call('GET', `/api/books${path}`)).body as (Book | BookTitle)[];
      expect(books.find(({ _id }) => _id === book._id)?.cover, path).toEqual(cover);
    }
    expect(await bookOf(book._id)).toEqual(book);
    const jpeg = (await upload(aNewJpeg())).body as BookCover;
    expect((await edit(book._id, aBookBody({ coverId: jpeg.id }))).body).toMatchObject({ cover: { type: 'jpeg' } });
  });

  it('survives unrelated edits, changes, and is removed by null or another coverImage', async () => {
    const [first, second] = [await newCover(), await newCover()];
    const { _id } = await aBookWith(first.id);
    expect((await edit(_id, aBookBody({ title: 'Other' }))).body).toMatchObject({ cover: first });
    expect((await edit(_id, aBookBody({ coverImage: '' }))).body).toMatchObject({ cover: first });
    expect((await edit(_id, aBookBody({ coverId: second.id }))).body).toMatchObject({ cover: second });
    expect((await edit(_id, aBookBody({ coverId: null }))).body).not.toHaveProperty('cover');
    await edit(_id, aBookBody({ coverId: second.id }));
    const typed = await edit(_id, aBookBody({ coverImage: 'https://example.com/a.png' }));
    expect(typed.body).not.toHaveProperty('cover');
    expect(typed.body).toMatchObject({ coverImage: 'https://example.com/a.png' });
  });

  it('must be uploaded, otherwise nothing is written', async () => {
    const refused = { status: 400, body: { code: 'validation-failed', errors: [{ path: 'coverId' }] } };
    const before = await list();
    expect(await create(aBookBody({ coverId: NOWHERE }))).toMatchObject(refused);
    const cover = await newCover();
    const book = await aBookWith(cover.id);
    expect(await edit(book._id, aBookBody({ title: 'Lost', coverId: NOWHERE }))).toMatchObject(refused);
    expect(await list()).toEqual([book, ...before]);
    const gone = await newCover();
    await (await shop.api.db()).doc(`covers/${gone.id}`).update({ expiresAt: new Date(Date.now() - 1_000) });
    expect(await create(aBookBody({ coverId: gone.id }))).toMatchObject(refused);
  });
});

describe('expiry', () => {
  withNewAdmin();

  it('starts a day after no book uses the picture', async () => {
    const { id } = await newCover();
    expect(await expiryOf(id)).toBeInstanceOf(Date);
    const { _id } = await aBookWith(id);
    expect(await expiryOf(id)).toBeNull();
    await edit(_id, aBookBody({ title: 'Other' }));
    expect(await expiryOf(id)).toBeNull();
    await edit(_id, aBookBody({ coverId: null }));
    expect(((await expiryOf(id))?.getTime() ?? 0) - Date.now()).toBeGreaterThan(23 * 60 * 60 * 1000);
    await edit(_id, aBookBody({ coverId: id }));
    expect(await expiryOf(id)).toBeNull();
  });

  it('waits for the last of several books', async () => {
    const { id } = await newCover();
    const [first, second] = [await aBookWith(id), await aBookWith(id)];
    await edit(first._id, aBookBody({ coverId: (await newCover()).id }));
    expect(await expiryOf(id)).toBeNull();
    await edit(second._id, aBookBody({ coverImage: 'book-9' }));
    expect(await expiryOf(id)).toBeInstanceOf(Date);
  });

  it('does not block a book whose picture is gone', async () => {
    const [lost, other] = [await newCover(), await newCover()];
    const { _id } = await aBookWith(lost.id);
    await (await shop.api.db()).doc(`covers/${lost.id}`).delete();
    expect(await edit(_id, aBookBody({ coverId: other.id }))).toMatchObject({ status: 200, body: { cover: other } });
    expect(await expiryOf(other.id)).toBeNull();
  });

  it('keeps the picture of a deleted book', async () => {
    const cover = await newCover();
    const { _id } = await aBookWith(cover.id);
    await remove(_id);
    expect(await expiryOf(cover.id)).toBeNull();
    expect((await restore(_id)).body).toMatchObject({ cover });
    const change = { _id, seen: (await bookOf(_id)).updatedAt, set: { trending: false } };
    const { token } = shop.admin;
    await shop.api.call('POST', apiPaths.bookChanges, { token, body: { changes: [change] } });
    expect(await bookOf(_id)).toMatchObject({ trending: false, cover });
    expect(await expiryOf(cover.id)).toBeNull();
  });

  it('keeps a picture that one book takes while another drops it', async () => {
    for (let round = 0; round < 2; round += 1) {
      const { id } = await newCover();
      const [first, second] = [await aBookWith(id), (await create(aBookBody())).body as Book];
      await Promise.all([edit(first._id, aBookBody({ coverId: null })), edit(second._id, aBookBody({ coverId: id }))]);
      expect((await bookOf(second._id)).cover?.id).toBe(id);
      expect(await expiryOf(id)).toBeNull();
      await Promise.all([
        edit(second._id, aBookBody({ coverId: null })),
        edit(first._id, aBookBody({ coverId: null })),
      ]);
      expect(await expiryOf(id)).toBeInstanceOf(Date);
    }
  });
});

describe('import', () => {
  withNewAdmin();
  const importRows = (books: object[], dryRun = false) => {
    const { api, admin } = shop;
    return api.call('POST', apiPaths.bookImport, {
      token: admin.token,
      body: { dryRun, rows: books.map((book) => ({ book })) },
    });
  };

  it('uses uploaded pictures, and drops them for another coverImage', async () => {
    const [cover, other] = [await newCover(), await newCover()];
    const row = (fields: object) => aBookBody({ _id: 'pictured-row', ...fields });
    expect((await importRows([row({ coverId: cover.id })])).body).toMatchObject({ results: [{ fate: 'added' }] });
    expect(await bookOf('pictured-row')).toMatchObject({ cover });
    expect((await importRows([row({})])).body).toMatchObject({ results: [{ fate: 'unchanged' }] });
    expect((await importRows([row({ coverId: cover.id })])).body).toMatchObject({ results: [{ fate: 'unchanged' }] });
    expect((await importRows([row({ coverId: other.id })])).body).toMatchObject({ results: [{ fate: 'changed' }] });
    expect([await expiryOf(cover.id), await expiryOf(other.id)]).toEqual([expect.any(Date), null]);
    await importRows([row({ coverImage: 'book-8' }), aBookBody({ _id: 'second-row', coverId: other.id })]);
    expect(await bookOf('pictured-row')).not.toHaveProperty('cover');
    expect(await expiryOf(other.id)).toBeNull();
    await importRows([aBookBody({ _id: 'second-row', coverId: null })]);
    expect(await expiryOf(other.id)).toBeInstanceOf(Date);
  });
});
