import type { Book } from '@bookstore/contract/api/book';
import { apiPaths } from '@bookstore/contract/api/paths';
import { LIMITS } from '@bookstore/contract/limits';
import { describe, expect, it } from 'vitest';
import { openBookCalls } from '../../test/bookCalls.ts';
import { aBookBody } from '../../test/factories.ts';

const { shop, withNewAdmin, create, edit } = openBookCalls();

const read = (id: string, headers: Record<string, string> = {}) =>
  shop.api.call('GET', apiPaths.bookExcerpt(id), { headers });
const aBookWith = async (excerpt: string) => (await create(aBookBody({ excerpt }))).body as Book;

describe('excerpt', () => {
  withNewAdmin();

  it('is public and unchanged', async () => {
    const text = 'It <b>began</b> & “went on”.\n\n“Where?” — \u{1F4D6}\u00a0…\r\n\tIt ended.';
    const { _id } = await aBookWith(text);
    const { status, headers, body } = await read(_id);
    expect([status, body]).toEqual([200, { text }]);
    expect(headers.get('cache-control')).toBe('private, no-cache');
  });

  it('may have the maximum length in any script', async () => {
    const excerpt = '𠀋'.repeat(LIMITS.excerpt);
    const book = await create(aBookBody({ excerpt, description: '𠀋'.repeat(LIMITS.description) }));
    expect(book.status).toBe(201);
    expect((await read((book.body as Book)._id)).body).toEqual({ text: excerpt });
  });

  it('is not sent again while unchanged', async () => {
    const { _id } = await aBookWith('It began.');
    const tag = (await read(_id)).headers.get('etag') ?? '';
    expect((await read(_id, { 'If-None-Match': tag })).status).toBe(304);
    await edit(_id, aBookBody({ title: 'Another title' }));
    expect((await read(_id, { 'If-None-Match': tag })).status).toBe(304);
    await edit(_id, aBookBody({ excerpt: 'It ended.' }));
    expect((await read(_id, { 'If-None-Match': tag })).body).toEqual({ text: 'It ended.' });
  });

  it('answers 404 without an excerpt, and for deleted or unknown books', async () => {
    const { _id: without } = (await create(aBookBody())).body as Book;
    const { _id: deleted } = await aBookWith('It began.');
    await shop.api.call('DELETE', apiPaths.book(deleted), { token: shop.admin.token });
    const { _id: damaged } = await aBookWith('It was lost.');
    const db = await shop.api.db();
    const { docs } = await db
      .collection('excerpts')
      .where('__name__', '>=', db.doc(`excerpts/${damaged}.`))
      .limit(1)
      .get();
    await docs[0]?.ref.delete();
    for (const id of [without, deleted, damaged, 'no-such-book', '__reserved__']) {
      const { status, headers, body } = await read(id);
      expect([status, body], id).toMatchObject([404, { code: 'not-found' }]);
      expect(headers.get('cache-control')).toBe('no-store');
      expect((await shop.api.call('GET', `/books/${id}/excerpt`)).status, id).toBe(404);
    }
  });

  it('has a page with paragraphs and a link, without scripts', async () => {
    const { _id } = (
      await create(aBookBody({ title: 'A <i>Road</i>', language: 'en-GB', excerpt: 'One <1>.\nTwo.\n***\nThree.' }))
    ).body as Book;
    const { status, headers, text } = await shop.api.call('GET', `/books/${_id}/excerpt`);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60');
    expect(text).toContain('<title>Excerpt from A &lt;i&gt;Road&lt;/i&gt; · Book Store</title>');
    expect(text).toContain(
      '<div class="excerpt" lang="en-GB"><p class="first">One &lt;1&gt;.</p><p>Two.</p><p class="break">***</p><p class="first">Three.</p></div>',
    );
    expect(text).toContain(`<a href="/books/${_id}">Go to the book</a>`);
    expect(text).toContain('<meta name="robots" content="noindex, follow">');
    expect(text).toContain('<div id="root"></div>');
    expect((await shop.api.call('GET', `/books/${_id}`)).text).toContain(
      `<a href="/books/${_id}/excerpt">Read an excerpt</a>`,
    );
  });
});
