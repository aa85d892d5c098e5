import { bookInputSchema } from '@bookstore/contract/api/book';
import { CATEGORIES } from '@bookstore/contract/constants';
import { describe, expect, it } from 'vitest';
import { SEED_BOOKS } from '../samples/seedBooks.ts';
import { fakeBook } from './fakeBook.ts';

const BOOKS = Array.from({ length: 5_000 }, (_, index) => fakeBook(SEED_BOOKS.length + index));

describe('made-up books', () => {
  it('are always the same, each under an id of its own', () => {
    expect(fakeBook(4_711)).toEqual(fakeBook(4_711));
    expect(new Set(BOOKS.map(({ id }) => id)).size).toBe(BOOKS.length);
  });

  it('are books that an admin could have typed in', () => {
    for (const { newPriceCents, oldPriceCents, ...book } of BOOKS) {
      const typed = { ...book, pages: book.pages || '', newPrice: newPriceCents / 100, oldPrice: oldPriceCents / 100 };
      const fields = bookInputSchema.parse(typed);
      expect({ ...fields, newPriceCents, oldPriceCents }).toEqual(fields);
      expect({ ...book, ...fields }).toEqual({ ...book, newPriceCents, oldPriceCents });
      expect(newPriceCents).toBeLessThanOrEqual(oldPriceCents);
    }
  });

  it('are older than every sample book, each older than the one before', () => {
    const times = SEED_BOOKS.map(({ createdAt }) => Date.parse(createdAt)).toSorted((a, b) => b - a);
    times.push(...BOOKS.map(({ createdAt }) => createdAt.getTime()));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(new Set(times).size).toBe(times.length);
  });

  it('are as uneven as in a shop: some categories have more, some authors wrote more, few are trending', () => {
    const countOf = (values: string[]) =>
      Object.values(Object.groupBy(values, (value) => value)).map((group) => group?.length ?? 0);
    const inCategories = countOf(BOOKS.map(({ category }) => category));
    expect(inCategories).toHaveLength(CATEGORIES.length);
    expect(Math.max(...inCategories)).toBeGreaterThan(4 * Math.min(...inCategories));
    const ofAuthors = countOf(BOOKS.flatMap(({ author }) => author || []));
    expect(ofAuthors.length).toBeGreaterThan(1_000);
    expect(Math.max(...ofAuthors)).toBeGreaterThan(15);
    const trending = BOOKS.filter((book) => book.trending).length / BOOKS.length;
    expect(trending).toBeGreaterThan(0.03);
    expect(trending).toBeLessThan(0.07);
    expect(new Set(BOOKS.map(({ title }) => title)).size).toBeGreaterThan(BOOKS.length * 0.9);
  });
});
