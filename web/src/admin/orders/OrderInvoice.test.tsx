import type { Invoice } from '@bookstore/contract/api/invoice';
import type { AdminOrder } from '@bookstore/contract/api/order';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { useGetOrderQuery } from '../../api/adminOrdersApi.ts';
import { fakeApi, json, problem } from '../../api/test/fakeApi.ts';
import { renderShop } from '../../app/test/renderShop.tsx';
import { anInvoice } from '../../ui/invoice/test/anInvoice.ts';
import { OrderInvoice } from './OrderInvoice.tsx';
import { anAdminOrder } from './test/anAdminOrder.ts';

const packed = anAdminOrder({ status: 'packed' });
const ORDER = `GET /api/orders/${packed._id}`;
const ISSUE = `POST /api/orders/${packed._id}/invoice`;
const invoice = anInvoice({ orderId: packed._id });
const { number, kind, cents } = invoice;
const listed = { number, kind, cents };

function Shown() {
  const { data } = useGetOrderQuery(packed._id);
  return data ? <OrderInvoice order={data} /> : <p>Loading</p>;
}

describe('OrderInvoice', () => {
  it('creates and names the invoice, and focuses its link', async () => {
    let order: AdminOrder = packed;
    const requests = fakeApi({
      [ORDER]: () => json(order),
      [ISSUE]: () => {
        order = { ...packed, invoices: [listed] };
        return json(invoice satisfies Invoice, 201);
      },
    });
    renderShop(<Shown />);
    const user = userEvent.setup();
    expect(await screen.findByRole('status')).toHaveTextContent('No invoice yet.');
    await user.dblClick(screen.getByRole('button', { name: 'Create invoice' }));
    const link = await screen.findByRole('link', { name: 'Invoice A-2026-17' });
    await waitFor(() => expect(link).toHaveFocus());
    expect(link).toHaveAttribute('href', `/dashboard/orders/${packed._id}/invoice`);
    expect(screen.getByRole('status')).toHaveTextContent('Invoice A-2026-17 created.');
    expect(screen.queryByRole('button')).toBeNull();
    expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('is offered once packed, and again after a credit note', () => {
    fakeApi({});
    const { unmount } = renderShop(<OrderInvoice order={anAdminOrder({ status: 'placed' })} />);
    expect(screen.queryByRole('region')).toBeNull();
    unmount();
    const credit = { number: 'A-2026-18', kind: 'credit-note' as const, cents: -cents };
    renderShop(<OrderInvoice order={{ ...packed, invoices: [listed, credit] }} />);
    const part = within(screen.getByRole('region', { name: 'Invoice' }));
    expect(part.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Invoice A-2026-17',
      'Credit note A-2026-18',
    ]);
    expect(part.getByRole('button', { name: 'Create invoice' })).toBeEnabled();
  });

  it('explains why an invoice cannot be created', async () => {
    const detail = 'An invoice is written once the order is packed; it is cancelled. Nothing was written.';
    fakeApi({
      [ORDER]: () => json(packed),
      [ISSUE]: () => problem(409, 'status-conflict', { detail, order: { ...packed, status: 'cancelled' } }),
    });
    renderShop(<Shown />);
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Create invoice' }));
    expect(await screen.findByRole('dialog', { name: detail })).toBeVisible();
  });
});
