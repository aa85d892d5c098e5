import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi, json, problem } from '../../api/test/fakeApi.ts';
import { anOrder } from '../../api/test/records.ts';
import { ADA } from '../../app/test/renderShop.tsx';
import { fillIn, keyOf, openCheckout, orderButton, POST, posts } from './test/renderCheckout.tsx';

describe('street', () => {
  it("stores the delivery details under the order's key first", async () => {
    const requests = fakeApi({ [POST]: () => json(anOrder(), 201) });
    openCheckout();
    const user = await fillIn();
    await user.type(screen.getByLabelText('Note for the courier (optional)'), 'Ring twice');
    await user.click(orderButton());
    await screen.findByText('Confirmed Order');
    const [stored, placed] = requests.filter(({ method }) => method !== 'GET');
    expect([stored?.method, placed?.method]).toEqual(['PUT', 'POST']);
    expect(stored?.url).toMatch(new RegExp(`/api/deliveries/${keyOf(placed)}$`));
    expect(await stored?.json()).toEqual({ street: 'Long Lane 1', note: 'Ring twice' });
    expect(stored?.headers.get('Authorization')).toBe('Bearer id-token');
    expect(await placed?.text()).not.toContain('Long Lane');
  });

  it.each([
    [
      'does not answer',
      () => Promise.reject(new TypeError('Failed to fetch')),
      "We didn't get a response. Your order wasn't sent.",
    ],
    [
      'refuses it',
      () => problem(400, 'validation-failed', { errors: [{ path: 'street', message: 'At most 200 characters' }] }),
      'street: At most 200 characters',
    ],
    ['answers something else', () => json({}), "We didn't get a response. Your order wasn't sent."],
  ])('sends no order if storing the details failed: the shop %s', async (_why, answer, note) => {
    const requests = fakeApi({ 'PUT /api/deliveries': answer, [POST]: () => json(anOrder(), 201) });
    const { store } = openCheckout();
    const user = await fillIn();
    await user.click(orderButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(note);
    expect(alert).toHaveBeenCalledWith('Failed to place an order');
    expect(posts(requests)).toEqual([]);
    expect(store.getState().cart.cartItems).toHaveLength(2);
  });

  it("stores the details each time, and reports another address's order", async () => {
    const stored = () => new Response(null, { status: 204 });
    const streets = [stored, stored, () => problem(409, 'status-conflict', { order })];
    const order = anOrder({ productIds: ['b1', 'b2'] });
    const requests = fakeApi({
      'PUT /api/deliveries': () => streets.shift()?.() ?? Response.error(),
      [POST]: () => Promise.reject(new TypeError('Failed to fetch')),
    });
    openCheckout();
    const user = await fillIn();
    for (let sent = 1; sent <= 2; sent += 1) {
      await user.click(orderButton());
      await waitFor(() => expect(posts(requests)).toHaveLength(sent));
      await screen.findByText(/We didn't get a response/);
    }
    expect(requests.filter(({ method }) => method === 'PUT')).toHaveLength(2);
    expect(JSON.stringify(localStorage)).not.toContain('Long Lane');
    await user.type(screen.getByLabelText('Address / Street'), '23');
    await user.click(orderButton());
    expect(await screen.findByText(/You've already ordered these books/)).toBeVisible();
    expect(posts(requests)).toHaveLength(2);
  });

  it('repeats an order with a lost answer although its details are fixed', async () => {
    const placed = () => problem(409, 'status-conflict', { order: anOrder() });
    fakeApi({ 'PUT /api/deliveries': placed, [POST]: () => json(anOrder(), 200) });
    openCheckout();
    const user = await fillIn();
    await user.click(orderButton());
    expect(await screen.findByText('Confirmed Order')).toBeInTheDocument();
  });

  it('shows an order with a lost answer that costs more than shown', async () => {
    const order = anOrder({ productIds: ['b1', 'b2'], totalPrice: '22.99' });
    fakeApi({
      'PUT /api/deliveries': () => problem(409, 'status-conflict', { order }),
      [POST]: () => json(order, 200),
    });
    const { store } = openCheckout();
    const user = await fillIn();
    await user.click(orderButton());
    const note = await screen.findByRole('alert');
    expect(note).toHaveTextContent("You've already ordered these books");
    expect(note).toHaveTextContent('$22.99');
    expect(screen.queryByText('Confirmed Order')).toBeNull();
    expect(store.getState().cart.cartItems).toHaveLength(2);
  });

  it("stores a second customer's details in the same browser", async () => {
    const requests = fakeApi({ [POST]: () => Promise.reject(new TypeError('Failed to fetch')) });
    for (const uid of ['u1', 'u2', 'u1']) {
      const { unmount } = openCheckout(undefined, undefined, { ...ADA, uid });
      const user = await fillIn();
      await user.click(orderButton());
      await screen.findByText(/We didn't get a response/);
      unmount();
    }
    const streets = requests.filter(({ method }) => method === 'PUT').map(({ url }) => url.split('/').at(-1));
    const [first, second, again] = posts(requests).map(keyOf);
    expect(streets).toEqual([first, second, again]);
    expect(second).not.toBe(first);
    expect(again).toBe(first);
  });
});
