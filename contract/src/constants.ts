import { categories } from '@bookstore/shop/categories';

/* Business constants (specification, sections 3 and 9). */

const NAMES = new Map<string, string>(categories.map(({ id, name }) => [id, name]));

/** Removed categories keep their stored name. */
export const categoryName = (id: string): string => NAMES.get(id) ?? id;

export const BOOK_FORMATS = ['hardcover', 'paperback', 'other'] as const;

export type BookFormat = (typeof BOOK_FORMATS)[number];

/** ONIX code list 17. */
export const AUTHOR_ROLE = 'A01';

/** Schemes of subject codes. */
export const SUBJECT_SCHEMES = ['thema', 'bisac'] as const;
export type SubjectScheme = (typeof SUBJECT_SCHEMES)[number];

type Ids<Entries extends readonly { id: string }[]> = { readonly [Index in keyof Entries]: Entries[Index]['id'] };

/** Ids as stored. */
export const CATEGORIES = categories.map(({ id }) => id) as unknown as Ids<typeof categories>;
export type Category = (typeof CATEGORIES)[number];

/** `-price` is descending; ties are sorted by id. */
export const BOOK_SORTS = ['newest', 'price', '-price', 'title'] as const;
export type BookSort = (typeof BOOK_SORTS)[number];

/** The orders in which Firestore finds a price range. */
export const PRICE_SORTS: readonly BookSort[] = ['price', '-price'];

/** Genres of the home page, without technology. */
export const GENRES: readonly string[] = categories
  .filter((category) => !('isNoGenre' in category))
  .map(({ name }) => name);

export const DEFAULT_AUTHOR = 'admin';

export const STARTUP_SPINNER_MS = 2000;
export const SUCCESS_TOAST_MS = 1500;
export const CACHE_KEEP_ALIVE_SECONDS = 60;
export const ADMIN_TOKEN_LIFETIME_SECONDS = 3600;

export const DESCRIPTION_PREVIEW_LENGTH = 80;

/** Zero-based, inclusive. */
export const RECOMMENDED_POSITIONS = { first: 8, last: 17 } as const;

export const CART_STORAGE_KEY = 'cartItems';
export const ADMIN_TOKEN_STORAGE_KEY = 'token';
