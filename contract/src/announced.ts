import * as messages from '@bookstore/messages/facts';
import type { BookDetails } from './api/bookDetails.ts';
import { SHOP_TIME_ZONE } from './arrival.ts';
import { dayOf } from './days.ts';
import { formatPublished } from './format/bookFacts.ts';

/** `YYYY` becomes the first of January, `YYYY-MM` the first of the month. */
export const firstDayOfDate = (published: string): string => `${published}-01-01`.slice(0, 'YYYY-MM-DD'.length);

/** '' if published or unknown. */
export function futurePublicationOf({ published }: Pick<BookDetails, 'published'>, now = new Date()): string {
  return published && firstDayOfDate(published) > dayOf(now, SHOP_TIME_ZONE) ? published : '';
}

/** First day on which all books are published; '' if they are. @param dates from `futurePublicationOf` */
export const latestPublication = (dates: readonly string[]): string =>
  dates
    .map((date) => date && firstDayOfDate(date))
    .toSorted()
    .at(-1) ?? '';

/** "Out 4 March 2027", without a full stop. @param date from `futurePublicationOf`, not '' */
export function publicationText(date: string): string {
  const words = formatPublished(date);
  if (date.length === 'YYYY'.length) return messages.appearsInYear(words);
  return date.length === 'YYYY-MM'.length ? messages.appearsInMonth(words) : messages.appearsOnDay(words);
}
