import type { Book } from '@bookstore/contract/book';
import type { BooksByIdQuery, BooksPageQuery } from '@bookstore/contract/booksQuery';
import type { BookSort } from '@bookstore/contract/constants';
import type { QueryValue } from '../lib/firestoreReads.ts';
import { decodeBookCursor } from './bookCursor.ts';
import { type BookRecord, toBook } from './bookRecord.ts';
import { comparePositions, type Position, positionOf, SORT_RULES } from './bookSorts.ts';
import type { BooksSelection, CatalogueSnapshot } from './catalogueReads.ts';

/** Some of the books on sale. */
export interface BookPage {
  books: Book[];
  /** Where the next page begins: behind this; null on the last one. */
  end: Position | null;
}

/** One more than the page holds: it tells whether there is a next. */
const toPage = (books: Book[], { sort, limit }: BooksPageQuery): BookPage => {
  const last = books.length > limit ? books[limit - 1] : undefined;
  return { books: books.slice(0, limit), end: last ? positionOf(sort, last) : null };
};

function storedPosition(sort: BookSort, { value, id }: Position): QueryValue[] {
  return [sort === 'newest' ? new Date(value) : value, id];
}

/**
 * The query of a page. Each field that it compares stands in an index with each order (firestore.indexes.json), which
 * Firestore merges. `available` compares nothing: while no book's copies are counted, every book on sale is available.
 */
function toSelection(query: BooksPageQuery): BooksSelection {
  const { limit, after, category, trending, sort } = query;
  const equal: BooksSelection['equal'] = [];
  if (category) equal.push(['category', category]);
  if (trending) equal.push(['trending', true]);
  const { field, direction } = SORT_RULES[sort];
  return {
    equal,
    orderBy: [
      [field, direction],
      ['__name__', 'asc'],
    ],
    after: after === undefined ? undefined : storedPosition(sort, decodeBookCursor(sort, after)),
    limit: limit + 1,
  };
}

/** A page of the books as they are stored at one moment. */
export async function pageOfSnapshot(
  query: BooksPageQuery | BooksByIdQuery,
  snapshot: CatalogueSnapshot,
): Promise<BookPage> {
  const toBooks = (records: BookRecord[]) => records.map(toBook);
  if (query.kind === 'ids') return { books: toBooks(await snapshot.findAll(query.ids)), end: null };
  return toPage(toBooks(await snapshot.select(toSelection(query))), query);
}

/** The same page made of the list of all books: while they are not stored so that Firestore can make it. */
export function pageOfList(query: BooksPageQuery | BooksByIdQuery, books: Book[]): BookPage {
  if (query.kind === 'ids') {
    const byId = new Map(books.map((book) => [book._id, book]));
    return { books: query.ids.flatMap((id) => byId.get(id) ?? []), end: null };
  }
  const { after, category, trending, sort } = query;
  const behind = after === undefined ? null : decodeBookCursor(sort, after);
  const fitting = books
    .filter((book) => (!category || book.category === category) && (!trending || book.trending))
    .map((book) => ({ book, position: positionOf(sort, book) }))
    .filter(({ position }) => !behind || comparePositions(sort, position, behind) > 0)
    .toSorted((a, b) => comparePositions(sort, a.position, b.position));
  return toPage(
    fitting.map(({ book }) => book),
    query,
  );
}
