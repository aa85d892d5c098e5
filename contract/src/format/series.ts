import type { Book } from '../api/book.ts';

export const seriesPath = (name: string): string => `/series/${encodeURIComponent(name)}`;
export const contributorPath = (name: string): string => `/contributors/${encodeURIComponent(name)}`;

type InSeries = Pick<Book, '_id' | 'series'>;

/** Sorts 2 before 10, and 3 before 3a. */
const numbers = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

const byId = (a: InSeries, b: InSeries) => (a._id < b._id ? -1 : 1);

/** Unnumbered books come last. */
export function inOrderOfSeries<Some extends InSeries>(books: readonly Some[]): Some[] {
  return books.toSorted((a, b) => {
    const [first, second] = [a.series?.number, b.series?.number];
    if (first !== undefined && second !== undefined) return numbers.compare(first, second) || byId(a, b);
    return Number(first === undefined) - Number(second === undefined) || byId(a, b);
  });
}

/** @param books sorted; other editions with the same number are skipped */
export function nextInSeries<Some extends InSeries>(book: InSeries, books: readonly Some[]): Some | undefined {
  const number = book.series?.number;
  if (number === undefined) return undefined;
  return books.find(({ series }) => series?.number !== undefined && numbers.compare(series.number, number) > 0);
}
