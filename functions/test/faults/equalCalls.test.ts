import { afterAll, beforeAll, expect, it } from 'vitest';
import { openApi, send, type TestApi } from '../api.ts';
import { anOrderBody } from '../factories.ts';
import { startInstanceBehindProxy } from './behindProxy.ts';

const clock = () => new Date('2026-05-01T10:00:00Z');

let api: TestApi;
let other: Awaited<ReturnType<typeof startInstanceBehindProxy>>;

beforeAll(async () => {
  api = await openApi({ clock });
  other = await startInstanceBehindProxy(api.projectId, { clock });
});
afterAll(() => Promise.all([api.close(), other.close()]));

it('an order that an equal call made in the same millisecond is answered as a repetition', async () => {
  const customer = await api.newCustomer();
  const book = await api.newBook(await api.newAdmin());
  const headers = { 'Idempotency-Key': 'one-intent-to-buy' };
  const options = { token: customer.token, body: anOrderBody(customer, [book]), headers };
  other.proxy.breakBy((method) => (method === 'Commit' ? { kind: 'held', at: 'request' } : null));
  const held = other.proxy.nextHeld();
  const repetition = send(other.server.baseUrl, 'POST', '/api/orders', options);
  await held;
  const first = await api.call('POST', '/api/orders', options);
  expect(first.status).toBe(201);
  // Its commit breaks off now, and it finds the order that it has decided upon itself, but for who made it.
  other.proxy.repair();
  expect(await repetition).toMatchObject({ status: 200, text: first.text });
});
