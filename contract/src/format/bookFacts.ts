import * as messages from '@bookstore/messages/facts';
import { language as appLanguage } from '@bookstore/messages/words';
import { shop } from '@bookstore/shop/shop';
import type { BookDetails } from '../api/bookDetails.ts';
import type { BookAvailability } from '../api/stock.ts';
import { DEFAULT_AUTHOR } from '../constants.ts';

/**
 * Who has written a book, where somebody said so: `admin`, which the page of a book shows for nobody (specification, section 3), is
 * no author that lists, feeds and search engines are told of.
 */
export const namedAuthor = ({ author }: { author?: string | undefined }): string | undefined =>
  author && author !== DEFAULT_AUTHOR ? author : undefined;

/** Whether there is no copy left of a book whose copies are counted. */
export const isSoldOut = ({ availability }: BookAvailability): boolean => availability === 'sold-out';

/** Whether the shop lets nobody order a book, announced or not. */
export const isWithheld = ({ orderable }: Pick<BookDetails, 'orderable'>): boolean => orderable === false;

/** Whether somebody can order a book. */
export const canBeOrdered = (book: BookAvailability & Pick<BookDetails, 'orderable'>): boolean =>
  !isSoldOut(book) && !isWithheld(book);

/** Why nobody can order a book, in words: '' where somebody can. */
export function whyNotOrdered(book: BookAvailability & Pick<BookDetails, 'orderable'>): string {
  if (isWithheld(book)) return messages.cannotBeOrdered;
  return isSoldOut(book) ? messages.soldOut : '';
}

/** A book's own date in the words of the app, as far as it is known: 2019, March 2019, 5 March 2019. */
export function formatPublished(published: string): string {
  const [year = '', month, day] = published.split('-');
  if (month === undefined) return year;
  const date = new Date(`${year}-${month}-${day ?? '01'}T00:00:00Z`);
  const parts = { day: day ? 'numeric' : undefined, month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  // Its language alone would have English write the month first.
  return date.toLocaleDateString(appLanguage === 'en' ? 'en-GB' : appLanguage, parts);
}

/** What a language is called in the words of the app; the tag itself where it has no name here, or is none. */
export function languageName(tag: string): string {
  try {
    return new Intl.DisplayNames(appLanguage, { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}

/** What is known of a book beside its author and dates, by its name, as readers are told it. */
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
