import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { newAdmin, openApi, send, type TestApi } from '../../test/api.ts';
import { aBookBody, anOrderBody } from '../../test/factories.ts';
import { startInstanceBehindProxy } from '../../test/faults/behindProxy.ts';
import { startServer, TEST_CONFIG } from '../../test/server.ts';
import { createApp } from '../app.ts';
import { createDependencies } from '../dependencies.ts';
import { createFirebase } from '../firestore/firebase.ts';
import type { LogEntry } from './log.ts';

let api: TestApi;

beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

async function aBlackHole(): Promise<{ server: Server; host: string }> {
  const server = createServer(() => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, host: `127.0.0.1:${(server.address() as AddressInfo).port}` };
}

// E57
describe('timeouts', () => {
  it('of Firestore answer 503 in time on every call', async () => {
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
    // `close()` would wait for the client's calls.
    instance.stop();
  });
});

// E57, E60
describe('permission errors', () => {
  it('of Firestore leave no unhandled rejection', async () => {
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
    // The calls run in parallel, because the client retries for seconds.
    const replies = await Promise.all(calls.map((call) => send(server.baseUrl, ...call)));
    for (const { status } of replies) expect(status).toBeGreaterThanOrEqual(500);
    await new Promise((resolve) => setTimeout(resolve, 50));
    process.off('unhandledRejection', note);
    expect(unhandled).toEqual([]);
    await close();
  });
});

describe('defects', () => {
  // E45, E56, E60
  it('answer 500 without details, and log stack and request id', async () => {
    const firebase = createFirebase(api.projectId);
    const entries: LogEntry[] = [];
    const dependencies = createDependencies(TEST_CONFIG, firebase, { log: (entry) => entries.push(entry) });
    const broken = { ...dependencies.books, list: () => Promise.reject(new Error('secret detail')) };
    const server = createApp({ ...dependencies, books: broken }).listen(0);
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const [reply, other] = await Promise.all([send(address, 'GET', '/api/books'), send(address, 'GET', '/api/health')]);
    expect(other.status).toBe(200);
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

// E35
describe('malformed paths', () => {
  it('answer 400 for invalid percent-encoding', async () => {
    expect(await api.call('GET', '/api/books/%E0%A4%A')).toMatchObject({
      status: 400,
      body: { code: 'validation-failed' },
    });
  });
});

// E2
describe('path traversal', () => {
  // Hosting resolves such a path before the function sees it.
  it('reaches no other documents', async () => {
    expect((await api.call('GET', '/api/books/..%2F..%2Fmeta%2Fcatalog')).status).toBe(404);
  });
});
