import { type BookSort, CATEGORIES, type Category } from '@bookstore/contract/constants';

export const ORDERS: readonly { value: BookSort; label: string }[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'price', label: 'Price, low to high' },
  { value: '-price', label: 'Price, high to low' },
  { value: 'title', label: 'Title, A to Z' },
];

/** What the page shows. All of it stands in the address, so that it can be kept, shared and gone back to. */
export interface BrowseState {
  category: Category | null;
  order: BookSort;
  /** Counts from one. */
  page: number;
  /** The cursor of the page before; empty on the first page. */
  after: string;
}

export const EVERYTHING: BrowseState = {
  category: null,
  order: 'newest',
  page: 1,
  after: '',
};

/** An address is anybody's to type: what makes no sense in it counts as absent. */
export function readBrowse(params: URLSearchParams): BrowseState {
  const after = params.get('after') ?? '';
  const page = Number(params.get('page'));
  return {
    category: CATEGORIES.find((category) => category === params.get('category')) ?? null,
    order: ORDERS.find(({ value }) => value === params.get('sort'))?.value ?? EVERYTHING.order,
    // Without its cursor a page cannot be found: then it is the first.
    page: after && Number.isSafeInteger(page) && page > 1 ? page : 1,
    after,
  };
}

/** The query string of a state, without what goes without saying; '' for everything there is. */
export function browseQuery({ category, order, page, after }: BrowseState): string {
  const params = new URLSearchParams();
  if (category) params.set('category', category);
  if (order !== EVERYTHING.order) params.set('sort', order);
  if (after) params.set('after', after);
  if (page > 1) params.set('page', String(page));
  const query = params.toString();
  return query && `?${query}`;
}

/** Another choice begins at its first page. */
export function withChoice(state: BrowseState, choice: Partial<BrowseState>): BrowseState {
  return { ...state, page: 1, after: '', ...choice };
}

const NAMES: Record<Category, string> = {
  business: 'Business',
  technology: 'Technology',
  fiction: 'Fiction',
  horror: 'Horror',
  adventure: 'Adventure',
};

export const categoryName = (category: Category): string => NAMES[category];

/** What the page is called. */
export function browseTitle({ category }: BrowseState): string {
  return category ? categoryName(category) : 'All books';
}
