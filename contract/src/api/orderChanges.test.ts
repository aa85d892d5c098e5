import { describe, expect, it } from 'vitest';
import { refusals } from '../test/refusals.ts';
import { orderDeliverySchema, orderItemsSchema, orderPatchSchema } from './orderChanges.ts';

describe('what an admin changes of an order', () => {
  it('the error for a step of an order says which states there are', () => {
    const rule = 'Must be one of placed, packed, delivered, cancelled, refused, returned';
    expect(orderPatchSchema.parse({ status: 'packed', from: 'placed' })).toEqual({ status: 'packed', from: 'placed' });
    expect(orderPatchSchema.parse({ status: 'delivered' })).toEqual({ status: 'delivered' });
    expect(orderPatchSchema.parse({ status: 'cancelled' })).toEqual({ status: 'cancelled' });
    expect(refusals(orderPatchSchema, { status: 'lost', from: '' })).toEqual([
      ['status', rule],
      ['from', rule],
    ]);
  });

  it('a patch of an order says something', () => {
    const rule = 'Must change something';
    for (const body of [{}, { from: 'placed' }, { uid: 'x' }]) {
      expect(refusals(orderPatchSchema, body)).toEqual([['status', rule]]);
    }
    for (const body of [{ tracking: null }, { internalNote: '' }, { cashReceived: false }]) {
      expect(orderPatchSchema.parse(body)).toEqual(body);
    }
  });

  it.each(['http://post.example', 'javascript:alert(1)', '//post.example', 'https://me:pass@post.example', 'https://'])(
    'the page that says where a parcel is is none of the kind of %s',
    (url) => {
      const wrong = [['tracking.url', 'Must be an address that begins with https://']];
      expect(refusals(orderPatchSchema, { tracking: { carrier: 'Post', number: '1', url } })).toEqual(wrong);
    },
  );

  it('a parcel may have no page that says where it is', () => {
    const tracking = { carrier: 'Post', number: '1' };
    expect(orderPatchSchema.parse({ tracking })).toEqual({ tracking: { ...tracking, url: '' } });
    const url = 'HTTPS://post.example/1';
    expect(orderPatchSchema.parse({ tracking: { ...tracking, url } })).toEqual({ tracking: { ...tracking, url } });
  });

  it('the books of an order are some, and a change of its delivery is one', () => {
    expect(orderItemsSchema.parse({ productIds: ['a'] })).toEqual({ productIds: ['a'], agreedByCustomer: false });
    expect(orderItemsSchema.parse({ productIds: ['a'], totalPrice: '25.00' })).toMatchObject({ agreedCents: 2500 });
    expect(refusals(orderItemsSchema, { productIds: [] })).toEqual([['productIds', 'At least one book']]);
    expect(refusals(orderDeliverySchema, { email: 'x' })).toEqual([['', 'Must change something']]);
    expect(orderDeliverySchema.parse({ note: '', phone: 660 })).toEqual({ note: '', phone: '660' });
  });
});
