import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aBook } from '../../api/test/records.ts';
import { PackingSlip } from './PackingSlip.tsx';
import { anAdminOrder } from './test/anAdminOrder.ts';

const BOOKS = new Map([['b1', aBook({ _id: 'b1', author: 'Ines Okafor', isbn: '9782253002697' })]]);
const sheet = (name: string) => within(screen.getByRole('region', { name }));
const lines = (name: string) =>
  sheet(name)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('PackingSlip', () => {
  it('names the sender, and author and ISBN of books on sale', () => {
    render(<PackingSlip order={anAdminOrder()} books={BOOKS} />);
    expect(
      sheet('Packing slip').getByText(/^Sender and return address: 12 Lamplight Street, Springfield/),
    ).toBeVisible();
    expect(lines('Packing slip')).toEqual(['The Salt RoadInes Okafor9782253002697$19.99', 'Ledger$5.00']);
  });

  it('omits the email address from the outer label of a gift', () => {
    const gift = anAdminOrder({
      email: 'ines@example.com',
      delivery: { street: 'Long Lane 1', gift: { note: 'Yours' } },
    });
    render(<PackingSlip order={gift} books={BOOKS} />);
    expect(sheet('Parcel label').getByText(/^Long Lane 1/)).toBeVisible();
    expect(sheet('Parcel label').queryByText('ines@example.com')).toBeNull();
  });
});
