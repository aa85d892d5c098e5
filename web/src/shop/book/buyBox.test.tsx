import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../../api/test/fakeApi.ts';
import { aBook } from '../../api/test/records.ts';
import { renderShop } from '../../app/test/renderShop.tsx';
import { BuyBox, DeliveryPromise } from './BuyBox.tsx';

const promised = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

afterEach(() => void vi.useRealTimers());

describe('buyBox', () => {
  it('confirms an added book at its button, linking to the cart', async () => {
    fakeApi({});
    renderShop(<BuyBox book={aBook()} />);
    const status = screen.getByRole('status');
    expect(status).toBeEmptyDOMElement();
    const button = screen.getByRole('button', { name: 'Add to Cart' });
    await userEvent.click(button);
    expect(status).toHaveTextContent(/^In your cart/);
    expect(within(status).getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart');
    expect(button).toBeEnabled();
  });

  it('shows availability, arrival, charge and the price guarantee', () => {
    vi.useFakeTimers({ now: new Date('2026-11-25T09:00:00Z') });
    renderShop(<DeliveryPromise book={aBook()} />);
    expect(promised()).toEqual([
      'Available',
      'Arrives Fri 27 Nov to Tue 1 DecDelivered in two to four working days',
      'Delivery: Free · cash on delivery',
      'The price you see is the price you pay',
    ]);
  });

  it("updates the arrival when the day's last parcel has gone", () => {
    vi.useFakeTimers({ now: new Date('2026-11-25T13:59:30Z') });
    renderShop(<DeliveryPromise book={aBook()} />);
    expect(screen.getByText('Arrives Fri 27 Nov to Tue 1 Dec')).toBeVisible();
    act(() => void vi.advanceTimersByTime(60_000));
    expect(screen.getByText('Arrives Mon 30 Nov to Wed 2 Dec')).toBeVisible();
  });

  it('promises nothing for a sold-out book', () => {
    renderShop(<DeliveryPromise book={aBook({ availability: 'sold-out' })} />);
    expect(screen.queryByRole('list')).toBeNull();
  });

  it("shows an announced book's publication date and the arrival after it", () => {
    vi.useFakeTimers({ now: new Date('2026-11-25T09:00:00Z') });
    const book = aBook({ published: '2027-03-04' });
    renderShop(
      <>
        <BuyBox book={book} />
        <DeliveryPromise book={book} />
      </>,
    );
    expect(screen.getByRole('button', { name: 'Add to Cart' })).toBeEnabled();
    expect(screen.getByText('Pre-order · Out 4 March 2027')).toBeVisible();
    expect(promised()[0]).toBe('Arrives Mon 8 to Wed 10 Mar 2027Delivered in two to four working days');
  });

  it.each([
    ['2027-03-04', 'Not available to order yet'],
    ['2020', 'Not available to order'],
  ])('shows an unorderable book of %s as "%s" without a button', (published, words) => {
    vi.useFakeTimers({ now: new Date('2026-11-25T09:00:00Z') });
    renderShop(<BuyBox book={aBook({ published, orderable: false })} />);
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
