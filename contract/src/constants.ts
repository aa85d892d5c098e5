import { categories } from '@bookstore/shop/categories';

/* Business constants of the specification (sections 3 and 9), and what the shop's categories are called. Times carry their unit in their name. */

const NAMES = new Map<string, string>(categories.map(({ id, name }) => [id, name]));

/** What readers call a category. One that the shop has no more keeps the name that it is stored with. */
export const categoryName = (id: string): string => NAMES.get(id) ?? id;

/** How a book is bound. */
export const BOOK_FORMATS = ['hardcover', 'paperback', 'other'] as const;

export type BookFormat = (typeof BOOK_FORMATS)[number];

/** The role of an author in ONIX code list 17. */
export const AUTHOR_ROLE = 'A01';

/** In whose codes it is said what a book is about. */
export const SUBJECT_SCHEMES = ['thema', 'bisac'] as const;
export type SubjectScheme = (typeof SUBJECT_SCHEMES)[number];

type Ids<Entries extends readonly { id: string }[]> = { readonly [Index in keyof Entries]: Entries[Index]['id'] };

/** The shop's own: what books are stored with. */
export const CATEGORIES = categories.map(({ id }) => id) as unknown as Ids<typeof categories>;
export type Category = (typeof CATEGORIES)[number];

/** The orders of a page of books: `-price` is the dearest first. Equal ones are in the order of their ids. */
export const BOOK_SORTS = ['newest', 'price', '-price', 'title'] as const;
export type BookSort = (typeof BOOK_SORTS)[number];

/** What the home page's genre filter offers, by their names; technology is not among them. */
export const GENRES: readonly string[] = categories
  .filter((category) => !('isNoGenre' in category))
  .map(({ name }) => name);

/** A book without an author is shown under this name. */
export const DEFAULT_AUTHOR = 'admin';

export const STARTUP_SPINNER_MS = 2000;
export const SUCCESS_TOAST_MS = 1500;
export const CACHE_KEEP_ALIVE_SECONDS = 60;
export const ADMIN_TOKEN_LIFETIME_SECONDS = 3600;

export const DESCRIPTION_PREVIEW_LENGTH = 80;

/** Zero-based positions of the full list, both ends included. */
export const RECOMMENDED_POSITIONS = { first: 8, last: 17 } as const;

export const CART_STORAGE_KEY = 'cartItems';
export const ADMIN_TOKEN_STORAGE_KEY = 'token';
