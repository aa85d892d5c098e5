import type { BooksQuery } from '@bookstore/contract/api/booksQuery';

/** The page of books that the home page is made of: the newest. The document's head asks for it, too (tooling/entryPages.ts). */
export const HOME_BOOKS = { limit: 60 } as const satisfies BooksQuery;

/** Seconds: coming back after a while shows the books that are there and asks for fresh ones. */
export const REFRESH_AFTER = 60;
