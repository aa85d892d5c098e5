import { CATEGORIES } from '@bookstore/contract/constants';
import { expect, it } from 'vitest';
import { categoryCountsSchema, countBooks, toBookCounts } from './bookCounts.ts';

const [first, second] = CATEGORIES;
const aBook = { category: first, trending: false, shownCopies: null };

it('a category that was added to the shop has no books yet, and one that was taken out stays counted', () => {
  const { [second]: _unknownThen, ...stored } = { ...countBooks([aBook]), travel: countBooks([aBook])[first] };
  const counts = categoryCountsSchema.parse(stored);
  expect(toBookCounts(counts)).toEqual({
    total: 1,
    trending: 0,
    categories: Object.fromEntries(CATEGORIES.map((category) => [category, category === first ? 1 : 0])),
  });
  expect(counts).toHaveProperty('travel.all', 1);
});
