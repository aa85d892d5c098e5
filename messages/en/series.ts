import type { Shown } from '../wordsOf.ts';
import { plural } from './words.ts';

export const home = 'Home';
export const books = 'Books';

export const bookOfSeries = <T>(number: Shown, series: T) => [`Book ${number} of `, series];
export const partOfSeries = <T>(series: T) => ['Part of ', series];
export const book = (number: Shown) => `Book ${number}`;
export const nextInSeries = 'Next in the series';
/** After the last book. */
export const startSeries = 'Start the series with';
export const allBooksOf = (series: Shown) => `All books in ${series}`;

export const counted = (count: number) => plural(count, { one: '1 book', other: `${count} books` });
/** For search engines and link previews. */
export const seriesDescription = (series: Shown, shopName: Shown) =>
  `The books in the series ${series}, in order, at ${shopName}.`;
export const personDescription = (name: Shown, shopName: Shown) => `Books by and with ${name}, at ${shopName}.`;
/** After “by Ann Lee”, on its own line. */
export const andBy = <T>(names: T) => ['and ', names];
/** Above the name. */
export const series = 'Series';
export const booksOfPerson = 'Books by and with';

export const loading = 'Loading books…';
export const notLoaded = "We couldn't load the books";
export const noSuchSeries = "We don't have any books in this series at the moment.";
export const noSuchPerson = "We don't have any books by this name at the moment.";

/** Signature of the note. */
export const noteBy = (name: Shown, shopName: Shown) => `${name}, ${shopName}`;
