import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aBook } from '../../api/test/records.ts';
import type { Store } from '../../app/store.ts';
import { aStore } from '../../app/test/renderShop.tsx';
import { writeText } from '../../lib/storage.ts';
import { currentOrderKey } from '../checkout/orderIntent.ts';
import {
  bookAdded,
  bookRemoved,
  booksArrived,
  booksOrdered,
  cartCleared,
  selectCartItems,
  selectOrderableCount,
  selectSubtotalCents,
} from './cartSlice.ts';

const ids = (store: Store) => selectCartItems(store.getState()).map((item) => item._id);
const stored = () => localStorage.getItem('cartItems');
const storedIds = () => JSON.parse(stored() ?? '[]').map((item: { _id: string }) => item._id);
const store3 = () => {
  const store = aStore();
  for (const id of ['b1', 'b2', 'b3']) store.dispatch(bookAdded(aBook({ _id: id })));
  return store;
};

function otherTabWrites(oldValue: string | null, newValue: string | null, key: string | null = 'cartItems'): void {
  if (newValue === null) localStorage.removeItem('cartItems');
  else localStorage.setItem('cartItems', newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue }));
}

/** A return from the back/forward cache gets no storage events. */
function comeBack(persisted: boolean): void {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
}

it('reads the cart again after a return from the back/forward cache', () => {
  const store = store3();
  const [b1, , b3] = selectCartItems(store.getState());
  localStorage.setItem('cartItems', JSON.stringify([b1, b3, aBook({ _id: 'b4' })]));
  comeBack(false);
  expect(ids(store)).toEqual(['b1', 'b2', 'b3']);
  comeBack(true);
  expect(ids(store)).toEqual(['b1', 'b3', 'b4']);
  expect(storedIds()).toEqual(['b1', 'b3', 'b4']);
  store.dispatch(bookAdded(aBook({ _id: 'b5' })));
  expect(storedIds()).toEqual(['b1', 'b3', 'b4', 'b5']);
});

// rows: 233, 258, 259, 421
it('loads the stored cartItems at the start, or is empty', () => {
  expect(ids(aStore())).toEqual([]);
  localStorage.setItem('cartItems', JSON.stringify([aBook()]));
  expect(aStore().getState().cart.cartItems).toEqual([aBook()]);
});

// rows: 231, 232, 260
it('appends a copy of the whole book once and saves', () => {
  const store = aStore();
  store.dispatch(bookAdded(aBook()));
  store.dispatch(bookAdded(aBook({ _id: 'b2' })));
  expect(selectCartItems(store.getState())).toEqual([aBook(), aBook({ _id: 'b2' })]);
  expect(JSON.parse(stored() ?? '')).toEqual([aBook(), aBook({ _id: 'b2' })]);
});

// rows: 261, 311
it('changes neither list nor storage when a book is added twice', () => {
  const store = store3();
  const before = stored();
  store.dispatch(bookAdded(aBook({ _id: 'b2', title: 'Other' })));
  expect(ids(store)).toEqual(['b1', 'b2', 'b3']);
  expect(stored()).toBe(before);
});

// rows: 262
it('drops the item with the same id and saves', () => {
  const store = store3();
  store.dispatch(bookRemoved('b2'));
  expect(ids(store)).toEqual(['b1', 'b3']);
  expect(storedIds()).toEqual(['b1', 'b3']);
});

// rows: 263
it('empties the cart, its storage key and the order key', () => {
  const store = store3();
  currentOrderKey('u1');
  store.dispatch(cartCleared());
  expect(ids(store)).toEqual([]);
  expect(stored()).toBeNull();
  expect(localStorage.getItem('orderKey')).toBeNull();
});

it('ends the order key when the last book is removed', () => {
  const store = store3();
  const key = currentOrderKey('u1');
  store.dispatch(bookRemoved('b1'));
  store.dispatch(bookRemoved('b2'));
  expect(currentOrderKey('u1')).toBe(key);
  store.dispatch(bookRemoved('b3'));
  expect(localStorage.getItem('orderKey')).toBeNull();
});

it('keeps the order key when another tab has added a book', () => {
  const store = aStore();
  store.dispatch(bookAdded(aBook({ _id: 'b1' })));
  const key = currentOrderKey('u1');
  localStorage.setItem('cartItems', JSON.stringify([aBook({ _id: 'b1' }), aBook({ _id: 'b2' })]));
  store.dispatch(bookRemoved('b1'));
  expect(ids(store)).toEqual(['b2']);
  expect(currentOrderKey('u1')).toBe(key);
});

