import { LIMITS } from '@bookstore/contract/limits';
import type { CollectionQuery, FirestoreReads } from '../../firestore/firestoreReads.ts';
import { type ReportInvalid, readEach, type StoredDocument } from '../../firestore/readDocument.ts';
import { jsonBytes } from '../../lib/bytes.ts';
import { BOOK_FIELDS, type BookRecord, isOnSale, readBook, toBook } from '../bookRecord.ts';
import { totalOf } from './bookCounts.ts';
import { readTitlesList, TITLES_PATH, type TitlesList } from './bookTitles.ts';
import { type CatalogueSnapshot, createCatalogueSnapshot, ON_SALE, readBooks } from './catalogueSnapshot.ts';
import { type CatalogueState, type CatalogueVersion, toState, VERSION_PATH } from './catalogueVersion.ts';

export interface CatalogueChanges {
  version: CatalogueState;
  /** Whether `books` is the catalogue or its newest part. */
  isComplete: boolean;
  books: BookRecord[];
  invalidIds: string[];
}

export interface CatalogueReads {
  /** @returns null if missing or deleted */
  find(id: string): Promise<BookRecord | null>;
  readVersion(): Promise<CatalogueState>;
  /** Reads one snapshot. */
  readChanges(since: CatalogueVersion | null): Promise<CatalogueChanges>;
  /** Costs one read, plus those of its calls. */
  openSnapshot(): Promise<CatalogueSnapshot>;
  /** Null for too many books; undefined if never created. */
  readTitles(): Promise<TitlesList | null | undefined>;
}

const ALL_ON_SALE: CollectionQuery = {
  collection: 'books',
  where: ON_SALE,
  orderBy: [['__name__', 'asc']],
  fields: BOOK_FIELDS,
};

/** Needs an index that small shops can do without. */
const NEWEST: CollectionQuery = {
  ...ALL_ON_SALE,
  orderBy: [
    ['createdAt', 'desc'],
    ['__name__', 'asc'],
  ],
};

/** Up to 40 MB with the longest descriptions. */
const PAGE_SIZE = 1_000;

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

async function findNewest(firestore: FirestoreReads, readTime: string): Promise<StoredDocument[]> {
  const found: StoredDocument[] = [];
  let bytes = 0;
  for (let after: CollectionQuery['after']; ; ) {
    const documents = await firestore.find({ ...NEWEST, after, limit: PAGE_SIZE }, readTime);
    found.push(...documents);
    const { records } = readEach(documents, readBook);
    for (const book of records) bytes += jsonBytes(toBook(book));
    const last = records.at(-1);
    const isFull = found.length >= LIMITS.booksList || bytes > LIMITS.booksListBytes;
    if (!last || documents.length < PAGE_SIZE || isFull) return found;
    after = [last.createdAt, last.id];
  }
}

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
      const isSmall = !state.counts || totalOf(state.counts) <= PAGE_SIZE;
      const documents = await (isSmall ? firestore.find(ALL_ON_SALE, readTime) : findNewest(firestore, readTime));
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
