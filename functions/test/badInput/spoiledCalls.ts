import { afterAll, beforeAll, expect } from 'vitest';
import { createAdminTokens } from '../../src/auth/adminToken.ts';
import { SAMPLE_JWT_SECRET } from '../../src/auth/samples.ts';
import { openApi, type Reply, type TestAdmin, type TestApi } from '../api.ts';
import { LONG_DEADLINE } from '../server.ts';
import { secondsPassing } from './forAll.ts';

/** An API of its own for the generated bodies of a file, on which a second passes with each call. `shop` is filled when the tests run. */
export function openSpoiledCalls() {
  const clock = secondsPassing();
  const shop = {} as { api: TestApi; admin: TestAdmin };
  beforeAll(async () => {
    shop.api = await openApi({ clock, ...LONG_DEADLINE });
    shop.admin = await shop.api.newAdmin();
  });
  afterAll(() => shop.api.close());
  /** The tokens of the admin last an hour of the clock above. */
  const freshToken = () => createAdminTokens(SAMPLE_JWT_SECRET, clock).issue(shop.admin.username);
  const asAdmin = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    shop.api.call(method, path, { token: await freshToken(), body, headers });
  return { shop, asAdmin };
}

export function expectRefused(reply: Reply, status: number): void {
  expect(reply.status).toBe(status);
  expect(reply.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
  expect(reply.body).toMatchObject({ status, code: expect.any(String), detail: expect.any(String) });
}

/** What JSON makes of a body, which is what the API is sent. */
export const asSent = (body: unknown): unknown => JSON.parse(JSON.stringify(body));
