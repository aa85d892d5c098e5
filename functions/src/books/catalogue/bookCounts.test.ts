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

/** As many of each kind as no other kind has, so that none is taken for another. */
const SHELF = [
  aBook(),
  ...Array.from({ length: 2 }, () => aBook({ trending: true })),
  ...Array.from({ length: 4 }, () => aBook({ shownCopies: 0 })),
  ...Array.from({ length: 8 }, () => aBook({ trending: true, shownCopies: 0 })),
  ...Array.from({ length: 16 }, () => aBook({ category: second, shownCopies: 2 })),
];

describe('the counts of books', () => {
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
  ])(
    'the counts of books of those that %j lets through are the same of stored books and of listed ones',
    (filter, total) => {
      expect(totalOf(countBooks(SHELF), filter)).toBe(total);
      expect(totalOf(countListed(SHELF.map(toBook)), filter)).toBe(total);
    },
  );

  it('the counts of books follow every change', () => {
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
    expect(toBookCounts(after)).toMatchObject({ total: 32, trending: 10, categories: { [first]: 15, [second]: 17 } });
    expect(totalOf(after, { trending: true, available: false })).toBe(9);
    expect(before).toEqual(countBooks(SHELF));
  });

  it('the counts of books are never below nothing: what was changed past the shop was not counted', () => {
    const book = aBook({ trending: true, shownCopies: 0 });
    expect(countChanges(noBooks(), [{ before: book, after: { ...book, ...gone } }])).toEqual(noBooks());
  });

  it('the counts of books have a category that was added to the shop, and keep one that was taken out', () => {
    const { [second]: _unknownThen, ...stored } = { ...countBooks([aBook()]), travel: countBooks([aBook()])[first] };
    const counts = categoryCountsSchema.parse(stored);
    expect(toBookCounts(counts)).toMatchObject({ total: 1, categories: { [first]: 1, [second]: 0 } });
    expect(counts).toHaveProperty('travel.all', 1);
  });
});
