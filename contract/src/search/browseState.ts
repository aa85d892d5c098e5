import * as messages from '@bookstore/messages/facts';
import { categories } from '@bookstore/shop/categories';
import { shop } from '@bookstore/shop/shop';
import type { Book } from '../api/book.ts';
import type { BookCounts, BooksQuery } from '../api/booksQuery.ts';
import { toLanguageTag } from '../bookFields.ts';
import {
  BOOK_FORMATS,
  BOOK_SORTS,
  type BookFormat,
  type BookSort,
  CATEGORIES,
  type Category,
  PRICE_SORTS,
} from '../constants.ts';
import { languageName } from '../format/bookFacts.ts';
import { centsToNumber, formatCents, toCents } from '../format/money.ts';
import { LIMITS } from '../limits.ts';
import { payNote } from '../payment.ts';

export const BROWSE_DATA_ID = 'browse-data';

export interface BrowseData {
  /** From `browsePath`. */
  path: string;
  page: { books: Book[]; total: number | null; next: string | null };
  counts: BookCounts;
  /** ETag of the page's call. */
  etag: string;
}

export const PAGE_SIZE = 24;

/** Cents, inclusive; one limit may be open. */
export interface PriceRange {
  min: number | null;
  max: number | null;
}

export interface BrowseState {
  /** Results of a search are sorted by relevance. */
  words: string;
  category: Category | null;
  isAvailable: boolean;
  format: BookFormat | null;
  /** Canonical BCP 47. */
  language: string | null;
  /** Null with a search. */
  prices: PriceRange | null;
  /** The chosen order. A price range may suspend it (`orderOf`). */
  order: BookSort;
  /** One-based. */
  page: number;
  /** Previous page's cursor; '' for numbered pages. */
  after: string;
}

export const EVERYTHING: BrowseState = {
  words: '',
  category: null,
  isAvailable: false,
  format: null,
  language: null,
  prices: null,
  order: 'newest',
  page: 1,
  after: '',
};

export const NO_FILTERS = { format: null, language: null, prices: null, isAvailable: false } as const;

export const ordersOf = ({ prices }: Pick<BrowseState, 'prices'>): readonly BookSort[] =>
  prices ? PRICE_SORTS : BOOK_SORTS;

/** The order of the list: the chosen one, unless the price range excludes it. */
export const orderOf = ({ prices, order }: Pick<BrowseState, 'prices' | 'order'>): BookSort =>
  ordersOf({ prices }).includes(order) ? order : 'price';

function readPrice(text: string | null): number | null {
  const cents = toCents(text);
  return cents !== null && cents <= LIMITS.priceCents ? cents : null;
}

function readPrices(params: URLSearchParams): PriceRange | null {
  const [min, max] = [readPrice(params.get('minPrice')), readPrice(params.get('maxPrice'))];
  const isRange = (min ?? max) !== null && (min ?? 0) <= (max ?? LIMITS.priceCents);
  return isRange ? { min, max } : null;
}

/** Filters by API parameter names, as in addresses. */
function namedFilters({ format, language, prices }: BrowseState) {
  const { min, max } = prices ?? { min: null, max: null };
  return {
    ...(format && { format }),
    ...(language && { language }),
    ...(min !== null && { minPrice: centsToNumber(min) }),
    ...(max !== null && { maxPrice: centsToNumber(max) }),
  };
}

export function readBrowse(params: URLSearchParams): BrowseState {
  const words = Array.from((params.get('q') ?? '').trim())
    .slice(0, LIMITS.bookSearch)
    .join('')
    .trim();
  const after = params.get('after') ?? '';
  const page = Number(params.get('page'));
  return {
    words,
    category: CATEGORIES.find((category) => category === params.get('category')) ?? null,
    isAvailable: params.get('available') === 'true',
    format: BOOK_FORMATS.find((format) => format === params.get('format')) ?? null,
    language: toLanguageTag(params.get('language') ?? ''),
    prices: words ? null : readPrices(params),
    order: BOOK_SORTS.find((order) => !words && order === params.get('sort')) ?? EVERYTHING.order,
    // A list page cannot be found without its cursor.
    page: (after || words) && Number.isSafeInteger(page) && page > 1 ? page : 1,
    after,
  };
}

/** Omits defaults; '' for the full list. */
export function browseQuery(state: BrowseState): string {
  const { words, category, isAvailable, order, page, after } = state;
  const params = new URLSearchParams();
  if (words) params.set('q', words);
  if (category) params.set('category', category);
  if (isAvailable) params.set('available', 'true');
  for (const [name, value] of Object.entries(namedFilters(state))) params.set(name, String(value));
  if (order !== EVERYTHING.order) params.set('sort', order);
  if (after) params.set('after', after);
  if (page > 1) params.set('page', String(page));
  const query = params.toString();
  return query && `?${query}`;
}

export const browsePath = (state: BrowseState): string => `/books${browseQuery(state)}`;

/** Returns to the first page. */
export const withChoice = (state: BrowseState, choice: Partial<BrowseState>): BrowseState => ({
  ...state,
  page: 1,
  after: '',
  ...choice,
});

export function booksQueryOf(state: BrowseState): BooksQuery {
  const { words, category, isAvailable, after } = state;
  const page = {
    limit: PAGE_SIZE,
    category: category ?? undefined,
    available: isAvailable,
    ...namedFilters(state),
    after: after || undefined,
  };
  return words ? { ...page, q: words } : { ...page, sort: orderOf(state) };
}

/** “$5.00 to $15.00”. */
function nameOfPrices({ min, max }: PriceRange): string {
  if (min === null) return messages.upTo(formatCents(max ?? 0));
  return max === null ? messages.fromAmount(formatCents(min)) : messages.fromTo(formatCents(min), formatCents(max));
}

interface ActiveFilter {
  /** “Hardcover”, “German”. */
  name: string;
  /** The choice that removes it. */
  without: Partial<BrowseState>;
}

export function activeFilters({ format, language, prices }: BrowseState): ActiveFilter[] {
  return [
    ...(format ? [{ name: messages.formats[format], without: { format: null } }] : []),
    ...(language ? [{ name: languageName(language), without: { language: null } }] : []),
    ...(prices ? [{ name: nameOfPrices(prices), without: { prices: null } }] : []),
  ];
}

export function browseTitle(state: BrowseState, nameOf: (category: Category) => string): string {
  const { words, category } = state;
  if (words) return category ? messages.resultsForInCategory(words, nameOf(category)) : messages.resultsFor(words);
  const shelf = category ? nameOf(category) : messages.allBooks;
  const filters = activeFilters(state).map(({ name }) => name);
  return filters.length > 0 ? messages.shelfWithFilter(shelf, filters.join(', ')) : shelf;
}

const shelves: readonly { id: string; description?: string }[] = categories;

/** The shop's text of a shelf, or a sentence. @param title of the page */
export function browseDescription(title: string, state: BrowseState = EVERYTHING): string {
  const isWholeShelf = !state.words && activeFilters(state).length === 0;
  const own = isWholeShelf ? shelves.find(({ id }) => id === state.category)?.description : undefined;
  return own ?? messages.listDescription(title, shop.name, payNote());
}

/** Excludes searches, filters and pages with changing cursors. */
export const isIndexedList = (state: BrowseState) => !state.words && activeFilters(state).length === 0 && !state.after;

/** Search engines treat other orders and later pages as this page. */
export const canonicalList = ({ category }: BrowseState): BrowseState => ({ ...EVERYTHING, category });
