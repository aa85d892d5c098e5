import { describe, expect, it } from 'vitest';
import { refusals } from '../test/refusals.ts';
import { orderDeliverySchema, orderItemsSchema, orderPatchSchema } from './orderChanges.ts';

describe('orderPatchSchema', () => {
  const tracking = { carrier: 'Post', number: '1' };

  it.each([
    { status: 'packed', from: 'placed' },
    { tracking: null },
    { internalNote: '' },
    { cashReceived: false },
    { tracking: { ...tracking, url: 'HTTPS://post.example/1' } },
  ])('accepts %j', (body) => {
    expect(orderPatchSchema.parse(body)).toEqual(body);
  });

  it('accepts tracking without a link', () => {
    expect(orderPatchSchema.parse({ tracking })).toMatchObject({ tracking: { ...tracking, url: '' } });
  });

  it('names the states of an order', () => {
    const rule = 'Must be one of placed, packed, delivered, cancelled, refused, returned';
    expect(refusals(orderPatchSchema, { status: 'lost', from: '' })).toEqual([
      ['status', rule],
      ['from', rule],
    ]);
  });

  it.each([{}, { from: 'placed' }, { uid: 'x' }])('refuses %j, which changes nothing', (body) => {
    expect(refusals(orderPatchSchema, body)).toEqual([['status', 'Must contain at least one change']]);
  });

  it.each(['http://post.example', 'javascript:alert(1)', '//post.example', 'https://me:pass@post.example', 'https://'])(
    'refuses the tracking link %s',
    (url) => {
      const wrong = [['tracking.url', 'Must be an address that starts with https://']];
      expect(refusals(orderPatchSchema, { tracking: { ...tracking, url } })).toEqual(wrong);
    },
  );
});

it('orderItemsSchema requires a book', () => {
  expect(orderItemsSchema.parse({ productIds: ['a'] })).toEqual({ productIds: ['a'], agreedByCustomer: false });
  expect(orderItemsSchema.parse({ productIds: ['a'], totalPrice: '25.00' })).toMatchObject({ agreedCents: 2500 });
  expect(refusals(orderItemsSchema, { productIds: [] })).toEqual([['productIds', 'At least one book']]);
});

it('orderDeliverySchema requires a change', () => {
  expect(refusals(orderDeliverySchema, { email: 'x' })).toEqual([['', 'Must contain at least one change']]);
  expect(orderDeliverySchema.parse({ note: '', phone: 660 })).toMatchObject({ note: '', phone: '660' });
});
