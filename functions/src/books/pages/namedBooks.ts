import type { Book } from '@bookstore/contract/api/book';
import type { BooksListQuery, NamedBooksQuery } from '@bookstore/contract/api/booksQuery';
import { inOrderOfSeries } from '@bookstore/contract/format/series';
import { LIMITS } from '@bookstore/contract/limits';
import { peopleOf } from '@bookstore/contract/search/bookSearch';
import type { BooksSelection } from '../bookQueries.ts';
import { toBook } from '../bookRecord.ts';
import type { CatalogueSnapshot } from '../catalogue/catalogueSnapshot.ts';
import { keyOfName } from '../search/bookSearchKeys.ts';

export const isNamed = (query: BooksListQuery): query is NamedBooksQuery =>
  query.kind === 'series' || query.kind === 'contributor';

function toSelection(query: NamedBooksQuery): BooksSelection {
  const limit = LIMITS.namedBooks;
  if (query.kind === 'series') {
    return { equal: [['series.name', query.series]], orderBy: [['__name__', 'asc']], limit };
  }
  return {
    equal: [],
    keys: keyOfName(query.contributor),
    orderBy: [
      ['createdAt', 'desc'],
      ['__name__', 'asc'],
    ],
    limit,
  };
}

/** @param books newest first for a person */
export function filterNamedBooks(query: NamedBooksQuery, books: readonly Book[]): Book[] {
  const named =
    query.kind === 'series'
      ? inOrderOfSeries(books.filter(({ series }) => series?.name === query.series))
      : books.filter((book) => peopleOf(book).includes(query.contributor));
  return named.slice(0, LIMITS.namedBooks);
}

/** Costs a read per book. Finds the first of larger series by id. */
export async function findNamedBooks(query: NamedBooksQuery, snapshot: CatalogueSnapshot): Promise<Book[]> {
  return filterNamedBooks(query, (await snapshot.select(toSelection(query))).map(toBook));
}
