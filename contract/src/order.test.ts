import { describe, expect, it } from 'vitest';
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

describe('the input of an order', () => {
  it('becomes cents and drops what it does not know', () => {
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
  ])('keeps the phone %j as %j', (phone, kept) => {
    expect(newOrderSchema.parse(anOrder({ phone })).phone).toBe(kept);
  });

  it.each(['', ' ', 'call me', '+', '1'.repeat(41), -5, 1.5, null, undefined, ['1']])(
    'refuses the phone %j',
    (phone) => {
      expect(pathsOf({ phone })).toContain('phone');
    },
  );

  it('takes 1 to 100 distinct books', () => {
    const ids = Array.from({ length: 101 }, (_, index) => `book-${index}`);
    expect(pathsOf({ productIds: ids.slice(0, 100) })).toBeUndefined();
    for (const productIds of [[], ids, ['a', 'a'], 'a', undefined])
      expect(pathsOf({ productIds })).toEqual(['productIds']);
    expect(pathsOf({ productIds: ['a', 7] })).toEqual(['productIds.1']);
  });

  it('needs every part of the address', () => {
    expect(pathsOf({ address: {} })).toEqual(['address.city', 'address.country', 'address.state', 'address.zipcode']);
    expect(pathsOf({ address: null })).toEqual(['address']);
  });

  it('measures in characters', () => {
    expect(pathsOf({ name: '😀'.repeat(200) })).toBeUndefined();
    expect(pathsOf({ name: '😀'.repeat(201) })).toEqual(['name']);
  });
});
