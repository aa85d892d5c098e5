import type { Book } from '@bookstore/contract/book';
import { afterAll, beforeAll, expect, it } from 'vitest';
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

// rows: 545
it('a book’s page says what it is about before any script runs', async () => {
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

// rows: 547
it('a book that there is not, or no longer, is a real 404 with the app in it', async () => {
  const gone = await api.newBook(admin);
  await api.call('DELETE', `/api/books/${gone._id}`, { token: admin.token });
  for (const id of [gone._id, 'no-such-book', '__reserved__', 'a%20b', 'x'.repeat(200)]) {
    const { status, headers, text } = await get(`/books/${id}`);
    expect(status, id).toBe(404);
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60');
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect(text).toContain('<div id="root"></div>');
  }
});
