import type { BooksQuery } from '@bookstore/contract/api/booksQuery';

/** The newest books. The document's head requests the same (tooling/entryPages.ts). */
export const HOME_BOOKS = { limit: 60 } as const satisfies BooksQuery;

/** Seconds. */
export const REFRESH_AFTER = 60;

/** Displayed width of the banner's picture, also used by the start screen (tooling/entryPages.ts). */
export const BANNER_SIZES = '(min-width: 1024px) 560px, (min-width: 640px) 46vw, 227px';
