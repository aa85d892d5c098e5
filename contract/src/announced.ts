import * as messages from '@bookstore/messages/facts';
import type { BookDetails } from './api/bookDetails.ts';
import { SHOP_TIME_ZONE } from './arrival.ts';
import { dayOf } from './days.ts';
import { formatPublished } from './format/bookFacts.ts';

/** Replaces a missing month or day by the first. */
export const firstDayOfDate = (published: string): string => `${published}-01-01`.slice(0, 'YYYY-MM-DD'.length);

/** Returns '' for a published book, or an unknown date. */
export function futurePublicationOf({ published }: Pick<BookDetails, 'published'>, now = new Date()): string {
  return published && firstDayOfDate(published) > dayOf(now, SHOP_TIME_ZONE) ? published : '';
}

/** Returns the day on which all books are published; '' if they are. @param dates from `futurePublicationOf` */
export const latestPublication = (dates: readonly string[]): string =>
  dates
    .map((date) => date && firstDayOfDate(date))
    .toSorted()
    .at(-1) ?? '';

/** Writes "Out 4 March 2027", without a full stop. @param date from `futurePublicationOf`, not '' */
export function publicationText(date: string): string {
  const words = formatPublished(date);
  if (date.length === 'YYYY'.length) return messages.appearsInYear(words);
  return date.length === 'YYYY-MM'.length ? messages.appearsInMonth(words) : messages.appearsOnDay(words);
}
