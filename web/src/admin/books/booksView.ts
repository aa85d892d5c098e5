import type { BooksQuery, StockedBooksQuery } from '@bookstore/contract/api/booksQuery';
import { type BookSort, CATEGORIES, type Category } from '@bookstore/contract/constants';
import { LIMITS, LOW_STOCK } from '@bookstore/contract/limits';
import * as messages from '@bookstore/messages/dashboardBooks';
import { categories } from '@bookstore/shop/categories';
import { local, readText, writeText } from '../../lib/storage.ts';

/** The categories as a select offers them. */
export const CATEGORY_OPTIONS = categories.map(({ id, name }) => ({ value: id, label: name }));

/** As many rows as a browser lays out without a pause. */
export const BOOKS_PER_PAGE = 50;

/** By their copies the books come in a list of their own, of those alone whose copies are counted. */
type Sort = BookSort | 'stock';

export const SORT_OPTIONS: readonly { value: Sort; label: string }[] = [
  { value: 'newest', label: messages.newestFirst },
  { value: 'price', label: messages.priceLowToHigh },
  { value: '-price', label: messages.priceHighToLow },
  { value: 'title', label: messages.titleAToZ },
  { value: 'stock', label: messages.fewestCopiesFirst },
];

/** Which of the books on sale are shown. */
export const SHOW_OPTIONS = [
  { value: '', label: messages.all },
  { value: 'trending', label: messages.trending },
  { value: 'sold-out', label: messages.soldOut },
  { value: 'low', label: messages.runningLow },
  { value: 'reorder', label: messages.toReorder },
] as const;
type Show = (typeof SHOW_OPTIONS)[number]['value'];

/** What the table of books shows, as its address says it. */
export interface BooksView {
  q: string;
  sort: Sort;
  category: Category | '';
  show: Show;
  /** With `reorder`: of fewer copies than this. Else 0. */
  below: number;
  /** Counts from one. */
  page: number;
  /** The cursor of the page before; empty on the first page. */
  after: string;
}

const USUAL_SORT: BookSort = 'newest';

/** Of fewer copies than so many books are reordered, until somebody says another number. */
const USUAL_BELOW = 5;
const BELOW_KEY = 'reorderBelow';

/** A text as the number of copies below which books are reordered; null for what is none. */
export function toBelow(text: string | null): number | null {
  const below = /^\d{1,6}$/.test(text ?? '') ? Number(text) : 0;
  return below > 0 && below <= LIMITS.copies ? below : null;
}

/** As this device has it. */
const readBelow = (): number => toBelow(readText(local, BELOW_KEY)) ?? USUAL_BELOW;
export const keepBelow = (below: number) => writeText(local, BELOW_KEY, String(below));

const isStockShow = (show: Show | undefined) => show === 'low' || show === 'reorder';

/** Whether the books come by their copies: such a list is neither searched nor of one category. */
export const isByStock = ({ sort, show }: BooksView) => sort === 'stock' || isStockShow(show);

const byStock = (view: BooksView): BooksView => ({
  ...view,
  q: '',
  category: '',
  sort: 'stock',
  show: isStockShow(view.show) ? view.show : '',
  below: view.show === 'reorder' ? view.below || readBelow() : 0,
});

/** What is searched for comes best first. */
const notByStock = (view: BooksView): BooksView => ({ ...view, below: 0, ...(view.q && { sort: USUAL_SORT }) });

/** Reads the address; what it cannot mean is left out. */
export function readBooksView(params: URLSearchParams): BooksView {
  const after = params.get('after') ?? '';
  const page = Number(params.get('page'));
  const q = Array.from(params.get('q')?.trim() ?? '')
    .slice(0, LIMITS.bookSearch)
    .join('')
    .trim();
  const view: BooksView = {
    q,
    sort: SORT_OPTIONS.find(({ value }) => value === params.get('sort'))?.value ?? USUAL_SORT,
    category: CATEGORIES.find((category) => category === params.get('category')) ?? '',
    show: SHOW_OPTIONS.find(({ value }) => value === params.get('show'))?.value ?? '',
    below: toBelow(params.get('below')) ?? 0,
    // Without its cursor a page cannot be found: then it is the first.
    page: after && Number.isSafeInteger(page) && page > 1 ? page : 1,
    after,
  };
  return isByStock(view) ? byStock(view) : notByStock(view);
}

/** A view as the search part of an address, with its question mark; empty for the newest books of all. */
export function toBooksSearch({ q, sort, category, show, below, page, after }: BooksView): string {
  const params = new URLSearchParams({
    ...(q && { q }),
    ...(sort !== USUAL_SORT && !isStockShow(show) && { sort }),
    ...(category && { category }),
    ...(show && { show }),
    ...(below > 0 && { below: String(below) }),
    ...(after && { after }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return params && `?${params}`;
}

/** What the API is asked for a view that is not by copies. */
export function toBooksQuery({ q, sort, category, show, after }: BooksView): BooksQuery {
  return {
    limit: BOOKS_PER_PAGE,
    ...(q ? { q } : { sort: sort === 'stock' ? USUAL_SORT : sort }),
    ...(category && { category }),
    ...(show === 'trending' && { trending: true }),
    ...(show === 'sold-out' && { available: 'false' as const }),
    ...(after && { after }),
  };
}

/** What it is asked for one that is. */
export function toStockedBooksQuery({ show, below, after }: BooksView): StockedBooksQuery {
  return {
    limit: BOOKS_PER_PAGE,
    ...(show === 'low' && { minCopies: 1, maxCopies: LOW_STOCK }),
    ...(show === 'reorder' && { maxCopies: below - 1 }),
    ...(after && { after }),
  };
}

/** Another choice begins at its first page. What does not go with the copies ends their order, and the other way about. */
export function withChoice(view: BooksView, choice: Partial<BooksView>): BooksView {
  const chosen = { ...view, page: 1, after: '', ...choice };
  if (choice.sort === 'stock' || isStockShow(choice.show)) return byStock(chosen);
  if (!isByStock(view)) return notByStock(chosen);
  const isOther = choice.q || choice.category || choice.sort || choice.show !== undefined;
  if (!isOther) return byStock(chosen);
  return notByStock({ ...chosen, sort: choice.sort ?? USUAL_SORT, show: choice.show ?? '' });
}

export const isFiltered = ({ q, category, show }: BooksView) => q !== '' || category !== '' || show !== '';
