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

/** Of the data block in a document of a page of books (application/json, which no browser runs). */
export const BROWSE_DATA_ID = 'browse-data';

/** What the page would ask the API for, as it was when the document was made. */
export interface BrowseData {
  /** The page's address, as the contract writes it (browsePath). */
  path: string;
  page: { books: Book[]; total: number | null; next: string | null };
  counts: BookCounts;
}

/** Books of a page that a reader browses. */
export const PAGE_SIZE = 24;

/** What books are narrowed down by, beside their category. A list has one of these at a time, and a search none. */
export type BrowseFilter =
  | { by: 'format'; format: BookFormat }
  /** BCP 47, in its canonical form. */
  | { by: 'language'; language: string }
  /** Cents, both ends included; one of them may be open. */
  | { by: 'price'; min: number | null; max: number | null };

/** What a page of books shows. All of it stands in the address, so that it can be kept, shared and gone back to. */
export interface BrowseState {
  /** What is searched for; empty where nothing is. What a search found has one order: best first. */
  words: string;
  category: Category | null;
  /** Leaves out what is sold out. */
  isAvailable: boolean;
  filter: BrowseFilter | null;
  /** Books of some prices have the two orders of prices only. */
  order: BookSort;
  /** Counts from one. */
  page: number;
  /** The cursor of the page before; empty on the first page, and where a search on the device has numbered pages. */
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

/** The orders of a list with a filter, the one that goes without saying first. */
export const ordersOf = (filter: BrowseFilter | null): readonly BookSort[] =>
  filter?.by === 'price' ? ['price', '-price'] : BOOK_SORTS;

const orderOf = (filter: BrowseFilter | null, sort: string | null): BookSort =>
  ordersOf(filter).find((order) => order === sort) ?? ordersOf(filter)[0] ?? EVERYTHING.order;

/** A price in an address; null for none. */
function readPrice(text: string | null): number | null {
  const cents = toCents(text);
  return cents !== null && cents <= LIMITS.priceCents ? cents : null;
}

/** Of several filters in an address one counts. */
function readFilter(params: URLSearchParams): BrowseFilter | null {
  const format = BOOK_FORMATS.find((one) => one === params.get('format'));
  if (format) return { by: 'format', format };
  const language = toLanguageTag(params.get('language') ?? '');
  if (language) return { by: 'language', language };
  const [min, max] = [readPrice(params.get('minPrice')), readPrice(params.get('maxPrice'))];
  const isRange = (min ?? max) !== null && (min ?? 0) <= (max ?? LIMITS.priceCents);
  return isRange ? { by: 'price', min, max } : null;
}

/** A filter by the names of the API, which are those of the address. */
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

/** An address is anybody's to type: what makes no sense in it counts as absent. */
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
    // Without its cursor a page of the list cannot be found: then it is the first.
    page: (after || words) && Number.isSafeInteger(page) && page > 1 ? page : 1,
    after,
  };
}

/** The query string of a state, without what goes without saying; '' for everything there is. */
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

/** Another choice begins at its first page. A filter brings its own order where it does not know the present one. */
export function withChoice(state: BrowseState, choice: Partial<BrowseState>): BrowseState {
  const chosen = { ...state, page: 1, after: '', ...choice };
  const isUsual = state.order === orderOf(state.filter, null);
  return { ...chosen, order: choice.order ?? orderOf(chosen.filter, isUsual ? null : state.order) };
}

/** What the API is asked for. */
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

/** What a filter is called: “Hardcover”, “German”, “$5.00 to $15.00”. */
export function filterName(filter: BrowseFilter): string {
  if (filter.by === 'format') return messages.formats[filter.format];
  if (filter.by === 'language') return languageName(filter.language);
  const { min, max } = filter;
  if (min === null) return messages.upTo(formatCents(max ?? 0));
  return max === null ? messages.fromAmount(formatCents(min)) : messages.fromTo(formatCents(min), formatCents(max));
}

/** What the page is called. */
export function browseTitle({ words, category, filter }: BrowseState, nameOf: (category: Category) => string): string {
  const shelf = category ? nameOf(category) : messages.allBooks;
  if (!words) return filter ? messages.shelfWithFilter(shelf, filterName(filter)) : shelf;
  return category ? messages.resultsForInCategory(words, nameOf(category)) : messages.resultsFor(words);
}

const shelves: readonly { id: string; description?: string }[] = categories;

/** For search engines and link previews: what the shop says of a shelf, else a sentence. @param title of the page */
export function browseDescription(title: string, { words, category, filter }: BrowseState = EVERYTHING): string {
  const own = words || filter ? undefined : shelves.find(({ id }) => id === category)?.description;
  return own ?? messages.listDescription(title, shop.name, payNote());
}

/** Whether search engines shall keep the page: no results of a search or a filter, and no page whose cursor is another one tomorrow. */
export const isIndexedList = ({ words, filter, after }: BrowseState) => !words && !filter && !after;

/** The page of which other orders, and the books that are left of it, are variants: what search engines keep of all of them. */
export const canonicalList = ({ category }: BrowseState): BrowseState => ({ ...EVERYTHING, category });
