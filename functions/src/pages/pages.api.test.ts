import type { Book } from '@bookstore/contract/api/book';
import { apiPaths } from '@bookstore/contract/api/paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type TestAdmin, type TestApi } from '../../test/api.ts';

let api: TestApi;
let admin: TestAdmin;
let book: Book;
beforeAll(async () => {
  api = await openApi();
  admin = await api.newAdmin();
  book = await api.newBook(admin, { title: 'The "Salt" <Road>', coverImage: 'book-1.png' });
});
afterAll(() => api.close());

const get = (path: string) => api.call('GET', path, { headers: { 'User-Agent': 'a robot' } });

describe('pages', () => {
  it('describes a book before scripts run', async () => {
    const { status, headers, text } = await get(`/books/${book._id}`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60');
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(text).toContain('<title>The &quot;Salt&quot; &lt;Road&gt; by Ines Okafor · Book Store</title>');
    expect(text).toMatch(/<meta property="og:image" content="https?:\/\/[^"/]+\/assets\/book-1-480[^"]*\.webp">/);
    expect(text).toContain('"@type":["Product","Book"]');
    expect(text).toContain('<div id="root"></div>');
  });

  it('redirects mails to the cover, or shows none', async () => {
    const other = await api.newBook(admin, { coverImage: 'https://elsewhere.example/cover.jpg' });
    const cover = await get(apiPaths.bookCover(book._id));
    expect([cover.status, cover.headers.get('location')]).toEqual([302, '/assets/book-1-240.webp']);
    expect(cover.headers.get('cache-control')).toBe('private, no-cache');
    const deleted = await api.newBook(admin);
    await api.call('DELETE', `/api/books/${deleted._id}`, { token: admin.token });
    for (const id of [other._id, deleted._id, 'no-such-book']) {
      const none = await get(apiPaths.bookCover(id));
      expect([none.status, none.headers.get('content-type')], id).toEqual([200, 'image/gif']);
    }
  });

  it('answers 404 with the app for a missing or deleted book', async () => {
    const gone = await api.newBook(admin);
    await api.call('DELETE', `/api/books/${gone._id}`, { token: admin.token });
    for (const id of [gone._id, 'no-such-book', '__reserved__']) {
      const { status, headers, text } = await get(`/books/${id}`);
      expect(status, id).toBe(404);
      expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60');
      expect(text).toContain('<meta name="robots" content="noindex">');
      expect(text).toContain('<div id="root"></div>');
    }
  });

  const PAGE_HEADERS = { type: 'text/html; charset=utf-8', cache: 'public, max-age=0, s-maxage=60' };
  const headersOf = (headers: Headers) => ({ type: headers.get('content-type'), cache: headers.get('cache-control') });

  it('describes lists and categories before scripts run', async () => {
    for (const path of ['/books', '/books?category=fiction&utm_source=x', '/books?q=salt%20road']) {
      const { status, headers, text } = await get(path);
      expect(status, path).toBe(200);
      expect(headersOf(headers)).toEqual(PAGE_HEADERS);
      expect(headers.get('set-cookie')).toBeNull();
      expect(headers.get('content-security-policy')).toContain("script-src 'self'");
      expect(text, path).toContain(`<a href="/books/${book._id}">The &quot;Salt&quot; &lt;Road&gt;</a>`);
      expect(text).toContain('<script type="application/json" id="browse-data">');
    }
    expect((await get('/books?category=fiction&utm_source=x')).text).toMatch(
      /<link rel="canonical" href="https?:\/\/[^"/]+\/books\?category=fiction">/,
    );
  });

  it.each(['/books', '/books?q=salt', '/books/'])('answers 304 to the ETag of %s', async (path) => {
    const address = path === '/books/' ? `${path}${book._id}` : path;
    const etag = (await get(address)).headers.get('etag') ?? '';
    const headers = { 'If-None-Match': etag };
    expect(await api.call('GET', address, { headers })).toMatchObject({ status: 304, text: '' });
  });

  it('embeds the ETag of the call for the same books', async () => {
    const { text } = await get('/books');
    const etag = (await get('/api/books?limit=24&sort=newest')).headers.get('etag');
    expect(text).toContain(`"etag":${JSON.stringify(etag)}`);
  });

  it('answers 404 with the app for an unknown category or invalid cursor', async () => {
    for (const query of ['category=poetry', 'after=none', 'q=a&after=x']) {
      const { status, headers, text } = await get(`/books?${query}`);
      expect(status, query).toBe(404);
      expect(headersOf(headers)).toEqual(PAGE_HEADERS);
      expect(text).toContain('<meta name="robots" content="noindex">');
      expect(text).toContain('<div id="root"></div>');
      expect(text).not.toContain('browse-data');
    }
  });

  it('lists a series in order before scripts run', async () => {
    const name = 'Salt / Roads & “Söhne”';
    for (const number of ['10', '2']) await api.newBook(admin, { title: `Volume ${number}`, series: { name, number } });
    const { status, headers, text } = await get(`/series/${encodeURIComponent(name)}`);
    expect(status).toBe(200);
    expect(headersOf(headers)).toEqual(PAGE_HEADERS);
    expect(text).toContain('<h1>Salt / Roads &amp; “Söhne”</h1>');
    expect(text).toMatch(/Volume 2<\/a><\/h2>.*<p>Book 2<\/p>.*Volume 10<\/a>/);
    expect(text).toMatch(
      /<link rel="canonical" href="https?:\/\/[^"/]+\/series\/Salt%20%2F%20Roads%20%26%20%E2%80%9CS%C3%B6hne%E2%80%9D">/,
    );
    expect(text).toContain('"@type":"BookSeries"');
    expect(text).toContain('"@type":"BreadcrumbList"');
    expect(text).toContain('<link rel="preload" as="fetch" href="/api/books?series=Salt');
  });

  it('lists the books of a person', async () => {
    await api.newBook(admin, { title: 'Carried over', contributors: [{ name: 'Tara Voss', role: 'B06' }] });
    const { status, text } = await get('/contributors/Tara%20Voss');
    expect(status).toBe(200);
    expect(text).toContain('<h1>Tara Voss</h1>');
    expect(text).toContain('Carried over</a></h2>');
  });

  it('answers 404 with the app for an empty series or person', async () => {
    for (const path of ['/series/None', '/contributors/Nobody%20at%20all', '/series/%0A']) {
      const { status, headers, text } = await get(path);
      expect(status, path).toBe(404);
      expect(headersOf(headers)).toEqual(PAGE_HEADERS);
      expect(text).toContain('<meta name="robots" content="noindex">');
      expect(text).toContain('<div id="root"></div>');
    }
  });
});
