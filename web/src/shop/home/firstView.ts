import type { BooksQuery } from '@bookstore/contract/api/booksQuery';

/** The page of books that the home page is made of: the newest. The document's head asks for it, too (tooling/entryPages.ts). */
export const HOME_BOOKS = { limit: 60 } as const satisfies BooksQuery;

/** Seconds: coming back after a while shows the books that are there and asks for fresh ones. */
export const REFRESH_AFTER = 60;

/** How wide the banner's picture is shown. The build writes the same into the start screen (tooling/entryPages.ts). */
export const BANNER_SIZES = '(min-width: 1024px) 560px, (min-width: 640px) 576px, calc(100vw - 2rem)';
