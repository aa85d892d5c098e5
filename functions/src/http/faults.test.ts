import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { newAdmin, openApi, send, type TestApi } from '../../test/api.ts';
import { aBookBody, anOrderBody } from '../../test/factories.ts';
import { startInstanceBehindProxy } from '../../test/faults/behindProxy.ts';
import { startServer, TEST_CONFIG } from '../../test/server.ts';
import { createApp } from '../app.ts';
import { createDependencies, type Dependencies } from '../dependencies.ts';
import { createFirebase } from '../firestore/firebase.ts';
import type { LogEntry } from './log.ts';

let api: TestApi;

beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

/** Accepts connections and never answers. */
async function aBlackHole(): Promise<{ server: Server; host: string }> {
  const server = createServer(() => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, host: `127.0.0.1:${(server.address() as AddressInfo).port}` };
}

// E57
describe('timeouts', () => {
  it('a Firestore that never answers makes every call a 503 in time, and logging in is refused rather than unlimited', async () => {
    const { server, host } = await aBlackHole();
    vi.stubEnv('FIRESTORE_EMULATOR_HOST', host);
    const instance = await startServer('demo-black-hole', { deadlineMs: 300 });
    const calls: [string, string, object][] = [
      ['GET', '/api/books', {}],
      ['GET', '/api/books/some-id', {}],
      ['GET', '/api/health', {}],
      ['POST', '/api/auth/admin', { body: { username: 'admin', password: 'some password' } }],
    ];
    const replies = await Promise.all(
      calls.map(([method, path, options]) => send(instance.baseUrl, method, path, options)),
    );
    for (const reply of replies) {
      expect(reply).toMatchObject({ status: 503, body: { code: 'unavailable' } });
      expect(reply.headers.get('retry-after')).toBe('5');
      expect(reply.headers.get('cache-control')).toBe('no-store');
    }
    vi.unstubAllEnvs();
    server.close();
    // Not close(): the Firestore client would wait for its calls.
    instance.stop();
  });

  it('a Firestore that never answers has ten seconds', () => {
    expect(createDependencies(TEST_CONFIG, createFirebase()).deadlineMs).toBe(10_000);
  });
});

// E57
describe('a Firestore that refuses', () => {
  it.each([
    [4, 503],
    [8, 503],
    [10, 503],
    [13, 503],
    [14, 503],
    [7, 500],
  ])('a Firestore that refuses with code %i makes the call a %i', async (code, status) => {
    const refusal = Object.assign(new Error('secret detail'), { code });
    const replace = (dependencies: Dependencies): Dependencies => {
      const { books } = dependencies;
      return { ...dependencies, books: { ...books, get: () => Promise.reject(refusal) } };
    };
    const instance = await startServer(api.projectId, { replace });
    const reply = await send(instance.baseUrl, 'GET', '/api/books/any');
    await instance.close();
    expect(reply.status).toBe(status);
    expect(reply.text).not.toContain('secret');
  });
});

// E57, E60
describe('refusals', () => {
  it('a Firestore that refuses every call leaves no rejection that nobody handles: the functions framework would end the instance', async () => {
    const unhandled: unknown[] = [];
    const note = (reason: unknown) => void unhandled.push(reason);
    process.on('unhandledRejection', note);
    const { server, proxy, close } = await startInstanceBehindProxy(api.projectId);
    const admin = await newAdmin(server.baseUrl, server.firebase.database);
    const customer = await api.newCustomer();
    proxy.breakBy(() => ({ kind: 'error', code: 7 }));
    const calls: [string, string, object][] = [
      ['GET', '/api/books', {}],
      ['GET', '/api/books/some-id', {}],
      ['POST', '/api/books/create-book', { token: admin.token, body: aBookBody() }],
      ['POST', '/api/auth/admin', { body: { username: 'admin', password: 'some password' } }],
      ['POST', '/api/orders', { token: customer.token, body: anOrderBody(customer, [], { productIds: ['some-id'] }) }],
      ['GET', `/api/orders/email/${encodeURIComponent(customer.email)}`, { token: customer.token }],
      ['GET', '/api/admin', { token: admin.token }],
      ['GET', '/api/health', {}],
    ];
    // At once: the client tries each of them for seconds before it gives up.
    const replies = await Promise.all(calls.map((call) => send(server.baseUrl, ...call)));
    for (const { status } of replies) expect(status).toBeGreaterThanOrEqual(500);
    await new Promise((resolve) => setTimeout(resolve, 50));
    process.off('unhandledRejection', note);
    expect(unhandled).toEqual([]);
    await close();
  });
});

