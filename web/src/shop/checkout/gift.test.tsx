import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fakeApi, json } from '../../api/test/fakeApi.ts';
import { anOrder } from '../../api/test/records.ts';
import { aStore } from '../../app/test/renderShop.tsx';
import { fillIn, openCheckout, orderButton, POST, posts } from './test/renderCheckout.tsx';

const isGift = () => screen.getByRole('switch', { name: 'This is a gift' });
const wrap = () => screen.getByRole('switch', { name: 'Gift wrap for $3.00' });
const note = () => screen.getByLabelText('Gift message (optional)');
const summary = () => screen.getByRole('region', { name: 'Your order' });

describe('gift', () => {
  it('offers note and wrap, and includes the wrap in every total', async () => {
    fakeApi({});
    openCheckout();
    const user = userEvent.setup();
    expect(screen.queryByLabelText('Gift message (optional)')).toBeNull();
    await user.click(isGift());
    expect(note()).toHaveAccessibleDescription(/^Printed on a slip without prices/);
    expect(note()).toHaveAttribute('maxlength', '500');
    await user.click(wrap());
    expect(summary()).toHaveTextContent('Total Price:$22.99Items:2Books:$19.99Shipping:FreeGift wrap:$3.00');
    expect(within(summary()).getByRole('button')).toHaveTextContent('2 books · $22.99');
    expect(screen.getByText('Due on delivery: $22.99')).toBeVisible();
    await user.click(isGift());
    expect(summary()).toHaveTextContent('Total Price:$19.99Items:2Shipping:Free');
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  });

  it('stores the gift with each attempt at the total with wrap', async () => {
    const answers = [() => Promise.reject(new TypeError('Failed to fetch')), () => json(anOrder(), 201)];
    const requests = fakeApi({ [POST]: () => answers.shift()?.() ?? Response.error() });
    openCheckout();
    const user = await fillIn();
    await user.click(isGift());
    await user.type(note(), 'Happy birthday{Enter}Ada');
    await user.click(wrap());
    await user.click(orderButton());
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByText('Confirmed Order');
    const stored = requests.filter(({ method }) => method === 'PUT');
    expect(stored).toHaveLength(2);
    for (const request of stored) {
      expect(await request.json()).toEqual({
        street: 'Long Lane 1',
        gift: { note: 'Happy birthday\nAda', wrap: true },
      });
    }
    const order = await posts(requests)[1]?.json();
    expect(order).toMatchObject({ totalPrice: '22.99' });
    expect(order).not.toHaveProperty('gift');
  });

  it('survives a visit elsewhere and ends with the order', async () => {
    fakeApi({ [POST]: () => json(anOrder(), 201) });
    const { unmount } = openCheckout();
    const user = userEvent.setup();
    await user.click(isGift());
    await user.type(note(), 'For you');
    await user.click(wrap());
    unmount();
    openCheckout(aStore());
    expect(isGift()).toBeChecked();
    expect(wrap()).toBeChecked();
    expect(note()).toHaveValue('For you');
    await fillIn();
    await user.click(orderButton());
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/orders'));
    expect(sessionStorage).toHaveLength(0);
  });
});
