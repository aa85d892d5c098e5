import type { Book } from '@bookstore/contract/api/book';
import type { BooksListQuery, BooksPageQuery } from '@bookstore/contract/api/booksQuery';
import type { BookSort } from '@bookstore/contract/constants';
import type { QueryValue } from '../../firestore/firestoreReads.ts';
import { decodeBookCursor, encodeBookCursor } from '../bookCursor.ts';
import {
  type BooksPage,
  type BooksSelection,
  hasPrices,
  isPriceInRange,
  passesFilter,
  toEqualFields,
} from '../bookQueries.ts';
import { type BookRecord, toBook } from '../bookRecord.ts';
import { comparePositions, type Position, SORT_RULES, toPosition } from '../bookSorts.ts';
import { InvalidBookCursor } from '../books.errors.ts';
import type { CatalogueSnapshot } from '../catalogue/catalogueSnapshot.ts';
import { pageOfSearch, pageOfSearchInList } from '../search/bookSearchPage.ts';
import { filterNamedBooks, findNamedBooks, isNamed } from './namedBooks.ts';

/** One more shows whether another page follows. */
const toPage = (books: Book[], { sort, limit }: BooksPageQuery): BooksPage => {
  const last = books.length > limit ? books[limit - 1] : undefined;
  return { books: books.slice(0, limit), next: last ? encodeBookCursor(sort, toPosition(sort, last)) : null };
};

function storedPosition(sort: BookSort, { value, id }: Position): QueryValue[] {
  return [sort === 'newest' ? new Date(value) : value, id];
}

/** @throws InvalidBookCursor also for a position outside the price range */
export function positionBefore(query: BooksPageQuery): Position | null {
  const { after, sort } = query;
  if (after === undefined) return null;
  const position = decodeBookCursor(sort, after);
  if (hasPrices(query) && !isPriceInRange(query, Number(position.value))) throw new InvalidBookCursor();
  return position;
}

function toPriceBounds({
  sort,
  minPriceCents,
  maxPriceCents,
}: BooksPageQuery): Pick<BooksSelection, 'after' | 'through'> {
  const [first, last, step] = sort === 'price' ? [minPriceCents, maxPriceCents, -1] : [maxPriceCents, minPriceCents, 1];
  return {
    ...(first !== undefined && { after: [first + step] }),
    ...(last !== undefined && { through: [last] }),
  };
}

/** Firestore merges the indexes of each filter with each order (firestore.indexes.json). */
function toSelection(query: BooksPageQuery): BooksSelection {
  const { limit, sort } = query;
  const position = positionBefore(query);
  const { field, direction } = SORT_RULES[sort];
  return {
    equal: toEqualFields(query),
    orderBy: [
      [field, direction],
      ['__name__', 'asc'],
    ],
    ...(hasPrices(query) && toPriceBounds(query)),
    ...(position && { after: storedPosition(sort, position) }),
    limit: limit + 1,
  };
}

export async function pageOfSnapshot(query: BooksListQuery, snapshot: CatalogueSnapshot): Promise<BooksPage> {
  const toBooks = (records: BookRecord[]) => records.map(toBook);
  if (query.kind === 'search') return pageOfSearch(query, snapshot);
  if (isNamed(query)) return { books: await findNamedBooks(query, snapshot), next: null };
  if (query.kind === 'ids') return { books: toBooks(await snapshot.findAll(query.ids)), next: null };
  return toPage(toBooks(await snapshot.select(toSelection(query))), query);
}

/** For stored books that lack fields of queries. */
export function pageOfList(query: BooksListQuery, books: Book[]): BooksPage {
  if (query.kind === 'search') return pageOfSearchInList(query, books);
  if (isNamed(query)) return { books: filterNamedBooks(query, books), next: null };
  if (query.kind === 'ids') {
    const byId = new Map(books.map((book) => [book._id, book]));
    return { books: query.ids.flatMap((id) => byId.get(id) ?? []), next: null };
  }
  const { sort } = query;
  const afterPosition = positionBefore(query);
  const matching = books
    .filter((book) => passesFilter(book, query))
    .map((book) => ({ book, position: toPosition(sort, book) }))
    .filter(({ position }) => !afterPosition || comparePositions(sort, position, afterPosition) > 0)
    .toSorted((a, b) => comparePositions(sort, a.position, b.position));
  return toPage(
    matching.map(({ book }) => book),
    query,
  );
}
