import { generateKeyPairSync } from 'node:crypto';
import type { Book } from '@bookstore/contract/api/book';
import { ADMIN_TOKEN_LIFETIME_SECONDS } from '@bookstore/contract/constants';
import jwt from 'jsonwebtoken';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type TestAdmin, type TestApi } from '../../test/api.ts';
import { anIdToken, type TestCustomer } from '../../test/customers.ts';
import { aBookBody, anOrderBody } from '../../test/factories.ts';
import { picture } from '../../test/pictures/pictures.ts';
import { TEST_CONFIG } from '../../test/server.ts';
import { createRoutes } from '../app.ts';
import { createDependencies } from '../dependencies.ts';
import { createFirebase } from '../firestore/firebase.ts';
import { SAMPLE_JWT_SECRET } from './samples.ts';

let api: TestApi;
let admin: TestAdmin;
let staff: TestAdmin;
let customer: TestCustomer;
let book: Book;

beforeAll(async () => {
  api = await openApi();
  admin = await api.newAdmin();
  staff = await api.newAdmin('staff');
  customer = await api.newCustomer();
  book = await api.newBook(admin);
});
afterAll(() => api.close());

const ROUTES = createRoutes(createDependencies(TEST_CONFIG, createFirebase()));
const CALLS = ROUTES.filter(({ path }) => path.startsWith('/api/'));
const adminRoutes = ROUTES.filter(({ access }) => access === 'admin' || access === 'owner');
const guardedRoutes = ROUTES.filter(({ access }) => access !== 'anyone');

const pathOf = (pattern: string) =>
  pattern.replace(':id', book._id).replace(':email', encodeURIComponent(customer.email));

/** Valid for every route, so that only the token is wrong. */
const bodyFor = (method: string) =>
  ['post', 'put', 'patch'].includes(method)
    ? { ...aBookBody(), ...anOrderBody(customer, [book]), status: 'packed', count: 5 }
    : undefined;

const sentTo = ({ method, body }: { method: string; body?: string }) =>
  body === 'picture' ? { picture: picture('lossy.webp') } : { body: bodyFor(method) };

const callRoute = (route: { method: string; path: string; body?: string }, authorization?: string) =>
  api.call(route.method.toUpperCase(), pathOf(route.path), {
    ...sentTo(route),
    ...(authorization !== undefined && { headers: { Authorization: authorization } }),
  });

describe('access', () => {
  // rows: 336
  it('restricts the specified calls to admins', () => {
    const names = adminRoutes.map(({ method, path }) => `${method} ${path}`);
    expect(names).toEqual(
      expect.arrayContaining([
        'post /api/books/create-book',
        'put /api/books/edit/:id',
        'delete /api/books/:id',
        'get /api/admin',
      ]),
    );
  });

  // rows: 26
  it('accepts passwords of admins only', () => {
    // Customer details are no sign-in.
    const others = ROUTES.filter(({ path }) => !/^\/api\/(customers\/me|admin\/customers$)/.test(path));
    const signIn = others.filter(({ path }) => /auth|log-?in|regist|sign|user|customer|password/i.test(path));
    expect(signIn.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'post /api/auth/admin',
      'post /api/auth/admin/factor',
      'post /api/auth/admin/logout',
    ]);
  });

  // E1, E6, E10, E15
  // rows: 332, 335, 353, 355, 357, 365
  it.each(guardedRoutes)('rejects every unauthorized caller: $method $path', async (route) => {
    const reply = await callRoute(route);
    expect(reply).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    expect(reply.headers.get('www-authenticate')).toBe('Bearer realm="bookstore"');
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect((await callRoute(route, `Bearer ${admin.token}x`)).status).toBe(401);
    const wrong = {
      admin: [customer],
      owner: [customer, staff],
      customer: [admin],
      'customer or admin': [],
      anyone: [],
    };
    for (const { token } of wrong[route.access]) {
      expect(await callRoute(route, `Bearer ${token}`)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    }
  });

  // E16
  it('accepts tokens from the Authorization header only', async () => {
    const headers = { Cookie: `token=${admin.token}`, 'X-Authorization': `Bearer ${admin.token}` };
    expect((await api.call('GET', `/api/admin?token=${admin.token}`, { headers })).status).toBe(401);
  });

  // E7
  it('ignores headers that override method or path', async () => {
    const headers = {
      'X-HTTP-Method-Override': 'DELETE',
      'X-Original-URL': '/api/admin',
      'X-Forwarded-For': '127.0.0.1',
    };
    const reply = await api.call('GET', `/api/books/${book._id}`, { headers });
    expect(reply).toMatchObject({ status: 200, body: book });
  });

  // E1, E6
  it('changes nothing on a refused call', async () => {
    const everything = async () => (await api.call('GET', '/api/books')).body;
    const before = await everything();
    for (const route of adminRoutes) await callRoute(route, `Bearer ${customer.token}`);
    await callRoute({ method: 'post', path: '/api/orders' });
    expect(await everything()).toEqual(before);
    const path = `/api/orders/email/${encodeURIComponent(customer.email)}`;
    expect((await api.call('GET', path, { token: customer.token })).body).toEqual([]);
  });

  // E49, E50
  it.each(CALLS)('forbids caching of guarded responses: $method $path', async (route) => {
    const token = route.access === 'customer' ? customer.token : admin.token;
    const own = await api.newBook(admin);
    const reply = await api.call(route.method.toUpperCase(), pathOf(route.path).replace(book._id, own._id), {
      token: route.path.endsWith('/logout') ? (await api.newAdmin()).token : token,
      ...sentTo(route),
    });
    expect(reply.headers.get('cache-control')).toMatch(/^private, no-(store|cache)$|^no-store$/);
  });

  it('serves pages to all callers', () => {
    const pages = ROUTES.filter((route) => !CALLS.includes(route));
    expect(pages.length).toBeGreaterThan(0);
    for (const { access } of pages) expect(access).toBe('anyone');
  });
});

