import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { fakeApi, json, problem } from '../../api/test/fakeApi.ts';
import { anOrder } from '../../api/test/records.ts';
import { ADA, anAuth, renderShop } from '../../app/test/renderShop.tsx';
import { InvoicePage } from './InvoicePage.tsx';
import { OrdersPage } from './OrdersPage.tsx';

const INVOICE = 'GET /api/orders/o1/invoice';
const auth = anAuth({ currentUser: ADA });

const open = () =>
  renderShop(
    <Routes>
      <Route path="/orders/:id/invoice" element={<InvoicePage />} />
    </Routes>,
    { auth, path: '/orders/o1/invoice' },
  );

describe('InvoicePage', () => {
  it('is linked only from the order that has one', async () => {
    const invoices = [{ number: 'A-2026-17', kind: 'invoice' as const, cents: 1250 }];
    fakeApi({ 'GET /api/orders/email/ada%40example.com': () => json([anOrder({ invoices }), anOrder({ _id: 'o2' })]) });
    renderShop(<OrdersPage />, { auth });
    const links = await screen.findAllByRole('link', { name: /^Invoice: / });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/orders/o1/invoice']);
  });

  it('treats a missing invoice as no failure', async () => {
    fakeApi({ [INVOICE]: () => problem(404, 'no-invoice') });
    open();
    expect(await screen.findByText('This order has no invoice yet.')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
