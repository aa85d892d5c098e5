import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Invoices } from './Invoices.tsx';
import { anInvoice } from './test/anInvoice.ts';

const invoice = anInvoice();
const credit = anInvoice({
  _id: 'f00d-4',
  kind: 'credit-note',
  number: 'A-2026-18',
  about: 'A-2026-17',
  lines: [{ _id: 'b2', title: 'Ledger', cents: -999 }],
  deliveryCents: 0,
  cents: -999,
  taxes: [],
});

const paper = (name: string) => within(screen.getByRole('article', { name }));

describe('Invoices', () => {
  it('names seller, customer, dates, taxes and payment', () => {
    render(<Invoices invoices={[invoice]} />);
    const shown = paper('Invoice A-2026-17');
    const lines = shown.getAllByRole('row').map((row) => row.textContent);
    expect(lines).toEqual([
      'BookAmount',
      'The Salt RoadISBN 9782253002697$20.00',
      'Ledger$9.99',
      'Delivery$4.90',
      'Total$34.89',
      'RateNetTaxGross',
      '7%$32.61$2.28$34.89',
    ]);
    expect(shown.getByText('Number').nextSibling).toHaveTextContent('A-2026-17');
    expect(shown.getByText('Date').nextSibling).toHaveTextContent('25 November 2026');
    expect(shown.getByText('Delivered').nextSibling).toHaveTextContent('25 November 2026');
    expect(shown.getByText('Payment').nextSibling).toHaveTextContent('Cash on delivery');
    expect(shown.getByText('Lamplight Books, 1 High Street, Graz, Austria')).toBeVisible();
    expect(shown.getByText('Tax number: ATU1')).toBeVisible();
    expect(shown.getByText('Mill Lane 1 8010 Graz Austria')).toBeVisible();
  });

  it.each([
    ['Collected', 'Pay when you collect', { pickup: true } as const],
    ['Sold', 'Paid at the counter', { payment: { method: 'counter' } } as const],
  ])('names the day of an order that is %s and its payment', (label, payment, fields) => {
    render(<Invoices invoices={[anInvoice(fields)]} />);
    const shown = paper('Invoice A-2026-17');
    expect(shown.getByText(label).nextSibling).toHaveTextContent('25 November 2026');
    expect(shown.getByText('Payment').nextSibling).toHaveTextContent(payment);
    expect(shown.queryByText('Delivered')).toBeNull();
  });

  it('names no taxes for a shop without rates and tax number', () => {
    const seller = { name: 'Lamplight Books', address: ['1 High Street'], country: 'AT' };
    render(<Invoices invoices={[anInvoice({ taxes: [], seller, deliveredOn: undefined })]} />);
    const shown = paper('Invoice A-2026-17');
    expect(shown.queryByText(/Tax number|Included taxes/)).toBeNull();
    expect(shown.getByText('Packed').nextSibling).toHaveTextContent('24 November 2026');
  });

  it('names the credited invoice on a credit note', () => {
    render(<Invoices invoices={[credit, invoice]} />);
    const shown = paper('Credit note A-2026-18');
    expect(shown.getByText('Credit for invoice').nextSibling).toHaveTextContent('A-2026-17');
    expect(shown.getByRole('row', { name: /^Credited/ })).toHaveTextContent('-$9.99');
  });
});
