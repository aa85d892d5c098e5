import type { Author } from '../changes/changeRecord.ts';
import type { Database } from '../firestore/firebase.ts';
import { createFirestoreClientReads } from '../firestore/firestoreClient.ts';
import { MAX_IN_VALUES } from '../firestore/maxInValues.ts';
import { readEach, refuseInvalid } from '../firestore/readDocument.ts';
import { retryCollisions } from '../firestore/retryCollisions.ts';
import { retryInHalves } from '../firestore/transactionSize.ts';
import { chunk } from '../lib/chunk.ts';
import { systemClock } from '../lib/clock.ts';
import type { AdditionalWrites, DraftChange } from './additionalWrites.ts';
import { findUnknownCovers } from './bookCovers.ts';
import {
  type BookContent,
  type BookDraft,
  type BookRecord,
  bookDocumentSchema,
  booksOf,
  readBook,
  readLeniently,
} from './bookRecord.ts';
import {
  type CatalogueWrite,
  changeBooks,
  createInsert,
  type DecideChange,
  type ReadBook,
  recognizeOwnCommit,
  removeBook,
} from './bookTransactions.ts';
import { type CatalogueMutex, createCatalogueMutex } from './catalogue/catalogueChanges.ts';
import { type CatalogueReads, createCatalogueReads } from './catalogue/catalogueReads.ts';
import { reconcileCovers } from './reconcileCovers.ts';
import { reconcileExcerpts } from './reconcileExcerpts.ts';
import { type ReindexOptions, reindex } from './reindex.ts';

interface BookLookups {
  /** Includes deleted books. */
  findTakenIds(ids: string[]): Promise<Set<string>>;
  /** Includes deleted books. */
  findAny(ids: string[]): Promise<BookRecord[]>;
  /** Includes deleted books. @param isbns thirteen digits */
  findByIsbns(isbns: readonly string[]): Promise<BookRecord[]>;
  /** Includes deleted books. @param keys from `sourceKeyOf` */
  findBySources(keys: readonly string[]): Promise<BookRecord[]>;
}

function createBookLookups(database: Database): BookLookups {
  async function findBy(field: 'isbn' | 'sourceKey', values: readonly string[]): Promise<BookRecord[]> {
    const db = await database();
    const found = await Promise.all(
      chunk(values, MAX_IN_VALUES).map((part) =>
        booksOf(db)
          .where(field, 'in', part)
          .select(...Object.keys(bookDocumentSchema.shape))
          .get(),
      ),
    );
    return found.flatMap(({ docs }) => readEach(docs, readBook).records);
  }

  return {
    async findTakenIds(ids) {
      const db = await database();
      const documents = await db.getAll(...ids.map((id) => booksOf(db).doc(id)), { fieldMask: [] });
      return new Set(documents.filter((document) => document.exists).map((document) => document.id));
    },

    async findAny(ids) {
      const db = await database();
      const documents = await db.getAll(...ids.map((id) => booksOf(db).doc(id)));
      return documents.map(readBook).filter((book) => book !== null);
    },

    findByIsbns: (isbns) => findBy('isbn', isbns),
    findBySources: (keys) => findBy('sourceKey', keys),
  };
}

export interface BooksRepository extends CatalogueReads, BookLookups {
  /** Writes no log entry. Ids must be new, without uploaded pictures. */
  insert(books: BookContent[]): Promise<BookRecord[]>;
  /**
   * Writes a log entry too. @param change returns the same object for no change; may run several times @throws
   * UnknownCover, and errors of `change`
   */
  update(id: string, change: (current: BookRecord | null) => BookDraft, author: Author): Promise<BookRecord>;
  /** Like `update`, but also accepts invalid documents, because it replaces all content. */
  rewrite(id: string, change: (current: BookRecord | null) => BookDraft, author: Author): Promise<BookRecord>;
  /** Keeps the document, valid or not. @returns null if it is not on sale */
  remove(id: string, deletedAt: Date, author: Author): Promise<BookRecord | null>;
  /**
   * Null skips a book. Takes one transaction, version step and log entry, or several if too big. @param additionalWrites
   * further writes of each transaction @returns existing books sorted by id
   */
  updateAll(
    ids: string[],
    change: DecideChange,
    author: Author,
    additionalWrites?: AdditionalWrites<DraftChange>,
  ): Promise<BookRecord[]>;
  newId(): Promise<string>;
  findUnknownCovers(ids: string[]): Promise<Set<string>>;
  /**
   * Makes all instances reload the catalogue after external writes, after `reindex`. @param seq highest version in
   * those books
   */
  startEra(seq: number, onBook?: () => void): Promise<void>;
  /** Updates books of older releases. @param onBook runs for each checked book @returns number of outdated books */
  reindex(onBook?: () => void): Promise<number>;
}

function createCatalogueWriter(
  database: Database,
  mutex: CatalogueMutex,
): (change: CatalogueWrite) => Promise<BookRecord[]> {
  return async (change) => {
    const db = await database();
    const changeOnce = recognizeOwnCommit(db, (transaction) => change(db, transaction));
    return mutex.withLock(() => retryCollisions(() => db.runTransaction(changeOnce)));
  };
}

/** @param reportInvalid without it lists fail @param mutex shared by all catalogue changes of this instance */
export function createBooksRepository(
  database: Database,
  reportInvalid = refuseInvalid,
  mutex = createCatalogueMutex(),
  clock = systemClock,
): BooksRepository {
  const change = createCatalogueWriter(database, mutex);

  type DecideBook = (current: BookRecord | null) => BookDraft;
  async function changeBook(id: string, decide: DecideBook, author: Author, read: ReadBook) {
    const [book] = await change((db, transaction) =>
      changeBooks(db, transaction, [id], { change: (_id, current) => decide(current), read, author, clock }),
    );
    if (!book) throw new Error('The repository changed nothing.');
    return book;
  }

  async function reindexAll(options: ReindexOptions): Promise<number> {
    const db = await database();
    const refreshed = await reindex(db, options);
    await reconcileCovers(db, clock());
    await reconcileExcerpts(db, clock());
    return refreshed;
  }

  return {
    ...createCatalogueReads(createFirestoreClientReads(database), reportInvalid),
    ...createBookLookups(database),

    insert: async (contents) => (await retryInHalves(contents, async (some) => change(createInsert(some)))).flat(),

    update: (id, decide, author) => changeBook(id, decide, author, readBook),

    rewrite: (id, decide, author) => changeBook(id, decide, author, readLeniently),

    updateAll: async (ids, decide, author, additionalWrites) => {
      const decisions = { change: decide, read: readBook, author, clock, additionalWrites };
      const parts = await retryInHalves(ids, (some) =>
        change((db, transaction) => changeBooks(db, transaction, some, decisions)),
      );
      return parts.flat();
    },

    async remove(id, deletedAt, author) {
      const [book] = await change((db, transaction) => removeBook(db, transaction, id, deletedAt, author));
      return book ?? null;
    },

    async newId() {
      const db = await database();
      return booksOf(db).doc().id;
    },

    async findUnknownCovers(ids) {
      return findUnknownCovers(await database(), ids, clock());
    },

    startEra: async (seq, onBook) => void (await reindexAll({ newEraFrom: seq, onBook })),

    reindex: (onBook) => reindexAll({ onBook }),
  };
}
