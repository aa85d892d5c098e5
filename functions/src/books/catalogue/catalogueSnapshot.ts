import type { CollectionQuery, FirestoreReads } from '../../firestore/firestoreReads.ts';
import { type ReportInvalid, readDocument, readEach, type StoredDocument } from '../../firestore/readDocument.ts';
import type { BooksSelection } from '../bookQueries.ts';
import { BOOK_FIELDS, type BookRecord, bookDocumentSchema, isOnSale, readBook } from '../bookRecord.ts';
import type { CatalogueState } from './catalogueVersion.ts';

/** An open interval of ids; null is unlimited. */
export interface IdRange {
  after: string | null;
  through: string | null;
}

export interface BookDate {
  id: string;
  updatedAt: Date;
  /** Null without a series. */
  series: string | null;
}

export interface CatalogueSnapshot {
  state: CatalogueState;
  select(selection: BooksSelection): Promise<BookRecord[]>;
  /** Costs one read; counts up to the limit. */
  count(selection: BooksSelection): Promise<number>;
  /** Costs a read per thousand, at least one. */
  countIds(range: IdRange, limit: number): Promise<number>;
  /** Sorted by id. Costs a read per book. */
  readDates(range: IdRange, limit: number): Promise<BookDate[]>;
  findAll(ids: string[]): Promise<BookRecord[]>;
}

export const ON_SALE: CollectionQuery['where'] = [['deletedAt', '==', null]];

function toQuery({ equal, keys, ...rest }: BooksSelection): CollectionQuery {
  const where: CollectionQuery['where'] = [...ON_SALE];
  for (const [field, value] of equal) where.push([field, '==', value]);
  if (keys) where.push(['searchKeys', 'array-contains-any', keys]);
  return { collection: 'books', where, fields: BOOK_FIELDS, ...rest };
}

const dateSchema = bookDocumentSchema.pick({ updatedAt: true, series: true });

const rangeQuery = ({ after, through }: IdRange, limit: number): CollectionQuery => ({
  collection: 'books',
  where: ON_SALE,
  orderBy: [['__name__', 'asc']],
  after: after === null ? undefined : [after],
  through: through === null ? undefined : [through],
  limit,
  fields: Object.keys(dateSchema.shape),
});

export function readBooks(documents: StoredDocument[], reportInvalid: ReportInvalid) {
  const { records: books, invalid } = readEach(documents, readBook);
  invalid.forEach(reportInvalid);
  return { books, invalidIds: invalid.map(({ id }) => id) };
}

export function createCatalogueSnapshot(
  firestore: FirestoreReads,
  reportInvalid: ReportInvalid,
  { state, readTime }: { state: CatalogueState; readTime: string },
): CatalogueSnapshot {
  /** Reads on after invalid documents, so that pages stay full. */
  async function selectBooks(selection: BooksSelection): Promise<BookRecord[]> {
    const { limit } = selection;
    for (let size = limit; ; ) {
      const documents = await firestore.find(toQuery({ ...selection, limit: size }), readTime);
      const { records, invalid } = readEach(documents, readBook);
      if (records.length >= limit || documents.length < size) {
        invalid.forEach(reportInvalid);
        return records.slice(0, limit);
      }
      size = limit + invalid.length;
    }
  }

  return {
    state,
    select: selectBooks,
    count: (selection) => firestore.count(toQuery(selection), readTime),
    countIds: (range, limit) => firestore.count(rangeQuery(range, limit), readTime),
    async readDates(range, limit) {
      const documents = await firestore.find(rangeQuery(range, limit), readTime);
      const { records } = readEach(documents, (document) => readDocument(dateSchema, document));
      return records.map(({ id, updatedAt, series }) => ({ id, updatedAt, series: series?.name ?? null }));
    },
    async findAll(ids) {
      const documents = await firestore.getAll(
        ids.map((id) => `books/${id}`),
        readTime,
        BOOK_FIELDS,
      );
      return readBooks(documents, reportInvalid).books.filter(isOnSale);
    },
  };
}
