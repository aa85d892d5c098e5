import { randomUUID } from 'node:crypto';
import type { AdminSession } from '@bookstore/contract/api/admin';
import type { Book } from '@bookstore/contract/api/book';
import { apiPaths } from '@bookstore/contract/api/paths';
import { contributorPath, seriesPath } from '@bookstore/contract/format/series';
import { COVER_LIMITS, LIMITS } from '@bookstore/contract/limits';
import { type APIRequestContext, type APIResponse, expect, test } from '@playwright/test';
import { SAMPLE_ADMIN } from '../tools/lib/samples.ts';
import { idTokenOf, newCustomer } from './people.ts';
import { ordersOf, placeOrder, storeStreet } from './shopData.ts';

// One worker, so that the book is created once.
test.describe.configure({ mode: 'default' });

type Options = NonNullable<Parameters<APIRequestContext['fetch']>[1]>;

/** Does not follow redirects. */
const sendRequest = (request: APIRequestContext, path: string, options: Options = {}) =>
  request.fetch(path, { maxRedirects: 0, maxRetries: 2, ...options });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const typeOf = (answer: APIResponse) => answer.headers()['content-type'];
const cacheOf = (answer: APIResponse) => answer.headers()['cache-control'];
const corsOf = (answer: APIResponse) =>
  Object.keys(answer.headers()).filter((name) => name.startsWith('access-control'));

const HTML = 'text/html; charset=utf-8';
const XML = 'application/xml; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';
const PROBLEM = 'application/problem+json; charset=utf-8';

const SHARED_CACHE = 'public, max-age=0, s-maxage=60';
const SERIES = `Tides / Ebb & Flow ${randomUUID()}`;
const AUTHOR = `Nuala Ó Máille ${randomUUID()}`;
const EXCERPT = 'The lake froze on a Tuesday.';
const TEXTS = { title: 'The Book behind Hosting', description: 'Written for a test.', category: 'fiction' };
const NEW_BOOK = { ...TEXTS, oldPrice: 20, newPrice: 10 };

let adminToken: string;
let book: Book;

test.beforeAll(async ({ request }) => {
  const session = await sendRequest(request, apiPaths.adminLogin, { method: 'POST', data: SAMPLE_ADMIN });
  adminToken = ((await session.json()) as AdminSession).token;
  const data = {
    ...NEW_BOOK,
    series: { name: SERIES, number: '1' },
    contributors: [{ name: AUTHOR, role: 'A01' }],
    excerpt: EXCERPT,
  };
  const created = await sendRequest(request, apiPaths.createBook, {
    method: 'POST',
    data,
    headers: bearer(adminToken),
  });
  expect(created.status()).toBe(201);
  book = (await created.json()) as Book;
});

test.afterAll(async ({ request }) => {
  await sendRequest(request, apiPaths.book(book._id), { method: 'DELETE', headers: bearer(adminToken) });
});

