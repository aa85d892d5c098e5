import { describe, expect, it } from 'vitest';
import { refusals } from '../test/refusals.ts';
import { newOrderSchema } from './order.ts';

const anOrder = (fields: Record<string, unknown> = {}) => ({
  name: 'Ada Reader',
  email: 'ada@example.com',
  phone: '0170 123',
  address: { city: 'Graz', country: 'Austria', state: 'Styria', zipcode: '8010' },
  productIds: ['a', 'b'],
  totalPrice: '25.00',
  ...fields,
});
const idsOf = (count: number) => Array.from({ length: count }, (_, index) => `book-${index}`);
const PHONE_RULE = 'Must be a phone number: digits with separators such as + - ( ) . /, and an extension';

describe('newOrderSchema', () => {
  it('keeps the total in cents and drops unknown fields', () => {
    const { totalPrice: _total, ...rest } = anOrder();
    const forged = { street: '7 Hill St', uid: 'x', status: 'paid' };
    const address = { ...rest.address, street: '7 Hill St' };
    expect(newOrderSchema.parse(anOrder({ ...forged, address }))).toEqual({ ...rest, shownTotalCents: 2500 });
  });

  it.each([
    [' 0170123 ', '0170123'],
    [170123, '170123'],
    [0, '0'],
    ['+44 (0)170-12', '+44 (0)170-12'],
    ['0171/1234567', '0171/1234567'],
    ['01.23.45.67.89', '01.23.45.67.89'],
    ['217-555-0100 ext. 4', '217-555-0100 ext. 4'],
    ['tel:+49-170-12', 'tel:+49-170-12'],
    ['0170\u00a0123\u2013456', '0170\u00a0123\u2013456'],
    ['\u202a+49 170\u202c\u200b', '+49 170'],
    ['1'.repeat(40), '1'.repeat(40)],
  ])('keeps the phone %j as %j', (phone, kept) => {
    expect(newOrderSchema.parse(anOrder({ phone })).phone).toBe(kept);
  });

  it.each([
    { name: '😀'.repeat(200) },
    { productIds: idsOf(100) },
    { productIds: ['x'.repeat(300)] },
    { totalPrice: '100000000.00' },
  ])('accepts values at the limit', (fields) => {
    expect(refusals(newOrderSchema, anOrder(fields))).toEqual([]);
  });

  it.each([
    [{ name: '😀'.repeat(201) }, 'name', 'At most 200 characters'],
    [{ phone: ' ' }, 'phone', 'Required'],
    [{ phone: null }, 'phone', 'Required'],
    [{ phone: -5 }, 'phone', 'Required'],
    [{ phone: '+' }, 'phone', PHONE_RULE],
    [{ phone: 'x 1' }, 'phone', PHONE_RULE],
    [{ phone: '1 x' }, 'phone', PHONE_RULE],
    [{ phone: '1'.repeat(41) }, 'phone', 'At most 40 characters'],
    [{ productIds: [] }, 'productIds', 'At least one book'],
    [{ productIds: idsOf(101) }, 'productIds', 'At most 100 books'],
    [{ productIds: ['a', 'a'] }, 'productIds', 'Each book once'],
    [{ productIds: 'a' }, 'productIds', 'Required'],
    [{ productIds: ['a', 7] }, 'productIds.1', 'Must be a book id'],
    [{ productIds: [''] }, 'productIds.0', 'Must be a book id'],
    [{ productIds: ['x'.repeat(301)] }, 'productIds.0', 'Must be a book id'],
    [{ totalPrice: undefined }, 'totalPrice', 'Required'],
    [{ totalPrice: '1.999' }, 'totalPrice', 'Must be an amount with at most two decimals'],
    [{ totalPrice: 100_000_000.01 }, 'totalPrice', 'Must be at most 100000000'],
    [{ address: 'Graz' }, 'address', 'Required'],
  ])('refuses %j', (fields, path, message) => {
    expect(refusals(newOrderSchema, anOrder(fields))).toContainEqual([path, message]);
  });

  it('requires every part of the address', () => {
    const paths = refusals(newOrderSchema, anOrder({ address: {} })).map(([path]) => path);
    expect(paths).toEqual(['address.city', 'address.country', 'address.state', 'address.zipcode']);
  });
});
