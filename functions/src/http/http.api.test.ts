import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type TestAdmin, type TestApi } from '../../test/api.ts';
import { aBookBody } from '../../test/factories.ts';

let api: TestApi;
let admin: TestAdmin;

beforeAll(async () => {
  api = await openApi();
  admin = await api.newAdmin();
});
afterAll(() => api.close());

const create = (text: string, headers: Record<string, string>) =>
  api.call('POST', '/api/books/create-book', { token: admin.token, text, headers });
const JSON_TYPE = { 'Content-Type': 'application/json' };

describe('an unknown path', () => {
  // E45, E49
  it.each(['/api', '/api/', '/api/unknown', '/api/books/a/b/c', '/api/Books', '/api/orders/email/a/b'])(
    'the unknown path %s is a 404 problem that nobody keeps',
    async (path) => {
      const reply = await api.call('GET', path);
      expect(reply).toMatchObject({
        status: 404,
        body: {
          type: 'about:blank',
          title: expect.any(String),
          status: 404,
          detail: expect.any(String),
          code: 'not-found',
        },
      });
      expect(reply.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
      expect(reply.headers.get('cache-control')).toBe('no-store');
    },
  );
});

describe('a known path with another method', () => {
  // E47, E63
  it.each([
    ['PUT', '/api/books', 'GET, HEAD'],
    ['POST', '/api/books/', 'GET, HEAD'],
    ['PATCH', '/api/books/some-id', 'DELETE, GET, HEAD'],
    ['PUT', '/api/books/create-book', 'DELETE, GET, HEAD, POST'],
    ['GET', '/api/books/edit/some-id', 'PUT'],
    ['DELETE', '/api/orders', 'GET, HEAD, POST'],
    ['GET', '/api/auth/admin', 'POST'],
    ['POST', '/api/admin', 'GET, HEAD'],
    ['OPTIONS', '/api/books', 'GET, HEAD'],
    ['DELETE', '/api/health', 'GET, HEAD'],
  ])('the known path of %s %s is 405 and says what is allowed', async (method, path, allow) => {
    const reply = await api.call(method, path);
    expect(reply).toMatchObject({ status: 405, body: { code: 'method-not-allowed' } });
    expect(reply.headers.get('allow')).toBe(allow);
  });
});

describe('a body', () => {
  // E35
  it.each(['{"title":', 'not json', '"text"', '{"a":1}}'])(
    'a body that is not a JSON object (%s) is 400',
    async (text) => {
      expect((await create(text, JSON_TYPE)).status).toBe(400);
    },
  );

  it('a body that is a list is 400', async () => {
    expect((await create('[1,2]', JSON_TYPE)).status).toBe(400);
  });

  it('a body that is missing is 400 and names what is required', async () => {
    const reply = await api.call('POST', '/api/books/create-book', { token: admin.token });
    expect(reply).toMatchObject({ status: 400, body: { code: 'validation-failed' } });
    const paths = (reply.body as { errors: { path: string }[] }).errors.map(({ path }) => path);
    expect(paths).toEqual(['title', 'description', 'category', 'newPrice', 'oldPrice']);
  });

  // E47
  // rows: 352
  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/html'])(
    'a body of the type %s is 415',
    async (type) => {
      const reply = await create(JSON.stringify(aBookBody()), { 'Content-Type': type });
      expect(reply).toMatchObject({ status: 415, body: { code: 'unsupported-media-type' } });
    },
  );

  it('a body takes a charset', async () => {
    const type = { 'Content-Type': 'application/json; charset=utf-8' };
    expect((await create(JSON.stringify(aBookBody({ title: 'Bücher 📚' })), type)).status).toBe(201);
  });

  // E36
  it('a body over 64 KiB is 413, or over 256 KiB where it carries a book, and one just below is looked at', async () => {
    const padded = (bytes: number) => {
      const empty = JSON.stringify({ ...aBookBody(), padding: '' });
      return JSON.stringify({ ...aBookBody(), padding: 'x'.repeat(bytes - empty.length) });
    };
    const tooLarge = { status: 413, body: { code: 'body-too-large' } };
    expect((await create(padded(256 * 1024), JSON_TYPE)).status).toBe(201);
    expect(await create(padded(256 * 1024 + 1), JSON_TYPE)).toMatchObject(tooLarge);
    const lookUp = (text: string) =>
      api.call('POST', '/api/admin/lookups', { token: admin.token, headers: JSON_TYPE, text });
    expect((await lookUp(padded(64 * 1024))).status).toBe(400);
    expect(await lookUp(padded(64 * 1024 + 1))).toMatchObject(tooLarge);
  });

  it('a body of a book is not read for anybody but an admin', async () => {
    const text = JSON.stringify({ ...aBookBody(), padding: 'x'.repeat(100_000) });
    for (const body of [text, '{"title":']) {
      const reply = await api.call('POST', '/api/books/create-book/', { headers: JSON_TYPE, text: body });
      expect(reply).toMatchObject({ status: 401 });
    }
  });

  // E32
  it('a body cannot reach the prototype of anything', async () => {
    const text = JSON.stringify(aBookBody()).replace(
      '{',
      '{"__proto__":{"trending":"yes"},"constructor":{"prototype":{}},',
    );
    expect(await create(text, JSON_TYPE)).toMatchObject({ status: 201, body: { trending: true } });
  });
});

