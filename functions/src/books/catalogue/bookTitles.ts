import type { Book } from '@bookstore/contract/api/book';
import type { BookTitle } from '@bookstore/contract/api/booksQuery';
import { LIMITS } from '@bookstore/contract/limits';
import * as z from 'zod';
import { readDocument, type StoredDocument } from '../../firestore/readDocument.ts';
import { type BookContent, toBook } from '../bookRecord.ts';
import type { BookChange } from './bookCounts.ts';
import type { CatalogueVersion } from './catalogueVersion.ts';

/** Where the compact list of all books is stored: one document, so that it costs one read. */
export const TITLES_PATH = 'meta/titles';

/**
 * It is kept a little longer than it is answered, so that a shop with just as many books as that does not read all of them
 * whenever one comes or goes.
 */
const KEPT = LIMITS.bookTitles + 200;
/** A document of Firestore holds 1 MiB, its names included. */
const MAX_BYTES = 1_000_000;

/** A book of the compact list, and what it is sorted by: newest first. */
export interface TitleEntry {
  /** Milliseconds. */
  createdAt: number;
  book: BookTitle;
}

/** As it is stored: two texts in the same order, so that the answer need not be made anew for each who asks. */
const titlesSchema = z.object({ era: z.string(), seq: z.int(), count: z.int(), books: z.string(), dates: z.string() });
type StoredTitles = z.output<typeof titlesSchema>;

/** The list as JSON, with the version of the catalogue that it is of. */
export interface TitlesList {
  version: CatalogueVersion;
  json: string;
}

export function toBookTitle(book: Book): BookTitle {
  const { _id, title, author, category, newPrice, coverImage, cover, isbn, availability, left } = book;
  const { published, createdAt, orderable } = book;
  const { subtitle, contributors, series } = book;
  return {
    _id,
    title,
    ...(author && { author }),
    category,
    newPrice,
    coverImage,
    ...(cover && { cover }),
    ...(isbn && { isbn }),
    // Whether it is out by now is not for a list to say that is kept: only those need their date that were not, once.
    ...(published && published > createdAt.slice(0, published.length) && { published }),
    ...(orderable === false && { orderable }),
    ...(subtitle && { subtitle }),
    ...(contributors && { contributors }),
    ...(series && { series }),
    ...(availability && { availability }),
    ...(left && { left }),
  };
}

export function toTitleEntry(book: BookContent): TitleEntry {
  return { createdAt: book.createdAt.getTime(), book: toBookTitle(toBook(book)) };
}

const newestFirst = (a: TitleEntry, b: TitleEntry) => b.createdAt - a.createdAt || (a.book._id < b.book._id ? -1 : 1);

/** The list after some changes. */
export function changeTitles(entries: TitleEntry[], changes: BookChange[]): TitleEntry[] {
  const byId = new Map(entries.map((entry) => [entry.book._id, entry]));
  for (const { after } of changes) {
    if (after.deletedAt === null) byId.set(after.id, toTitleEntry(after));
    else byId.delete(after.id);
  }
  return [...byId.values()].toSorted(newestFirst);
}

export function fitIntoTitles(count: number): boolean {
  return count <= KEPT;
}

/** @returns null for more than one document holds. */
export function toStoredTitles(entries: TitleEntry[], version: CatalogueVersion): StoredTitles | null {
  if (!fitIntoTitles(entries.length)) return null;
  const sorted = entries.toSorted(newestFirst);
  const books = JSON.stringify(sorted.map(({ book }) => book));
  const dates = JSON.stringify(sorted.map(({ createdAt }) => createdAt));
  if (Buffer.byteLength(books) + dates.length > MAX_BYTES) return null;
  return { ...version, count: sorted.length, books, dates };
}

/** What stands there while the list is not kept. */
export function withoutTitles(version: CatalogueVersion): StoredTitles {
  return { ...version, count: 0, books: '', dates: '' };
}

/** How few books there must be before a list that did not fit is made again; not at once, since that reads all of them. */
export function remakeTitlesAt(count: number): number {
  return Math.min(LIMITS.bookTitles, Math.floor(count * 0.9));
}

/** @returns null when there is no such document, or no list in it. */
export function readTitleEntries(document: StoredDocument): TitleEntry[] | null {
  const stored = readDocument(titlesSchema, document);
  if (!stored || stored.books === '') return null;
  const times = JSON.parse(stored.dates) as number[];
  return (JSON.parse(stored.books) as BookTitle[]).map((book, index) => ({ book, createdAt: times[index] ?? 0 }));
}

/**
 * The list as it is answered.
 * @returns null when there are too many books, undefined when nobody has made the document.
 */
export function readTitlesList(document: StoredDocument): TitlesList | null | undefined {
  const stored = readDocument(titlesSchema, document);
  if (!stored) return undefined;
  const { era, seq, count, books } = stored;
  if (books === '' || count > LIMITS.bookTitles) return null;
  return { version: { era, seq }, json: books };
}
