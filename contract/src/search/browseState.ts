import * as messages from '@bookstore/messages/facts';
import { categories } from '@bookstore/shop/categories';
import { shop } from '@bookstore/shop/shop';
import type { Book } from '../api/book.ts';
import type { BookCounts, BooksQuery } from '../api/booksQuery.ts';
import { BOOK_SORTS, type BookSort, CATEGORIES, type Category } from '../constants.ts';
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

/** What a page of books shows. All of it stands in the address, so that it can be kept, shared and gone back to. */
export interface BrowseState {
  /** What is searched for; empty where nothing is. What a search found has one order: best first. */
  words: string;
  category: Category | null;
  /** Leaves out what is sold out. */
  isAvailable: boolean;
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
  order: 'newest',
  page: 1,
  after: '',
};

/** An address is anybody's to type: what makes no sense in it counts as absent. */
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
    order: (!words && BOOK_SORTS.find((sort) => sort === params.get('sort'))) || EVERYTHING.order,
    // Without its cursor a page of the list cannot be found: then it is the first.
    page: (after || words) && Number.isSafeInteger(page) && page > 1 ? page : 1,
    after,
  };
}

/** The query string of a state, without what goes without saying; '' for everything there is. */
export function browseQuery({ words, category, isAvailable, order, page, after }: BrowseState): string {
  const params = new URLSearchParams();
  if (words) params.set('q', words);
  if (category) params.set('category', category);
  if (isAvailable) params.set('available', 'true');
  if (order !== EVERYTHING.order) params.set('sort', order);
  if (after) params.set('after', after);
  if (page > 1) params.set('page', String(page));
  const query = params.toString();
  return query && `?${query}`;
}

export const browsePath = (state: BrowseState): string => `/books${browseQuery(state)}`;

/** Another choice begins at its first page. */
export function withChoice(state: BrowseState, choice: Partial<BrowseState>): BrowseState {
  return { ...state, page: 1, after: '', ...choice };
}

/** What the API is asked for. */
export function booksQueryOf({ words, category, isAvailable, order, after }: BrowseState): BooksQuery {
  const page = {
    limit: PAGE_SIZE,
    category: category ?? undefined,
    available: isAvailable,
    after: after || undefined,
  };
  return words ? { ...page, q: words } : { ...page, sort: order };
}

/** What the page is called. */
export function browseTitle({ words, category }: BrowseState, nameOf: (category: Category) => string): string {
  if (!words) return category ? nameOf(category) : messages.allBooks;
  return category ? messages.resultsForInCategory(words, nameOf(category)) : messages.resultsFor(words);
}

const shelves: readonly { id: string; description?: string }[] = categories;

/** For search engines and link previews: what the shop says of a shelf, else a sentence. @param title of the page */
export function browseDescription(title: string, { words, category }: BrowseState = EVERYTHING): string {
  const own = words ? undefined : shelves.find(({ id }) => id === category)?.description;
  return own ?? messages.listDescription(title, shop.name, payNote());
}

/** Whether search engines shall keep the page: no results of a search, and no page whose cursor is another one tomorrow. */
export const isIndexedList = ({ words, after }: BrowseState) => !words && !after;

/** The page of which other orders, and the books that are left of it, are variants: what search engines keep of all of them. */
export const canonicalList = ({ category }: BrowseState): BrowseState => ({ ...EVERYTHING, category });
