import { CATEGORIES } from '@bookstore/contract/constants';
import { describe, expect, it } from 'vitest';
import { aStoredBook } from '../../../test/factories.ts';
import { toBook } from '../bookRecord.ts';
import {
  categoryCountsSchema,
  countBooks,
  countChanges,
  countListed,
  noBooks,
  toBookCounts,
  totalOf,
} from './bookCounts.ts';

const [first, second] = CATEGORIES;
const aBook = (fields: object = {}) => ({ ...aStoredBook(), category: first, ...fields });
const gone = { deletedAt: new Date() };

const SHELF = [
  aBook(),
  ...Array.from({ length: 2 }, () => aBook({ trending: true })),
  ...Array.from({ length: 4 }, () => aBook({ shownCopies: 0 })),
  ...Array.from({ length: 8 }, () => aBook({ trending: true, shownCopies: 0 })),
  ...Array.from({ length: 16 }, () => aBook({ category: second, shownCopies: 2 })),
];

describe('counts', () => {
  it.each([
    [{}, 31],
    [{ category: first }, 15],
    [{ trending: true as const }, 10],
    [{ available: true }, 19],
    [{ available: false }, 12],
    [{ available: true, category: second }, 16],
    [{ available: false, category: second }, 0],
    [{ trending: true as const, available: true }, 2],
    [{ trending: true as const, available: false }, 8],
    [{ trending: true as const, available: false, category: first }, 8],
  ])('agree for stored and listed books filtered by %j', (filter, total) => {
    expect(totalOf(countBooks(SHELF), filter)).toBe(total);
    expect(totalOf(countListed(SHELF.map(toBook)), filter)).toBe(total);
  });

  it('follow every change', () => {
    const before = countBooks(SHELF);
    const [free, trending] = SHELF;
    if (!free || !trending) throw new Error('There are too few books.');
    const after = countChanges(before, [
      { before: null, after: aBook({ category: second }) },
      { before: free, after: { ...free, trending: true, shownCopies: 0 } },
      { before: trending, after: { ...trending, ...gone } },
      { before: { ...aBook(), ...gone }, after: aBook() },
      { before: { ...aBook(), ...gone }, after: { ...aBook(), ...gone } },
    ]);
    expect(toBookCounts(after)).toMatchObject({
      total: 32,
      trending: 10,
      categories: { [first]: 15, [second]: 17 },
      soldOut: { [first]: 13, [second]: 0 },
    });
    expect(totalOf(after, { trending: true, available: false })).toBe(9);
    expect(before).toEqual(countBooks(SHELF));
  });

  it('are never negative after external changes', () => {
    const book = aBook({ trending: true, shownCopies: 0 });
    expect(countChanges(noBooks(), [{ before: book, after: { ...book, ...gone } }])).toEqual(noBooks());
  });

  it('include new categories and keep removed ones', () => {
    const { [second]: _unknownThen, ...stored } = { ...countBooks([aBook()]), travel: countBooks([aBook()])[first] };
    const counts = categoryCountsSchema.parse(stored);
    expect(toBookCounts(counts)).toMatchObject({ total: 1, categories: { [first]: 1, [second]: 0 } });
    expect(counts).toHaveProperty('travel.all', 1);
  });
});
