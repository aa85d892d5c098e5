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

describe('unknown path', () => {
  // E44, E45, E49
  it.each(['/api', '/api/Books', '/api/orders/email/a/b'])('%s answers an uncached 404 problem', async (path) => {
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
    expect(reply.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });
});

describe('request body', () => {
  // E47
  // rows: 352
  it.each(['text/plain', 'application/x-www-form-urlencoded'])('of type %s answers 415', async (type) => {
    const reply = await create(JSON.stringify(aBookBody()), { 'Content-Type': type });
    expect(reply).toMatchObject({ status: 415, body: { code: 'unsupported-media-type' } });
  });

  it('with a book is read only for admins', async () => {
    const text = JSON.stringify({ ...aBookBody(), padding: 'x'.repeat(100_000) });
    for (const body of [text, '{"title":']) {
      const reply = await api.call('POST', '/api/books/create-book/', { headers: JSON_TYPE, text: body });
      expect(reply).toMatchObject({ status: 401 });
    }
  });

  // E32
  it('cannot change prototypes', async () => {
    const text = JSON.stringify(aBookBody()).replace(
      '{',
      '{"__proto__":{"trending":"yes"},"constructor":{"prototype":{}},',
    );
    expect(await create(text, JSON_TYPE)).toMatchObject({ status: 201, body: { trending: true } });
  });
});

describe('every answer', () => {
  it('has a request id from the server', async () => {
    const headers = { 'X-Request-Id': 'forged' };
    const reply = await api.call('GET', '/api/health', { headers });
    expect(reply.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });
});

// E46
describe('page of another origin', () => {
  it('fails its preflight', async () => {
    const headers = {
      Origin: 'https://evil.example',
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'authorization, content-type',
    };
    const reply = await api.call('OPTIONS', '/api/orders', { headers });
    expect(reply.status).toBe(405);
    expect([...reply.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it.each(['cross-site', 'same-site'])('changes nothing, with or without a token (%s)', async (site) => {
    const headers = { 'Sec-Fetch-Site': site, Origin: 'https://evil.example' };
    const body = aBookBody();
    const reply = await api.call('POST', '/api/books/create-book', { token: admin.token, body, headers });
    expect(reply).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect(reply.text).toContain("Pages from other origins can't change anything here.");
    expect((await api.call('POST', '/api/auth/admin', { body: {}, headers })).status).toBe(403);
    expect((await api.call('GET', '/api/books', { headers })).status).toBe(200);
  });

  it.each(['same-origin', 'none'])('is distinguished from our own (%s)', async (site) => {
    const headers = { 'Sec-Fetch-Site': site };
    const reply = await api.call('POST', '/api/books/create-book', { token: admin.token, body: aBookBody(), headers });
    expect(reply.status).toBe(201);
  });
});

describe('health', () => {
  it('is ok when Firestore responds', async () => {
    const reply = await api.call('GET', '/api/health/');
    expect(reply).toMatchObject({ status: 200, body: { status: 'ok', version: expect.any(String) } });
    expect(reply.headers.get('cache-control')).toBe('no-store');
  });
});
