import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../../api/test/fakeApi.ts';
import { aBook } from '../../api/test/records.ts';
import { aStore, renderShop } from '../../app/test/renderShop.tsx';
import { CartPage } from './CartPage.tsx';
import { bookAdded, cartLoaded } from './cartSlice.ts';

const LIGHTHOUSE = aBook({ author: 'Ada Booker', availability: 'in-stock' });
const OWLS = aBook({ _id: 'b2', title: 'Owls', newPrice: 7, availability: 'low', left: 2 });

/** The page with these books in the cart, where the shop says nothing new of them. */
function openCart(...items: Parameters<typeof cartLoaded>[0]) {
  fakeApi({});
  const store = aStore();
  store.dispatch(cartLoaded(items));
  renderShop(
    <main>
      <CartPage />
    </main>,
    { path: '/cart', store },
  );
  return store;
}

const lines = () => screen.getAllByRole('listitem').map((item) => within(item));
const heading = () => screen.getByRole('heading', { level: 1, name: 'Shopping cart' });

it('the cart names each book, who wrote it, its category and its price, and leads to its page', () => {
  openCart(LIGHTHOUSE, OWLS);
  const [first, second] = lines();
  expect(first?.getByRole('link', { name: 'The Lighthouse Keeper' })).toHaveAttribute('href', '/books/b1');
  expect(first?.getByRole('img', { name: 'Cover of The Lighthouse Keeper' })).toBeInTheDocument();
  expect(first?.getByText('Ada Booker')).toBeVisible();
  expect(first?.getByText('Fiction')).toBeVisible();
  expect(first?.getByText('$12.50')).toBeVisible();
  expect(first?.queryByText(/left|Price changed/)).toBeNull();
  expect(second?.queryByText('admin')).toBeNull();
  expect(second?.getByText('Only 2 left')).toBeVisible();
  expect(document.title).toMatch(/^Shopping cart · /);
});

it('the cart says what its books come to, and how they are delivered', () => {
  openCart(LIGHTHOUSE, OWLS);
  const summary = screen.getByRole('region', { name: 'Subtotal' });
  expect(summary).toHaveTextContent('Subtotal$19.50');
  expect(summary).toHaveTextContent('DeliveryFree');
  expect(summary).toHaveTextContent('Delivered in two to four working days');
  expect(summary).toHaveTextContent('You never pay more than shown');
});

it('the cart does not say how many copies are left of a book that is gone, nor what its price was', () => {
  openCart({ ...OWLS, isGone: true, was: 5 });
  expect(screen.getByText('No longer available: remove it to order the rest')).toBeVisible();
  expect(screen.queryByText(/Only|Price changed/)).toBeNull();
  expect(screen.getByRole('region', { name: 'Subtotal' })).toHaveTextContent('Subtotal$0.00');
});

// rows: 792
describe('a book that was taken out of the cart', () => {
  const undo = (title: string) => screen.getByRole('button', { name: `Undo removing ${title}` });

  it('can be put back, and its line leaves the focus at the way back', async () => {
    const store = openCart(LIGHTHOUSE, OWLS);
    const user = userEvent.setup();
    await user.click(screen.getByRole('link', { name: 'Remove Owls' }));
    expect(store.getState().cart.cartItems).toEqual([LIGHTHOUSE]);
    expect(screen.getByText('Removed: Owls')).toBeVisible();
    expect(undo('Owls')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(store.getState().cart.cartItems).toEqual([LIGHTHOUSE, OWLS]);
    expect(screen.queryByText('Removed: Owls')).toBeNull();
    await waitFor(() => expect(heading()).toHaveFocus());
  });

  it('can be put back where the whole cart was cleared, with the others, as the same order', async () => {
    const store = openCart(LIGHTHOUSE, OWLS);
    localStorage.setItem('orderKey', 'an-intent-to-buy');
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Clear Cart' }));
    expect(screen.getByText('No product found!')).toBeVisible();
    expect(localStorage.getItem('orderKey')).toBeNull();
    expect(undo('2 books')).toHaveFocus();
    await user.click(undo('2 books'));
    expect(store.getState().cart.cartItems).toEqual([LIGHTHOUSE, OWLS]);
    expect(localStorage.getItem('orderKey')).toBe('an-intent-to-buy');
  });

  it('keeps to the order that was begun meanwhile when it is put back', async () => {
    const store = openCart(LIGHTHOUSE);
    localStorage.setItem('orderKey', 'an-intent-to-buy');
    const user = userEvent.setup();
    await user.click(screen.getByRole('link', { name: 'Remove The Lighthouse Keeper' }));
    act(() => void store.dispatch(bookAdded(OWLS)));
    localStorage.setItem('orderKey', 'another-intent');
    await user.click(undo('The Lighthouse Keeper'));
    expect(localStorage.getItem('orderKey')).toBe('another-intent');
  });

  it('is gone for good after a minute', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    openCart(LIGHTHOUSE, OWLS);
    fireEvent.click(screen.getByRole('link', { name: 'Remove Owls' }));
    act(() => void vi.advanceTimersByTime(30_000));
    fireEvent.click(screen.getByRole('link', { name: 'Remove The Lighthouse Keeper' }));
    act(() => void vi.advanceTimersByTime(30_000));
    expect(screen.queryByText('Removed: Owls')).toBeNull();
    expect(undo('The Lighthouse Keeper')).toBeVisible();
  });
});

it('an empty cart has nothing to clear, to sum or to order, and leads back to the shop', () => {
  openCart();
  expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('button', { name: 'Clear Cart' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Subtotal' })).toBeNull();
  expect(screen.queryByRole('list')).toBeNull();
});