// E57
describe('ID tokens', () => {
  it('a verifier of ID tokens that is out of reach makes a customer’s call a 503, never an allowed one', async () => {
    const customer = await api.newCustomer();
    const entries: LogEntry[] = [];
    vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', '127.0.0.1:1');
    const instance = await startServer(api.projectId, { log: (entry) => entries.push(entry) });
    const options = { token: customer.token, body: anOrderBody(customer, []) };
    const reply = await send(instance.baseUrl, 'POST', '/api/orders', options);
    vi.unstubAllEnvs();
    await instance.close();
    expect(reply).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(entries.map(({ message }) => message).join()).toContain('ECONNREFUSED');
  });
});

describe('defects', () => {
  // E45, E56, E60
  it('a defect of ours is a 500 that tells nothing, and its stack is in the log under the id of the request', async () => {
    const firebase = createFirebase(api.projectId);
    const entries: LogEntry[] = [];
    const dependencies = createDependencies(TEST_CONFIG, firebase, { log: (entry) => entries.push(entry) });
    const broken = { ...dependencies.books, list: () => Promise.reject(new Error('secret detail')) };
    const server = createApp({ ...dependencies, books: broken }).listen(0);
    const { port } = server.address() as AddressInfo;
    const reply = await send(`http://127.0.0.1:${port}`, 'GET', '/api/books');
    expect(reply).toMatchObject({ status: 500, body: { code: 'internal' } });
    expect(reply.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(reply.text).not.toMatch(/secret|at |\.ts/);
    const requestId = reply.headers.get('x-request-id');
    const error = entries.find((entry) => entry.message.includes('secret detail'));
    expect(error).toMatchObject({ severity: 'ERROR', requestId, route: '/api/books' });
    server.closeAllConnections();
    server.close();
  });
});

// E60
describe('concurrent requests', () => {
  it('a failure among other requests is told to its own caller only', async () => {
    const replace = (dependencies: Dependencies): Dependencies => {
      const { books } = dependencies;
      const get = (id: string) => (id === 'broken' ? Promise.reject(new Error('secret detail')) : books.get(id));
      return { ...dependencies, books: { ...books, get } };
    };
    const instance = await startServer(api.projectId, { replace });
    const book = await api.newBook(await api.newAdmin());
    const ids = Array.from({ length: 20 }, (_, index) => (index % 3 ? book._id : 'broken'));
    const replies = await Promise.all(ids.map((id) => send(instance.baseUrl, 'GET', `/api/books/${id}`)));
    for (const [index, reply] of replies.entries()) {
      if (ids[index] === 'broken') expect(reply).toMatchObject({ status: 500, body: { code: 'internal' } });
      else expect(reply).toMatchObject({ status: 200, body: book });
    }
    expect((await send(instance.baseUrl, 'GET', '/api/health')).status).toBe(200);
    await instance.close();
  });
});

// E35
describe('broken paths', () => {
  it('a path that is no percent-encoding is 400', async () => {
    expect(await api.call('GET', '/api/books/%E0%A4%A')).toMatchObject({
      status: 400,
      body: { code: 'validation-failed' },
    });
  });
});

// E2
describe('climbing paths', () => {
  // Hosting resolves such a path itself, before the function sees it.
  it('a path that climbs reaches no other document', async () => {
    expect((await api.call('GET', '/api/books/..%2F..%2Fmeta%2Fcatalog')).status).toBe(404);
  });
});

// E35
describe('malformed JSON', () => {
  it('malformed JSON is 400 in the form of every problem', async () => {
    const headers = { 'Content-Type': 'application/json' };
    const reply = await api.call('POST', '/api/auth/admin', { text: '{"username":', headers });
    expect(reply).toMatchObject({ status: 400, body: { code: 'malformed-json' } });
  });

  it('malformed JSON includes bytes that are no UTF-8', async () => {
    const headers = { 'Content-Type': 'application/json' };
    const body = Buffer.from([...Buffer.from('{"username":"'), 0xff, 0xfe, ...Buffer.from('","password":"x"}')]);
    const reply = await fetch(await baseUrlOf(), { method: 'POST', headers, body });
    expect(reply.status).toBe(400);
  });

  async function baseUrlOf(): Promise<string> {
    const instance = await startServer(api.projectId);
    instances.push(instance);
    return `${instance.baseUrl}/api/auth/admin`;
  }
  const instances: Awaited<ReturnType<typeof startServer>>[] = [];
  afterAll(() => Promise.all(instances.map((instance) => instance.close())));
});
