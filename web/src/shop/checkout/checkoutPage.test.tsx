import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { booksApi } from '../../api/booksApi.ts';
import { fakeApi, json, never, problem } from '../../api/test/fakeApi.ts';
import { aBook, anOrder } from '../../api/test/records.ts';
import { ADA, aStore, renderShop } from '../../app/test/renderShop.tsx';
import { bookAdded } from '../cart/cartSlice.ts';
import { OrdersPage } from '../orders/OrdersPage.tsx';
import { CheckoutPage } from './CheckoutPage.tsx';
import { currentOrderKey } from './orderIntent.ts';
import { BOOKS, CheckoutOf, fillIn, keyOf, openCheckout, orderButton, POST, posts } from './test/renderCheckout.tsx';

describe('checkoutPage', () => {
  it('keeps the phone number when the mouse wheel turns', async () => {
    fakeApi({});
    openCheckout();
    const phone = screen.getByLabelText('Phone number');
    await userEvent.type(phone, '0170');
    expect(phone).toHaveFocus();
    fireEvent.wheel(phone, { deltaY: 100 });
    expect(phone).not.toHaveFocus();
  });

  it('requires the terms and focuses their checkbox', () => {
    fakeApi({});
    openCheckout();
    const isLeftToBrowser = fireEvent.submit(screen.getByRole('form', { name: 'Delivery details' }));
    expect(isLeftToBrowser).toBe(false);
    expect(screen.getByRole('checkbox')).toHaveFocus();
  });

  it('hides the form when the customer logs out', () => {
    fakeApi({});
    renderShop(<CheckoutPage />, { path: '/checkout' });
    expect(screen.queryByRole('form')).toBeNull();
    expect(document.title).toMatch(/^Checkout · /);
  });

  it.each([
    [
      'had no answer',
      () => Promise.reject(new TypeError('Failed to fetch')),
      "We didn't get a response. Please try again",
    ],
    ['was refused', () => problem(403, 'forbidden'), 'forbidden'],
  ])('explains an order that failed and %s, until the next attempt', async (_how, answer, note) => {
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

  it('leads to a summary of the placed order', async () => {
    const [placed, earlier] = [anOrder({ addressLines: ['Long Lane 1', '4000 Porto'] }), anOrder({ _id: 'o2' })];
    fakeApi({
      [POST]: () => json(placed, 201),
      'GET /api/orders/email/ada%40example.com': () => json([placed, earlier]),
    });
    const store = aStore();
    for (const book of BOOKS) store.dispatch(bookAdded(book));
    const { container } = render(<CheckoutOf user={ADA} store={store} ordersPage={<OrdersPage />} />);
    const user = await fillIn();
    await user.click(orderButton());
    await screen.findByText('Confirmed Order');
    await within(container).findByText('Thank you, Ada!');
    const headings = within(container).getAllByRole('heading', { level: 2, hidden: true });
    expect(headings.map(({ textContent }) => textContent)).toEqual(['Thank you, Ada!', 'Order o2']);
    expect(
      screen.getByText(/^We've received your order o1 and emailed the details to ada@example\.com\.$/),
    ).toBeVisible();
    expect(screen.getByText(/Long Lane 1/)).toBeVisible();
  });

  it('does not call the cart empty while the orders page loads', async () => {
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

  it("uses the key of another tab's order", async () => {
    const { usedKey } = await orderAfter({ key: 'orderKey', newValue: 'key-of-another-tab' });
    expect(usedKey).toMatch(/^key-of-another-tab-/);
  });

  it('keeps the key when another tab stores something else', async () => {
    const { ownKey, usedKey } = await orderAfter({ key: 'theme', newValue: 'a-dark-theme' });
    expect(usedKey).toBe(ownKey);
  });

  it('reloads only books with tracked stock', async () => {
    const [plain, owls] = BOOKS as [(typeof BOOKS)[0], (typeof BOOKS)[0]];
    const counted = { ...owls, availability: 'in-stock' as const };
    const other = aBook({ _id: 'b3' });
    const requests = fakeApi({
      'GET /api/books': () => json([plain, counted, other]),
      'GET /api/books/b2': () => json(counted),
      'GET /api/books/b3': () => json(other),
      [POST]: () => json(anOrder(), 201),
    });
    const countCalls = (end: string) => requests.filter(({ url }) => url.endsWith(end)).length;
    const store = aStore();
    const { getBook, getBooksPage } = booksApi.endpoints;
    await store.dispatch(getBook.initiate('b2'));
    await store.dispatch(getBook.initiate('b3'));
    await store.dispatch(getBooksPage.initiate({ limit: 60 }));
    openCheckout(store, [plain, counted]);
    const user = await fillIn();
    await user.click(orderButton());
    await waitFor(() => expect([countCalls('/b2'), countCalls('?limit=60')]).toEqual([2, 2]));
    expect(countCalls('/b3')).toBe(1);
  });

  it('opens the orders page even if the confirmation dialog fails', async () => {
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
});
