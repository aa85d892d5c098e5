import type { Book } from '@bookstore/contract/api/book';
import { LIMITS } from '@bookstore/contract/limits';
import { jsonBytes } from '../../lib/bytes.ts';
import { coalesce } from '../../lib/coalesce.ts';
import { type BookRecord, toBook } from '../bookRecord.ts';
import { totalOf } from './bookCounts.ts';
import type { CatalogueChanges, CatalogueReads } from './catalogueReads.ts';
import { type CatalogueState, isSameVersion } from './catalogueVersion.ts';

export interface CatalogueList {
  version: CatalogueState;
  books: Book[];
  hasMore: boolean;
}

export interface Catalogue {
  find(id: string): Promise<BookRecord | null>;
  /** Costs one read if unchanged, shared by parallel calls. @returns the same object until something changes */
  list(): Promise<CatalogueList>;
}

/** ISO 8601 in UTC sorts as text. */
const newestFirst = (a: Book, b: Book) => {
  if (a.createdAt !== b.createdAt) return a.createdAt < b.createdAt ? 1 : -1;
  if (a._id === b._id) return 0;
  return a._id < b._id ? -1 : 1;
};

function withChanges(current: readonly Book[], { books: changed, invalidIds }: CatalogueChanges): Book[] {
  const books = new Map(current.map((book) => [book._id, book]));
  for (const book of changed) {
    if (book.deletedAt === null) books.set(book.id, toBook(book));
    else books.delete(book.id);
  }
  for (const id of invalidIds) books.delete(id);
  return [...books.values()].sort(newestFirst);
}

function limitToListSize(books: Book[]): Book[] {
  let bytes = 0;
  const end = books.findIndex((book, index) => {
    bytes += jsonBytes(book);
    return index >= LIMITS.booksList || bytes > LIMITS.booksListBytes;
  });
  return end === -1 ? books : books.slice(0, end);
}

/** Later books belong to pages. */
function limitToListed(books: Book[], { books: listed, hasMore }: CatalogueList): Book[] {
  const last = listed.at(-1);
  return hasMore && last ? books.filter((book) => newestFirst(book, last) <= 0) : books;
}

/** A removed book leaves room for one that was not read. */
function hasGap(list: CatalogueList, { books, invalidIds }: CatalogueChanges): boolean {
  if (!list.hasMore) return false;
  const listed = new Set(list.books.map(({ _id }) => _id));
  const deletedIds = books.filter(({ deletedAt }) => deletedAt !== null).map(({ id }) => id);
  return [...deletedIds, ...invalidIds].some((id) => listed.has(id));
}

/** Reads only the version and what changed. */
export function createCatalogue(reads: CatalogueReads): Catalogue {
  let list: CatalogueList | null = null;

  async function load(since: CatalogueList | null): Promise<CatalogueList> {
    const changes = await reads.readChanges(since?.version ?? null);
    const base = changes.isComplete ? null : since;
    if (base && hasGap(base, changes)) return load(null);
    const { version } = changes;
    const all = withChanges(base?.books ?? [], changes);
    const books = limitToListSize(base ? limitToListed(all, base) : all);
    const isCounted = version.counts !== null && totalOf(version.counts) > LIMITS.booksList;
    return { version, books, hasMore: (base?.hasMore ?? false) || isCounted || books.length < all.length };
  }

  async function refresh(): Promise<CatalogueList> {
    if (list && isSameVersion(await reads.readVersion(), list.version)) return list;
    list = await load(list);
    return list;
  }

  return { find: (id) => reads.find(id), list: coalesce(refresh) };
}
