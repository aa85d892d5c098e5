import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { fakeApi, json, problem } from '../../api/test/fakeApi.ts';
import { aBook, anOrder } from '../../api/test/records.ts';
import { ADA, anAuth, renderShop } from '../../app/test/renderShop.tsx';
import * as files from '../../lib/saveFile.ts';
import { OrdersPage } from './OrdersPage.tsx';

const LIST = 'GET /api/orders/email/ada%40example.com';
const CANCEL = 'POST /api/orders/o1/cancel';
const CANCELLED = 'Cancelled on 3 Feb 2026';
const placedAt = '2026-02-03T10:00:00.000Z';
const cancelled = anOrder({
  status: 'cancelled',
  history: [
    { status: 'placed', at: placedAt },
    { status: 'cancelled', at: '2026-02-03T11:00:00.000Z' },
  ],
});

async function openOrders() {
  const { store } = renderShop(<OrdersPage />, { auth: anAuth({ currentUser: ADA }) });
  await screen.findByRole('heading', { name: 'Your Orders' });
  const user = userEvent.setup();
  const answer = async (name: string) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel order o1?' }));
    await user.click(dialog.getByRole('button', { name }));
  };
  return { user, answer, store };
}

const steps = () =>
  screen.getAllByRole('listitem').filter((item) => item.parentElement?.ariaLabel === 'Order progress');

