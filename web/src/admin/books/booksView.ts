import type { BooksQuery, StockedBooksQuery } from '@bookstore/contract/api/booksQuery';
import { type BookSort, CATEGORIES, type Category } from '@bookstore/contract/constants';
import { LIMITS, LOW_STOCK } from '@bookstore/contract/limits';
import * as messages from '@bookstore/messages/dashboardBooks';
import { categories } from '@bookstore/shop/categories';
import { local, readText, writeText } from '../../lib/storage.ts';

export const CATEGORY_OPTIONS = categories.map(({ id, name }) => ({ value: id, label: name }));

/** More rows would make the layout pause. */
export const BOOKS_PER_PAGE = 50;

type Sort = BookSort | 'stock';

export const SORT_OPTIONS: readonly { value: Sort; label: string }[] = [
  { value: 'newest', label: messages.newestFirst },
  { value: 'price', label: messages.priceLowToHigh },
  { value: '-price', label: messages.priceHighToLow },
  { value: 'title', label: messages.titleAToZ },
  { value: 'stock', label: messages.fewestCopiesFirst },
];

export const SHOW_OPTIONS = [
  { value: '', label: messages.all },
  { value: 'trending', label: messages.trending },
  { value: 'sold-out', label: messages.soldOut },
  { value: 'low', label: messages.runningLow },
  { value: 'reorder', label: messages.toReorder },
] as const;
type Show = (typeof SHOW_OPTIONS)[number]['value'];

export interface BooksView {
  q: string;
  sort: Sort;
  category: Category | '';
  show: Show;
  /** Shows books below this stock level; 0 except for `reorder`. */
  below: number;
  /** One-based. */
  page: number;
  after: string;
}

const DEFAULT_SORT: BookSort = 'newest';

const DEFAULT_BELOW = 5;
const BELOW_KEY = 'reorderBelow';

/** @returns null for invalid text */
export function toBelow(text: string | null): number | null {
  const below = /^\d{1,6}$/.test(text ?? '') ? Number(text) : 0;
  return below > 0 && below <= LIMITS.copies ? below : null;
}

const readBelow = (): number => toBelow(readText(local, BELOW_KEY)) ?? DEFAULT_BELOW;
export const keepBelow = (below: number) => writeText(local, BELOW_KEY, String(below));

const isStockShow = (show: Show | undefined) => show === 'low' || show === 'reorder';

/** The API's stock lists support neither search nor category. */
export const isStockList = ({ sort, show }: BooksView) => sort === 'stock' || isStockShow(show);

const byStock = (view: BooksView): BooksView => ({
  ...view,
  q: '',
  category: '',
  sort: 'stock',
  show: isStockShow(view.show) ? view.show : '',
  below: view.show === 'reorder' ? view.below || readBelow() : 0,
});

/** Searches sort by relevance. */
const withoutStockFilter = (view: BooksView): BooksView => ({
  ...view,
  below: 0,
  ...(view.q && { sort: DEFAULT_SORT }),
});

export function readBooksView(params: URLSearchParams): BooksView {
  const after = params.get('after') ?? '';
  const page = Number(params.get('page'));
  const q = Array.from(params.get('q')?.trim() ?? '')
    .slice(0, LIMITS.bookSearch)
    .join('')
    .trim();
  const view: BooksView = {
    q,
    sort: SORT_OPTIONS.find(({ value }) => value === params.get('sort'))?.value ?? DEFAULT_SORT,
    category: CATEGORIES.find((category) => category === params.get('category')) ?? '',
    show: SHOW_OPTIONS.find(({ value }) => value === params.get('show'))?.value ?? '',
    below: toBelow(params.get('below')) ?? 0,
    // A page cannot be found without its cursor.
    page: after && Number.isSafeInteger(page) && page > 1 ? page : 1,
    after,
  };
  return isStockList(view) ? byStock(view) : withoutStockFilter(view);
}

/** @returns the query string with its question mark; '' for the default view */
export function toBooksSearch({ q, sort, category, show, below, page, after }: BooksView): string {
  const params = new URLSearchParams({
    ...(q && { q }),
    ...(sort !== DEFAULT_SORT && !isStockShow(show) && { sort }),
    ...(category && { category }),
    ...(show && { show }),
    ...(below > 0 && { below: String(below) }),
    ...(after && { after }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return params && `?${params}`;
}

export function toBooksQuery({ q, sort, category, show, after }: BooksView): BooksQuery {
  return {
    limit: BOOKS_PER_PAGE,
    ...(q ? { q } : { sort: sort === 'stock' ? DEFAULT_SORT : sort }),
    ...(category && { category }),
    ...(show === 'trending' && { trending: true }),
    ...(show === 'sold-out' && { available: 'false' as const }),
    ...(after && { after }),
  };
}

export function toStockedBooksQuery({ show, below, after }: BooksView): StockedBooksQuery {
  return {
    limit: BOOKS_PER_PAGE,
    ...(show === 'low' && { minCopies: 1, maxCopies: LOW_STOCK }),
    ...(show === 'reorder' && { maxCopies: below - 1 }),
    ...(after && { after }),
  };
}

/** Returns to the first page. Choices that exclude sorting by stock end it, and vice versa. */
export function withChoice(view: BooksView, choice: Partial<BooksView>): BooksView {
  const chosen = { ...view, page: 1, after: '', ...choice };
  if (choice.sort === 'stock' || isStockShow(choice.show)) return byStock(chosen);
  if (!isStockList(view)) return withoutStockFilter(chosen);
  const isOther = choice.q || choice.category || choice.sort || choice.show !== undefined;
  if (!isOther) return byStock(chosen);
  return withoutStockFilter({ ...chosen, sort: choice.sort ?? DEFAULT_SORT, show: choice.show ?? '' });
}

export const isFiltered = ({ q, category, show }: BooksView) => q !== '' || category !== '' || show !== '';
