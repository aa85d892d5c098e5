import type { SavedDetails } from '@bookstore/contract/api/customerDetails';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { fakeApi, json, problem } from '../../api/test/fakeApi.ts';
import { aBook, anOrder } from '../../api/test/records.ts';
import { ADA, anAuth, aStore, Shop } from '../../app/test/renderShop.tsx';
import { CartPage } from '../cart/CartPage.tsx';
import { cartLoaded } from '../cart/cartSlice.ts';
import { QuickOrder } from './QuickOrder.tsx';
import { BOOKS, keyOf, POST, posts } from './test/renderCheckout.tsx';

const DETAILS: SavedDetails = {
  name: 'Ada Reader',
  phone: '0170123',
  street: 'Long Lane 1',
  address: { city: 'Porto', country: 'Portugal', state: 'Norte', zipcode: '4000' },
  addressLines: ['Long Lane 1', '4000 Porto', 'Portugal'],
};

interface Situation {
  details?: SavedDetails | null;
  books?: Parameters<typeof cartLoaded>[0];
  user?: typeof ADA | null;
  answers?: Parameters<typeof fakeApi>[0];
}

function openCart({ details = DETAILS, books = BOOKS, user = ADA, answers = {} }: Situation = {}) {
  vi.stubGlobal('alert', vi.fn());
  const requests = fakeApi({ 'GET /api/customers/me/details': () => json({ details }), ...answers });
  const store = aStore();
  store.dispatch(cartLoaded(books));
  render(
    <Shop path="/cart" auth={anAuth({ currentUser: user })} store={store}>
      <Routes>
        <Route path="/cart" element={<CartPage quickOrder={<QuickOrder />} />} />
        <Route path="/orders" element={<h1>Orders</h1>} />
      </Routes>
    </Shop>,
  );
  return { requests, store };
}

const offer = () => screen.findByRole('button', { name: 'Use my saved details: $19.99 on delivery' });
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Use my saved details' }));

async function openDialog(situation?: Situation) {
  const view = openCart(situation);
  const user = userEvent.setup();
  await user.click(await offer());
  return { ...view, user, panel: await dialog() };
}

describe('quickOrder', () => {
  it('orders from a dialog that shows what the checkout shows', async () => {
    const { requests, store, user, panel } = await openDialog({ answers: { [POST]: () => json(anOrder(), 201) } });
    for (const text of ['Ada Reader', '0170123', 'Long Lane 1 4000 Porto Portugal', 'The Lighthouse Keeper']) {
      expect(panel.getByText(text)).toBeVisible();
    }
    expect(panel.getByText('Due on delivery: $19.99')).toBeVisible();
    const button = panel.getByRole('button', { name: 'Place an Order' });
    expect(button).toBeDisabled();
    await user.click(panel.getByRole('checkbox', { name: 'I agree to the terms and conditions' }));
    await user.click(button);
    expect(await screen.findByText('Confirmed Order')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/orders'));
    const [stored] = requests.filter(({ method }) => method === 'PUT');
    const [placed] = posts(requests);
    expect(await stored?.json()).toEqual({ street: 'Long Lane 1' });
    expect(stored?.url).toContain(keyOf(placed));
    expect(await placed?.json()).toMatchObject({ name: 'Ada Reader', totalPrice: '19.99', productIds: ['b1', 'b2'] });
    expect(store.getState().cart.cartItems).toEqual([]);
  });

  it('retries a failed order in the dialog under the same key', async () => {
    const answers = [() => problem(503, 'unavailable'), () => json(anOrder(), 201)];
    const { requests, user, panel } = await openDialog({
      answers: { [POST]: () => answers.shift()?.() ?? Response.error() },
    });
    await user.click(panel.getByRole('checkbox'));
    await user.click(panel.getByRole('button', { name: 'Place an Order' }));
    const note = await panel.findByRole('alert');
    expect(alert).toHaveBeenCalledExactlyOnceWith('Failed to place an order');
    expect(note.parentElement).toHaveFocus();
    await user.click(within(note).getByRole('button', { name: 'Try again' }));
    await screen.findByText('Confirmed Order');
    const [first, second] = posts(requests);
    expect(keyOf(second)).toBe(keyOf(first));
  });

  it('removes a deleted book in the dialog and orders the rest', async () => {
    const [left] = BOOKS;
    const answers = [() => problem(409, 'cart-changed', { books: [left] }), () => json(anOrder(), 201)];
    const { requests, user, panel } = await openDialog({
      answers: { [POST]: () => answers.shift()?.() ?? Response.error() },
    });
    await user.click(panel.getByRole('checkbox'));
    await user.click(panel.getByRole('button', { name: 'Place an Order' }));
    await user.click(await panel.findByRole('button', { name: 'Remove and continue' }));
    await waitFor(() => expect(panel.getByRole('checkbox')).toHaveFocus());
    await user.click(panel.getByRole('button', { name: 'Place an Order' }));
    await screen.findByText('Confirmed Order');
    expect(await posts(requests)[1]?.json()).toMatchObject({ productIds: ['b1'], totalPrice: '12.50' });
  });

  it.each<[string, Situation]>([
    ['has saved no details', { details: null }],
    ['is not signed in', { user: null }],
    ['has a book in the cart that is sold out', { books: [aBook({ availability: 'sold-out' })] }],
  ])('is not offered if the customer %s', async (_who, situation) => {
    const { requests } = openCart(situation);
    await screen.findByRole('link', { name: 'Checkout' });
    await waitFor(() => expect(requests.some(({ url }) => url.includes('ids='))).toBe(true));
    expect(screen.queryByRole('button', { name: /Use my saved details/ })).toBeNull();
  });
});
