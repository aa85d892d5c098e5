import { keepValid } from '@bookstore/contract/api/lookupSchemas';
import type { FoundBook, FoundFields, LookupSource } from '@bookstore/contract/api/lookups';
import { htmlToText } from '@bookstore/contract/bookFiles/htmlText';
import { AUTHOR_ROLE } from '@bookstore/contract/constants';
import { toIsbn13 } from '@bookstore/contract/isbn';
import { LIMITS } from '@bookstore/contract/limits';
import { readPublishedDate } from '@bookstore/contract/publishedDate';
import * as z from 'zod';

export interface Source {
  name: LookupSource;
  /** @param isbn thirteen digits */
  toAddress: (isbn: string) => URL;
  /** @returns null for an unknown book @throws for an answer in another format */
  read: (answer: unknown, isbn: string) => Omit<FoundBook, 'source'> | null;
}

/** The only hosts the shop asks. */
export const LOOKUP_ORIGINS = ['https://openlibrary.org', 'https://www.googleapis.com'] as const;
const [OPEN_LIBRARY, GOOGLE_BOOKS] = LOOKUP_ORIGINS;

/** Longer than any stored text. */
const MAX_TEXT_LENGTH = 2 * LIMITS.description;
const toText = (html: string) => htmlToText(html.slice(0, MAX_TEXT_LENGTH));
const toLine = (html: string) => toText(html).replaceAll(/\s+/g, ' ');

/* Invalid foreign fields count as missing. */
const text = z.string().transform(toLine).optional().catch(undefined);
const paragraphs = z.string().transform(toText).optional().catch(undefined);
const count = z.int().optional().catch(undefined);
const readArray = <Schema extends z.ZodType>(schema: Schema) => z.array(schema).catch([]);

/** Several authors are contributors too. */
function toAuthors(names: readonly (string | undefined)[]): Pick<FoundFields, 'author' | 'contributors'> {
  // File cells separate names by semicolons.
  const known = names.flatMap((name) => name?.replaceAll(';', ',') || []).slice(0, LIMITS.contributors);
  const [author] = known;
  return {
    ...(author !== undefined && { author }),
    ...(known.length > 1 && { contributors: known.map((name) => ({ name, role: AUTHOR_ROLE })) }),
  };
}

/** Accepts HTTPS on these hosts only. */
function toCover(link: string | undefined, hosts: readonly string[]): { cover?: string } {
  if (link === undefined || link.length > LIMITS.coverImage || !URL.canParse(link)) return {};
  const url = new URL(link);
  if (url.protocol === 'http:') url.protocol = 'https:';
  const isHttpsUrl =
    url.protocol === 'https:' && hosts.includes(url.host) && url.username === '' && url.password === '';
  return isHttpsUrl ? { cover: url.href } : {};
}

const toPublished = (typed: string | undefined) => (typed === undefined ? undefined : readPublishedDate(typed)?.date);

const named = z.object({ name: text }).catch({});

const openLibraryBook = z.object({
  title: text,
  subtitle: text,
  authors: readArray(named),
  publishers: readArray(named),
  publish_date: text,
  number_of_pages: count,
  cover: z.object({ large: text }).optional().catch(undefined),
});

const openLibrary: Source = {
  name: 'open-library',
  toAddress: (isbn) => new URL(`/api/books?bibkeys=ISBN:${isbn}&format=json&jscmd=data`, OPEN_LIBRARY),
  read(answer, isbn) {
    const book = z.record(z.string(), z.unknown()).parse(answer)[`ISBN:${isbn}`];
    if (book === undefined) return null;
    const found = openLibraryBook.parse(book);
    const fields = keepValid({
      title: found.title,
      subtitle: found.subtitle,
      ...toAuthors(found.authors.map(({ name }) => name)),
      publisher: found.publishers[0]?.name,
      published: toPublished(found.publish_date),
      pages: found.number_of_pages,
    });
    return { fields, ...toCover(found.cover?.large, ['covers.openlibrary.org']) };
  },
};

const volume = z
  .object({
    title: text,
    subtitle: text,
    authors: readArray(text),
    publisher: text,
    publishedDate: text,
    description: paragraphs,
    pageCount: count,
    language: text,
    industryIdentifiers: readArray(z.object({ identifier: text }).catch({})),
    imageLinks: z.object({ thumbnail: text }).optional().catch(undefined),
  })
  .optional()
  .catch(undefined);

const volumes = z.object({ items: readArray(z.object({ volumeInfo: volume }).catch({})) });

const createGoogleBooks = (key: string): Source => ({
  name: 'google-books',
  toAddress: (isbn) => {
    const address = new URL(`/books/v1/volumes?q=isbn:${isbn}&maxResults=5`, GOOGLE_BOOKS);
    address.searchParams.set('key', key);
    return address;
  },
  read(answer, isbn) {
    const isRequestedIsbn = ({ identifier = '' }: { identifier?: string | undefined }) => toIsbn13(identifier) === isbn;
    const { items } = volumes.parse(answer);
    // Google also returns similar books.
    const found = items.find(({ volumeInfo }) => volumeInfo?.industryIdentifiers.some(isRequestedIsbn))?.volumeInfo;
    if (!found) return null;
    const fields = keepValid({
      title: found.title,
      subtitle: found.subtitle,
      ...toAuthors(found.authors),
      description: found.description,
      publisher: found.publisher,
      published: toPublished(found.publishedDate),
      pages: found.pageCount,
      language: found.language,
    });
    return { fields, ...toCover(found.imageLinks?.thumbnail, ['books.google.com']) };
  },
});

export interface LookupSettings {
  /** Without a key Google is not asked. */
  googleBooksKey: string | null;
  emulatorHost?: string | undefined;
}

/** Empty if lookups are off. */
export function createSources(settings: LookupSettings | null): Source[] {
  if (!settings) return [];
  const { googleBooksKey: key } = settings;
  return key === null ? [openLibrary] : [openLibrary, createGoogleBooks(key)];
}
