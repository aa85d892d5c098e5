import type { BooksQuery } from '@bookstore/contract/api/booksQuery';

/** The document's head requests the same page (tooling/entryPages.ts). */
export const HOME_BOOKS = { limit: 60 } as const satisfies BooksQuery;

/** Seconds. */
export const REFRESH_AFTER = 60;

/** The start screen uses the same sizes (tooling/entryPages.ts). */
export const BANNER_SIZES = '(min-width: 1024px) 560px, (min-width: 640px) 46vw, 227px';
