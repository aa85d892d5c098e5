import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, json, never, problem } from '../api/test/fakeApi.ts';
import { aBook, anOrder } from '../api/test/records.ts';
import { bookAdded } from '../features/cart/cartSlice.ts';
import { CheckoutPage } from '../features/checkout/CheckoutPage.tsx';
import { ADA, anAuth, aStore, renderShop } from './test/renderShop.tsx';

const BOOKS = [aBook({ _id: 'b1' }), aBook({ _id: 'b2', title: 'Owls', newPrice: 7.49 })];
const POST = 'POST /api/orders';

beforeEach(() => {
  vi.stubGlobal('alert', vi.fn());
});

afterEach(() => {
  document.querySelector('.swal2-container')?.remove();
});

function openCheckout(store = aStore()) {
  if (store.getState().cart.cartItems.length === 0) for (const book of BOOKS) store.dispatch(bookAdded(book));
  return renderShop(
    <Routes>
      <Route path="/checkout" element={<CheckoutPage />} />
      <Route path="/orders" element={<h1>Orders</h1>} />
    </Routes>,
    { path: '/checkout', auth: anAuth({ currentUser: ADA }), store },
  );
}

async function fillIn() {
  const user = userEvent.setup();
  const texts = {
    'Phone number': '0170123',
    'Address / Street': 'Long Lane 1',
    City: 'Porto',
    'Country / region': 'PT',
    'State / province': 'P',
    Zipcode: '4000',
  };
  for (const [label, text] of Object.entries(texts)) await user.type(screen.getByLabelText(label), text);
  await user.click(screen.getByRole('checkbox'));
  return user;
}

const button = () => screen.getByRole('button', { name: 'Place an Order' });
const posts = (requests: Request[]) => requests.filter((request) => request.method === 'POST');
const keyOf = (request: Request | undefined) => request?.headers.get('Idempotency-Key');

describe('the checkout', () => {
  it('shows total, count and the read-only e-mail, and waits for the terms', async () => {
    fakeApi({ 'GET /api/books': () => json(BOOKS) });
    openCheckout();
    expect(screen.getByRole('heading', { level: 1, name: 'Cash On Delevary' })).toBeVisible();
    expect(screen.getByText('$19.99')).toBeVisible();
    expect(screen.getByLabelText('Email address')).toHaveValue('ada@example.com');
    expect(screen.getByLabelText('Email address')).toHaveAttribute('readonly');
    expect(button()).toBeDisabled();
    const user = userEvent.setup();
    await user.click(screen.getByRole('checkbox'));
    expect(button()).toBeEnabled();
    await user.click(screen.getByRole('checkbox'));
    expect(button()).toBeDisabled();
  });

  it('sends the order, empties the cart, says so and goes to the orders', async () => {
    const requests = fakeApi({ 'GET /api/books': () => json(BOOKS), [POST]: () => json(anOrder(), 201) });
    const { store } = openCheckout();
    const user = await fillIn();
    await user.click(button());
    expect(await screen.findByText('Confirmed Order')).toBeInTheDocument();
    expect(screen.getByText('Your order placed successfully!')).toBeInTheDocument();
    expect(screen.getByTestId('address')).toHaveTextContent('/orders');
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

  it('says Loading.... while the order is sent, and sends it once however often it is pressed', async () => {
    const requests = fakeApi({ 'GET /api/books': () => json(BOOKS), [POST]: never });
    openCheckout();
    const user = await fillIn();
    await user.dblClick(button());
    expect(await screen.findByText('Loading....')).toBeVisible();
    expect(posts(requests)).toHaveLength(1);
  });

  it('after a lost answer keeps the cart, and asks for the same order again, also after a reload', async () => {
    const requests = fakeApi({ 'GET /api/books': () => json(BOOKS) });
    const { store, unmount } = openCheckout();
    const user = await fillIn();
    await user.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent('it is ordered only once');
    expect(alert).toHaveBeenCalledExactlyOnceWith('Failed to place an order');
    expect(store.getState().cart.cartItems).toHaveLength(2);
    unmount();
    openCheckout(aStore());
    expect(screen.getByLabelText('City')).toHaveValue('Porto');
    await user.click(screen.getByRole('checkbox'));
    await user.click(button());
    await waitFor(() => expect(posts(requests)).toHaveLength(2));
    const [first, second] = posts(requests);
    expect(keyOf(first)).toMatch(/^[A-Za-z0-9_-]{8,128}$/);
    expect(keyOf(second)).toBe(keyOf(first));
  });

  it('asks with the same key in a tab whose cart another tab has just ordered', async () => {
    const requests = fakeApi({ 'GET /api/books': () => json(BOOKS), [POST]: () => json(anOrder()) });
    openCheckout();
    const key = localStorage.getItem('orderKey');
    const user = await fillIn();
    // The other tab is done; its storage events are still on their way.
    localStorage.removeItem('orderKey');
    await user.click(button());
    await waitFor(() => expect(posts(requests)).toHaveLength(1));
    expect(keyOf(posts(requests)[0])).toBe(key);
    await screen.findByText('Confirmed Order');
  });

  it('brings the cart up to date and says what changed when it was no longer what the shop sells', async () => {
    fakeApi({
      'GET /api/books': () => json(BOOKS),
      [POST]: () => problem(409, 'cart-changed', { books: [aBook({ _id: 'b1', newPrice: 15 })] }),
    });
    const { store } = openCheckout();
    const user = await fillIn();
    await user.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /The Lighthouse Keeper.*was \$12\.50.*Owls.*No longer available/,
    );
    expect(alert).toHaveBeenCalledExactlyOnceWith('Failed to place an order');
    expect(store.getState().cart.cartItems).toMatchObject([
      { _id: 'b1', was: 12.5 },
      { _id: 'b2', isGone: true },
    ]);
    expect(button()).toBeDisabled();
  });

  it('begins a new intent when an earlier order of other books turns out to exist', async () => {
    fakeApi({ 'GET /api/books': () => json(BOOKS), [POST]: () => problem(422, 'idempotency-key-reused') });
    openCheckout();
    const key = localStorage.getItem('orderKey');
    const user = await fillIn();
    await user.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent('your orders');
    expect(localStorage.getItem('orderKey')).not.toBe(key);
  });

  it('orders nothing for an empty cart, under the usual alert', async () => {
    const requests = fakeApi({ 'GET /api/books': () => json(BOOKS) });
    const { store } = openCheckout();
    const user = await fillIn();
    for (const id of ['b1', 'b2']) store.dispatch({ type: 'cart/bookRemoved', payload: id });
    await user.click(button());
    expect(alert).toHaveBeenCalledExactlyOnceWith('Failed to place an order');
    expect(posts(requests)).toEqual([]);
  });
});
