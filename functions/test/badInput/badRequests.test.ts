import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type TestAdmin, type TestApi } from '../api.ts';
import { anIdToken } from '../customers.ts';
import { expectConsistentDatabase } from '../invariants.ts';
import { rawCall } from '../rawCall.ts';
import { LONG_DEADLINE } from '../server.ts';
import { body, headers, headerValue, path } from './arbitraries.ts';
import { forAll, RUNS } from './forAll.ts';
import { expectValidResponse } from './validResponse.ts';

let api: TestApi;
let admin: TestAdmin;

beforeAll(async () => {
  api = await openApi(LONG_DEADLINE);
  admin = await api.newAdmin();
});
afterAll(() => api.close());

const LIMIT = 600_000;

// E2, E7, E33, E35, E47, E56
describe('requests', () => {
  const call = fc.record({
    method: fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'),
    path,
    headers,
    body: fc.option(body, { nil: undefined }),
    who: fc.constantFrom('nobody', 'customer', 'admin'),
  });

  it('are answered, rejections as problems', { timeout: LIMIT }, async () => {
    const customer = await api.newCustomer();
    const tokens = { nobody: {}, customer: { authorization: `Bearer ${customer.token}` }, admin: bearer(admin.token) };
    await forAll(
      call,
      async ({ method, path, headers, body, who }) => {
        const type = body?.type === undefined ? {} : { 'content-type': body.type };
        const content = body === undefined ? {} : { body: body.content };
        const reply = await rawCall(api.baseUrl, {
          method,
          path,
          headers: { ...headers, ...type, ...tokens[who] },
          ...content,
        });
        expectValidResponse(reply, method);
      },
      RUNS * 4,
    );
    expect(await expectConsistentDatabase(await api.db())).toEqual({ books: 0, orders: 0 });
  });
});

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

const claims = fc.dictionary(
  fc.constantFrom('iss', 'aud', 'sub', 'role', 'jti', 'iat', 'exp', 'nbf', 'email', 'auth_time', 'firebase'),
  fc.oneof(fc.constantFrom('bookstore-api', 'bookstore-admin', 'admin'), fc.jsonValue({ maxDepth: 1 })),
);
const part = fc.oneof(claims, fc.jsonValue({ maxDepth: 1 }), fc.constant({ alg: 'none', typ: 'JWT' }), headerValue);
const toPart = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

// E8, E10
describe('tokens', () => {
  const authorization = fc.oneof(
    headerValue,
    headerValue.map((text) => `Bearer ${text}`),
    fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => `Bearer ${parts.map(toPart).join('.')}`),
    // Only the emulators examine their own tokens.
    claims.map((forged) => `Bearer ${anIdToken('another-project', forged)}`),
  );

  it('are rejected unless valid', { timeout: LIMIT }, async () => {
    await forAll(authorization, async (value) => {
      for (const path of ['/api/admin', '/api/orders/email/a@b.c']) {
        const reply = await rawCall(api.baseUrl, { method: 'GET', path, headers: { authorization: value } });
        expectValidResponse(reply, 'GET');
        expect(reply.status).toBe(401);
      }
    });
  });
});
