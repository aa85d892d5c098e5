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
    { _id: 'a,b' },
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

  it('ignores entries that are no objects, and duplicates', () => {
    expect(parseCart(JSON.stringify([aBook(), 7, null, aBook()]))).toEqual([aBook()]);
  });

  it.each(['{', '{"a":1}', 'null', '"text"'])('is empty, and keeps %s for support after the next read', (text) => {
    localStorage.setItem(CART_STORAGE_KEY, text);
    expect(readCart()).toEqual([]);
    localStorage.removeItem(CART_STORAGE_KEY);
    expect(readCart()).toEqual([]);
    expect(localStorage.getItem(BAD_CART_KEY)).toBe(text);
  });
});
