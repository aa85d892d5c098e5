import { bookInputSchema } from '@bookstore/contract/api/book';
import { describe, expect, it } from 'vitest';
import { SEED_BOOKS } from '../samples/seedBooks.ts';
import { fakeBook } from './fakeBook.ts';

const BOOKS = Array.from({ length: 300 }, (_, index) => fakeBook(SEED_BOOKS.length + index));

describe('fakeBook', () => {
  it('returns the same book with a unique id for a number', () => {
    expect(fakeBook(4_711)).toEqual(fakeBook(4_711));
    expect(new Set(BOOKS.map(({ id }) => id)).size).toBe(BOOKS.length);
  });

  it('returns valid books', () => {
    for (const { newPriceCents, oldPriceCents, ...book } of BOOKS) {
      const typed = { ...book, pages: book.pages || '', newPrice: newPriceCents / 100, oldPrice: oldPriceCents / 100 };
      const fields = bookInputSchema.parse(typed);
      expect({ ...fields, newPriceCents, oldPriceCents }).toEqual(fields);
      expect({ ...book, ...fields }).toEqual({ ...book, newPriceCents, oldPriceCents });
      expect(newPriceCents).toBeLessThanOrEqual(oldPriceCents);
    }
  });
});
