import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { vi } from 'vitest';
import { aBook } from '../../../api/test/records.ts';
import { ADA, anAuth, anIdentity, aStore, Shop } from '../../../app/test/renderShop.tsx';
import type { CurrentUser } from '../../auth/currentUser.ts';
import type { Account } from '../../auth/identity.ts';
import { bookAdded } from '../../cart/cartSlice.ts';
import { CheckoutPage } from '../CheckoutPage.tsx';

export const BOOKS = [aBook({ _id: 'b1' }), aBook({ _id: 'b2', title: 'Owls', newPrice: 7.49 })];
export const POST = 'POST /api/orders';

/** Mocks `window.alert`. */
export function openCheckout(store = aStore(), books = BOOKS, user = ADA, account?: Account) {
  vi.stubGlobal('alert', vi.fn());
  if (store.getState().cart.cartItems.length === 0) for (const book of books) store.dispatch(bookAdded(book));
  return { ...render(<CheckoutOf user={user} store={store} account={account} />), store };
}

interface Props {
  user: CurrentUser;
  store: ReturnType<typeof aStore>;
  account?: Account | undefined;
  ordersPage?: ReactNode;
}

export function CheckoutOf({ user, store, account, ordersPage = <h1>Orders</h1> }: Props) {
  const identity = anIdentity(account && { describeAccount: () => ({ ...account }) });
  return (
    <Shop path="/checkout" auth={anAuth({ currentUser: user, getIdentity: async () => identity })} store={store}>
      <Routes>
        <Route path="/checkout" element={<CheckoutPage />} />
        <Route path="/orders" element={ordersPage} />
      </Routes>
    </Shop>
  );
}

/** Delivery fields by label; the name is already filled in. */
export const DELIVERY = {
  'Phone number': '0170123',
  'Address / Street': 'Long Lane 1',
  City: 'Porto',
  'Country / region': 'PT',
  'State / province': 'P',
  Zipcode: '4000',
};

/** Also accepts the terms. */
export async function fillIn() {
  const user = userEvent.setup();
  for (const [label, value] of Object.entries(DELIVERY))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await user.click(screen.getByRole('checkbox'));
  return user;
}

export const orderButton = () => screen.getByRole('button', { name: 'Place an Order' });
export const posts = (requests: Request[]) => requests.filter((request) => request.method === 'POST');
export const keyOf = (request: Request | undefined) => request?.headers.get('Idempotency-Key');
