import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type TestApi } from '../../test/api.ts';
import { TEST_CONFIG } from '../../test/server.ts';
import { createRoutes } from '../app.ts';
import { createDependencies } from '../dependencies.ts';
import { createFirebase } from '../firestore/firebase.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

const ROUTES = createRoutes(createDependencies(TEST_CONFIG, createFirebase()));
/** These pages run scripts. */
const PAGES = ['/books', '/books/:id', '/books/:id/excerpt', '/series/:name', '/contributors/:name', '/withdraw'];
const isPage = (path: string) => PAGES.includes(path);

const TYPES = {
  page: ['text/html; charset=utf-8'],
  other: [
    // The empty picture of a deleted book.
    'image/gif',
    ...['application/json', 'application/problem+json', 'application/xml', 'application/atom+xml', 'text/plain'].map(
      (type) => `${type}; charset=utf-8`,
    ),
  ],
};

const GUARDED = ROUTES.filter(({ access, method }) => access !== 'anyone' && method === 'get');

// E50
describe('file-like paths', () => {
  it.each(GUARDED)('below a personal path answer 404 and are never cached: $path', async ({ path, access }) => {
    const { token } = access === 'admin' || access === 'owner' ? await api.newAdmin() : await api.newCustomer();
    for (const end of ['/x.css', '%2Fx.css', ';x.css']) {
      const reply = await api.call('GET', path.replace(/:\w+/g, 'none') + end, { token });
      expect(reply.status).toBeGreaterThanOrEqual(400);
      expect(reply.headers.get('cache-control')).toBe('no-store');
    }
  });
});

describe('every response', () => {
  // E44, E45, E46, E49
  it.each(ROUTES)('has type, framing and caching headers for every caller: $method $path', async ({ method, path }) => {
    for (const part of ['1.xml', 'none', '<script>alert(1)</script>']) {
      const address = path.replace(/:\w+/g, encodeURIComponent(part));
      const { status, headers, text } = await api.call(method.toUpperCase(), address, {
        headers: { Origin: 'https://evil.example' },
      });
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBeTruthy();
      expect(headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/);
      expect([...headers.keys()].filter((name) => name.startsWith('access-control') || name === 'set-cookie')).toEqual(
        [],
      );
      expect(isPage(path) ? TYPES.page : TYPES.other).toContain(headers.get('content-type'));
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain(isPage(path) ? "script-src 'self'" : "default-src 'none'");
      expect(policy).not.toMatch(/script-src[^;]*'unsafe/);
      expect(headers.get('cache-control')).toMatch(
        status < 400 || isPage(path) ? /^(?:public|private|no-store)/ : /^no-store$/,
      );
      if (isPage(path)) expect(text).not.toContain('<script>alert(1)');
    }
  });
});
