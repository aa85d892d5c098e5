import { SHOP_POLICY } from '@bookstore/contract/pricing';
import { delivery } from '@bookstore/shop/delivery';
import { seller } from '@bookstore/shop/seller';
import { tax } from '@bookstore/shop/tax';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { fakeApi, json, problem } from '../../api/test/fakeApi.ts';
import { anOrder } from '../../api/test/records.ts';
import { BOOKS, fillIn, openCheckout, orderButton, POST, posts } from './test/renderCheckout.tsx';

const CHARGE = { default: 890, byCountry: { PT: 290 }, freeFrom: 2500 };

beforeEach(() => {
  const change = (charge: typeof CHARGE | undefined, books: number | undefined) => {
    for (const told of [delivery, SHOP_POLICY]) Object.assign(told, { charge });
    Object.assign(tax, { books });
  };
  change(CHARGE, 700);
  return () => change(undefined, undefined);
});

const summary = () => screen.getByRole('region', { name: 'Your order' });

describe('charge', () => {
  it('charges the default rate until the country is known', async () => {
    fakeApi({});
    openCheckout();
    expect(summary()).toHaveTextContent(
      'Total Price:$28.89Items:2Books:$19.99Shipping:$8.90Taxes:Includedincluding 7% tax:$1.89',
    );
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('Country / region'), 'Portugal');
    expect(summary()).toHaveTextContent('Total Price:$22.89Items:2Books:$19.99Shipping:$2.90');
    expect(screen.getByText('Due on delivery: $22.89')).toBeVisible();
    await user.type(screen.getByLabelText('Country / region'), 'ia');
    expect(summary()).toHaveTextContent('Shipping:$8.90');
  });

  it("charges the rate of the shop's country until another is given", () => {
    const { country } = seller;
    Object.assign(seller, { country: 'PT' });
    onTestFinished(() => void Object.assign(seller, { country }));
    fakeApi({});
    openCheckout();
    expect(summary()).toHaveTextContent('Shipping:$2.90');
    const places = screen.getAllByLabelText(/^(?:City|Zipcode)$/);
    expect(places.map((field) => field.getAttribute('autocomplete'))).toEqual(['postal-code', 'address-level2']);
  });

  it('names the countries that the shop delivers to, once', async () => {
    Object.assign(delivery, { countries: ['PT', 'ES'] });
    onTestFinished(() => void Object.assign(delivery, { countries: undefined }));
    fakeApi({});
    openCheckout();
    const text = 'We only deliver to Portugal and Spain.';
    expect(screen.getByText(text)).toBeVisible();
    const user = await fillIn();
    await user.clear(screen.getByLabelText('Country / region'));
    await user.type(screen.getByLabelText('Country / region'), 'Italy');
    await user.click(orderButton());
    expect(screen.getAllByText(text)).toHaveLength(1);
  });

  it("announces free delivery above the shop's threshold", () => {
    fakeApi({});
    openCheckout(
      undefined,
      BOOKS.map((book) => ({ ...book, newPrice: 12.5 })),
    );
    expect(summary()).toHaveTextContent('Total Price:$25.00Items:2Shipping:Free');
  });

  it('shows a changed charge and includes it in the next attempt', async () => {
    const answers = [
      () => problem(409, 'cart-changed', { books: BOOKS, totalPrice: '24.49' }),
      () => json(anOrder(), 201),
    ];
    const requests = fakeApi({ [POST]: () => answers.shift()?.() ?? Response.error() });
    openCheckout();
    const user = await fillIn();
    await user.click(orderButton());
    const note = await screen.findByRole('alert');
    expect(note).toHaveTextContent('The total has changed to $24.49.');
    expect(note).not.toHaveTextContent('Owls');
    expect(summary()).toHaveTextContent('Total Price:$24.49Items:2Books:$19.99Shipping:$4.50');
    expect(screen.getByText('Due on delivery: $24.49')).toBeVisible();
    await user.click(orderButton());
    await screen.findByText('Confirmed Order');
    const sent = await Promise.all(posts(requests).map((request) => request.json()));
    expect(sent.map(({ totalPrice }) => totalPrice)).toEqual(['22.89', '24.49']);
  });

  it("applies the server's total only to the order it belongs to", async () => {
    fakeApi({ [POST]: () => problem(409, 'cart-changed', { books: BOOKS, totalPrice: '24.49' }) });
    openCheckout();
    const user = await fillIn();
    await user.click(orderButton());
    await screen.findByRole('alert');
    await user.clear(screen.getByLabelText('Country / region'));
    expect(summary()).toHaveTextContent('Total Price:$28.89');
    expect(screen.getByRole('alert')).not.toHaveTextContent('$24.49');
    await user.type(screen.getByLabelText('Country / region'), 'PT');
    await waitFor(() => expect(summary()).toHaveTextContent('Total Price:$24.49'));
  });
});
