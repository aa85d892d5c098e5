import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { booksApi } from '../../api/booksApi.ts';
import { fakeApi, json, never, problem } from '../../api/test/fakeApi.ts';
import { aBook, anOrder } from '../../api/test/records.ts';
import { ADA, aStore, renderShop } from '../../app/test/renderShop.tsx';
import { bookAdded } from '../cart/cartSlice.ts';
import { CheckoutPage } from './CheckoutPage.tsx';
import { currentOrderKey } from './orderIntent.ts';
import { BOOKS, CheckoutOf, fillIn, keyOf, openCheckout, orderButton, POST, posts } from './test/renderCheckout.tsx';

it('the checkout form keeps the phone number when the wheel turns over it', async () => {
  fakeApi({});
  openCheckout();
  const phone = screen.getByLabelText('Phone number');
  await userEvent.type(phone, '0170');
  expect(phone).toHaveFocus();
  fireEvent.wheel(phone, { deltaY: 100 });
  expect(phone).not.toHaveFocus();
});

it('the checkout form is empty if the account has no name', () => {
  fakeApi({});
  openCheckout(undefined, undefined, { ...ADA, name: null });
  expect(screen.getByLabelText('Full name')).toHaveValue('');
  expect(screen.getByLabelText('City')).toHaveValue('');
});

it('the checkout form takes no changes while the order is sent, and its button is marked as busy', async () => {
  const requests = fakeApi({ [POST]: never });
  openCheckout();
  const user = await fillIn();
  expect(orderButton()).not.toHaveAttribute('aria-disabled');
  await user.click(orderButton());
  await screen.findByText('Loading....');
  expect(orderButton()).toHaveAttribute('aria-disabled', 'true');
  await user.type(screen.getByLabelText('Note for the courier (optional)'), 'Ring twice');
  for (const choice of screen.getAllByRole('switch')) await user.click(choice);
  expect(screen.getByLabelText('Note for the courier (optional)')).toHaveValue('');
  for (const choice of screen.getAllByRole('switch')) expect(choice).not.toBeChecked();
  await waitFor(() => expect(posts(requests)).toHaveLength(1));
});

it('the checkout form does not submit without the terms, and focuses their checkbox', () => {
  fakeApi({});
  openCheckout();
  const isLeftToBrowser = fireEvent.submit(screen.getByRole('form', { name: 'Delivery details' }));
  expect(isLeftToBrowser).toBe(false);
  expect(screen.getByRole('checkbox')).toHaveFocus();
});

it('the checkout form disappears when the customer logs out', () => {
  fakeApi({});
  renderShop(<CheckoutPage />, { path: '/checkout' });
  expect(screen.queryByRole('form')).toBeNull();
  expect(document.title).toMatch(/^Checkout · /);
});

it("the checkout refreshes the cart's prices, and says what happens after the order", async () => {
  const requests = fakeApi({ 'GET /api/books': () => json(BOOKS) });
  openCheckout();
  expect(screen.getByLabelText('City')).toBeRequired();
  const steps = within(screen.getByRole('region', { name: 'What happens next' }));
  expect(steps.getAllByRole('listitem').length).toBeGreaterThan(1);
  await waitFor(() => expect(requests.map(({ url }) => url)).toContain(`${location.origin}/api/books?ids=b1%2Cb2`));
});

it('the order summary has no list if the cart is empty', () => {
  fakeApi({});
  openCheckout(undefined, []);
  const summary = within(screen.getByRole('region', { name: 'Your order' }));
  expect(summary.queryByRole('list')).toBeNull();
  expect(summary.getByText('$0.00')).toBeVisible();
});

it('the order summary lists the books with their authors, and links to the cart', () => {
  fakeApi({});
  openCheckout(undefined, [aBook({ author: 'Ada Booker' }), aBook({ _id: 'b2', title: 'Owls', newPrice: 7 })]);
  const summary = screen.getByRole('region', { name: 'Your order' });
  const items = within(summary).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['The Lighthouse KeeperAda Booker$12.50', 'Owls$7.00']);
  expect(summary).toHaveTextContent('You never pay more than shown. Delivered in two to four working days.');
  expect(screen.getByRole('link', { name: 'Change the cart' })).toHaveAttribute('href', '/cart');
});