describe('every answer', () => {
  // E44, E46
  it.each(['/api/books', '/api/books/no-such-book', '/api/unknown', '/api/admin', '/api/health'])(
    'every answer carries the security headers, an id, and no CORS: %s',
    async (path) => {
      const { headers } = await api.call('GET', path, { headers: { Origin: 'https://evil.example' } });
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBeTruthy();
      expect(headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/);
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
      expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
      expect(headers.get('set-cookie')).toBeNull();
    },
  );

  it('every answer has an id of our own making', async () => {
    const headers = { 'X-Request-Id': 'forged' };
    expect((await api.call('GET', '/api/health', { headers })).headers.get('x-request-id')).not.toBe('forged');
  });
});

// E46
describe('a page of another origin', () => {
  it('a page of another origin gets no permission from a preflight', async () => {
    const headers = {
      Origin: 'https://evil.example',
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'authorization, content-type',
    };
    const reply = await api.call('OPTIONS', '/api/orders', { headers });
    expect(reply.status).toBe(405);
    expect([...reply.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it.each(['cross-site', 'same-site'])(
    'a page of another origin may not change anything, token or not (%s)',
    async (site) => {
      const headers = { 'Sec-Fetch-Site': site, Origin: 'https://evil.example' };
      const body = aBookBody();
      const reply = await api.call('POST', '/api/books/create-book', { token: admin.token, body, headers });
      expect(reply).toMatchObject({ status: 403, body: { code: 'forbidden' } });
      expect(reply.text).toContain('Pages of other origins may not change anything here.');
      expect((await api.call('POST', '/api/auth/admin', { body: {}, headers })).status).toBe(403);
      expect((await api.call('GET', '/api/books', { headers })).status).toBe(200);
    },
  );

  it.each(['same-origin', 'none'])('a page of another origin is told from our own (%s)', async (site) => {
    const headers = { 'Sec-Fetch-Site': site };
    const reply = await api.call('POST', '/api/books/create-book', { token: admin.token, body: aBookBody(), headers });
    expect(reply.status).toBe(201);
  });
});

describe('health', () => {
  it('the health check is ok when Firestore answers', async () => {
    const reply = await api.call('GET', '/api/health/');
    expect(reply).toMatchObject({ status: 200, body: { status: 'ok', version: expect.any(String) } });
    expect(reply.headers.get('cache-control')).toBe('no-store');
  });
});
