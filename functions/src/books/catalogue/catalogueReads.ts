import { LIMITS } from '@bookstore/contract/limits';
import type { CollectionQuery, FirestoreReads } from '../../lib/firestoreReads.ts';
import type { ReportInvalid } from '../../lib/readDocument.ts';
import { BOOK_FIELDS, type BookRecord, isOnSale, readBook } from '../bookRecord.ts';
import { totalOf } from './bookCounts.ts';
import { readTitlesList, TITLES_PATH, type TitlesList } from './bookTitles.ts';
import { type CatalogueSnapshot, createCatalogueSnapshot, ON_SALE, readBooks } from './catalogueSnapshot.ts';
import { type CatalogueState, type CatalogueVersion, toState, VERSION_PATH } from './catalogueVersion.ts';

/** The catalogue's version and the books that differ from an earlier version, deleted ones included. */
export interface CatalogueChanges {
  version: CatalogueState;
  /** Whether `books` is the whole catalogue, or the newest of a large one, rather than what changed. */
  isComplete: boolean;
  books: BookRecord[];
  /** Documents that should be among them and are no valid books. */
  invalidIds: string[];
}

/** What visitors read. */
export interface CatalogueReads {
  /** @returns null when there is no such book, or no longer. */
  find(id: string): Promise<BookRecord | null>;
  readVersion(): Promise<CatalogueState>;
  /** Everything since a version, of one snapshot. */
  readChanges(since: CatalogueVersion | null): Promise<CatalogueChanges>;
  /** One read; further reads of the snapshot cost what they find. */
  openSnapshot(): Promise<CatalogueSnapshot>;
  /** The compact list: null when there are too many books for it, undefined when nobody has made it. */
  readTitles(): Promise<TitlesList | null | undefined>;
}

/** The books of the whole list: all, or the newest, which takes an index that a small shop need not wait for. */
function listQuery({ counts }: CatalogueState): CollectionQuery {
  const query: CollectionQuery = {
    collection: 'books',
    where: ON_SALE,
    orderBy: [['__name__', 'asc']],
    fields: BOOK_FIELDS,
  };
  if (!counts || totalOf(counts) <= LIMITS.booksList) return query;
  return {
    ...query,
    orderBy: [
      ['createdAt', 'desc'],
      ['__name__', 'asc'],
    ],
    limit: LIMITS.booksList,
  };
}

const changedAfter = (seq: number): CollectionQuery => ({
  collection: 'books',
  where: [['changeSeq', '>', seq]],
  orderBy: [
    ['changeSeq', 'asc'],
    ['__name__', 'asc'],
  ],
  limit: LIMITS.booksList + 1,
  fields: BOOK_FIELDS,
});

/** The catalogue as visitors read it, over whatever reads Firestore. @param reportInvalid is told of what lists leave out. */
export function createCatalogueReads(firestore: FirestoreReads, reportInvalid: ReportInvalid): CatalogueReads {
  async function readState() {
    const { document, readTime } = await firestore.get(VERSION_PATH);
    return { state: toState(document), readTime };
  }

  return {
    async find(id) {
      const { document } = await firestore.get(`books/${id}`, BOOK_FIELDS);
      const book = readBook(document);
      return isOnSale(book) ? book : null;
    },

    async readVersion() {
      return (await readState()).state;
    },

    async readChanges(since) {
      const { state, readTime } = await readState();
      if (since?.era === state.era && since.seq <= state.seq) {
        const changed = await firestore.find(changedAfter(since.seq), readTime);
        if (changed.length <= LIMITS.booksList)
          return { version: state, isComplete: false, ...readBooks(changed, reportInvalid) };
      }
      const documents = await firestore.find(listQuery(state), readTime);
      return { version: state, isComplete: true, ...readBooks(documents, reportInvalid) };
    },

    async openSnapshot() {
      const { state, readTime } = await readState();
      return createCatalogueSnapshot(firestore, reportInvalid, { state, readTime });
    },

    async readTitles() {
      return readTitlesList((await firestore.get(TITLES_PATH)).document);
    },
  };
}
