import type { BookTitle } from '@bookstore/contract/api/booksQuery';
import type { Category } from '@bookstore/contract/constants';
import { type BookSearchIndex, createBookSearch } from '@bookstore/contract/search/bookSearchIndex';

type TitleSearch = BookSearchIndex<BookTitle>;

const searches = new WeakMap<readonly BookTitle[], Map<Category | null, TitleSearch>>();

export function titleSearch(titles: readonly BookTitle[], category: Category | null = null): TitleSearch {
  const ofTitles = searches.get(titles) ?? new Map<Category | null, TitleSearch>();
  searches.set(titles, ofTitles);
  const cached = ofTitles.get(category);
  if (cached) return cached;
  const search = createBookSearch(category ? titles.filter((book) => book.category === category) : titles);
  ofTitles.set(category, search);
  return search;
}
