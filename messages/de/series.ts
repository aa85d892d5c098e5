import type { Shown } from '../wordsOf.ts';
import { number as inDigits, plural } from './words.ts';

export const home = 'Startseite';
export const books = 'Bücher';

/** Which book of which series a book is. */
export const bookOfSeries = <T>(number: Shown, series: T) => [`Band ${number} der Reihe `, series];
export const partOfSeries = <T>(series: T) => ['Aus der Reihe ', series];
export const book = (number: Shown) => `Band ${number}`;
export const nextInSeries = 'Der nächste Band der Reihe';
/** Behind the last book of a series. */
export const seriesBegins = 'Die Reihe beginnt mit';
export const allBooksOf = (series: Shown) => `Alle Bände der Reihe ${series}`;

export const counted = (count: number) => plural(count, { one: '1 Buch', other: `${inDigits(count)} Bücher` });
/** For search engines and link previews, of a page of its books. */
export const seriesDescription = (series: Shown, shopName: Shown) =>
  `Die Bände der Reihe ${series} in ihrer Reihenfolge, bei ${shopName}.`;
export const personDescription = (name: Shown, shopName: Shown) =>
  `Bücher, an denen ${name} mitgewirkt hat, bei ${shopName}.`;
/** Behind “by Ann Lee”, on a line of its own. */
export const andBy = <T>(names: T) => ['und ', names];
/** Above the name. */
export const series = 'Reihe';
export const booksOfPerson = 'Bücher unter Mitwirkung von';

export const loading = 'Die Bücher werden geladen';
export const notLoaded = 'Die Bücher konnten nicht geladen werden';
export const noSuchSeries = 'Von einer solchen Reihe haben wir zurzeit keine Bücher.';
export const noSuchPerson = 'Unter diesem Namen haben wir zurzeit keine Bücher.';

/** Under what somebody of the shop says of a book. */
export const noteBy = (name: Shown, shopName: Shown) => `${name}, ${shopName}`;
