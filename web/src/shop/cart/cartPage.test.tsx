import { arrivalNow } from '@bookstore/contract/arrival';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../../api/test/fakeApi.ts';
import { aBook } from '../../api/test/records.ts';
import { aStore, renderShop } from '../../app/test/renderShop.tsx';
import { CartPage } from './CartPage.tsx';
import { bookAdded, booksOrdered, cartLoaded } from './cartSlice.ts';

const LIGHTHOUSE = aBook({ author: 'Ada Booker', availability: 'in-stock' });
const OWLS = aBook({ _id: 'b2', title: 'Owls', newPrice: 7, availability: 'low', left: 2 });

/** The shop has not changed these books. */
function openCart(...items: Parameters<typeof cartLoaded>[0]) {
  if (items.length > 0) fakeApi({});
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

describe('cartPage', () => {
  it('shows title, author, category and price, and links to each book', () => {
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

  it('shows subtotal and delivery', () => {
    openCart(LIGHTHOUSE, OWLS);
    const summary = screen.getByRole('region', { name: 'Subtotal' });
    expect(summary).toHaveTextContent('Subtotal$19.50');
    expect(summary).toHaveTextContent('DeliveryFree');
    expect(summary).toHaveTextContent(`Due on delivery$19.50${arrivalNow()}`);
    expect(summary).toHaveTextContent('Delivered in two to four working days');
    expect(summary).toHaveTextContent('The price you see is the price you pay');
  });

  it('shows neither stock nor old price of a deleted book', () => {
    openCart({ ...OWLS, isGone: true, was: 5 });
    expect(screen.getByText('No longer available')).toBeVisible();
    expect(screen.queryByText(/Only|Price changed/)).toBeNull();
    const summary = screen.getByRole('region', { name: 'Subtotal' });
    expect(summary).toHaveTextContent('Nothing in your cart is available right now.');
    expect(summary).not.toHaveTextContent(/\$0\.00|Arrives/);
    expect(within(summary).getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/checkout');
  });

  const undo = (title: string) => screen.getByRole('button', { name: `Undo removing ${title}` });

  it('focuses the undo button, which restores the removed book', async () => {
    const store = openCart(LIGHTHOUSE, OWLS);
    const user = userEvent.setup();
    await user.click(screen.getByRole('link', { name: 'Remove Owls' }));
    expect(store.getState().cart.cartItems).toEqual([LIGHTHOUSE]);
    expect(screen.getByText('Removed: Owls')).toBeVisible();
    expect(undo('Owls')).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Remove The Lighthouse Keeper' }));
    expect(undo('The Lighthouse Keeper')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(store.getState().cart.cartItems).toEqual([LIGHTHOUSE]);
    await waitFor(() => expect(undo('Owls')).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(store.getState().cart.cartItems).toEqual([LIGHTHOUSE, OWLS]);
    expect(screen.queryByText('Removed: Owls')).toBeNull();
    await waitFor(() => expect(heading()).toHaveFocus());
  });

  it('restores a removed book to its position', async () => {
    const store = openCart(LIGHTHOUSE, OWLS);
    const user = userEvent.setup();
    await user.click(screen.getByRole('link', { name: 'Remove The Lighthouse Keeper' }));
    await user.click(undo('The Lighthouse Keeper'));
    expect(store.getState().cart.cartItems).toEqual([LIGHTHOUSE, OWLS]);
    expect(JSON.parse(localStorage.getItem('cartItems') ?? '')).toHaveLength(2);
  });

  it('restores a cleared cart as the same order', async () => {
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

  it('joins a restored book to the order started in the meantime', async () => {
    const store = openCart(LIGHTHOUSE);
    localStorage.setItem('orderKey', 'an-intent-to-buy');
    const user = userEvent.setup();
    await user.click(screen.getByRole('link', { name: 'Remove The Lighthouse Keeper' }));
    act(() => void store.dispatch(bookAdded(OWLS)));
    localStorage.setItem('orderKey', 'another-intent');
    await user.click(undo('The Lighthouse Keeper'));
    expect(localStorage.getItem('orderKey')).toBe('another-intent');
  });

  it('offers undo for one minute', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    openCart(LIGHTHOUSE, OWLS);
    fireEvent.click(screen.getByRole('link', { name: 'Remove Owls' }));
    act(() => void vi.advanceTimersByTime(30_000));
    fireEvent.click(screen.getByRole('link', { name: 'Remove The Lighthouse Keeper' }));
    act(() => void vi.advanceTimersByTime(30_000));
    expect(screen.queryByText('Removed: Owls')).toBeNull();
    expect(undo('The Lighthouse Keeper')).toBeVisible();
  });

  it('removes unavailable books with one press and continues to checkout', async () => {
    const store = openCart(LIGHTHOUSE, { ...OWLS, isGone: true }, aBook({ _id: 'b3', availability: 'sold-out' }));
    expect(screen.getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/checkout');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Remove 2 unavailable books and check out' }));
    expect(store.getState().cart.cartItems).toEqual([LIGHTHOUSE]);
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/checkout'));
  });

  it('shows no empty cart while the orders page loads', () => {
    const store = openCart(LIGHTHOUSE);
    act(() => void store.dispatch(booksOrdered(['b1'])));
    expect(screen.queryByText('No product found!')).toBeNull();
    cleanup();
    fakeApi({});
    renderShop(<CartPage />, { path: '/cart', store });
    expect(screen.getByText('No product found!')).toBeVisible();
  });

  it('shows no clear button, subtotal or checkout for an empty cart', () => {
    fakeApi({});
    openCart();
    expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('button', { name: 'Clear Cart' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Subtotal' })).toBeNull();
    expect(screen.queryByRole('list')).toBeNull();
  });
});
