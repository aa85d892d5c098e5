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

const pathsOf = (fields: Record<string, unknown>) =>
  newOrderSchema.safeParse(anOrder(fields)).error?.issues.map(({ path }) => path.join('.'));

describe('newOrderSchema', () => {
  it('the input of an order becomes cents and drops what it does not know', () => {
    const { totalPrice: _total, ...rest } = anOrder();
    const forged = { street: '7 Hill St', uid: 'x', status: 'paid' };
    expect(newOrderSchema.parse(anOrder(forged))).toEqual({ ...rest, shownTotalCents: 2500 });
    const address = { ...anOrder().address, street: '7 Hill St' };
    expect(newOrderSchema.parse(anOrder({ address })).address).toEqual(anOrder().address);
  });

  it.each([
    [' 0170123 ', '0170123'],
    [170123, '170123'],
    ['+44 (0)170-12', '+44 (0)170-12'],
    ['1'.repeat(40), '1'.repeat(40)],
  ])('the input of an order keeps the phone %j as %j', (phone, kept) => {
    expect(newOrderSchema.parse(anOrder({ phone })).phone).toBe(kept);
  });

  it.each(['', ' ', 'call me', '+', '1'.repeat(41), -5, 1.5, null, undefined, ['1']])(
    'the input of an order refuses the phone %j',
    (phone) => {
      expect(pathsOf({ phone })).toContain('phone');
    },
  );

  it('the input of an order takes 1 to 100 distinct books', () => {
    const ids = Array.from({ length: 101 }, (_, index) => `book-${index}`);
    expect(pathsOf({ productIds: ids.slice(0, 100) })).toBeUndefined();
    for (const productIds of [[], ids, ['a', 'a'], 'a', undefined])
      expect(pathsOf({ productIds })).toEqual(['productIds']);
    expect(pathsOf({ productIds: ['a', 7] })).toEqual(['productIds.1']);
  });

  it('the input of an order needs every part of the address', () => {
    expect(pathsOf({ address: {} })).toEqual(['address.city', 'address.country', 'address.state', 'address.zipcode']);
    expect(pathsOf({ address: null })).toEqual(['address']);
  });

  it('the input of an order measures in characters', () => {
    expect(pathsOf({ name: '😀'.repeat(200) })).toBeUndefined();
    expect(pathsOf({ name: '😀'.repeat(201) })).toEqual(['name']);
  });
});

describe('what an order is refused with', () => {
  const wrong = (fields: Record<string, unknown>) => refusals(newOrderSchema, anOrder(fields));

  it('the error for an order says what a phone number is', () => {
    const rule = 'Must be a phone number: digits, spaces, + - ( )';
    expect(wrong({ phone: 'call me' })).toEqual([['phone', rule]]);
    expect(wrong({ phone: 'x 1' })).toEqual([['phone', rule]]);
    expect(wrong({ phone: '1 x' })).toEqual([['phone', rule]]);
    expect(wrong({ phone: ' ' })).toContainEqual(['phone', 'Required']);
    expect(wrong({ phone: null })).toEqual([['phone', 'Required']]);
    expect(wrong({ phone: '1'.repeat(41) })).toEqual([['phone', 'At most 40 characters']]);
    expect(wrong({ phone: 0 })).toEqual([]);
  });

  it('the error for an order says how many books there may be', () => {
    const ids = Array.from({ length: 101 }, (_, index) => `book-${index}`);
    expect(wrong({ productIds: ids })).toEqual([['productIds', 'At most 100 books']]);
    expect(wrong({ productIds: [] })).toEqual([['productIds', 'At least one book']]);
    expect(wrong({ productIds: ['a', 'a'] })).toEqual([['productIds', 'Each book once']]);
    expect(wrong({ productIds: 'a' })).toEqual([['productIds', 'Required']]);
    for (const id of [7, '', 'x'.repeat(301)]) {
      expect(wrong({ productIds: [id] })).toEqual([['productIds.0', 'Must be a book id']]);
    }
    expect(wrong({ productIds: ['x'.repeat(300)] })).toEqual([]);
  });

  it('the error for an order says what the total and the address lack', () => {
    expect(wrong({ totalPrice: undefined })).toEqual([['totalPrice', 'Required']]);
    expect(wrong({ totalPrice: '1.999' })).toEqual([['totalPrice', 'Must be an amount with at most two decimals']]);
    expect(wrong({ totalPrice: 100_000_000.01 })).toEqual([['totalPrice', 'Must be at most 100000000']]);
    expect(wrong({ totalPrice: '100000000.00' })).toEqual([]);
    expect(wrong({ address: 'Graz' })).toEqual([['address', 'Required']]);
  });
});