test.describe('rewrites', () => {
  test('serve API calls from the function, with and without a trailing slash', async ({ request }) => {
    for (const path of [apiPaths.health, `${apiPaths.health}/`]) {
      const answer = await sendRequest(request, path);
      expect([answer.status(), typeOf(answer), cacheOf(answer)], path).toEqual([200, JSON_TYPE, 'no-store']);
      expect(answer.headers()['x-request-id'], path).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  test('answer unknown API addresses with a problem, never with a document', async ({ request }) => {
    for (const path of ['/api', '/api/', '/api/unknown', '/api/books/a/b/c', '/api/x.html']) {
      const answer = await sendRequest(request, path);
      expect([answer.status(), typeOf(answer), cacheOf(answer)], path).toEqual([404, PROBLEM, 'no-store']);
      expect(await answer.json(), path).toMatchObject({ code: 'not-found' });
    }
  });

  test('render the pages of books, with and without a trailing slash', async ({ request }) => {
    for (const path of [`/books/${book._id}`, `/books/${book._id}/`]) {
      const answer = await sendRequest(request, path);
      expect([answer.status(), typeOf(answer)], path).toEqual([200, HTML]);
      expect(await answer.text(), path).toContain(`<title>${book.title}`);
    }
    for (const path of ['/books', '/books/', '/books?q=the%20book%20behind%20hosting']) {
      const answer = await sendRequest(request, path);
      expect([answer.status(), typeOf(answer)], path).toEqual([200, HTML]);
      expect(await answer.text(), path).toContain(`/books/${book._id}`);
    }
  });

  test('render the excerpt of a book', async ({ request }) => {
    const answer = await sendRequest(request, `/books/${book._id}/excerpt`);
    expect([answer.status(), typeOf(answer)]).toEqual([200, HTML]);
    expect(await answer.text()).toContain(EXCERPT);
  });

  test('keep slashes, ampersands and accents in names of series and contributors', async ({ request }) => {
    for (const path of [seriesPath(SERIES), contributorPath(AUTHOR)]) {
      const answer = await sendRequest(request, path);
      expect([answer.status(), typeOf(answer)], path).toEqual([200, HTML]);
      expect(await answer.text(), path).toContain(`/books/${book._id}`);
    }
  });

  test('answer 404 with a document for missing books, excerpts, series and contributors', async ({ request }) => {
    for (const path of ['/books/none', '/books/none/excerpt', '/series/None', '/contributors/None']) {
      const answer = await sendRequest(request, path);
      expect([answer.status(), typeOf(answer), cacheOf(answer)], path).toEqual([404, HTML, SHARED_CACHE]);
    }
  });

  test('serve the site map and its parts', async ({ request }) => {
    const index = await sendRequest(request, '/sitemap.xml');
    expect([index.status(), typeOf(index), cacheOf(index)]).toEqual([200, XML, SHARED_CACHE]);
    const part = await sendRequest(request, '/sitemap/1.xml');
    expect([part.status(), typeOf(part), cacheOf(part)]).toEqual([200, XML, SHARED_CACHE]);
    const none = await sendRequest(request, '/sitemap/999.xml');
    expect([none.status(), typeOf(none), cacheOf(none)]).toEqual([404, PROBLEM, 'no-store']);
  });

  test('serve the feeds', async ({ request }) => {
    const products = await sendRequest(request, '/feeds/products.xml');
    expect([products.status(), typeOf(products), cacheOf(products)]).toEqual([200, XML, SHARED_CACHE]);
    const newest = await sendRequest(request, '/feeds/new.xml');
    expect(typeOf(newest)).toBe('application/atom+xml; charset=utf-8');
    expect(await newest.text()).toContain(`/books/${book._id}`);
  });

  test('serve the document of the dashboard for its addresses alone', async ({ request }) => {
    const dashboard = await (await sendRequest(request, '/dashboard')).text();
    for (const path of ['/admin', '/dashboard/orders', '/dashboard/no/such/page']) {
      const answer = await sendRequest(request, path);
      expect([answer.status(), typeOf(answer), await answer.text()], path).toEqual([200, HTML, dashboard]);
    }
    expect(await (await sendRequest(request, '/login')).text()).not.toBe(dashboard);
  });

  test('serve the document of the app for every other address', async ({ request }) => {
    const app = await (await sendRequest(request, '/login')).text();
    for (const path of ['/login/', '/cart', '/no/such/page', '/books/a/b', '/bookshelf', '/app.html']) {
      const answer = await sendRequest(request, path);
      expect([answer.status(), typeOf(answer), await answer.text()], path).toEqual([200, HTML, app]);
    }
  });

  test('answer 404 for a missing file of the app, not a document', async ({ request }) => {
    expect((await sendRequest(request, '/assets/no-such-file.js')).status()).toBe(404);
  });

  test('serve no files of the project or the build', async ({ request }) => {
    const app = await (await sendRequest(request, '/login')).text();
    for (const path of ['/firebase.json', '/.env', '/package.json', '/..%2ffunctions%2fpackage.json']) {
      expect(await (await sendRequest(request, path)).text(), path).toBe(app);
    }
  });
});

test.describe('security headers', () => {
  const EVERYWHERE = {
    'x-content-type-options': 'nosniff',
    'strict-transport-security': 'max-age=31536000',
    'referrer-policy': expect.stringMatching(/^(?:strict-origin-when-cross-origin|no-referrer)$/),
  };

  // E43, E44
  test('are the same on documents of Hosting and of the function', async ({ request }) => {
    const ofFile = (await sendRequest(request, '/about')).headers();
    expect(ofFile).toMatchObject({
      ...EVERYWHERE,
      'content-security-policy': expect.stringMatching(/^default-src 'none'; script-src 'self' /),
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    });
    expect(ofFile['permissions-policy']).toContain('geolocation=()');
    for (const path of ['/', '/dashboard', '/books', `/books/${book._id}`, '/books/none']) {
      const headers = (await sendRequest(request, path)).headers();
      for (const name of [
        'content-security-policy',
        'x-frame-options',
        'permissions-policy',
        'cross-origin-opener-policy',
      ]) {
        expect(headers[name], `${path} ${name}`).toBe(ofFile[name]);
      }
      expect(headers, path).toMatchObject(EVERYWHERE);
    }
  });

  // E44
  test('forbid everything on API answers, errors included', async ({ request }) => {
    for (const path of [apiPaths.books, apiPaths.book('none'), apiPaths.statistics, '/api/unknown']) {
      expect((await sendRequest(request, path)).headers(), path).toMatchObject({
        ...EVERYWHERE,
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'x-frame-options': 'DENY',
      });
    }
  });
});

test.describe('caching', () => {
  async function hashedFile(request: APIRequestContext): Promise<string> {
    const [, path = ''] =
      /(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/.exec(await (await sendRequest(request, '/about')).text()) ?? [];
    return path;
  }

  // E49
  test('keeps hashed files for a year', async ({ request }) => {
    const answer = await sendRequest(request, await hashedFile(request));
    expect([answer.status(), cacheOf(answer)]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect(answer.headers()).toMatchObject({ 'x-content-type-options': 'nosniff' });
  });

  test('revalidates documents and other files of the app', async ({ request }) => {
    for (const path of ['/', '/about', '/dashboard/orders', '/favicon.svg', '/robots.txt', '/books/a/b']) {
      expect(cacheOf(await sendRequest(request, path)), path).toBe('no-cache');
    }
  });

  test('lets the CDN keep rendered pages for a minute', async ({ request }) => {
    for (const path of ['/books', `/books/${book._id}`, `/books/${book._id}/excerpt`, seriesPath(SERIES)]) {
      expect(cacheOf(await sendRequest(request, path)), path).toBe(SHARED_CACHE);
    }
  });

  // E49, E50
  test('keeps API answers out of shared caches', async ({ request }) => {
    expect(cacheOf(await sendRequest(request, apiPaths.books))).toBe('private, no-cache');
    for (const path of [apiPaths.statistics, `${apiPaths.statistics}/x.css`, apiPaths.book('none')]) {
      expect(cacheOf(await sendRequest(request, path)), path).toBe('no-store');
    }
    const statistics = await sendRequest(request, apiPaths.statistics, { headers: bearer(adminToken) });
    expect(cacheOf(statistics)).toBe('private, no-store');
  });

  test('answers 304 for a book that the client has', async ({ request }) => {
    const { etag = '' } = (await sendRequest(request, apiPaths.book(book._id))).headers();
    const again = await sendRequest(request, apiPaths.book(book._id), { headers: { 'if-none-match': etag } });
    expect([again.status(), again.headers().etag, (await again.body()).length]).toEqual([304, etag, 0]);
    const other = await sendRequest(request, apiPaths.book(book._id), { headers: { 'if-none-match': '"another"' } });
    expect(other.status()).toBe(200);
  });

  test('compresses files by Accept-Encoding, with Vary', async ({ request }) => {
    for (const encoding of ['gzip', 'identity']) {
      const { 'content-encoding': used = 'identity', vary } = (
        await sendRequest(request, '/about', { headers: { 'accept-encoding': encoding } })
      ).headers();
      expect([used, vary]).toEqual([encoding, 'Accept-Encoding']);
    }
    const { vary } = (await sendRequest(request, apiPaths.books)).headers();
    expect(vary).toContain('Accept-Encoding');
  });
});

test.describe('methods', () => {
  test('answer HEAD like GET, without a body', async ({ request }) => {
    for (const path of ['/', '/books', apiPaths.book(book._id)]) {
      const [head, get] = [await sendRequest(request, path, { method: 'HEAD' }), await sendRequest(request, path)];
      expect([head.status(), typeOf(head), cacheOf(head)], path).toEqual([200, typeOf(get), cacheOf(get)]);
      expect((await head.body()).length, path).toBe(0);
    }
  });

  // E46
  test('allow no cross-origin requests', async ({ request }) => {
    const origin = { origin: 'https://evil.example' };
    const wanted = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' };
    const preflight = await sendRequest(request, apiPaths.orders, {
      method: 'OPTIONS',
      headers: { ...origin, ...wanted },
    });
    expect([preflight.status(), preflight.headers().allow, corsOf(preflight)]).toEqual([405, 'GET, HEAD, POST', []]);
    for (const path of [apiPaths.books, '/books', '/about']) {
      expect(corsOf(await sendRequest(request, path, { headers: origin })), path).toEqual([]);
    }
  });

  test('reach the function unchanged, PUT, PATCH and DELETE too', async ({ request }) => {
    for (const [method, path] of [
      ['PUT', apiPaths.editBook('none')],
      ['PATCH', apiPaths.order('none')],
      ['DELETE', apiPaths.book('none')],
    ] as const) {
      const answer = await sendRequest(request, path, { method, data: {} });
      expect([answer.status(), typeOf(answer)], method).toEqual([401, PROBLEM]);
      expect(answer.headers()['www-authenticate'], method).toBe('Bearer realm="bookstore"');
    }
    expect((await sendRequest(request, apiPaths.books, { method: 'PUT', data: {} })).status()).toBe(405);
  });
});

test.describe('request bodies', () => {
  const padded = (bytes: number) => {
    const empty = JSON.stringify({ ...NEW_BOOK, padding: '' });
    return JSON.stringify({ ...NEW_BOOK, padding: 'x'.repeat(bytes - empty.length) });
  };
  const post = (request: APIRequestContext, path: string, data: string | Buffer, type: string) =>
    sendRequest(request, path, { method: 'POST', data, headers: { ...bearer(adminToken), 'content-type': type } });

  // E36
  test('over 64 KiB (256 KiB with a book) are refused', async ({ request }) => {
    const refusal = { code: 'body-too-large', status: 413 };
    const small = await post(request, apiPaths.lookups, padded(LIMITS.bodyBytes + 1), 'application/json');
    expect([small.status(), typeOf(small)]).toEqual([413, PROBLEM]);
    expect(await small.json()).toMatchObject(refusal);
    const large = await post(request, apiPaths.createBook, padded(LIMITS.booksBodyBytes + 1), 'application/json');
    expect(await large.json()).toMatchObject(refusal);
  });

  test('at the limit are read', async ({ request }) => {
    const created = await post(request, apiPaths.createBook, padded(LIMITS.booksBodyBytes), 'application/json');
    expect(created.status()).toBe(201);
    const { _id } = (await created.json()) as Book;
    await sendRequest(request, apiPaths.book(_id), { method: 'DELETE', headers: bearer(adminToken) });
  });

  test('arrive unchanged, as text in any script and as a picture', async ({ request }) => {
    const title = 'Bücher 📚 ﬁ';
    const edited = await sendRequest(request, apiPaths.editBook(book._id), {
      method: 'PUT',
      data: { ...NEW_BOOK, title },
      headers: bearer(adminToken),
    });
    expect(await edited.json()).toMatchObject({ title });
    const bytes = Buffer.from('no picture');
    expect((await post(request, '/api/covers', bytes, 'image/webp')).status()).toBe(400);
    const tooLarge = Buffer.alloc(COVER_LIMITS.bytes + 1);
    expect((await post(request, '/api/covers', tooLarge, 'image/webp')).status()).toBe(413);
  });

  test('that are not JSON are refused with a problem', async ({ request }) => {
    const broken = await post(request, apiPaths.createBook, '{"title":', 'application/json');
    expect([broken.status(), typeOf(broken)]).toEqual([400, PROBLEM]);
    const form = await post(request, apiPaths.createBook, 'title=x', 'application/x-www-form-urlencoded');
    expect([form.status(), typeOf(form)]).toEqual([415, PROBLEM]);
  });
});

test.describe('callers', () => {
  test('without a token read books and nothing else', async ({ request }) => {
    const read = await sendRequest(request, apiPaths.book(book._id));
    expect(await read.json()).toMatchObject({ _id: book._id });
    for (const path of [apiPaths.orders, apiPaths.statistics, apiPaths.ordersOf('reader@example.com')]) {
      const answer = await sendRequest(request, path);
      expect([answer.status(), typeOf(answer)], path).toEqual([401, PROBLEM]);
    }
  });

  test('as customers order once for each key, and read their own orders', async ({ request }) => {
    const customer = await newCustomer();
    const key = await storeStreet(request, customer, 'Lane 1');
    const first = await placeOrder(request, customer, [book], {}, key);
    const again = await placeOrder(request, customer, [book], {}, key);
    expect(again._id).toBe(first._id);
    expect((await ordersOf(request, customer)).map(({ _id }) => _id)).toEqual([first._id]);
    const headers = bearer(await idTokenOf(customer));
    expect((await sendRequest(request, apiPaths.statistics, { headers })).status()).toBe(403);
    expect((await sendRequest(request, apiPaths.ordersOf('reader@example.com'), { headers })).status()).toBe(403);
  });

  test('as admins read the statistics, and place no orders', async ({ request }) => {
    const headers = bearer(adminToken);
    const statistics = await sendRequest(request, apiPaths.statistics, { headers });
    expect([statistics.status(), typeOf(statistics)]).toEqual([200, JSON_TYPE]);
    expect((await sendRequest(request, apiPaths.orders, { method: 'POST', data: {}, headers })).status()).toBe(403);
  });

  test('as robots find a book from robots.txt', async ({ request }) => {
    const robots = await sendRequest(request, '/feeds/robots');
    expect(typeOf(robots)).toBe('text/plain; charset=utf-8');
    const [, siteMap = ''] = /^Sitemap: https?:\/\/[^/]+(\/\S+)$/m.exec(await robots.text()) ?? [];
    const index = await (await sendRequest(request, siteMap)).text();
    const [, part = ''] = /<loc>https?:\/\/[^/]+(\/sitemap\/\d+\.xml)<\/loc>/.exec(index) ?? [];
    const [, page = ''] =
      /<loc>https?:\/\/[^/]+(\/books\/[^<]+)<\/loc>/.exec(await (await sendRequest(request, part)).text()) ?? [];
    expect((await sendRequest(request, page)).status()).toBe(200);
  });

  // E16
  test('are identified by token, never by cookie', async ({ request }) => {
    const headers = { cookie: `__session=${adminToken}; token=${adminToken}` };
    const refused = await sendRequest(request, apiPaths.statistics, { headers });
    expect([refused.status(), refused.headers()['set-cookie']]).toEqual([401, undefined]);
    const session = await sendRequest(request, apiPaths.adminLogin, { method: 'POST', data: SAMPLE_ADMIN });
    expect([session.status(), session.headers()['set-cookie']]).toEqual([200, undefined]);
    expect((await sendRequest(request, `${apiPaths.statistics}?token=${adminToken}`)).status()).toBe(401);
  });
});
