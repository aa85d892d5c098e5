import type { Order } from '@bookstore/contract/api/order';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi, json, problem } from '../../api/test/fakeApi.ts';
import { anOrder } from '../../api/test/records.ts';
import { BOOKS, fillIn, keyOf, openCheckout, orderButton, POST, posts } from './test/renderCheckout.tsx';

const standing = anOrder({ productIds: ['b1', 'b2'], addressLines: ['4000 Coimbra', 'Portugal'] });

async function orderTwice(order?: Order, listed: Order[] = []) {
  const answers = [problem(422, 'idempotency-key-reused', { order }), json(anOrder({ _id: 'o2' }), 201)];
  const requests = fakeApi({
    'GET /api/books': () => json(BOOKS),
    [`GET /api/orders/email/${encodeURIComponent(standing.email)}`]: () => json(listed),
    [POST]: () => answers.shift() ?? json({}, 500),
  });
  const { store } = openCheckout();
  const user = await fillIn();
  await user.click(orderButton());
  const note = await screen.findByRole('alert');
  return { note, requests, store, user };
}

describe('existingOrderNotice', () => {
  it('shows an existing order with its address and confirms nothing', async () => {
    const { note, requests, store, user } = await orderTwice(standing);
    expect(note).toHaveTextContent("You've already ordered these books. That order is going to the address below.");
    expect(note).toHaveTextContent('Nothing new was ordered');
    expect(note).toHaveTextContent('4000 Coimbra Portugal');
    expect(alert).toHaveBeenCalledExactlyOnceWith('Failed to place an order');
    expect(screen.queryByText('Confirmed Order')).toBeNull();
    expect(screen.getByLabelText('City')).toHaveValue('Porto');
    expect(store.getState().cart.cartItems).toHaveLength(2);
    // The new order requires the terms too.
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Place it as a new order' }));
    expect(screen.getByRole('checkbox')).toHaveFocus();
    expect(posts(requests)).toHaveLength(1);
  });

  it('shows the street of the existing order once loaded', async () => {
    const stored = { ...standing, addressLines: ['1 Mill Lane', ...standing.addressLines] };
    const { note } = await orderTwice(standing, [stored]);
    await waitFor(() => expect(note).toHaveTextContent('1 Mill Lane 4000 Coimbra Portugal'));
  });

  it('orders again with a new key', async () => {
    const { requests, user } = await orderTwice(standing);
    await user.click(screen.getByRole('button', { name: 'Place it as a new order' }));
    expect(await screen.findByText('Confirmed Order')).toBeInTheDocument();
    const [first, second] = posts(requests);
    expect(keyOf(second)).toMatch(/^[A-Za-z0-9_-]{8,128}$/);
    expect(keyOf(second)).not.toBe(keyOf(first));
    expect(posts(requests)).toHaveLength(2);
  });

  it('keeps the key when the order button is pressed again', async () => {
    const { requests, user } = await orderTwice(standing);
    await user.click(orderButton());
    await waitFor(() => expect(posts(requests)).toHaveLength(2));
    const [first, second] = posts(requests);
    expect(keyOf(second)).toBe(keyOf(first));
  });

  it('renews the key if the existing order has other books', async () => {
    const { requests, user } = await orderTwice(anOrder({ productIds: ['b1'] }));
    await user.click(orderButton());
    await waitFor(() => expect(posts(requests)).toHaveLength(2));
    const [first, second] = posts(requests);
    expect(keyOf(second)).not.toBe(keyOf(first));
  });

  it('keeps the existing order, removes its books and shows the orders', async () => {
    const { note, store, user } = await orderTwice(anOrder({ productIds: ['b1'] }));
    expect(note).toHaveTextContent('An earlier order from this cart went through after all.');
    await user.click(screen.getByRole('button', { name: 'Keep it and go to your orders' }));
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/orders'));
    expect(store.getState().cart.cartItems).toMatchObject([{ _id: 'b2' }]);
    expect(localStorage.getItem('orderKey')).toBeNull();
  });

  it('links to the orders if the shop does not name the order', async () => {
    const { note } = await orderTwice();
    expect(within(note).getByRole('link', { name: 'your orders' })).toHaveAttribute('href', '/orders');
    expect(screen.queryByRole('button', { name: 'Keep it and go to your orders' })).toBeNull();
  });
});
