import { type BookSort, CATEGORIES, type Category } from '@bookstore/contract/constants';
import { paths } from '../../paths.ts';
import { shopTexts } from '../../shopTexts.ts';

export const ORDERS: readonly { value: BookSort; label: string }[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'price', label: 'Price, low to high' },
  { value: '-price', label: 'Price, high to low' },
  { value: 'title', label: 'Title, A to Z' },
];

/** Characters of a search: as many as the API takes. */
const MAX_WORDS = 100;

/** What the page shows. All of it stands in the address, so that it can be kept, shared and gone back to. */
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
    .slice(0, MAX_WORDS)
    .join('')
    .trim();
  const after = params.get('after') ?? '';
  const page = Number(params.get('page'));
  return {
    words,
    category: CATEGORIES.find((category) => category === params.get('category')) ?? null,
    isAvailable: params.get('available') === 'true',
    order: (!words && ORDERS.find(({ value }) => value === params.get('sort'))?.value) || EVERYTHING.order,
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

export const browsePath = (state: BrowseState): string => paths.books + browseQuery(state);

/** Another choice begins at its first page. */
export function withChoice(state: BrowseState, choice: Partial<BrowseState>): BrowseState {
  return { ...state, page: 1, after: '', ...choice };
}

export const categoryName = (category: Category): string => shopTexts.categories[category];

/** What the page is called. */
export function browseTitle({ words, category }: BrowseState): string {
  if (words) return `Results for “${words}”${category ? ` in ${categoryName(category)}` : ''}`;
  return category ? categoryName(category) : 'All books';
}