describe('myOrders', () => {
  it('shows completed and upcoming steps', async () => {
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
    expect(screen.queryByRole('button', { name: /^Cancel order/ })).toBeNull();
  });

  it('asks for confirmation before cancelling an order, then offers to reorder', async () => {
    let order = anOrder();
    const cancel = () => {
      order = cancelled;
      return json(order);
    };
    const requests = fakeApi({ [LIST]: () => json([order]), [CANCEL]: cancel });
    const { user, answer } = await openOrders();
    await user.click(screen.getByRole('button', { name: /^Cancel order/ }));
    await answer('Keep order');
    expect(requests.some(({ method }) => method === 'POST')).toBe(false);
    await user.dblClick(screen.getByRole('button', { name: /^Cancel order/ }));
    await answer('Cancel order');
    expect(await screen.findByText(CANCELLED)).toBeInTheDocument();
    expect(await screen.findByText('Cancelled. Nothing to pay.')).toHaveRole('status');
    expect(screen.queryByRole('button', { name: /^Cancel order/ })).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: /^Order again/ })).toHaveFocus());
    expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('reloads orders on focus, on becoming visible, and at an interval', async () => {
    let order = anOrder();
    const requests = fakeApi({ [LIST]: () => json([order]) });
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await openOrders();
    expect(screen.queryByText(CANCELLED)).toBeNull();
    order = cancelled;
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText(CANCELLED)).toBeVisible();
    order = anOrder();
    act(() => void vi.advanceTimersByTime(60_000));
    await waitFor(() => expect(screen.queryByText(CANCELLED)).toBeNull());
    order = cancelled;
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(await screen.findByText(CANCELLED)).toBeVisible();
    expect(requests.filter(({ url }) => url.includes('/api/orders/email/'))).toHaveLength(4);
    vi.useRealTimers();
  });

  it('reports that an order is already packed when cancelling is too late', async () => {
    fakeApi({ [LIST]: () => json([anOrder()]), [CANCEL]: () => problem(409, 'status-conflict') });
    const { user, answer } = await openOrders();
    await user.click(screen.getByRole('button', { name: /^Cancel order/ }));
    await answer('Cancel order');
    const tooLate = "The order is already packed, so it can't be cancelled.";
    expect(await screen.findByRole('dialog', { name: tooLate })).toBeVisible();
  });

  it('adds current books to the cart, and counts deleted ones', async () => {
    const order = anOrder({ productIds: ['b1', 'b2'] });
    const requests = fakeApi({ [LIST]: () => json([order]), 'GET /api/books': () => json([aBook({ newPrice: 13 })]) });
    const { user, store } = await openOrders();
    await user.click(screen.getByRole('button', { name: /^Order again/ }));
    expect(await screen.findByText(/In your cart: 1 book\. 1 book from this order is no longer sold\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to cart' })).toHaveAttribute('href', '/cart');
    expect(store.getState().cart.cartItems).toMatchObject([{ _id: 'b1', newPrice: 13 }]);
    expect(requests.at(-1)?.url).toMatch(/ids=b1%2Cb2$/);
  });

  it('leaves out sold-out books and names them', async () => {
    const soldOut = aBook({ _id: 'b2', availability: 'sold-out' });
    const answers = [[aBook(), soldOut], [soldOut]];
    fakeApi({
      [LIST]: () => json([anOrder({ productIds: ['b1', 'b2'] })]),
      'GET /api/books': () => json(answers.shift()),
    });
    const { user, store } = await openOrders();
    await user.click(screen.getByRole('button', { name: /^Order again/ }));
    expect(await screen.findByText(/In your cart: 1 book\. 1 book from this order is sold out\./)).toBeVisible();
    expect(store.getState().cart.cartItems).toMatchObject([{ _id: 'b1' }]);
    await user.click(screen.getByRole('button', { name: /^Order again/ }));
    expect(await screen.findByText('None of these books is available right now.')).toBeVisible();
  });

  const TAXED = anOrder({
    totalPrice: '17.50',
    deliveryCharge: '3.00',
    giftWrap: '2.00',
    taxes: [{ rate: 700, total: '17.50', tax: '1.14' }],
  });

  it("describes the parcel's tracking, with the carrier's link if known", async () => {
    const tracking = { carrier: 'Post', number: 'AB 1', url: 'https://post.example/AB1' };
    const withoutLink = { carrier: 'Courier', number: '7' };
    fakeApi({ [LIST]: () => json([anOrder({ tracking }), anOrder({ _id: 'o2', tracking: withoutLink })]) });
    await openOrders();
    expect(screen.getByText('Sent with Post, number AB 1')).toBeVisible();
    expect(screen.getByText('Sent with Courier, number 7')).toBeVisible();
    const [link, ...others] = screen.getAllByRole('link', { name: /^Track parcel: / });
    expect(others).toEqual([]);
    expect(link).toHaveAttribute('href', tracking.url);
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('shows delivery, wrap and taxes', async () => {
    fakeApi({ [LIST]: () => json([TAXED]) });
    await openOrders();
    const sums = screen.getAllByRole('term').map((name) => [name.textContent, name.nextElementSibling?.textContent]);
    expect(sums.slice(0, 4)).toEqual([
      ['Delivery', '$3.00'],
      ['Gift wrap', '$2.00'],
      ['Total', '$17.50'],
      ['including 7% tax', '$1.14'],
    ]);
  });

  it('shows returned books and their refund', async () => {
    const returned = [{ _id: 'b1', at: '2026-11-22T10:00:00.000Z', cents: 1250 }];
    fakeApi({ [LIST]: () => json([anOrder({ status: 'delivered', returned, returnedCents: 1250 })]) });
    await openOrders();
    expect(await screen.findByText('Returned on 22 November 2026')).toBeVisible();
    expect(screen.getByText('Refund').parentElement).toHaveTextContent('-$12.50');
    expect(screen.getByText(/We'll refund \$12\.50\./)).toBeVisible();
  });

  it('shows withdrawals and offers to return books of a delivered order', async () => {
    const receivedAt = '2026-02-09T10:00:00.000Z';
    const some = anOrder({ status: 'delivered', withdrawals: [{ receivedAt, items: ['The Lighthouse Keeper'] }] });
    const all = anOrder({ _id: 'o2', status: 'delivered', withdrawals: [{ receivedAt, items: [] }] });
    fakeApi({ [LIST]: () => json([some, all, anOrder({ _id: 'o3' })]) });
    await openOrders();
    expect(screen.getByText('We received your withdrawal on 9 February 2026: The Lighthouse Keeper.')).toBeVisible();
    expect(screen.getByText('We received your withdrawal from the whole order on 9 February 2026.')).toBeVisible();
    const links = screen.getAllByRole('link', { name: /^Return books/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/withdraw?order=o1']);
  });

  it('asks for books back only if they were sent', async () => {
    const withdrawals = [{ receivedAt: '2026-02-09T10:00:00.000Z', items: [] }];
    const statuses = ['placed', 'packed', 'cancelled'] as const;
    fakeApi({ [LIST]: () => json(statuses.map((status) => anOrder({ _id: status, status, withdrawals }))) });
    await openOrders();
    expect(screen.getAllByText(/^You don't have the books yet/)).toHaveLength(1);
    expect(screen.getAllByText(/^If you have the books, please send them back/)).toHaveLength(1);
  });

  it('shows the street, note and gift of an order', async () => {
    const delivery = { street: 'Rua 1', note: 'Ring twice', gift: { note: 'For Ada' } };
    fakeApi({ [LIST]: () => json([anOrder({ delivery, addressLines: ['Rua 1', '4000 Porto', 'Portugal'] })]) });
    await openOrders();
    expect(screen.getByText('Ada Rua 1 4000 Porto Portugal')).toBeVisible();
    expect(screen.getByText('Ring twice')).toBeVisible();
    expect(screen.getByText('Packing slip without prices For Ada')).toBeVisible();
  });

  it('leaves out a second part that was merged back', async () => {
    const first = anOrder({ splitInto: ['o2'] });
    const merged = anOrder({ ...cancelled, _id: 'o2', splitFrom: 'o1', mergedInto: 'o1' });
    fakeApi({ [LIST]: () => json([first, merged]) });
    await openOrders();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['Order o1']);
    expect(screen.queryByText(/o2/)).toBeNull();
  });

  it('saves an expected order as a calendar entry', async () => {
    const save = vi.spyOn(files, 'saveFile').mockReturnValue();
    const arrival = { from: '2999-01-02', to: '2999-01-03' };
    fakeApi({ [LIST]: () => json([anOrder({ arrival }), anOrder({ _id: 'o2', status: 'delivered', arrival })]) });
    const { user } = await openOrders();
    await user.click(screen.getByRole('button', { name: /^Add to calendar/ }));
    const [name, type, text] = save.mock.calls[0] ?? [];
    expect([name, type]).toEqual(['o1.ics', 'text/calendar;charset=utf-8']);
    expect(text).toContain('DTSTART;VALUE=DATE:29990102');
  });

  it("copies an order's id, and shows it only if that fails", async () => {
    fakeApi({ [LIST]: () => json([anOrder({ _id: '0123456789abcdef' })]) });
    const { user } = await openOrders();
    expect(screen.queryByText(/0123456789abcdef/)).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Copy order ID/ }));
    expect(await screen.findByText('Copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('0123456789abcdef');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Refused', 'NotAllowedError'));
    await user.click(screen.getByRole('button', { name: /^Copy order ID/ }));
    expect(await screen.findByText('Order ID: 0123456789abcdef')).toBeVisible();
  });
});
