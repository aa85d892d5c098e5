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

it('treats an order placed by an identical concurrent call as a repetition', async () => {
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
  // Its commit now fails, and it finds the other call's order.
  other.proxy.repair();
  expect(await repetition).toMatchObject({ status: 200, text: first.text });
});