it.each([
  ['had no answer', () => Promise.reject(new TypeError('Failed to fetch')), 'We got no answer. Please try again'],
  ['met a shop that was out of order', () => problem(503, 'unavailable'), 'unavailable Please try again'],
  ['was refused', () => problem(403, 'forbidden'), 'forbidden'],
])('an order that failed and %s is explained beside the form until the next try', async (_how, answer, note) => {
  const answers = [answer, never];
  fakeApi({ [POST]: () => (answers.shift() ?? never)() });
  openCheckout();
  const user = await fillIn();
  await user.click(orderButton());
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(note);
  expect(alert.parentElement).toHaveFocus();
  expect(screen.queryByText('Loading....')).toBeNull();
  await user.click(orderButton());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('Loading....')).toBeVisible();
  await waitFor(() => expect(answers).toEqual([]));
});

it('an order of an empty cart fails and says that the cart is empty', async () => {
  fakeApi({});
  const { store } = openCheckout();
  const user = await fillIn();
  for (const id of ['b1', 'b2']) act(() => void store.dispatch({ type: 'cart/bookRemoved', payload: id }));
  await user.click(orderButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('Your cart is empty.');
});

it('the checkout does not call the cart empty while the orders page opens after an order', async () => {
  fakeApi({ [POST]: () => json(anOrder(), 201) });
  const store = aStore();
  for (const book of BOOKS) store.dispatch(bookAdded(book));
  const OrdersOnTheirWay = lazy(() => new Promise<never>(() => undefined));
  render(
    <Suspense>
      <CheckoutOf user={ADA} store={store} ordersPage={<OrdersOnTheirWay />} />
    </Suspense>,
  );
  const user = await fillIn();
  await user.click(orderButton());
  await screen.findByText('Confirmed Order');
  expect(store.getState().cart.cartItems).toEqual([]);
  expect(screen.getByText('Loading....')).toBeVisible();
  expect(screen.queryByText(/Your cart is empty/)).toBeNull();
});

const orderAfter = async (storageEvent: StorageEventInit) => {
  const requests = fakeApi({ [POST]: () => json(anOrder(), 201) });
  openCheckout();
  const ownKey = currentOrderKey(ADA.uid);
  const user = await fillIn();
  window.dispatchEvent(new StorageEvent('storage', storageEvent));
  await user.click(orderButton());
  await screen.findByText('Confirmed Order');
  return { ownKey, usedKey: keyOf(posts(requests)[0]) };
};

it('the order key is the one with which another tab has begun the order', async () => {
  const { usedKey } = await orderAfter({ key: 'orderKey', newValue: 'key-of-another-tab' });
  expect(usedKey).toMatch(/^key-of-another-tab-/);
});

it('the order key does not change when another tab stores something else', async () => {
  const { ownKey, usedKey } = await orderAfter({ key: 'theme', newValue: 'a-dark-theme' });
  expect(usedKey).toBe(ownKey);
});

it('an order reloads only those of its books whose copies are counted', async () => {
  const [plain, owls] = BOOKS as [(typeof BOOKS)[0], (typeof BOOKS)[0]];
  const counted = { ...owls, availability: 'in-stock' as const };
  const other = aBook({ _id: 'b3' });
  const requests = fakeApi({
    'GET /api/books': () => json([plain, counted, other]),
    'GET /api/books/b2': () => json(counted),
    'GET /api/books/b3': () => json(other),
    [POST]: () => json(anOrder(), 201),
  });
  const asked = (end: string) => requests.filter(({ url }) => url.endsWith(end)).length;
  const store = aStore();
  const { getBook, getBooksPage } = booksApi.endpoints;
  await store.dispatch(getBook.initiate('b2'));
  await store.dispatch(getBook.initiate('b3'));
  await store.dispatch(getBooksPage.initiate({ limit: 60 }));
  openCheckout(store, [plain, counted]);
  const user = await fillIn();
  await user.click(orderButton());
  await waitFor(() => expect([asked('/b2'), asked('?limit=60')]).toEqual([2, 2]));
  expect(asked('/b3')).toBe(1);
});

it('an order leads to the orders page also if its confirmation dialog cannot be shown', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('scheduler', { postTask: () => Promise.reject(new Error('offline')) });
  fakeApi({ [POST]: () => json(anOrder(), 201) });
  const { store } = openCheckout();
  const user = await fillIn();
  await user.click(orderButton());
  expect(await screen.findByRole('heading', { name: 'Orders' })).toBeVisible();
  expect(store.getState().cart.cartItems).toEqual([]);
  await waitFor(() => expect(warn).toHaveBeenCalledWith('The confirmation could not be shown', expect.any(Error)));
});
