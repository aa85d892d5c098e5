import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { booksApi } from '../../api/booksApi.ts';
import { fakeApi, json, problem } from '../../api/test/fakeApi.ts';
import { aBook, books } from '../../api/test/records.ts';
import type { Store } from '../../app/store.ts';
import { aStore, renderShop } from '../../app/test/renderShop.tsx';
import { CartPage } from './CartPage.tsx';
import {
  bookAdded,
  bookRemoved,
  booksArrived,
  cartLoaded,
  selectCartItems,
  selectUnavailableItem,
} from './cartSlice.ts';
import { useFreshCart } from './useFreshCart.ts';

const LIST = 'GET /api/books';
const { getBooksPage } = booksApi.endpoints;

const marks = (store: Store) =>
  selectCartItems(store.getState()).map(({ was, isGone }) => ({
    ...(was !== undefined && { was }),
    ...(isGone && { isGone }),
  }));

function aStoreWith(count: number): Store {
  const store = aStore();
  for (const book of books(count)) store.dispatch(bookAdded(book));
  return store;
}

function fakeShop(...available: ReturnType<typeof books>) {
  return fakeApi({
    [LIST]: ({ url }) => {
      const ids = idsIn(url);
      return json(available.filter((book) => ids.includes(book._id)));
    },
  });
}

const idsIn = (url: string) => (new URL(url).searchParams.get('ids') ?? '').split(',');
const openCart = (store: Store) => renderShop(<CartPage />, { path: '/cart', store });
function FreshCart() {
  useFreshCart();
  return null;
}

const answered = () => act(() => vi.advanceTimersByTimeAsync(0));

afterEach(() => void vi.useRealTimers());

describe('freshCart', () => {
  it("loads only the cart's books, and marks changed prices and deleted books", async () => {
    const store = aStoreWith(3);
    const requests = fakeShop(aBook({ _id: 'b1', newPrice: 15 }), aBook({ _id: 'b2', newPrice: 12.5 }));
    openCart(store);
    expect(await screen.findByText('Price changed, was $12.50')).toBeVisible();
    expect(screen.getByText('No longer available: remove it to order the rest')).toBeVisible();
    expect(requests.map(({ url }) => url)).toEqual([`${location.origin}/api/books?ids=b1%2Cb2%2Cb3`]);
    expect(marks(store)).toEqual([{ was: 12.5 }, {}, { isGone: true }]);
    expect(JSON.parse(localStorage.getItem('cartItems') ?? '')[0].newPrice).toBe(15);
    act(() => void store.dispatch(bookRemoved('b3')));
    expect(selectUnavailableItem(store.getState())).toBeUndefined();
  });

  it('loads more than a hundred books in several calls', async () => {
    const requests = fakeShop(...books(101).slice(1));
    const store = aStoreWith(101);
    openCart(store);
    await vi.waitFor(() => expect(marks(store)[0]).toEqual({ isGone: true }), 10_000);
    await act(() => Promise.resolve());
    expect(requests.map(({ url }) => idsIn(url).length)).toEqual([100, 1]);
    expect(marks(store).filter(({ isGone }) => isGone)).toHaveLength(1);
  });

  it('loads a book added by another tab', async () => {
    vi.useFakeTimers();
    const requests = fakeShop(...books(1));
    const store = aStore();
    renderShop(<FreshCart />, { store });
    await answered();
    act(() => void store.dispatch(cartLoaded(books(1))));
    await answered();
    expect(requests.map(({ url }) => idsIn(url))).toEqual([['b1']]);
  });

  it.each([
    [59, 1],
    [61, 2],
  ])('opened again after %i seconds has loaded %i times', async (seconds, calls) => {
    vi.useFakeTimers();
    const requests = fakeShop(...books(2));
    const store = aStoreWith(2);
    const { unmount } = openCart(store);
    await answered();
    unmount();
    await act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
    openCart(store);
    await answered();
    expect(requests).toHaveLength(calls);
  });

  it('keeps newer prices when it is opened again soon', async () => {
    vi.useFakeTimers();
    fakeShop(aBook({ _id: 'b1', newPrice: 15 }));
    const store = aStoreWith(1);
    const { unmount } = openCart(store);
    await answered();
    unmount();
    // Simulates a late answer to an order.
    store.dispatch(booksArrived({ books: [aBook({ _id: 'b1', newPrice: 16 })], ids: ['b1'] }));
    openCart(store);
    await answered();
    expect(selectCartItems(store.getState())[0]?.newPrice).toBe(16);
  });

  it('makes no call for an empty cart or a removal', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const all = fakeShop(...books(2));
    const ofCart = () => all.filter(({ url }) => url.includes('ids='));
    const { unmount } = openCart(aStore());
    await answered();
    unmount();
    expect(ofCart()).toEqual([]);
    openCart(aStoreWith(2));
    await answered();
    await userEvent.setup().click(screen.getByRole('link', { name: 'Remove Book 2' }));
    await answered();
    expect(ofCart()).toHaveLength(1);
  });

  it('never marks a book added during a refresh as deleted', async () => {
    const answer = Promise.withResolvers<Response>();
    fakeApi({ [LIST]: () => answer.promise });
    const store = aStoreWith(1);
    openCart(store);
    act(() => void store.dispatch(bookAdded(aBook({ _id: 'late' }))));
    answer.resolve(json([aBook({ _id: 'b1', newPrice: 3 })]));
    await vi.waitFor(() => expect(marks(store)).toEqual([{ was: 12.5 }, {}]), 10_000);
  });

  it('ignores lists of other books and failed refreshes', async () => {
    fakeApi({ [LIST]: () => json([aBook({ _id: 'other' })]) });
    const store = aStoreWith(2);
    const before = store.getState().cart;
    await store.dispatch(getBooksPage.initiate({ limit: 60 }));
    expect(store.getState().cart).toBe(before);
    fakeApi({ [LIST]: () => problem(500, 'internal') });
    await store.dispatch(getBooksPage.initiate({ ids: ['b1', 'b2'] }));
    expect(store.getState().cart).toBe(before);
  });

  it("keeps a book's first price until the current one equals it", () => {
    const store = aStore();
    store.dispatch(bookAdded(aBook({ newPrice: 10 })));
    const arrive = (newPrice: number) => store.dispatch(booksArrived({ books: [aBook({ newPrice })] }));
    arrive(11);
    arrive(12);
    expect(marks(store)).toEqual([{ was: 10 }]);
    const reloaded = aStore();
    expect(marks(reloaded)).toEqual([{ was: 10 }]);
    reloaded.dispatch(booksArrived({ books: [aBook({ newPrice: 13 })] }));
    expect(marks(reloaded)).toEqual([{ was: 10 }]);
    reloaded.dispatch(booksArrived({ books: [aBook({ newPrice: 10 })] }));
    expect(marks(reloaded)).toEqual([{}]);
    expect(JSON.parse(localStorage.getItem('cartItems') ?? '')).toEqual([aBook({ newPrice: 10 })]);
  });
});
