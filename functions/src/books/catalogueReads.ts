import { LIMITS } from '@bookstore/contract/limits';
import type { CollectionQuery, FirestoreReads, QueryValue } from '../lib/firestoreReads.ts';
import { type ReportInvalid, readDocument, readEach, type StoredDocument } from '../lib/readDocument.ts';
import { totalOf } from './bookCounts.ts';
import { BOOK_FIELDS, type BookRecord, bookDocumentSchema, isOnSale, readBook } from './bookRecord.ts';
import { readTitlesList, TITLES_PATH, type TitlesList } from './bookTitles.ts';
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

/** Books on sale that a query finds, by stored fields. */
export interface BooksSelection {
  equal: [field: string, value: QueryValue][];
  /** Has one of these keys. */
  keys?: string[] | undefined;
  orderBy: CollectionQuery['orderBy'];
  after?: QueryValue[] | undefined;
  limit: number;
}

/** Books on sale whose ids come after one text and not after another; null is no bound. */
export interface IdRange {
  after: string | null;
  through: string | null;
}

/** What a book's address is made of, and when the book changed last. */
export interface BookDate {
  id: string;
  updatedAt: Date;
}

/** The catalogue at one moment. */
export interface CatalogueSnapshot {
  state: CatalogueState;
  select(selection: BooksSelection): Promise<BookRecord[]>;
  /** How many documents a selection finds, up to its limit: one read. */
  count(selection: BooksSelection): Promise<number>;
  /** How many books have ids of a range, up to a limit: one read for each thousand, and one at least. */
  countIds(range: IdRange, limit: number): Promise<number>;
  /** The books of a range by their ids, up to a limit: one read each. */
  readDates(range: IdRange, limit: number): Promise<BookDate[]>;
  /** The books on sale among these ids, in their order. */
  findAll(ids: string[]): Promise<BookRecord[]>;
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

const ON_SALE: CollectionQuery['where'] = [['deletedAt', '==', null]];

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

function toQuery({ equal, keys, ...rest }: BooksSelection): CollectionQuery {
  const where: CollectionQuery['where'] = [...ON_SALE];
  for (const [field, value] of equal) where.push([field, '==', value]);
  if (keys) where.push(['searchKeys', 'array-contains-any', keys]);
  return { collection: 'books', where, fields: BOOK_FIELDS, ...rest };
}

const dateSchema = bookDocumentSchema.pick({ updatedAt: true });

const rangeQuery = ({ after, through }: IdRange, limit: number): CollectionQuery => ({
  collection: 'books',
  where: ON_SALE,
  orderBy: [['__name__', 'asc']],
  after: after === null ? undefined : [after],
  through: through === null ? undefined : [through],
  limit,
  fields: Object.keys(dateSchema.shape),
});

/** The catalogue as visitors read it, over whatever reads Firestore. @param reportInvalid is told of what lists leave out. */
export function createCatalogueReads(firestore: FirestoreReads, reportInvalid: ReportInvalid): CatalogueReads {
  function readBooks(documents: StoredDocument[]) {
    const { records: books, invalid } = readEach(documents, readBook);
    invalid.forEach(reportInvalid);
    return { books, invalidIds: invalid.map(({ id }) => id) };
  }

  /** Reads on when some of what was found is no book, so that it does not end a page before its time. */
  async function selectBooks(selection: BooksSelection, readTime: string): Promise<BookRecord[]> {
    const { limit } = selection;
    for (let wanted = limit; ; ) {
      const documents = await firestore.find(toQuery({ ...selection, limit: wanted }), readTime);
      const { records, invalid } = readEach(documents, readBook);
      if (records.length >= limit || documents.length < wanted) {
        invalid.forEach(reportInvalid);
        return records.slice(0, limit);
      }
      wanted = limit + invalid.length;
    }
  }

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
        if (changed.length <= LIMITS.booksList) return { version: state, isComplete: false, ...readBooks(changed) };
      }
      const documents = await firestore.find(listQuery(state), readTime);
      return { version: state, isComplete: true, ...readBooks(documents) };
    },

    async openSnapshot() {
      const { state, readTime } = await readState();
      return {
        state,
        select: (selection) => selectBooks(selection, readTime),
        count: (selection) => firestore.count(toQuery(selection), readTime),
        countIds: (range, limit) => firestore.count(rangeQuery(range, limit), readTime),
        async readDates(range, limit) {
          const documents = await firestore.find(rangeQuery(range, limit), readTime);
          return readEach(documents, (document) => readDocument(dateSchema, document)).records;
        },
        async findAll(ids) {
          const documents = await firestore.getAll(
            ids.map((id) => `books/${id}`),
            readTime,
            BOOK_FIELDS,
          );
          return readBooks(documents).books.filter(isOnSale);
        },
      };
    },

    async readTitles() {
      return readTitlesList((await firestore.get(TITLES_PATH)).document);
    },
  };
}
