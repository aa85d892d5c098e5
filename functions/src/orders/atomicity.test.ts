import type { Book } from '@bookstore/contract/api/book';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, send, type TestApi } from '../../test/api.ts';
import { anOrderBody } from '../../test/factories.ts';
import { expectSoundDatabase } from '../../test/invariants.ts';
import { startServer, type TestServer } from '../../test/server.ts';
import { hashOf } from '../lib/hash.ts';

let api: TestApi;
let instance: TestServer;
let book: Book;

beforeAll(async () => {
  api = await openApi();
  instance = await startServer(api.projectId);
  book = await api.newBook(await api.newAdmin());
});
afterAll(() => Promise.all([api.close(), instance.close()]));

type Call = (method: string, ...rest: unknown[]) => Promise<unknown>;

/** The two funnels of every call that the Firestore client makes. */
interface Funnels {
  request: Call;
  requestStream: Call;
}

/** Breaks off every call of one method on its way to Firestore. @returns what repairs it. */
async function breakOff(funnel: keyof Funnels, broken: string): Promise<() => void> {
  const client = (await instance.firebase.database()) as unknown as Funnels;
  const original = client[funnel].bind(client);
  client[funnel] = (method, ...rest) =>
    // Permission denied: a code after which the client does not try again.
    method === broken ? Promise.reject(Object.assign(new Error('broken off'), { code: 7 })) : original(method, ...rest);
  return () => {
    client[funnel] = original;
  };
}

// E25
describe('an order that is broken off', () => {
  it.each([
    ['before the books are read', 'requestStream', 'batchGetDocuments'],
    ['before it is written', 'request', 'commit'],
  ] as const)(
    'an order that is broken off %s leaves nothing behind, and the same intent succeeds later',
    async (_name, funnel, method) => {
      const customer = await api.newCustomer();
      const options = {
        token: customer.token,
        body: anOrderBody(customer, [book]),
        headers: { 'Idempotency-Key': 'one-intent-to-buy' },
      };
      const place = () => send(instance.baseUrl, 'POST', '/api/orders', options);
      const db = await api.db();
      const before = await expectSoundDatabase(db);

      const repair = await breakOff(funnel, method);
      const reply = await place();
      repair();
      expect(reply).toMatchObject({ status: 500, body: { code: 'internal' } });
      expect(await expectSoundDatabase(db)).toEqual(before);
      expect((await db.doc(`throttles/${hashOf('orders', customer.uid)}`).get()).exists).toBe(false);

      expect((await place()).status).toBe(201);
      expect(await expectSoundDatabase(db)).toEqual({ ...before, orders: before.orders + 1 });
    },
  );
});
