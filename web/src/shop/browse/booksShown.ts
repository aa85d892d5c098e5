import type { Book } from '@bookstore/contract/api/book';
import type { BookCounts, BookTitle } from '@bookstore/contract/api/booksQuery';
import { CATEGORIES } from '@bookstore/contract/constants';
import { PAGE_SIZE } from '@bookstore/contract/search/browseState';

/** A search on the device may know no more of a book than its title. */
export type ShownBook = Book | BookTitle;

/** How many books there are to choose from, in all and by category. */
export type CategoryCounts = Pick<BookCounts, 'total' | 'categories'>;

/** A page of books as it is shown. */
export interface BooksShown {
  books: readonly ShownBook[];
  /** How many there are on all pages; null where that is not known. */
  total: number | null;
  /** The cursor of the next page; null on the last one. */
  next: string | null;
  /** Counts from one. */
  page: number;
  /** Whether any page is found by its number, and none needs its cursor. */
  isNumbered: boolean;
}

/** A page, counted from one, of books that are all at hand. */
export function pageOf(books: readonly ShownBook[], page: number): BooksShown {
  const end = page * PAGE_SIZE;
  const next = end < books.length ? '' : null;
  return { books: books.slice(end - PAGE_SIZE, end), total: books.length, next, page, isNumbered: true };
}

export function countByCategory(books: readonly Pick<BookTitle, 'category'>[]): CategoryCounts {
  const categories = Object.fromEntries(CATEGORIES.map((category) => [category, 0])) as CategoryCounts['categories'];
  for (const { category } of books) categories[category] += 1;
  return { total: books.length, categories };
}
