import { describe, expect, it } from 'vitest';
import { aBook } from '../../api/test/records.ts';
import { requiredRule, toDelivery, toNewOrder } from './checkoutForm.ts';
import { EMPTY_FIELDS } from './draft.ts';

describe('checkoutForm', () => {
  it('contains the cart and the total shown, but no street', () => {
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
    expect(toNewOrder(fields, 'ada@example.com', items, 330)).toEqual({
      name: 'Ada',
      email: 'ada@example.com',
      address: { city: 'Porto', country: 'PT', state: 'P', zipcode: '4000' },
      phone: '0170',
      productIds: ['b1', 'b2'],
      totalPrice: '3.30',
    });
  });

  it('omits a blank note', () => {
    const fields = { ...EMPTY_FIELDS, street: 'Long Lane 1' };
    expect(toDelivery({ ...fields, note: 'Ring twice' })).toEqual({ street: 'Long Lane 1', note: 'Ring twice' });
    expect(toDelivery({ ...fields, note: '  ' })).toEqual({ street: 'Long Lane 1' });
  });

  it('contains the chosen gift options, and none after they were removed', () => {
    const fields = { ...EMPTY_FIELDS, street: 'Long Lane 1', giftNote: 'For you', isWrapped: true };
    const gift = { note: 'For you', wrap: true };
    expect(toDelivery({ ...fields, isGift: true })).toEqual({ street: 'Long Lane 1', gift });
    expect(toDelivery(fields)).toEqual({ street: 'Long Lane 1' });
    const plain = { ...fields, isGift: true, giftNote: ' ', isWrapped: false };
    expect(toDelivery(plain)).toEqual({ street: 'Long Lane 1', gift: {} });
  });

  it.each([
    ['name', 'Enter your full name.'],
    ['phone', 'Enter your phone number, numbers only.'],
    ['street', 'Enter your street address.'],
    ['city', 'Enter your city.'],
    ['country', 'Enter your country or region.'],
    ['state', "Enter your state or province, or - if your address doesn't have one."],
    ['zipcode', "Enter your zipcode, or - if your address doesn't have one."],
  ] as const)('explains what to enter for the field %s', (name, text) => {
    const { validate } = requiredRule(name);
    expect(validate(' ')).toBe(text);
    expect(validate(' a ')).toBe(true);
  });

  it('asks for a ZIP code in the United States', () => {
    expect(requiredRule('zipcode').validate('', { country: 'United States' })).toBe('Enter your ZIP code.');
  });
});
