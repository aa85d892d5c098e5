import * as messages from '@bookstore/messages/facts';
import { language as appLanguage } from '@bookstore/messages/words';
import { shop } from '@bookstore/shop/shop';
import type { BookDetails } from '../api/bookDetails.ts';
import type { BookAvailability } from '../api/stock.ts';
import { DEFAULT_AUTHOR } from '../constants.ts';

/** The locale `en` would put the month first. */
export const DATE_LANGUAGE = appLanguage === 'en' ? 'en-GB' : appLanguage;

/** `admin`, shown for books without an author (specification, section 3), does not count. */
export const namedAuthor = ({ author }: { author?: string | undefined }): string | undefined =>
  author && author !== DEFAULT_AUTHOR ? author : undefined;

/** False for untracked stock. */
export const isSoldOut = ({ availability }: BookAvailability): boolean => availability === 'sold-out';

export const isWithheld = ({ orderable }: Pick<BookDetails, 'orderable'>): boolean => orderable === false;

export const canBeOrdered = (book: BookAvailability & Pick<BookDetails, 'orderable'>): boolean =>
  !isSoldOut(book) && !isWithheld(book);

/** '' if it can be ordered. */
export function unavailableReason(book: BookAvailability & Pick<BookDetails, 'orderable'>): string {
  if (isWithheld(book)) return messages.cannotBeOrdered;
  return isSoldOut(book) ? messages.soldOut : '';
}

/** Writes 2019, March 2019 or 5 March 2019. */
export function formatPublished(published: string, monthLength: 'long' | 'short' = 'long'): string {
  const [year = '', month, day] = published.split('-');
  if (month === undefined) return year;
  const date = new Date(`${year}-${month}-${day ?? '01'}T00:00:00Z`);
  const parts = { day: day ? 'numeric' : undefined, month: monthLength, year: 'numeric', timeZone: 'UTC' } as const;
  return date.toLocaleDateString(DATE_LANGUAGE, parts);
}

/** Unknown tags stay as they are. */
export function languageName(tag: string): string {
  try {
    return new Intl.DisplayNames(appLanguage, { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}

export function bookFacts({
  isbn,
  publisher,
  imprint,
  pages,
  language,
  format,
}: BookDetails): [name: string, value: string][] {
  const facts: [string, string | undefined][] = [
    ['ISBN', isbn],
    [messages.publisher, publisher],
    [messages.imprint, imprint === publisher ? undefined : imprint],
    [messages.pages, pages?.toLocaleString(shop.languageTag)],
    [messages.language, language && languageName(language)],
    [messages.format, format && messages.formats[format]],
  ];
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]));
}
