import * as messages from '@bookstore/messages/facts';
import type { BookDetails } from './api/bookDetails.ts';
import { SHOP_TIME_ZONE } from './arrival.ts';
import { dayOf } from './days.ts';
import { formatPublished } from './format/bookFacts.ts';

/** The first day of a book's date: of `YYYY` the first of January, of `YYYY-MM` that of the month. */
export const firstDayOfDate = (published: string): string => `${published}-01-01`.slice(0, 'YYYY-MM-DD'.length);

/** When a book comes out that is not out yet at a moment, as the shop knows it: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; '' of others. */
export function appearanceOf({ published }: Pick<BookDetails, 'published'>, now = new Date()): string {
  return published && firstDayOfDate(published) > dayOf(now, SHOP_TIME_ZONE) ? published : '';
}

/** The first day on which all of some books are out, `YYYY-MM-DD`; '' where all of them are. @param dates as `appearanceOf` tells them */
export const lastAppearance = (dates: readonly string[]): string =>
  dates
    .map((date) => date && firstDayOfDate(date))
    .toSorted()
    .at(-1) ?? '';

/** That a book is announced, without a full stop: "Appears on 4 March 2027". @param date as `appearanceOf` tells it, not '' */
export function appearsText(date: string): string {
  const words = formatPublished(date);
  if (date.length === 'YYYY'.length) return messages.appearsInYear(words);
  return date.length === 'YYYY-MM'.length ? messages.appearsInMonth(words) : messages.appearsOnDay(words);
}
