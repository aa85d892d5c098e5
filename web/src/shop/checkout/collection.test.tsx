import { SHOP_POLICY } from '@bookstore/contract/pricing';
import { delivery } from '@bookstore/shop/delivery';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeApi, json } from '../../api/test/fakeApi.ts';
import { anOrder } from '../../api/test/records.ts';
import { openCheckout, orderButton, POST } from './test/renderCheckout.tsx';

const address = { street: '1 Quay', zipcode: '1010', city: 'Harbour', state: '-', country: 'Austria' };

beforeEach(() => {
  const change = (charge: object | undefined, pickup: object | undefined) => {
    for (const told of [delivery, SHOP_POLICY]) Object.assign(told, { charge, pickup });
  };
  change({ default: 890 }, { address, hours: 'Daily 10 to 18', readyIn: [0, 1] });
  return () => change(undefined, undefined);
});

describe('collecting in the shop', () => {
  it("hides the address, costs nothing, and sends the shop's address", async () => {
    const user = userEvent.setup();
    const requests = fakeApi({ [POST]: () => json(anOrder(), 201) });
    openCheckout();
    expect(screen.getByText('Due on delivery: $28.89')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Collect in the shop' }));
    expect(screen.queryByLabelText('Address / Street')).toBeNull();
    expect(screen.getByText('Due on collection: $19.99')).toBeVisible();
    expect(screen.getByText(/1 Quay, 1010 Harbour.*Daily 10 to 18/)).toBeVisible();
    fireEvent.change(screen.getByLabelText('Phone number'), { target: { value: '0170123' } });
    await user.click(screen.getByRole('checkbox'));
    await user.click(orderButton());
    await waitFor(() => expect(screen.getByText('Orders')).toBeVisible());
    const readBody = (method: string) => requests.find((request) => request.method === method)?.json();
    expect(await readBody('PUT')).toEqual({ street: '', pickup: true });
    const { street: _street, ...shopAddress } = address;
    expect(await readBody('POST')).toMatchObject({ address: shopAddress, totalPrice: '19.99' });
  });
});
