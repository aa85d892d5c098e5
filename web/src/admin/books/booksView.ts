import type { BooksQuery } from '@bookstore/contract/api/booksQuery';
import { type BookSort, CATEGORIES, type Category } from '@bookstore/contract/constants';
import { LIMITS } from '@bookstore/contract/limits';
import * as messages from '@bookstore/messages/dashboardBooks';
import { categories } from '@bookstore/shop/categories';

/** The categories as a select offers them. */
export const CATEGORY_OPTIONS = categories.map(({ id, name }) => ({ value: id, label: name }));

/** As many rows as a browser lays out without a pause. */
export const BOOKS_PER_PAGE = 50;

export const SORT_OPTIONS: readonly { value: BookSort; label: string }[] = [
  { value: 'newest', label: messages.newestFirst },
  { value: 'price', label: messages.priceLowToHigh },
  { value: '-price', label: messages.priceHighToLow },
  { value: 'title', label: messages.titleAToZ },
];

/** Which of the books on sale are shown. */
export const SHOW_OPTIONS = [
  { value: '', label: messages.all },
  { value: 'trending', label: messages.trending },
  { value: 'sold-out', label: messages.soldOut },
] as const;
type Show = (typeof SHOW_OPTIONS)[number]['value'];

/** What the table of books shows, as its address says it. */
export interface BooksView {
  q: string;
  sort: BookSort;
  category: Category | '';
  show: Show;
  /** Counts from one. */
  page: number;
  /** The cursor of the page before; empty on the first page. */
  after: string;
}

export const ALL_BOOKS: BooksView = { q: '', sort: 'newest', category: '', show: '', page: 1, after: '' };

/** Reads the address; what it cannot mean is left out. */
export function readBooksView(params: URLSearchParams): BooksView {
  const after = params.get('after') ?? '';
  const page = Number(params.get('page'));
  const q = Array.from(params.get('q')?.trim() ?? '')
    .slice(0, LIMITS.bookSearch)
    .join('')
    .trim();
  return {
    q,
    // What is searched for comes best first.
    sort: (!q && SORT_OPTIONS.find(({ value }) => value === params.get('sort'))?.value) || ALL_BOOKS.sort,
    category: CATEGORIES.find((category) => category === params.get('category')) ?? '',
    show: SHOW_OPTIONS.find(({ value }) => value === params.get('show'))?.value ?? '',
    // Without its cursor a page cannot be found: then it is the first.
    page: after && Number.isSafeInteger(page) && page > 1 ? page : 1,
    after,
  };
}

/** A view as the search part of an address, with its question mark; empty for the newest books of all. */
export function toBooksSearch({ q, sort, category, show, page, after }: BooksView): string {
  const params = new URLSearchParams({
    ...(q && { q }),
    ...(sort !== ALL_BOOKS.sort && { sort }),
    ...(category && { category }),
    ...(show && { show }),
    ...(after && { after }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return params && `?${params}`;
}

/** What the API is asked for a view. */
export function toBooksQuery({ q, sort, category, show, after }: BooksView): BooksQuery {
  return {
    limit: BOOKS_PER_PAGE,
    ...(q ? { q } : { sort }),
    ...(category && { category }),
    ...(show === 'trending' && { trending: true }),
    ...(show === 'sold-out' && { available: 'false' as const }),
    ...(after && { after }),
  };
}

/** Another choice begins at its first page. */
export function withChoice(view: BooksView, choice: Partial<BooksView>): BooksView {
  const chosen = { ...view, page: 1, after: '', ...choice };
  return chosen.q ? { ...chosen, sort: ALL_BOOKS.sort } : chosen;
}

export const isFiltered = ({ q, category, show }: BooksView) => q !== '' || category !== '' || show !== '';
