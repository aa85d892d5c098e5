import type { OrderMail } from '@bookstore/contract/api/orderMail';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { fakeApi, json } from '../../api/test/fakeApi.ts';
import { renderShop } from '../../app/test/renderShop.tsx';
import { OrderDetail, RefusedParcels } from './OrderDetailPage.tsx';
import { OrderHistory } from './OrderHistory.tsx';
import { OrdersTable } from './OrdersTable.tsx';
import { anAdminOrder } from './test/anAdminOrder.ts';

describe('OrderDetailPage', () => {
  it("shows refused parcels, with a link to the customer's orders", () => {
    const order = anAdminOrder({ refusedParcels: 3 });
    const selection = { selected: new Map(), select: () => undefined, clear: () => undefined };
    render(
      <MemoryRouter>
        <RefusedParcels order={order} />
        <OrdersTable orders={[order]} selection={selection} />
      </MemoryRouter>,
    );
    expect(screen.getByText('3 parcels sent to this customer came back.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All orders from this customer' })).toHaveAttribute(
      'href',
      '/dashboard/orders?customer=a1b2c3d4e5f60718293a4b5c6d7e8f90',
    );
    expect(screen.getByRole('rowheader')).toHaveTextContent('3 parcels returned');
  });

  const order = anAdminOrder();
  const AT = '2026-01-02T03:04:05.000Z';
  const SENT: OrderMail = { event: 'placed', state: 'SUCCESS', attempts: 1, at: AT };
  const LOST: OrderMail = { event: 'shop', state: 'ERROR', attempts: 5, at: AT, error: 'No such mailbox' };

  it('shows the state and error of each email, and sends one again', async () => {
    const requests = fakeApi({ [`POST /api/orders/${order._id}/mail/shop`]: () => json(SENT) });
    renderShop(<OrderHistory order={{ ...order, mails: [SENT, LOST] }} />);
    const [sent, lost] = screen.getAllByRole('listitem');
    expect(sent).toHaveTextContent(/2026.*Email “Order placed”: Sent/);
    expect(lost).toHaveTextContent(/2026.*Email “To the shop”: Failed, No such mailbox/);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Resend: To the shop' })));
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer admin-token');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('offers to resend an email only after the first attempt', () => {
    fakeApi({});
    renderShop(
      <OrderHistory order={{ ...order, mails: [SENT, { event: 'packed', state: 'PENDING', attempts: 0 }] }} />,
    );
    expect(screen.getByText(/Order packed.*Waiting/)).toBeVisible();
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Resend: Order placed',
    ]);
  });

  it.each([
    ['placed', true],
    ['delivered', false],
  ] as const)('confirms an order from the counter only while it is placed: %s', async (status, isShown) => {
    fakeApi({});
    renderShop(
      <Routes>
        <Route
          path="/"
          element={
            <Link to="/order" state={{ isPlaced: true }}>
              Order
            </Link>
          }
        />
        <Route path="/order" element={<OrderDetail order={anAdminOrder({ status })} />} />
      </Routes>,
    );
    fireEvent.click(screen.getByRole('link', { name: 'Order' }));
    expect(await screen.findByRole('heading', { name: /^Order / })).toBeVisible();
    expect(screen.queryByText('Order placed.') !== null).toBe(isShown);
    expect(screen.queryByRole('link', { name: 'Another order' }) !== null).toBe(isShown);
  });

  it('explains on a packed order which books return to stock', () => {
    fakeApi({});
    renderShop(<OrderDetail order={anAdminOrder({ status: 'packed' })} />);
    expect(screen.getByText(/except books whose stock wasn't tracked/)).toBeVisible();
  });

  beforeAll(() => import('./PackingSlip.tsx'));
  const findSlip = () => screen.findByRole('region', { name: 'Packing slip', hidden: true });
  const address = () => within(screen.getByText('Address').parentElement as HTMLElement);

  it('shows the street on an order and its packing slip', async () => {
    fakeApi({});
    renderShop(<OrderDetail order={anAdminOrder({ delivery: { street: 'Long Lane 1' } })} />);
    expect(address().getByText('Long Lane 1 8010 Graz Austria')).toBeVisible();
    const slip = await findSlip();
    expect(slip).toHaveTextContent('Ada ReaderLong Lane 1 8010 Graz Austria');
  });

  const label = () => screen.queryByRole('region', { name: 'Parcel label', hidden: true });
  const A_GIFT = { street: 'Long Lane 1', gift: { note: 'Happy birthday!\nYours, Ada', wrap: true } };

  it('shows delivery, gift wrap, included taxes and promised days', async () => {
    fakeApi({});
    const taxes = [{ rate: 700, total: '32.89', tax: '2.15' }];
    const arrival = { from: '2026-11-26', to: '2026-11-30' };
    renderShop(
      <OrderDetail
        order={anAdminOrder({ deliveryCharge: '4.90', giftWrap: '3.00', totalPrice: '32.89', taxes, arrival })}
      />,
    );
    const rows = within(screen.getByRole('table', { name: 'Books' })).getAllByRole('row');
    expect(rows.slice(-4).map((row) => row.textContent)).toEqual([
      'Delivery$4.90',
      'Gift wrap$3.00',
      'Total$32.89',
      'Including 7% tax: $2.15',
    ]);
    expect(screen.getByText('Promised for').parentElement).toHaveTextContent('Thu 26 to Mon 30 Nov');
    const slip = await findSlip();
    expect(slip).toHaveTextContent('Delivery$4.90Gift wrap$3.00To collect in cash$32.89');
    expect(label()).toBeNull();
  });

  it('prints a gift slip with note, without prices, and a label', async () => {
    fakeApi({});
    renderShop(<OrderDetail order={anAdminOrder({ delivery: A_GIFT, giftWrap: '3.00', totalPrice: '27.99' })} />);
    const slip = await findSlip();
    expect(slip).toHaveTextContent('Happy birthday! Yours, Ada');
    expect(slip).toHaveTextContent('The Salt RoadLedger');
    expect(slip.textContent).not.toMatch(/\$|collect/);
    expect(label()).toHaveTextContent('Ada ReaderLong Lane 1');
    expect(label()).toHaveTextContent('To collect in cash$27.99');
    expect(label()).not.toHaveTextContent('birthday');
  });

  it('shows parcel tracking and the staff note, which no slip contains', async () => {
    fakeApi({});
    const tracking = { carrier: 'Post', number: 'AB 1', url: 'https://post.example/AB1' };
    renderShop(<OrderDetail order={anAdminOrder({ tracking, internalNote: 'Call before noon' })} />);
    expect(screen.getByText(/^Sent with Post, number AB 1/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Track parcel' })).toHaveAttribute('href', tracking.url);
    expect(screen.getByText('Call before noon')).toBeVisible();
    const slip = await findSlip();
    expect(slip).not.toHaveTextContent('Call before noon');
  });
});
