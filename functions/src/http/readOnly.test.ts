import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, send, type TestApi } from '../../test/api.ts';
import { listen, TEST_CONFIG, type TestServer } from '../../test/server.ts';
import { createRoutes } from '../app.ts';
import { createDependencies } from '../dependencies.ts';
import { createFirebase } from '../firestore/firebase.ts';

const ROUTES = createRoutes(createDependencies(TEST_CONFIG, createFirebase()));

let api: TestApi;
let closed: TestServer;

beforeAll(async () => {
  api = await openApi();
  closed = await listen(api.projectId, { ...TEST_CONFIG, isReadOnly: true });
});
afterAll(() => Promise.all([api.close(), closed.close()]));

// E67
describe('read-only shop', () => {
  it('shows books, allows admin logins, and rejects changes', async () => {
    const admin = await api.newAdmin();
    const book = await api.newBook(admin);
    const call = (method: string, path: string, options = {}) =>
      send(closed.baseUrl, method, path, { token: admin.token, ...options });

    expect((await call('GET', `/api/books/${book._id}`)).body).toEqual(book);
    expect((await call('GET', '/api/orders')).status).toBe(200);

    const refused = await call('DELETE', `/api/books/${book._id}`);
    expect(refused.headers.get('retry-after')).toBeTruthy();
    expect(refused.text).toContain('The shop is read-only right now. Orders and changes are paused.');
    expect((await call('GET', `/api/books/${book._id}`)).body).toEqual(book);

    const { username, password } = admin;
    expect((await call('POST', '/api/auth/admin', { body: { username, password } })).status).toBe(200);
    for (const path of ['/api/admin/factor/app', '/api/admin/factor/passkeys']) {
      expect((await call('POST', path, { body: { password } })).status).toBe(200);
    }
    expect((await call('POST', '/api/admin/factor/remove', { body: { password, which: 'app' } })).status).toBe(503);
    expect((await call('POST', '/api/auth/admin/logout')).status).toBe(204);
  });

  it('rejects every write of every caller', async () => {
    const { token } = await api.newAdmin();
    const customer = await api.newCustomer();
    const logIn = ['/api/admin/factor/app', '/api/admin/factor/passkeys'];
    // No switch may stop withdrawals.
    const always = ['/api/withdrawals', '/withdraw', ...logIn];
    const isAlways = (path: string) => path.startsWith('/api/auth/') || always.includes(path);
    const changes = ROUTES.filter(({ method, path }) => method !== 'get' && !isAlways(path));
    expect(changes.length).toBeGreaterThan(15);
    for (const { method, path } of changes) {
      for (const shown of [token, customer.token]) {
        const address = path.replace(/:\w+/g, 'some-id');
        const reply = await send(closed.baseUrl, method.toUpperCase(), address, { token: shown, body: {} });
        expect(reply, `${method} ${path}`).toMatchObject({ status: 503, body: { code: 'unavailable' } });
      }
    }
  });

  it('still accepts withdrawals', async () => {
    const body = { name: 'Ada Reader', email: 'ada@example.com', order: 'abcdef12' };
    expect((await send(closed.baseUrl, 'POST', '/api/withdrawals', { body })).status).toBe(202);
    const form = {
      text: new URLSearchParams(body).toString(),
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' },
    };
    expect((await send(closed.baseUrl, 'POST', '/withdraw', form)).status).toBe(200);
  });
});
