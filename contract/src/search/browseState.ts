import * as messages from '@bookstore/messages/facts';
import { categories } from '@bookstore/shop/categories';
import { shop } from '@bookstore/shop/shop';
import type { Book } from '../api/book.ts';
import type { BookCounts, BooksQuery } from '../api/booksQuery.ts';
import { toLanguageTag } from '../bookFields.ts';
import { BOOK_FORMATS, BOOK_SORTS, type BookFormat, type BookSort, CATEGORIES, type Category } from '../constants.ts';
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

/** A search has no filter. */
export type BrowseFilter =
  | { by: 'format'; format: BookFormat }
  /** Canonical BCP 47. */
  | { by: 'language'; language: string }
  /** In cents, inclusive. */
  | { by: 'price'; min: number | null; max: number | null };

export interface BrowseState {
  /** Results of a search are sorted by relevance. */
  words: string;
  category: Category | null;
  isAvailable: boolean;
  filter: BrowseFilter | null;
  /** A price filter allows price orders only. */
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
  filter: null,
  order: 'newest',
  page: 1,
  after: '',
};

/** The default order comes first. */
export const ordersOf = (filter: BrowseFilter | null): readonly BookSort[] =>
  filter?.by === 'price' ? ['price', '-price'] : BOOK_SORTS;

const orderOf = (filter: BrowseFilter | null, sort: string | null): BookSort =>
  ordersOf(filter).find((order) => order === sort) ?? ordersOf(filter)[0] ?? EVERYTHING.order;

function readPrice(text: string | null): number | null {
  const cents = toCents(text);
  return cents !== null && cents <= LIMITS.priceCents ? cents : null;
}

/** Reads one filter only. */
function readFilter(params: URLSearchParams): BrowseFilter | null {
  const format = BOOK_FORMATS.find((one) => one === params.get('format'));
  if (format) return { by: 'format', format };
  const language = toLanguageTag(params.get('language') ?? '');
  if (language) return { by: 'language', language };
  const [min, max] = [readPrice(params.get('minPrice')), readPrice(params.get('maxPrice'))];
  const isRange = (min ?? max) !== null && (min ?? 0) <= (max ?? LIMITS.priceCents);
  return isRange ? { by: 'price', min, max } : null;
}

function namedFilter(filter: BrowseFilter | null) {
  if (filter?.by === 'format') return { format: filter.format };
  if (filter?.by === 'language') return { language: filter.language };
  if (!filter) return {};
  const { min, max } = filter;
  return {
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
  const filter = words ? null : readFilter(params);
  return {
    words,
    category: CATEGORIES.find((category) => category === params.get('category')) ?? null,
    isAvailable: params.get('available') === 'true',
    filter,
    order: words ? EVERYTHING.order : orderOf(filter, params.get('sort')),
    // A list page cannot be found without its cursor.
    page: (after || words) && Number.isSafeInteger(page) && page > 1 ? page : 1,
    after,
  };
}

/** Returns '' for the full list. */
export function browseQuery({ words, category, isAvailable, filter, order, page, after }: BrowseState): string {
  const params = new URLSearchParams();
  if (words) params.set('q', words);
  if (category) params.set('category', category);
  if (isAvailable) params.set('available', 'true');
  for (const [name, value] of Object.entries(namedFilter(filter))) params.set(name, String(value));
  if (order !== orderOf(filter, null)) params.set('sort', order);
  if (after) params.set('after', after);
  if (page > 1) params.set('page', String(page));
  const query = params.toString();
  return query && `?${query}`;
}

export const browsePath = (state: BrowseState): string => `/books${browseQuery(state)}`;

/** Returns to the first page. A filter may bring its own order. */
export function withChoice(state: BrowseState, choice: Partial<BrowseState>): BrowseState {
  const chosen = { ...state, page: 1, after: '', ...choice };
  const isUsual = state.order === orderOf(state.filter, null);
  return { ...chosen, order: choice.order ?? orderOf(chosen.filter, isUsual ? null : state.order) };
}

export function booksQueryOf({ words, category, isAvailable, filter, order, after }: BrowseState): BooksQuery {
  const page = {
    limit: PAGE_SIZE,
    category: category ?? undefined,
    available: isAvailable,
    ...namedFilter(filter),
    after: after || undefined,
  };
  return words ? { ...page, q: words } : { ...page, sort: order };
}

/** Returns “Hardcover”, “German” or “$5.00 to $15.00”. */
export function filterName(filter: BrowseFilter): string {
  if (filter.by === 'format') return messages.formats[filter.format];
  if (filter.by === 'language') return languageName(filter.language);
  const { min, max } = filter;
  if (min === null) return messages.upTo(formatCents(max ?? 0));
  return max === null ? messages.fromAmount(formatCents(min)) : messages.fromTo(formatCents(min), formatCents(max));
}

export function browseTitle({ words, category, filter }: BrowseState, nameOf: (category: Category) => string): string {
  const shelf = category ? nameOf(category) : messages.allBooks;
  if (!words) return filter ? messages.shelfWithFilter(shelf, filterName(filter)) : shelf;
  return category ? messages.resultsForInCategory(words, nameOf(category)) : messages.resultsFor(words);
}

const shelves: readonly { id: string; description?: string }[] = categories;

export function browseDescription(title: string, { words, category, filter }: BrowseState = EVERYTHING): string {
  const own = words || filter ? undefined : shelves.find(({ id }) => id === category)?.description;
  return own ?? messages.listDescription(title, shop.name, payNote());
}

/** Pages with changing cursors are not indexed. */
export const isIndexedList = ({ words, filter, after }: BrowseState) => !words && !filter && !after;

/** Search engines treat other orders and later pages as this page. */
export const canonicalList = ({ category }: BrowseState): BrowseState => ({ ...EVERYTHING, category });
