import type { Shown } from '../wordsOf.ts';

export const publisher = 'Publisher';
export const pages = 'Pages';
export const language = 'Language';
export const format = 'Format';
export const allBooks = 'All books';
export const resultsFor = (words: Shown) => `Results for “${words}”`;
export const resultsForInCategory = (words: Shown, category: Shown) => `Results for “${words}” in ${category}`;
/** Of a page of books, for search engines. */
export const listDescription = (title: Shown, shopName: Shown) =>
  `${title} at ${shopName}: pay in cash when the parcel is at your door.`;
/** How a book is bound. */
export const formats = { hardcover: 'Hardcover', paperback: 'Paperback', other: 'Other' };
/** Whose order it was, after it was erased. */
export const erasedCustomer = 'Erased';
export const payments = { 'cash-on-delivery': 'Cash on delivery' };
/** In the middle of a sentence. */
export const paymentsInSentence = { 'cash-on-delivery': 'cash on delivery' };
