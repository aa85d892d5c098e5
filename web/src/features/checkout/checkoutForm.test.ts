import { expect, it } from 'vitest';
import { aBook } from '../../api/test/records.ts';
import { EMPTY_FIELDS, toNewOrder } from './checkoutForm.ts';

it('asks for the cart at the total that was shown, without the street', () => {
  const fields = {
    ...EMPTY_FIELDS,
    name: 'Ada',
    phone: '0170',
    street: 'Long Lane 1',
    city: 'Porto',
    country: 'PT',
    state: 'P',
    zipcode: '4000',
  };
  const items = [aBook({ _id: 'b1', newPrice: 0.1 }), aBook({ _id: 'b2', newPrice: 0.2 })];
  expect(toNewOrder(fields, 'ada@example.com', items)).toEqual({
    name: 'Ada',
    email: 'ada@example.com',
    address: { city: 'Porto', country: 'PT', state: 'P', zipcode: '4000' },
    phone: '0170',
    productIds: ['b1', 'b2'],
    totalPrice: '0.30',
  });
});
