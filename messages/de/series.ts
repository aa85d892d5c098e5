import type { Shown } from '../wordsOf.ts';
import { number as inDigits, plural } from './words.ts';

export const home = 'Startseite';
export const books = 'Bücher';

export const bookOfSeries = <T>(number: Shown, series: T) => [`Band ${number} der Reihe `, series];
export const partOfSeries = <T>(series: T) => ['Aus der Reihe ', series];
export const book = (number: Shown) => `Band ${number}`;
export const nextInSeries = 'Der nächste Band der Reihe';
export const startSeries = 'Die Reihe beginnt mit';
export const allBooksOf = (series: Shown) => `Alle Bände der Reihe ${series}`;

export const counted = (count: number) => plural(count, { one: '1 Buch', other: `${inDigits(count)} Bücher` });
export const seriesDescription = (series: Shown, shopName: Shown) =>
  `Die Bände der Reihe ${series} in ihrer Reihenfolge, bei ${shopName}.`;
export const personDescription = (name: Shown, shopName: Shown) =>
  `Bücher, an denen ${name} mitgewirkt hat, bei ${shopName}.`;
export const andBy = <T>(names: T) => ['und ', names];
export const series = 'Reihe';
export const booksOfPerson = 'Bücher von und mit';

export const loading = 'Die Bücher werden geladen …';
export const notLoaded = 'Die Bücher konnten nicht geladen werden';
export const noSuchSeries = 'Von einer solchen Reihe haben wir zurzeit keine Bücher.';
export const noSuchPerson = 'Unter diesem Namen haben wir zurzeit keine Bücher.';

export const noteBy = (name: Shown, shopName: Shown) => `${name}, ${shopName}`;
