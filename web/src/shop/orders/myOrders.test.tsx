import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { fakeApi, json, problem } from '../../api/test/fakeApi.ts';
import { aBook, anOrder } from '../../api/test/records.ts';
import { ADA, anAuth, renderShop } from '../../app/test/renderShop.tsx';
import * as dialogs from '../../ui/dialogs.ts';
import { OrdersPage } from './OrdersPage.tsx';

const LIST = 'GET /api/orders/email/ada%40example.com';
const CANCEL = 'POST /api/orders/o1/cancel';
const placedAt = '2026-02-03T10:00:00.000Z';
const cancelled = anOrder({
  status: 'cancelled',
  history: [
    { status: 'placed', at: placedAt },
    { status: 'cancelled', at: '2026-02-03T11:00:00.000Z' },
  ],
});

async function openOrders() {
  vi.stubGlobal('alert', vi.fn());
  const { store } = renderShop(<OrdersPage />, { auth: anAuth({ currentUser: ADA }) });
  await screen.findByRole('heading', { name: 'Your Orders' });
  return { user: userEvent.setup(), store };
}

const steps = () =>
  screen.getAllByRole('listitem').filter((item) => item.parentElement?.ariaLabel === 'Steps of the order');

// rows: 480

it("a customer's order shows the steps that are done and those to come", async () => {
  const history = [
    { status: 'placed', at: placedAt },
    { status: 'packed', at: '2026-02-04T10:00:00.000Z' },
  ] as const;
  fakeApi({ [LIST]: () => json([anOrder({ status: 'packed', history: [...history] })]) });
  await openOrders();
  expect(steps().map((step) => step.textContent)).toEqual([
    expect.stringMatching(/^Placed3 February 2026/),
    expect.stringMatching(/^Packed4 February 2026/),
    'Delivered (to come)',
  ]);
  expect(screen.getByText('Packed').closest('li')).toHaveAttribute('aria-current', 'step');
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
});

it("a customer's order is shown also if the shop does not send its status", async () => {
  const { status: _status, history: _history, ...order } = anOrder();
  fakeApi({ [LIST]: () => json([order]) });
  await openOrders();
  expect(screen.getByText('Total: $12.50')).toBeVisible();
  expect(steps()).toEqual([]);
});

it("a customer's order is cancelled after a confirmation, and then marked as cancelled", async () => {
  let order = anOrder();
  const cancel = () => {
    order = cancelled;
    return json(order);
  };
  const requests = fakeApi({ [LIST]: () => json([order]), [CANCEL]: cancel });
  const { user } = await openOrders();
  await user.click(screen.getByRole('button', { name: 'Cancel order' }));
  expect(await screen.findByText('Cancel order o1?')).toBeInTheDocument();
  expect(requests.some(({ method }) => method === 'POST')).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Cancel the order' }));
  expect(await screen.findByText('Cancelled')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
});

// rows: 793
it("a customer's cancelled order says that nothing is owed", async () => {
  fakeApi({ [LIST]: () => json([cancelled, anOrder({ _id: 'o2', status: 'delivered' })]) });
  await openOrders();
  expect(screen.getAllByText('Cancelled: you owe nothing.')).toHaveLength(1);
  const [first, second] = screen.getAllByText('Total: $12.50');
  expect(first).toHaveClass('line-through');
  expect(second).not.toHaveClass('line-through');
});

// rows: 793
it("a customer's orders are loaded again when the page becomes visible, and at an interval while it is", async () => {
  let order = anOrder();
  const requests = fakeApi({ [LIST]: () => json([order]) });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await openOrders();
  expect(screen.queryByText(/you owe nothing/)).toBeNull();
  order = cancelled;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText('Cancelled: you owe nothing.')).toBeVisible();
  order = anOrder();
  act(() => void vi.advanceTimersByTime(60_000));
  await waitFor(() => expect(screen.queryByText(/you owe nothing/)).toBeNull());
  expect(requests.filter(({ url }) => url.includes('/api/orders/email/'))).toHaveLength(3);
  vi.useRealTimers();
});

// rows: 767
it("cancelling a customer's order asks with the browser's own dialog if ours cannot be loaded", async () => {
  vi.spyOn(dialogs, 'showChoice').mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  vi.stubGlobal(
    'confirm',
    vi.fn(() => true),
  );
  const requests = fakeApi({ [LIST]: () => json([anOrder()]), [CANCEL]: () => json(cancelled) });
  const { user } = await openOrders();
  await user.click(screen.getByRole('button', { name: 'Cancel order' }));
  await vi.waitFor(() => expect(requests.some(({ method }) => method === 'POST')).toBe(true));
  expect(confirm).toHaveBeenCalledExactlyOnceWith('Cancel order o1?\nNothing will be sent, and nothing is to be paid.');
});

it("a customer's order stays if the cancellation is not confirmed", async () => {
  const requests = fakeApi({ [LIST]: () => json([anOrder()]) });
  const { user } = await openOrders();
  await user.click(screen.getByRole('button', { name: 'Cancel order' }));
  await user.click(await screen.findByRole('button', { name: 'Keep it' }));
  expect(requests.some(({ method }) => method === 'POST')).toBe(false);
});

it("cancelling a customer's order says that it is packed already if the shop was faster", async () => {
  fakeApi({ [LIST]: () => json([anOrder()]), [CANCEL]: () => problem(409, 'status-conflict') });
  const { user } = await openOrders();
  await user.click(screen.getByRole('button', { name: 'Cancel order' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel the order' }));
  await waitFor(() => expect(alert).toHaveBeenCalledWith('The order is packed already, so it cannot be cancelled.'));
});

it('ordering again fills the cart with the books as they are now, and says how many are gone', async () => {
  const order = anOrder({ productIds: ['b1', 'b2'] });
  const requests = fakeApi({ [LIST]: () => json([order]), 'GET /api/books': () => json([aBook({ newPrice: 13 })]) });
  const { user, store } = await openOrders();
  await user.click(screen.getByRole('button', { name: 'Order again' }));
  expect(await screen.findByText(/In your cart: 1 book\. 1 book of this order is no longer sold\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the cart' })).toHaveAttribute('href', '/cart');
  expect(store.getState().cart.cartItems).toMatchObject([{ _id: 'b1', newPrice: 13 }]);
  expect(requests.at(-1)?.url).toMatch(/ids=b1%2Cb2$/);
});

// rows: 487
it('ordering again leaves out sold-out books, and says so', async () => {
  const soldOut = aBook({ _id: 'b2', availability: 'sold-out' });
  const answers = [[aBook(), soldOut], [soldOut]];
  fakeApi({
    [LIST]: () => json([anOrder({ productIds: ['b1', 'b2'] })]),
    'GET /api/books': () => json(answers.shift()),
  });
  const { user, store } = await openOrders();
  await user.click(screen.getByRole('button', { name: 'Order again' }));
  expect(await screen.findByText(/In your cart: 1 book\. 1 book of this order is sold out\./)).toBeVisible();
  expect(store.getState().cart.cartItems).toMatchObject([{ _id: 'b1' }]);
  await user.click(screen.getByRole('button', { name: 'Order again' }));
  expect(await screen.findByText('None of the books can be had at the moment.')).toBeVisible();
});