it('keeps books added while the others were being ordered', () => {
  const store = store3();
  store.dispatch(booksOrdered(['b1', 'b2']));
  expect(storedIds()).toEqual(['b3']);
  store.dispatch(booksOrdered(['b3']));
  expect(stored()).toBeNull();
});

// rows: 108, 426
it('sums prices in cents', () => {
  const store = aStore();
  store.dispatch(bookAdded(aBook({ _id: 'b1', newPrice: 0.1 })));
  store.dispatch(bookAdded(aBook({ _id: 'b2', newPrice: 0.2 })));
  expect(selectSubtotalCents(store.getState())).toBe(30);
});

it('does not count deleted books', () => {
  const store = aStore();
  const current = aBook({ _id: 'b1', newPrice: 5 });
  store.dispatch(bookAdded(current));
  store.dispatch(bookAdded(aBook({ _id: 'b2', newPrice: 7 })));
  store.dispatch(booksArrived({ books: [current] }));
  expect(selectSubtotalCents(store.getState())).toBe(500);
  expect(selectOrderableCount(store.getState())).toBe(1);
});

it('notifies once per change, and not otherwise', () => {
  const store = store3();
  const pageDraws = vi.fn();
  store.subscribe(pageDraws);
  store.dispatch(bookAdded(aBook({ _id: 'b4' })));
  expect(pageDraws).toHaveBeenCalledTimes(1);
  comeBack(true);
  expect(pageDraws).toHaveBeenCalledTimes(1);
});

describe('cart without storage', () => {
  beforeEach(() => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    for (const key of ['cartItems', 'orderKey']) writeText(() => localStorage, key, null);
  });

  it('works while the page is open, and keeps one order key', () => {
    const store = store3();
    store.dispatch(bookRemoved('b2'));
    expect(ids(store)).toEqual(['b1', 'b3']);
    expect(localStorage).toHaveLength(0);
    expect(currentOrderKey('u1')).toBe(currentOrderKey('u1'));
    store.dispatch(cartCleared());
    store.dispatch(bookAdded(aBook({ _id: 'b4' })));
    expect(ids(store)).toEqual(['b4']);
  });
});

it('keeps books added in other tabs after storage was full', () => {
  const store = store3();
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  store.dispatch(bookAdded(aBook({ _id: 'b4' })));
  full.mockRestore();
  otherTabWrites(stored(), text('b1', 'b2', 'b3', 'b9'));
  store.dispatch(bookAdded(aBook({ _id: 'b5' })));
  expect(ids(store).toSorted()).toEqual(['b1', 'b2', 'b3', 'b4', 'b5', 'b9']);
  expect(storedIds().toSorted()).toEqual(['b1', 'b2', 'b3', 'b4', 'b5', 'b9']);
});

const text = (...list: string[]) => JSON.stringify(list.map((id) => aBook({ _id: id })));

it('follows additions, removals and clearing in another tab', () => {
  const store = store3();
  otherTabWrites(stored(), text('b1', 'b2', 'b3', 'b4'));
  expect(ids(store)).toEqual(['b1', 'b2', 'b3', 'b4']);
  otherTabWrites(stored(), text('b1', 'b4'));
  expect(ids(store)).toEqual(['b1', 'b4']);
  otherTabWrites(stored(), null);
  expect(ids(store)).toEqual([]);
  expect(stored()).toBeNull();
});

it('loses no addition when another tab writes an older cart', () => {
  const store = store3();
  otherTabWrites(text('b1', 'b2'), text('b1', 'b2', 'b9'));
  expect(ids(store)).toEqual(['b1', 'b2', 'b9', 'b3']);
  expect(storedIds()).toEqual(['b1', 'b2', 'b9', 'b3']);
});

it("adds to the other tab's cart, also before the storage event", () => {
  const store = store3();
  localStorage.setItem('cartItems', text('b1', 'b2', 'b3', 'b8'));
  store.dispatch(bookAdded(aBook({ _id: 'b4' })));
  expect(storedIds()).toEqual(['b1', 'b2', 'b3', 'b8', 'b4']);
  expect(ids(store)).toEqual(['b1', 'b2', 'b3', 'b8', 'b4']);
});

it('is empty after all storage was cleared', () => {
  const store = store3();
  otherTabWrites(null, null, null);
  expect(ids(store)).toEqual([]);
  expect(stored()).toBeNull();
});
