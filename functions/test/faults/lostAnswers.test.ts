import type { Book } from '@bookstore/contract/api/book';
import type { BookCover } from '@bookstore/contract/api/cover';
import type { OrderInvoices } from '@bookstore/contract/api/invoice';
import type { AdminOrder, Order } from '@bookstore/contract/api/order';
import { apiPaths, coverUploadPath, stockPaths } from '@bookstore/contract/api/paths';
import { createRandom } from '@bookstore/contract/test/random';
import { describe, expect, it } from 'vitest';
import { newAdmin, type Reply, send, uniqueEmail } from '../api.ts';
import { mintCustomer } from '../customers.ts';
import { aBookBody, anOrderBody } from '../factories.ts';
import { expectConsistentDatabase } from '../invariants.ts';
import { picture } from '../pictures/pictures.ts';
import { startBehindProxy } from './behindProxy.ts';
import { chooseByRules } from './fault.ts';

type Call = (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Reply>;

async function openShop() {
  const { projectId, proxy, server, close } = await startBehindProxy();
  const { baseUrl, firebase } = server;
  const { token } = await newAdmin(baseUrl, firebase.database);
  const call: Call = (method, path, body, headers = {}) => send(baseUrl, method, path, { token, body, headers });
  const upload = (picture: Uint8Array) => send(baseUrl, 'POST', coverUploadPath(), { token, picture });
  const { body } = await call('POST', '/api/books/create-book', aBookBody());
  return {
    baseUrl,
    projectId,
    call,
    upload,
    book: body as Book,
    async loseAnswerOf(commit: number, run: () => Promise<Reply>): Promise<Reply> {
      const faults = [{ kind: 'lostAnswer', breaks: 'stream' } as const];
      proxy.breakBy(chooseByRules([{ method: 'Commit', nth: commit, faults }], createRandom(1)));
      const lost = () => proxy.seen.faults.get('lostAnswer') ?? 0;
      const before = lost();
      const reply = await run();
      proxy.repair();
      expect(lost()).toBe(before + 1);
      return reply;
    },
    count: async () => expectConsistentDatabase(await firebase.database()),
    close,
  };
}

// E25
describe('commit with a lost answer', () => {
  // First the rate limit's commit, then the change's.
  it.concurrent.each([1, 2])('creates one book without a key (commit %i)', async (commit) => {
    const shop = await openShop();
    const create = () => shop.call('POST', '/api/books/create-book', aBookBody({ title: 'Once' }));
    const reply = await shop.loseAnswerOf(commit, create);
    expect(reply).toMatchObject({ status: 201, body: { title: 'Once' } });
    expect((await shop.call('GET', '/api/books')).body).toEqual([reply.body, shop.book]);
    expect(await shop.count()).toEqual({ books: 2, orders: 0 });
    await shop.close();
  });

  it.concurrent.each([1, 2])('creates one book per key, as new (commit %i)', async (commit) => {
    const shop = await openShop();
    const create = () =>
      shop.call('POST', '/api/books/create-book', aBookBody({ title: 'Once' }), {
        'Idempotency-Key': 'one-new-book',
      });
    const reply = await shop.loseAnswerOf(commit, create);
    expect(reply).toMatchObject({ status: 201, body: { title: 'Once' } });
    expect(await create()).toMatchObject({ status: 200, body: reply.body });
    expect(await shop.count()).toEqual({ books: 2, orders: 0 });
    await shop.close();
  });

  it.concurrent.each([1, 2])('changes many books and reports success (commit %i)', async (commit) => {
    const shop = await openShop();
    const { _id, updatedAt: seen } = shop.book;
    const body = { changes: [{ _id, seen, set: { newPrice: 1.5, deleted: true } }] };
    const change = () => shop.call('POST', '/api/books/changes', body);
    expect(await shop.loseAnswerOf(commit, change)).toMatchObject({
      status: 200,
      body: { results: [{ fate: 'changed' }] },
    });
    expect(await change()).toMatchObject({ status: 200, body: { results: [{ fate: 'unchanged' }] } });
    await shop.close();
  });

  it.concurrent.each([1, 2])('keeps a used picture, and releases it once (commit %i)', async (commit) => {
    const shop = await openShop();
    const uploaded = await shop.loseAnswerOf(commit, () => shop.upload(picture('lossy.webp')));
    expect([200, 201]).toContain(uploaded.status);
    const { id: coverId } = uploaded.body as BookCover;
    const edit = (fields: Record<string, unknown>) =>
      shop.call('PUT', `/api/books/edit/${shop.book._id}`, aBookBody(fields));
    expect((await shop.loseAnswerOf(commit, () => edit({ coverId }))).body).toMatchObject({ cover: uploaded.body });
    await shop.count();
    expect((await shop.loseAnswerOf(commit, () => edit({ coverId: null }))).body).not.toHaveProperty('cover');
    await shop.count();
    await shop.close();
  });

  it.concurrent('restores a book, once or repeatedly', async () => {
    const shop = await openShop();
    await shop.call('DELETE', `/api/books/${shop.book._id}`);
    const restore = () => shop.call('POST', `/api/books/${shop.book._id}/restore`);
    const reply = await shop.loseAnswerOf(2, restore);
    expect(reply).toMatchObject({ status: 200, body: shop.book });
    const etag = (await shop.call('GET', '/api/books')).headers.get('etag');
    expect(await restore()).toMatchObject({ status: 200, body: shop.book });
    const list = await shop.call('GET', '/api/books');
    expect(list.body).toEqual([shop.book]);
    expect(list.headers.get('etag')).toBe(etag);
    await shop.close();
  });

  it.concurrent('edits a book without a false conflict', async () => {
    const shop = await openShop();
    const path = `/api/books/edit/${shop.book._id}`;
    const { headers } = await shop.call('GET', `/api/books/${shop.book._id}`);
    const condition = { 'If-Match': headers.get('etag') ?? '' };
    const reply = await shop.loseAnswerOf(2, () => shop.call('PUT', path, aBookBody({ newPrice: 3 }), condition));
    expect(reply).toMatchObject({ status: 200, body: { newPrice: 3 } });
    expect((await shop.call('GET', '/api/books')).body).toEqual([reply.body]);
    await shop.close();
  });

  it.concurrent('deletes a book without a false 404', async () => {
    const shop = await openShop();
    const reply = await shop.loseAnswerOf(2, () => shop.call('DELETE', `/api/books/${shop.book._id}`));
    expect(reply).toMatchObject({ status: 200, body: shop.book });
    expect((await shop.call('GET', '/api/books')).body).toEqual([]);
    await shop.close();
  });

  it.concurrent('moves an order and writes one mail', async () => {
    const shop = await openShop();
    const customer = mintCustomer(shop.projectId, uniqueEmail());
    const options = { token: customer.token, body: anOrderBody(customer, [shop.book]) };
    const { body } = await send(shop.baseUrl, 'POST', '/api/orders', options);
    const path = `/api/orders/${(body as Order)._id}`;
    const reply = await shop.loseAnswerOf(1, () => shop.call('PATCH', path, { status: 'packed' }));
    expect(reply).toMatchObject({ status: 200, body: { status: 'packed' } });
    const { mails } = (await shop.call('GET', path)).body as AdminOrder;
    expect(mails?.map(({ event }) => event)).toEqual(['placed', 'packed', 'shop']);
    expect(await shop.count()).toEqual({ books: 1, orders: 1 });
    await shop.close();
  });

  it.concurrent('writes one invoice and one credit note', async () => {
    const shop = await openShop();
    const customer = mintCustomer(shop.projectId, uniqueEmail());
    const options = { token: customer.token, body: anOrderBody(customer, [shop.book]) };
    const { body } = await send(shop.baseUrl, 'POST', '/api/orders', options);
    const { _id } = body as Order;
    await shop.call('PATCH', `/api/orders/${_id}`, { status: 'packed' });
    const invoice = await shop.loseAnswerOf(1, () => shop.call('POST', apiPaths.orderInvoice(_id)));
    expect(invoice).toMatchObject({ status: 201, body: { number: expect.stringMatching(/^A-\d{4}-1$/) } });
    await shop.loseAnswerOf(1, () => shop.call('PATCH', `/api/orders/${_id}`, { status: 'cancelled' }));
    const { invoices } = (await shop.call('GET', apiPaths.orderInvoice(_id))).body as OrderInvoices;
    expect(invoices.map(({ number }) => number.split('-')[2])).toEqual(['2', '1']);
    expect(await shop.count()).toEqual({ books: 1, orders: 1 });
    await shop.close();
  });

  it.concurrent.each([1, 2])('adds one copy (commit %i)', async (commit) => {
    const shop = await openShop();
    const path = stockPaths.stock(shop.book._id);
    await shop.call('PUT', path, { count: 3 });
    const reply = await shop.loseAnswerOf(commit, () => shop.call('PUT', path, { change: 1 }));
    expect(reply).toMatchObject({ status: 200, body: { count: 4 } });
    expect((await shop.call('GET', stockPaths.counts([shop.book._id]))).body).toMatchObject([{ count: 4 }]);
    expect(await shop.count()).toEqual({ books: 1, orders: 0 });
    await shop.close();
  });

  it.concurrent.each(['ordered', 'cancelled'])('takes and returns the last copy once (%s)', async (lost) => {
    const shop = await openShop();
    const countOf = async () => (await shop.call('GET', stockPaths.counts([shop.book._id]))).body;
    const perhapsLost = (step: string, run: () => Promise<Reply>) =>
      lost === step ? shop.loseAnswerOf(1, run) : run();
    await shop.call('PUT', stockPaths.stock(shop.book._id), { count: 1 });
    const { token, email } = mintCustomer(shop.projectId, uniqueEmail());
    const options = { token, body: anOrderBody({ email }, [shop.book]) };
    const placed = await perhapsLost('ordered', () => send(shop.baseUrl, 'POST', '/api/orders', options));
    expect(placed.status).toBe(201);
    expect(await countOf()).toMatchObject([{ count: 0 }]);
    const path = `/api/orders/${(placed.body as Order)._id}/cancel`;
    const cancelled = await perhapsLost('cancelled', () => send(shop.baseUrl, 'POST', path, { token }));
    expect(cancelled).toMatchObject({ status: 200, body: { status: 'cancelled' } });
    expect(await countOf()).toMatchObject([{ count: 1 }]);
    expect(await shop.count()).toEqual({ books: 1, orders: 1 });
    await shop.close();
  });

  it.concurrent.each(['with', 'without'])('places one order %s a key, as new', async (given) => {
    const shop = await openShop();
    const headers: Record<string, string> = given === 'with' ? { 'Idempotency-Key': 'one-intent-to-buy' } : {};
    const customer = mintCustomer(shop.projectId, uniqueEmail());
    const options = { token: customer.token, body: anOrderBody(customer, [shop.book]), headers };
    const reply = await shop.loseAnswerOf(1, () => send(shop.baseUrl, 'POST', '/api/orders', options));
    expect(reply.status).toBe(201);
    expect(reply.headers.has('idempotency-replayed')).toBe(false);
    const path = `/api/orders/email/${encodeURIComponent(customer.email)}`;
    expect((await send(shop.baseUrl, 'GET', path, { token: customer.token })).body).toEqual([reply.body]);
    expect(await shop.count()).toEqual({ books: 1, orders: 1 });
    await shop.close();
  });
});
