import { parseSearch } from '@bookstore/contract/search/bookSearch';
import { expect, it } from 'vitest';
import { aStoredBook } from '../../../test/factories.ts';
import { toBook } from '../bookRecord.ts';
import { findHits } from './searchHits.ts';

it('sorts by score, date and id, whatever the input order', () => {
  const aBook = (id: string, title: string, createdAt: number) =>
    toBook({ ...aStoredBook(), id, title, createdAt: new Date(createdAt) });
  const books = [
    aBook('d', 'Salted', 3),
    aBook('c', 'Of Salt', 1),
    aBook('b', 'Of Salt', 2),
    aBook('a', 'Of Salt', 1),
    aBook('f', 'Salt', 0),
    aBook('e', 'Pepper', 9),
  ];
  for (const found of [books, books.toReversed()]) {
    expect(findHits(found, parseSearch('salt'), false).map(({ book }) => book._id)).toEqual(['f', 'b', 'a', 'c', 'd']);
  }
});
