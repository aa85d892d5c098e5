import { CART_STORAGE_KEY } from '@bookstore/contract/constants';
import { describe, expect, it } from 'vitest';
import { aBook } from '../../api/test/records.ts';
import { BAD_CART_KEY, parseCart, readCart } from './cartStorage.ts';

const parse = (...entries: object[]) => parseCart(JSON.stringify(entries));

describe('cartStorage', () => {
  it('accepts books with all or only required fields', () => {
    const { coverImage: _, ...least } = aBook({ newPrice: 0 });
    const most = { ...aBook({ _id: 'b2', author: 'Ada Booker', availability: 'low', left: 2 }), was: 9, isGone: true };
    expect(parse(least, most)).toEqual([least, most]);
  });

  it.each([
    { _id: 7 },
    { _id: 'a/b' },
    { title: undefined },
    { title: 7 },
    { coverImage: 7 },
    { author: 7 },
    { published: 7 },
    { newPrice: undefined },
    { newPrice: '12.50' },
    { newPrice: -1 },
    { was: '1' },
    { was: -1 },
    { left: '1' },
    { left: -1 },
    { category: 'cooking-with-dragons' },
  ])('ignores an entry with %j', (field) => {
    expect(parse({ ...aBook(), ...field }, aBook({ _id: 'b2' }))).toEqual([aBook({ _id: 'b2' })]);
  });

  it('keeps unreadable text for support, also after the cart is emptied', () => {
    localStorage.setItem(CART_STORAGE_KEY, '[{');
    expect(readCart()).toEqual([]);
    localStorage.removeItem(CART_STORAGE_KEY);
    expect(readCart()).toEqual([]);
    expect(localStorage.getItem(BAD_CART_KEY)).toBe('[{');
  });
});
