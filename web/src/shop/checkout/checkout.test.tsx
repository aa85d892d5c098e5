import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fakeApi, json, never, problem } from '../../api/test/fakeApi.ts';
import { aBook, anOrder } from '../../api/test/records.ts';
import { ADA, aStore } from '../../app/test/renderShop.tsx';
import { booksArrived } from '../cart/cartSlice.ts';
import { BOOKS, CheckoutOf, fillIn, keyOf, openCheckout, orderButton, POST, posts } from './test/renderCheckout.tsx';

describe('checkout', () => {
  it('shows total, count and the read-only email, and waits for the terms', async () => {
    fakeApi({ 'GET /api/books': () => json(BOOKS) });
    openCheckout();
    expect(screen.getByRole('heading', { level: 1, name: 'Cash On Delevary' })).toBeVisible();
    expect(screen.getByText('$19.99')).toBeVisible();
    expect(screen.getByLabelText('Email address')).toHaveValue('ada@example.com');
    expect(screen.getByLabelText('Email address')).toHaveAttribute('readonly');
    expect(orderButton()).toBeDisabled();
    const user = userEvent.setup();
    await user.click(screen.getByRole('checkbox'));
    expect(orderButton()).toBeEnabled();
    await user.click(screen.getByRole('checkbox'));
    expect(orderButton()).toBeDisabled();
  });

  it('sends the order, empties the cart, confirms and opens the orders', async () => {
    const requests = fakeApi({ 'GET /api/books': () => json(BOOKS), [POST]: () => json(anOrder(), 201) });
    const { store } = openCheckout();
    const user = await fillIn();
    await user.click(orderButton());
    expect(await screen.findByText('Confirmed Order')).toBeInTheDocument();
    expect(screen.getByText('Your order placed successfully!')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/orders'));
    expect(await posts(requests)[0]?.json()).toEqual({
      name: 'Ada',
      email: 'ada@example.com',
      address: { city: 'Porto', country: 'PT', state: 'P', zipcode: '4000' },
      phone: '0170123',
      productIds: ['b1', 'b2'],
      totalPrice: '19.99',
    });
    expect(posts(requests)[0]?.headers.get('Authorization')).toBe('Bearer id-token');
    expect(store.getState().cart.cartItems).toEqual([]);
    expect(localStorage).toHaveLength(0);
    expect(sessionStorage).toHaveLength(0);
  });

  it('shows Loading.... and sends once, however often the button is pressed', async () => {
    const requests = fakeApi({ 'GET /api/books': () => json(BOOKS), [POST]: never });
    openCheckout();
    const user = await fillIn();
    await user.dblClick(orderButton());
    expect(await screen.findByText('Loading....')).toBeVisible();
    await waitFor(() => expect(posts(requests)).not.toEqual([]));
    expect(posts(requests)).toHaveLength(1);
  });

  it('keeps form and focus while sending, and blocks changes', async () => {
    const requests = fakeApi({ 'GET /api/books': () => json(BOOKS), [POST]: never });
    openCheckout();
    const user = await fillIn();
    await user.click(orderButton());
    await screen.findByText('Loading....');
    expect(orderButton()).toHaveFocus();
    expect(screen.getByLabelText('City')).toBeVisible();
    await user.type(screen.getByLabelText('City'), 'X');
    await user.click(screen.getByRole('checkbox'));
    expect(screen.getByLabelText('City')).toHaveValue('Porto');
    expect(screen.getByRole('checkbox')).toBeChecked();
    // The street is sent first; without waiting, the order would be sent during the next test.
    await waitFor(() => expect(posts(requests)).not.toEqual([]));
  });

  it('shows missing values at their fields and focuses the first', async () => {
    const requests = fakeApi({ 'GET /api/books': () => json(BOOKS) });
    openCheckout();
    const user = await fillIn();
    await user.clear(screen.getByLabelText('City'));
    await user.clear(screen.getByLabelText('Zipcode'));
    await user.type(screen.getByLabelText('Zipcode'), '  ');
    await user.click(orderButton());
    const city = screen.getByLabelText('City');
    await waitFor(() => expect(city).toHaveFocus());
    expect(city).toBeInvalid();
    expect(city).toHaveAccessibleDescription('Enter your city.');
    expect(screen.getByLabelText('Zipcode')).toHaveAccessibleDescription(
      "Enter your zipcode, or - if your address doesn't have one.",
    );
    await user.type(city, 'Porto');
    expect(screen.queryByText('Enter your city.')).toBeNull();
    expect(screen.getByText("Enter your zipcode, or - if your address doesn't have one.")).toBeVisible();
    expect(posts(requests)).toEqual([]);
  });

  it('explains what the order button waits for', async () => {
    fakeApi({ 'GET /api/books': () => json(BOOKS) });
    const { store } = openCheckout();
    expect(orderButton()).toHaveAccessibleDescription('Agree to the terms to place your order.');
    await userEvent.setup().click(screen.getByRole('checkbox'));
    expect(orderButton()).not.toHaveAccessibleDescription();
    act(() => void store.dispatch(booksArrived({ books: BOOKS.slice(0, 1) })));
    expect(orderButton()).toHaveAccessibleDescription(/no longer available. Remove it/);
  });

  it('shows shipping and taxes, and ignores deleted books', () => {
    fakeApi({ 'GET /api/books': () => json(BOOKS) });
    const { store } = openCheckout();
    const summary = screen.getByRole('region', { name: 'Your order' });
    expect(summary).toHaveTextContent(/Total Price:\$19\.99Items:2Shipping:FreeTaxes:Included/);
    act(() => void store.dispatch(booksArrived({ books: BOOKS.slice(0, 1) })));
    expect(summary).toHaveTextContent(/Total Price:\$12\.50Items:1/);
  });

  it('shows nothing of the previous customer', async () => {
    fakeApi({ 'GET /api/books': () => json(BOOKS) });
    const store = aStore();
    const { rerender } = openCheckout(store);
    const user = await fillIn();
    await user.click(orderButton());
    await screen.findByRole('alert');
    rerender(<CheckoutOf user={{ ...ADA, uid: 'u2', email: 'bob@example.com', name: 'Bob' }} store={store} />);
    expect(screen.getByLabelText('Email address')).toHaveValue('bob@example.com');
    expect(screen.getByLabelText('Full name')).toHaveValue('Bob');
    expect(screen.getByLabelText('City')).toHaveValue('');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(sessionStorage.getItem('checkoutDraft') ?? '').not.toContain('Porto');
    await user.type(screen.getByLabelText('City'), 'Graz');
    expect(sessionStorage.getItem('checkoutDraft')).toContain('"uid":"u2"');
  });

  it('keeps the cart after a lost answer, and repeats the order', async () => {
    const requests = fakeApi({ 'GET /api/books': () => json(BOOKS) });
    const { store, unmount } = openCheckout();
    const user = await fillIn();
    await user.click(orderButton());
    expect(await screen.findByRole('alert')).toHaveTextContent("we'll only place it once");
    expect(alert).toHaveBeenCalledExactlyOnceWith('Failed to place an order');
    expect(store.getState().cart.cartItems).toHaveLength(2);
    unmount();
    openCheckout(aStore());
    expect(screen.getByLabelText('City')).toHaveValue('Porto');
    await user.click(screen.getByRole('checkbox'));
    await user.click(orderButton());
    await waitFor(() => expect(posts(requests)).toHaveLength(2));
    const [first, second] = posts(requests);
    expect(keyOf(first)).toMatch(/^[A-Za-z0-9_-]{8,128}$/);
    expect(keyOf(second)).toBe(keyOf(first));
  });

  it('uses the same key for a cart that another tab ordered', async () => {
    const requests = fakeApi({ 'GET /api/books': () => json(BOOKS), [POST]: () => json(anOrder()) });
    openCheckout();
    const key = localStorage.getItem('orderKey');
    const user = await fillIn();
    // The other tab is done, but its storage events are pending.
    localStorage.removeItem('orderKey');
    await user.click(orderButton());
    await waitFor(() => expect(posts(requests)).toHaveLength(1));
    expect(key).toMatch(/./);
    expect(keyOf(posts(requests)[0])).toContain(key);
    await screen.findByText('Confirmed Order');
  });

  it('updates an outdated cart and shows the changes', async () => {
    fakeApi({
      'GET /api/books': () => json(BOOKS),
      [POST]: () => problem(409, 'cart-changed', { books: [aBook({ _id: 'b1', newPrice: 15 })] }),
    });
    const { store } = openCheckout();
    const user = await fillIn();
    await user.click(orderButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /The Lighthouse Keeper.*was \$12\.50.*Owls.*No longer available/,
    );
    expect(alert).toHaveBeenCalledExactlyOnceWith('Failed to place an order');
    expect(store.getState().cart.cartItems).toMatchObject([
      { _id: 'b1', was: 12.5 },
      { _id: 'b2', isGone: true },
    ]);
    expect(orderButton()).toBeDisabled();
  });

  it('orders nothing for an empty cart, with the usual alert', async () => {
    const requests = fakeApi({ 'GET /api/books': () => json(BOOKS) });
    const { store } = openCheckout();
    const user = await fillIn();
    for (const id of ['b1', 'b2']) store.dispatch({ type: 'cart/bookRemoved', payload: id });
    await user.click(orderButton());
    expect(alert).toHaveBeenCalledExactlyOnceWith('Failed to place an order');
    expect(await screen.findByRole('alert')).toHaveTextContent('Your cart is empty.');
    expect(posts(requests)).toEqual([]);
  });
});
