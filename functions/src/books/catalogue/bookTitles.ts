import type { Book } from '@bookstore/contract/api/book';
import type { BookTitle } from '@bookstore/contract/api/booksQuery';
import { LIMITS } from '@bookstore/contract/limits';
import * as z from 'zod';
import { readDocument, type StoredDocument } from '../../firestore/readDocument.ts';
import { type BookContent, toBook } from '../bookRecord.ts';
import type { BookChange } from './bookCounts.ts';
import type { CatalogueVersion } from './catalogueVersion.ts';

/** A single document, so that the list costs one read. */
export const TITLES_PATH = 'meta/titles';

/** More than answered, so that a shop at the limit does not reread all books on each change. */
const MAX_ENTRIES = LIMITS.bookTitles + 200;
/** Documents hold 1 MiB including names. */
const MAX_BYTES = 1_000_000;

export interface TitleEntry {
  /** Milliseconds. */
  createdAt: number;
  book: BookTitle;
}

/** Parallel texts, so that answers need no serialisation. */
const titlesSchema = z.object({ era: z.string(), seq: z.int(), count: z.int(), books: z.string(), dates: z.string() });
type StoredTitles = z.output<typeof titlesSchema>;

/** JSON with the catalogue version. */
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
    // Pre-orders keep their date, because a cached list cannot know whether it has passed.
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

export function changeTitles(entries: TitleEntry[], changes: BookChange[]): TitleEntry[] {
  const byId = new Map(entries.map((entry) => [entry.book._id, entry]));
  for (const { after } of changes) {
    if (after.deletedAt === null) byId.set(after.id, toTitleEntry(after));
    else byId.delete(after.id);
  }
  return [...byId.values()].toSorted(newestFirst);
}

export function fitIntoTitles(count: number): boolean {
  return count <= MAX_ENTRIES;
}

/** @returns null if it exceeds one document */
export function toStoredTitles(entries: TitleEntry[], version: CatalogueVersion): StoredTitles | null {
  if (!fitIntoTitles(entries.length)) return null;
  const sorted = entries.toSorted(newestFirst);
  const books = JSON.stringify(sorted.map(({ book }) => book));
  const dates = JSON.stringify(sorted.map(({ createdAt }) => createdAt));
  if (Buffer.byteLength(books) + dates.length > MAX_BYTES) return null;
  return { ...version, count: sorted.length, books, dates };
}

export function withoutTitles(version: CatalogueVersion): StoredTitles {
  return { ...version, count: 0, books: '', dates: '' };
}

/** Delayed, because recreating a dropped list reads all books. */
export function remakeTitlesAt(count: number): number {
  return Math.min(LIMITS.bookTitles, Math.floor(count * 0.9));
}

/** @returns null without a list */
export function readTitleEntries(document: StoredDocument): TitleEntry[] | null {
  const stored = readDocument(titlesSchema, document);
  if (!stored || stored.books === '') return null;
  const times = JSON.parse(stored.dates) as number[];
  return (JSON.parse(stored.books) as BookTitle[]).map((book, index) => ({ book, createdAt: times[index] ?? 0 }));
}

/** @returns null for too many books; undefined if never written */
export function readTitlesList(document: StoredDocument): TitlesList | null | undefined {
  const stored = readDocument(titlesSchema, document);
  if (!stored) return undefined;
  const { era, seq, count, books } = stored;
  if (books === '' || count > LIMITS.bookTitles) return null;
  return { version: { era, seq }, json: books };
}
