import type { Book } from '@bookstore/contract/book';
import { createSearchIndex, type SearchIndex } from '../../lib/searchIndex.ts';

const indexes = new WeakMap<readonly Book[], SearchIndex<Book>>();

/** Searches title, author, category and description. A list is indexed once, when it is first searched. */
export function searchBooks(books: readonly Book[], query: string, limit: number): Book[] {
  let index = indexes.get(books);
  if (!index) {
    index = createSearchIndex(books, (book) => [
      { text: book.title, weight: 8 },
      { text: book.author ?? '', weight: 5 },
      { text: book.category, weight: 3 },
      { text: book.description, weight: 1 },
    ]);
    indexes.set(books, index);
  }
  return index.search(query, limit);
}
