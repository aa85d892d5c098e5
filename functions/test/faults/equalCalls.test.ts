import { afterAll, beforeAll, expect, it } from 'vitest';
import { openApi, send, type TestApi } from '../api.ts';
import { anOrderBody } from '../factories.ts';
import { startServer, type TestServer } from '../server.ts';
import { openAt } from './behindProxy.ts';
import { type Fault, GRPC } from './fault.ts';
import { type FirestoreProxy, startFirestoreProxy } from './firestoreProxy.ts';

const clock = () => new Date('2026-05-01T10:00:00Z');

let api: TestApi;
let proxy: FirestoreProxy;
let otherInstance: TestServer;

beforeAll(async () => {
  api = await openApi({ clock });
  proxy = await startFirestoreProxy(process.env.FIRESTORE_EMULATOR_HOST ?? '');
  otherInstance = await startServer(api.projectId, { clock, firestoreHost: proxy.host });
  await openAt(proxy.host, otherInstance.firebase);
});
afterAll(async () => {
  await Promise.all([api.close(), otherInstance.close()]);
  await proxy.close();
});

/** Refuses the next commit, and lets what is read after that wait. Resolves when it has refused. */
function refuseOnce(): Promise<void> {
  let isRefused = false;
  return new Promise((resolve) => {
    proxy.breakBy((method): Fault | null => {
      if (isRefused) return { kind: 'delay', milliseconds: 2_000 };
      if (method !== 'Commit') return null;
      isRefused = true;
      resolve();
      return { kind: 'error', code: GRPC.aborted };
    });
  });
}

it('an order that an equal call made in the same millisecond is answered as a repetition', async () => {
  const customer = await api.newCustomer();
  const book = await api.newBook(await api.newAdmin());
  const headers = { 'Idempotency-Key': 'one-intent-to-buy' };
  const options = { token: customer.token, body: anOrderBody(customer, [book]), headers };
  const refused = refuseOnce();
  const repetition = send(otherInstance.baseUrl, 'POST', '/api/orders', options);
  await refused;
  const first = await api.call('POST', '/api/orders', options);
  expect(first.status).toBe(201);
  expect(await repetition).toMatchObject({ status: 200, text: first.text });
});
