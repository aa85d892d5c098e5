import type { BookSort } from '@bookstore/contract/constants';
import { describe, expect, it } from 'vitest';
import { decodeBookCursor, decodeSearchCursor, encodeBookCursor, encodeSearchCursor } from './bookCursor.ts';
import type { SortValue } from './bookSorts.ts';
import { InvalidBookCursor } from './books.errors.ts';

const LAST_MOMENT = Date.parse('9999-12-31T23:59:59.999Z');
const cursorOf = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('page cursor', () => {
  it.each<[BookSort, SortValue]>([
    ['newest', 0],
    ['newest', LAST_MOMENT],
    ['-price', 1_999],
    ['title', ''],
    ['title', 'ærø “𝐀” ?&=/+'],
  ])('continues after the page, in the order %s after %j', (sort, value) => {
    const cursor = encodeBookCursor(sort, { value, id: 'some-id' });
    expect(cursor).toMatch(/^[\w-]+$/);
    expect(decodeBookCursor(sort, cursor)).toEqual({ value, id: 'some-id' });
  });

  it.each<[BookSort, unknown]>([
    ['newest', ['newest', -1, 'id']],
    // Firestore would refuse it with an internal error.
    ['newest', ['newest', LAST_MOMENT + 1, 'id']],
    ['newest', ['price', 1, 'id']],
    ['price', ['price', -1, 'id']],
    ['title', ['newest', 'a', 'id']],
    ['title', ['title', '\ud800', 'id']],
    ['title', ['title', 'a', '__id__']],
    ['title', null],
  ])('refuses in the order %s: %j', (sort, value) => {
    expect(() => decodeBookCursor(sort, cursorOf(value))).toThrow(InvalidBookCursor);
  });

  it('refuses text that is not JSON', () => {
    for (const text of ['', 'x', '%', Buffer.from('["newest",1').toString('base64url')]) {
      expect(() => decodeBookCursor('newest', text)).toThrow(InvalidBookCursor);
    }
  });
});

describe('search cursor', () => {
  it.each([
    { withTypos: false, score: 1, createdAt: 0, id: 'a' },
    { withTypos: true, score: 9, createdAt: LAST_MOMENT, id: 'b' },
  ])('continues after the page: %j', (position) => {
    expect(decodeSearchCursor(encodeSearchCursor(position))).toEqual(position);
  });

  it.each([
    [['newest', true, 1, 1, 'id']],
    [['search', 'true', 1, 1, 'id']],
    [['search', true, 0, 1, 'id']],
    [['search', true, 1.5, 1, 'id']],
    [['search', true, 1, -1, 'id']],
    [['search', true, 1, LAST_MOMENT + 1, 'id']],
    [['search', true, 1, 1, 'a/b']],
    [['search', true, 1, 1]],
  ])('refuses %j', (value) => {
    expect(() => decodeSearchCursor(cursorOf(value))).toThrow(InvalidBookCursor);
  });
});
