import type { Shown } from '../wordsOf.ts';

export const hardcover = 'Hardcover';
export const paperback = 'Paperback';
export const other = 'Other';
export const publisher = 'Publisher';
export const pages = 'Pages';
export const language = 'Language';
export const format = 'Format';
export const cashOnDelivery = 'Cash on delivery';
export const inText = (category: Shown) => ` in ${category}`;
export const resultsFor = (words: Shown, text: Shown) => `Results for “${words}”${text}`;
export const allBooks = 'All books';
export const atPayInCashWhenThe = (title: Shown, name: Shown) =>
  `${title} at ${name}: pay in cash when the parcel is at your door.`;
