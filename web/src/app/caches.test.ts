import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { booksApi } from '../api/booksApi.ts';
import { customerOrdersApi } from '../api/customerOrdersApi.ts';
import { fakeApi, json, never, problem } from '../api/test/fakeApi.ts';
import { aBook, anOrder } from '../api/test/records.ts';
import { createStore } from './store.ts';
import { createBookCall, deleteBookCall, updateBookCall } from './test/bookCalls.ts';
import { aStore } from './test/renderShop.tsx';

const { getBooksPage } = booksApi.endpoints;
const { getCustomerOrders } = customerOrdersApi.endpoints;

const NEWEST = { limit: 60 };

afterEach(() => {
  vi.useRealTimers();
});

describe('caches', () => {
  // rows: 345-347
  it('sends requests to /api with cookies, without a deadline', async () => {
    const requests = fakeApi({ 'GET /api/books': () => json([]) });
    await aStore().dispatch(getBooksPage.initiate(NEWEST));
    expect(requests.map((request) => request.url)).toEqual([`${location.origin}/api/books?limit=60`]);
    expect(requests[0]?.credentials).toBe('include');
    expect(requests[0]?.headers.has('Authorization')).toBe(false);
    expect(requests[0]?.headers.has('x-caller')).toBe(false);
  });

  // rows: 404
  it('fails with FETCH_ERROR without network', async () => {
    fakeApi({});
    const { error } = await aStore().dispatch(getBooksPage.initiate(NEWEST));
    expect(error).toMatchObject({ status: 'FETCH_ERROR' });
  });

  it('fails unsent with FETCH_ERROR if the token is not renewed', async () => {
    const requests = fakeApi({});
    const getCustomerToken = () => Promise.reject(new Error('auth/network-request-failed'));
    const store = createStore({ getCustomerToken, getAdminToken: () => null });
    onTestFinished(store.stopCart);
    const { error } = await store.dispatch(getCustomerOrders.initiate('ada@example.com'));
    expect(error).toMatchObject({ status: 'FETCH_ERROR' });
    expect(requests).toEqual([]);
  });

  // rows: 406
  it('fails with PARSING_ERROR for an invalid JSON response', async () => {
    fakeApi({ 'GET /api/books': () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }) });
    const { error } = await aStore().dispatch(getBooksPage.initiate(NEWEST));
    expect(error).toMatchObject({ status: 'PARSING_ERROR', originalStatus: 200 });
  });

  // rows: 407
  it('fails with the HTTP status and body of a rejected request', async () => {
    fakeApi({ 'GET /api/books': () => problem(503, 'unavailable') });
    const { error } = await aStore().dispatch(getBooksPage.initiate(NEWEST));
    expect(error).toMatchObject({ status: 503, data: { code: 'unavailable' } });
  });

  // rows: 405
  it('never fails with TIMEOUT_ERROR', async () => {
    vi.useFakeTimers();
    fakeApi({ 'GET /api/books': never });
    const store = aStore();
    void store.dispatch(getBooksPage.initiate(NEWEST));
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(getBooksPage.select(NEWEST)(store.getState()).status).toBe('pending');
  });

  // rows: 269
  it('moves a query from uninitialized to fulfilled or rejected', async () => {
    fakeApi({ 'GET /api/books': () => json([]), 'GET /api/books/b1': () => problem(404, 'not-found') });
    const store = aStore();
    const status = () => getBooksPage.select(NEWEST)(store.getState()).status;
    expect(status()).toBe('uninitialized');
    const request = store.dispatch(getBooksPage.initiate(NEWEST));
    expect(status()).toBe('pending');
    await request;
    expect(status()).toBe('fulfilled');
    const { status: refused } = await store.dispatch(booksApi.endpoints.getBook.initiate('b1'));
    expect(refused).toBe('rejected');
  });

  const link = '</api/books?category=horror&limit=2&after=b%2Bc>; rel="next"';

  it('reads total, counts and cursor of a page of books', async () => {
    const counts = { total: 99, trending: 3, categories: { horror: 17 } };
    const headers = { 'X-Total-Count': '17', 'X-Book-Counts': JSON.stringify(counts), Link: link };
    const requests = fakeApi({ 'GET /api/books': () => Response.json([aBook({ _id: 'b1' })], { headers }) });
    const query = { limit: 2, category: 'horror', trending: false, sort: '-price', after: undefined } as const;
    const { data } = await aStore().dispatch(getBooksPage.initiate(query));
    expect(requests.map(({ url }) => url)).toEqual([
      `${location.origin}/api/books?limit=2&category=horror&sort=-price`,
    ]);
    expect(data).toMatchObject({ books: [{ _id: 'b1' }], total: 17, next: 'b+c', counts });
  });

  it('returns no total or next for books by id', async () => {
    const requests = fakeApi({ 'GET /api/books': () => json([]) });
    const { data } = await aStore().dispatch(getBooksPage.initiate({ ids: ['a', 'b'] }));
    expect(requests.map(({ url }) => url)).toEqual([`${location.origin}/api/books?ids=a%2Cb`]);
    expect(data).toEqual({ books: [], total: null, next: null });
  });

  // rows: 273
  it.each([
    [59, 1],
    [61, 2],
  ])('reloads a list unused for %i seconds with %i calls', async (seconds, calls) => {
    vi.useFakeTimers();
    const requests = fakeApi({ 'GET /api/books': () => json([]) });
    const store = aStore();
    const use = async () => {
      const request = store.dispatch(getBooksPage.initiate(NEWEST));
      await vi.runOnlyPendingTimersAsync();
      await request;
      request.unsubscribe();
    };
    await use();
    await vi.advanceTimersByTimeAsync(seconds * 1000);
    await use();
    expect(requests).toHaveLength(calls);
  });

  // rows: 270-272, 342
  it.each([
    ['created', createBookCall, 'POST /api/books/create-book'],
    ['changed', updateBookCall, 'PUT /api/books/edit/b1'],
    ['deleted', deleteBookCall, 'DELETE /api/books/b1'],
  ])('the list of books reloads, with admin token, after one was %s', async (_change, call, address) => {
    const requests = fakeApi({ 'GET /api/books': () => json([aBook()]), [address]: () => json(aBook()) });
    const store = aStore();
    await store.dispatch(getBooksPage.initiate(NEWEST));
    await call(store);
    await vi.waitFor(() => expect(requests.filter((request) => request.method === 'GET')).toHaveLength(2), 10_000);
    expect(requests[1]?.headers.get('Authorization')).toBe('Bearer admin-token');
  });

  it.each([400, 401, 403, 413, 429])('keeps the list of books cached after a refusal with %i', async (status) => {
    const requests = fakeApi({
      'GET /api/books': () => json([aBook()]),
      'DELETE /api/books/b1': () => problem(status, 'refused'),
    });
    const store = aStore();
    await store.dispatch(getBooksPage.initiate(NEWEST));
    await deleteBookCall(store);
    expect(requests.filter((request) => request.method === 'GET')).toHaveLength(1);
  });

  it.each([
    [404, 'the book is already deleted', () => problem(404, 'not-found')],
    [409, 'the book conflicts', () => problem(409, 'conflict')],
    [412, 'the version differs', () => problem(412, 'precondition-failed')],
    [502, 'a proxy got no answer', () => new Response('<h1>Bad Gateway</h1>', { status: 502 })],
    [0, 'there was no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
    [200, 'the answer is unreadable', () => new Response('<h1>Hello</h1>', { status: 200 })],
  ])('the list of books reloads after %i: %s', async (_status, _why, answer) => {
    const requests = fakeApi({ 'GET /api/books': () => json([aBook()]), 'DELETE /api/books/b1': answer });
    const store = aStore();
    await store.dispatch(getBooksPage.initiate(NEWEST));
    await deleteBookCall(store);
    await vi.waitFor(() => expect(requests.filter((request) => request.method === 'GET')).toHaveLength(2), 10_000);
  });

  // rows: 251
  it('keeps the caches of books, orders and cart independent', async () => {
    fakeApi({
      'GET /api/books': () => json([aBook()]),
      'GET /api/orders/email/ada%40example.com': () => json([anOrder()]),
    });
    const store = aStore();
    await store.dispatch(getBooksPage.initiate(NEWEST));
    await store.dispatch(getCustomerOrders.initiate('ada@example.com'));
    const { ordersApi: orders, cart } = store.getState();
    store.dispatch(booksApi.util.resetApiState());
    expect(store.getState().ordersApi.queries).toBe(orders.queries);
    expect(store.getState().cart).toBe(cart);
    expect(getBooksPage.select(NEWEST)(store.getState()).data).toBeUndefined();
  });

  it("requests a customer's orders with ID token and encoded address", async () => {
    const requests = fakeApi({});
    await aStore().dispatch(getCustomerOrders.initiate('a+b/c@example.com'));
    expect(new URL(requests[0]?.url ?? '').pathname).toBe('/api/orders/email/a%2Bb%2Fc%40example.com');
    expect(requests[0]?.headers.get('Authorization')).toBe('Bearer id-token');
  });
});
