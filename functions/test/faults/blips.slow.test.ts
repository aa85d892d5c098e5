import type { Book } from '@bookstore/contract/api/book';
import { afterAll, describe, expect, it } from 'vitest';
import { newAdmin, send, uniqueEmail } from '../api.ts';
import { mintCustomer } from '../customers.ts';
import { aBookBody } from '../factories.ts';
import { startServer, type TestServer } from '../server.ts';
import { openAt, startBehindProxy } from './behindProxy.ts';
import { type Fault, GRPC } from './fault.ts';

const closers: (() => Promise<void>)[] = [];
afterAll(async () => {
  await Promise.all(closers.map((close) => close()));
});

async function openShop() {
  const { projectId, proxy, server, close } = await startBehindProxy();
  const admin = await newAdmin(server.baseUrl, server.firebase.database);
  const body = aBookBody();
  const created = await send(server.baseUrl, 'POST', '/api/books/create-book', { token: admin.token, body });
  const cold: TestServer = await startServer(projectId, { firestoreHost: proxy.host });
  await openAt(proxy.host, cold.firebase);
  closers.push(close, () => cold.close());
  return { proxy, cold, admin, book: created.body as Book, customer: mintCustomer(projectId, uniqueEmail()) };
}
type Shop = Awaited<ReturnType<typeof openShop>>;

function strikeFirst({ proxy }: Shop, calls: number, fault: Fault): void {
  const struck = new Map<string, number>();
  proxy.breakBy((method) => {
    const earlier = struck.get(method) ?? 0;
    struck.set(method, earlier + 1);
    return earlier < calls ? fault : null;
  });
}

const BLIPS: [string, Fault][] = [
  ['is unavailable', { kind: 'error', code: GRPC.unavailable }],
  ['loses its answers', { kind: 'lostAnswer', breaks: 'stream' }],
];

// E57
describe('Firestore outage', () => {
  it.concurrent.each(BLIPS)('that %s is invisible to readers', async (_name, fault) => {
    const shop = await openShop();
    const { admin, book, customer, cold, proxy } = shop;
    const read = async (path: string, token?: string) =>
      (await send(cold.baseUrl, 'GET', path, token === undefined ? {} : { token })).status;
    strikeFirst(shop, 2, fault);
    const statuses = await Promise.all([
      read('/api/books'),
      read(`/api/books/${book._id}`),
      read(`/api/orders/email/${encodeURIComponent(customer.email)}`, customer.token),
      read('/api/admin', admin.token),
    ]);
    expect(statuses).toEqual([200, 200, 200, 200]);
    expect(proxy.seen.faults.get(fault.kind)).toBe(6);
  });
});
