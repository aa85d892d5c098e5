import type { Book } from '@bookstore/contract/book';
import { coalesce } from '../lib/coalesce.ts';
import { type BookRecord, toBook } from './bookRecord.ts';
import type { CatalogueChanges, CatalogueReads } from './catalogueReads.ts';
import type { CatalogueVersion } from './catalogueVersion.ts';

/** Every book on sale, newest first: one object for as long as nothing changes. */
export interface CatalogueList {
  version: CatalogueVersion;
  books: Book[];
}

export interface Catalogue {
  /** @returns null when there is no such book on sale. */
  find(id: string): Promise<BookRecord | null>;
  /** The present list. Costs one document read when nothing has changed, and less than one when calls come together. */
  list(): Promise<CatalogueList>;
}

/** ISO 8601 in UTC sorts as text as it does as time. */
const newestFirst = (a: Book, b: Book) => {
  if (a.createdAt !== b.createdAt) return a.createdAt < b.createdAt ? 1 : -1;
  return a._id < b._id ? -1 : 1;
};

/** The books of a list with some of them changed. */
function withChanges(present: readonly Book[], { books: changed, invalidIds }: CatalogueChanges): Book[] {
  const books = new Map(present.map((book) => [book._id, book]));
  for (const book of changed) {
    if (book.deletedAt === null) books.set(book.id, toBook(book));
    else books.delete(book.id);
  }
  for (const id of invalidIds) books.delete(id);
  return [...books.values()].sort(newestFirst);
}

/** Keeps the catalogue in this instance's memory and asks Firestore only for its version, and for what changed since. */
export function createCatalogue(reads: CatalogueReads): Catalogue {
  let list: CatalogueList | null = null;

  async function refresh(): Promise<CatalogueList> {
    if (list) {
      const { era, seq } = await reads.readVersion();
      if (era === list.version.era && seq === list.version.seq) return list;
    }
    const changes = await reads.readChanges(list?.version ?? null);
    const present = changes.isComplete || !list ? [] : list.books;
    list = { version: changes.version, books: withChanges(present, changes) };
    return list;
  }

  return { find: (id) => reads.find(id), list: coalesce(refresh) };
}