const now = Math.floor(Date.now() / 1000);
const claims = {
  iss: 'bookstore-api',
  aud: 'bookstore-admin',
  sub: '',
  role: 'admin',
  jti: 'x',
  iat: now,
  exp: now + ADMIN_TOKEN_LIFETIME_SECONDS,
};
const sign = (payload: object, secret = SAMPLE_JWT_SECRET, algorithm: jwt.Algorithm = 'HS256') =>
  jwt.sign({ ...payload, sub: admin.username }, secret, { algorithm });
const unsigned = (payload: object) =>
  `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.`;

/** For verifiers that take an RSA public key as the HS256 secret, or a key from the token. */
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
const publicKey = rsa.publicKey.export({ type: 'spki', format: 'pem' });

const BAD_TOKENS: [string, () => string][] = [
  ['garbage', () => 'garbage'],
  ['an admin token without a signature', () => unsigned(claims)],
  ['an admin token of another key', () => sign(claims, 'another secret of more than thirty-two bytes!')],
  ['an admin token of another algorithm', () => sign(claims, SAMPLE_JWT_SECRET, 'HS512')],
  ['an admin token with a public key for a secret', () => sign(claims, String(publicKey))],
  [
    'an admin token that brings its own key',
    () =>
      jwt.sign({ ...claims }, rsa.privateKey, {
        algorithm: 'RS256',
        header: { alg: 'RS256', jwk: rsa.publicKey.export({ format: 'jwk' }) } as jwt.JwtHeader,
      }),
  ],
  ['an admin token of another issuer', () => sign({ ...claims, iss: 'somebody' })],
  ['an admin token of another audience', () => sign({ ...claims, aud: 'somebody' })],
  ['an admin token without a role', () => sign({ ...claims, role: '' })],
  ['an admin token that is not in force yet', () => sign({ ...claims, nbf: now + 600 })],
  ['an admin token with an impossible username', () => jwt.sign({ ...claims, sub: '../books' }, SAMPLE_JWT_SECRET)],
  [
    'an admin token with altered claims',
    () => {
      const [header = '', , signature = ''] = admin.token.split('.');
      return `${header}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.${signature}`;
    },
  ],
  ['an ID token of another project', () => anIdToken('other-project', { sub: customer.uid, email: customer.email })],
  [
    'an ID token that has expired',
    () => anIdToken(api.projectId, { sub: customer.uid, email: customer.email, exp: now - 1 }),
  ],
  ['an ID token of an account that is gone', () => anIdToken(api.projectId, { sub: 'nobody', email: customer.email })],
  ['an ID token without a subject', () => anIdToken(api.projectId, { sub: '', email: customer.email })],
  [
    'an ID token with an admin’s claims',
    () => sign({ ...claims, iss: `https://securetoken.google.com/${api.projectId}` }),
  ],
];

describe('invalid token', () => {
  it('would be accepted without its defect', async () => {
    expect((await api.call('GET', '/api/admin', { token: sign(claims) })).status).toBe(200);
  });

  // E5, E8, E9, E10, E11
  it.each(BAD_TOKENS)('is refused: %s', async (_name, token) => {
    for (const path of ['/api/admin', `/api/orders/email/${encodeURIComponent(customer.email)}`]) {
      const reply = await api.call('GET', path, { token: token() });
      expect(reply).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
      expect(reply.headers.get('www-authenticate')).toContain('invalid_token');
    }
    const body = anOrderBody(customer, [book]);
    expect((await api.call('POST', '/api/orders', { token: token(), body })).status).toBe(401);
  });
});
