import type { Book } from '@bookstore/contract/book';
import { createSearchIndex, type SearchIndex } from '../../lib/searchIndex.ts';

const indexes = new WeakMap<readonly Book[], SearchIndex<Book>>();

/** The search of a list by title, author, category and description. A list is indexed once. */
export function bookSearch(books: readonly Book[]): SearchIndex<Book> {
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
  return index;
}
