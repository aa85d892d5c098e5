import { customerDetailsSchema } from '@bookstore/contract/api/customerDetails';
import { customerPaths } from '@bookstore/contract/api/paths';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openApi, type TestApi } from '../api.ts';
import { aDetailsBody } from '../factories.ts';
import { expectSoundDatabase } from '../invariants.ts';
import { LONG_DEADLINE } from '../server.ts';
import { anything, spoiled } from './arbitraries.ts';
import { forAll } from './forAll.ts';

/** A minute passes with every call, so that the rate limit lets all of them through. */
let now = Date.now();
const clock = () => {
  now += 60_000;
  return new Date(now);
};

const LIMIT = { timeout: 600_000 };

let api: TestApi;

beforeAll(async () => {
  api = await openApi({ clock, ...LONG_DEADLINE });
});
afterAll(() => api.close());

// E29, E31
it('the details of a customer are what the contract takes, as the contract reads it, or none', LIMIT, async () => {
  const { token } = await api.newCustomer();
  const db = await api.db();
  const details = (method: string, body?: unknown) => api.call(method, customerPaths.details, { token, body });
  await forAll(fc.oneof(spoiled({ ...aDetailsBody() }), anything), async (body) => {
    await db.recursiveDelete(db.collection('customers'));
    // As JSON carries it.
    const sent: unknown = body === undefined ? {} : JSON.parse(JSON.stringify(body) ?? '{}');
    const read = customerDetailsSchema.safeParse(sent ?? {});
    const reply = await details('PUT', body);
    expect((await details('GET')).body).toEqual({ details: read.success ? read.data : null });
    expect(reply.status).toBe(read.success ? 204 : 400);
  });
  await expectSoundDatabase(db);
});
