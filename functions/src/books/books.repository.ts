import type { Author } from '../changes/changeRecord.ts';
import type { Database } from '../firestore/firebase.ts';
import { createFirestoreClientReads } from '../firestore/firestoreClient.ts';
import { readEach, refuseInvalid } from '../firestore/readDocument.ts';
import { retryCollisions } from '../firestore/retryCollisions.ts';
import { inHalves } from '../firestore/transactionSize.ts';
import { systemClock } from '../lib/clock.ts';
import type { AlsoWrite, DraftChange } from './alsoWrite.ts';
import { findUnknownCovers } from './bookCovers.ts';
import {
  type BookContent,
  type BookDraft,
  type BookRecord,
  bookDocumentSchema,
  booksOf,
  readBook,
  readRemains,
} from './bookRecord.ts';
import {
  type Change,
  type ChangeOne,
  changeBooks,
  insertion,
  onlyOnce,
  type ReadBook,
  removeBook,
} from './bookTransactions.ts';
import { type CatalogueMutex, createCatalogueMutex } from './catalogue/catalogueChanges.ts';
import { type CatalogueReads, createCatalogueReads } from './catalogue/catalogueReads.ts';
import { reconcileCovers } from './reconcileCovers.ts';
import { reconcileExcerpts } from './reconcileExcerpts.ts';
import { reindex } from './reindex.ts';

/** Books found by what is known of them, whether they are on sale or not. */
interface BookLookups {
  /** Which of these ids are taken, by books on sale or by deleted ones. */
  findTakenIds(ids: string[]): Promise<Set<string>>;
  /** The books under these ids, deleted ones included. */
  findAny(ids: string[]): Promise<BookRecord[]>;
  /** The books of these ISBNs, deleted ones included. @param isbns thirteen digits each. */
  findByIsbns(isbns: readonly string[]): Promise<BookRecord[]>;
  /** The books that records of the book trade are known for, deleted ones included. @param keys from `sourceKeyOf` */
  findBySources(keys: readonly string[]): Promise<BookRecord[]>;
}

/** So many values a query compares with. */
const AT_ONCE = 30;

function createBookLookups(database: Database): BookLookups {
  async function findBy(field: 'isbn' | 'sourceKey', values: readonly string[]): Promise<BookRecord[]> {
    const db = await database();
    const parts = Array.from({ length: Math.ceil(values.length / AT_ONCE) }, (_, index) =>
      values.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
    );
    const found = await Promise.all(
      parts.map((part) =>
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
  /** Adds books, for samples: no line of the log says so. Their ids must be new, and none of them has an uploaded picture. */
  insert(books: BookContent[]): Promise<BookRecord[]>;
  /**
   * Changes one book in a transaction, with its line of the log.
   * @param change is given the present book (also a deleted one, or null) and answers what it shall be, or the very
   * same book when there is nothing to change. It may be called several times, and what it throws ends the transaction.
   * @throws UnknownCover.
   */
  update(id: string, change: (present: BookRecord | null) => BookDraft, author: Author): Promise<BookRecord>;
  /** As `update`, for a change that leaves no content as it was: what can be read of an invalid document will do. */
  rewrite(id: string, change: (present: BookRecord | null) => BookDraft, author: Author): Promise<BookRecord>;
  /**
   * Takes a book off sale. All else that the document holds stays as it is, valid or not.
   * @returns null when there is no such book on sale.
   */
  remove(id: string, deletedAt: Date, author: Author): Promise<BookRecord | null>;
  /**
   * Changes several books, each as `update` does; null leaves what there is. It is one transaction with one step of the version and one
   * line of the log, or several for books that are too big for one.
   * @param alsoWrite is written in the same transactions.
   * @returns those that are there then, in the order of the ids.
   */
  updateAll(
    ids: string[],
    change: ChangeOne,
    author: Author,
    alsoWrite?: AlsoWrite<DraftChange>,
  ): Promise<BookRecord[]>;
  newId(): Promise<string>;
  /** Which of these uploaded pictures no book can name. */
  findUnknownCovers(ids: string[]): Promise<Set<string>>;
  /**
   * Makes every running instance read the whole catalogue anew: for when books were written past this repository. Before
   * that it does what `reindex` does.
   * @param seq the highest number that one of those books may carry.
   */
  startEra(seq: number, onBook?: () => void): Promise<void>;
  /**
   * Brings books of an older release up to the present form, counts all of them anew and keeps the pictures and excerpts that they name.
   * @param onBook is called for every book that was looked at.
   * @returns how many books were not up to date.
   */
  reindex(onBook?: () => void): Promise<number>;
}

/** Runs this instance's changes of the catalogue one after the other: each writes the version document, so they would only collide. */
function createChanges(database: Database, mutex: CatalogueMutex): (change: Change) => Promise<BookRecord[]> {
  return async (change) => {
    const db = await database();
    const changeOnce = onlyOnce(db, (transaction) => change(db, transaction));
    return mutex.withLock(() => retryCollisions(() => db.runTransaction(changeOnce)));
  };
}

/**
 * @param reportInvalid is told of what a list leaves out; without it such a list fails.
 * @param mutex is shared by all of this instance who change the catalogue.
 */
export function createBooksRepository(
  database: Database,
  reportInvalid = refuseInvalid,
  mutex = createCatalogueMutex(),
  clock = systemClock,
): BooksRepository {
  const change = createChanges(database, mutex);

  type DecideOne = (present: BookRecord | null) => BookDraft;
  async function changeOne(id: string, decide: DecideOne, author: Author, read: ReadBook) {
    const [book] = await change((db, transaction) =>
      changeBooks(db, transaction, [id], { change: (_id, present) => decide(present), read, author, clock }),
    );
    if (!book) throw new Error('The repository changed nothing.');
    return book;
  }

  return {
    ...createCatalogueReads(createFirestoreClientReads(database), reportInvalid),
    ...createBookLookups(database),

    insert: async (contents) => (await inHalves(contents, async (some) => change(insertion(some)))).flat(),

    update: (id, decide, author) => changeOne(id, decide, author, readBook),

    rewrite: (id, decide, author) => changeOne(id, decide, author, readRemains),

    updateAll: async (ids, decide, author, alsoWrite) => {
      const decisions = { change: decide, read: readBook, author, clock, alsoWrite };
      const parts = await inHalves(ids, (some) =>
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

    async startEra(seq, onBook) {
      const db = await database();
      await reindex(db, { newEraFrom: seq, onBook });
      await reconcileCovers(db, clock());
      await reconcileExcerpts(db, clock());
    },

    async reindex(onBook) {
      const db = await database();
      const refreshed = await reindex(db, { onBook });
      await reconcileCovers(db, clock());
      await reconcileExcerpts(db, clock());
      return refreshed;
    },
  };
}
