/** How a book is bound. */
export const BOOK_FORMATS = ['hardcover', 'paperback', 'other'] as const;

export type BookFormat = (typeof BOOK_FORMATS)[number];
