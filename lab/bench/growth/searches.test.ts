import type { Book } from '@bookstore/contract/api/book';
import { describe, expect, it } from 'vitest';
import { searchesFor } from './searches.ts';

const aBook = (title: string, author?: string) => ({ title, ...(author && { author }) }) as Book;
const wordsOf = (books: Book[]) =>
  searchesFor(books).map(({ path }) => new URL(path, 'http://localhost').searchParams.get('q'));

describe('what the benchmark searches for', () => {
  it('what the benchmark searches for is what people type: beginnings, words, names, typos and what is not there', () => {
    const words = wordsOf([aBook('The Salt Road', 'Ines Okafor')]);
    expect(new Set(words)).toEqual(
      new Set(['Sal', 'Salt', 'The Salt Road', 'Ines Okafor', 'okafor salt', 'Satl', 'Salt qqzx']),
    );
  });

  it('what the benchmark searches for goes from the newest to the oldest books, and never beyond what a search may be', () => {
    const books = Array.from({ length: 900 }, (_, index) => aBook(`${'Long'.repeat(60)} ${index}`));
    const words = wordsOf(books);
    expect(words.every((word) => word !== null && word.length <= 100)).toBe(true);
    expect(words.length).toBeGreaterThan(50);
  });

  it('the benchmark of searches fails where there are no books', () => {
    expect(() => searchesFor([])).toThrow('nothing to search');
  });
});
