import { isDeepStrictEqual } from 'node:util';
import type { Firestore, Query, Transaction } from 'firebase-admin/firestore';
import type { Database } from '../lib/firebase.ts';
import { createKeyedMutex } from '../lib/keyedMutex.ts';
import { refuseInvalid, type StoredDocument } from '../lib/readDocument.ts';
import { type BookContent, type BookRecord, isOnSale, readBook, readRemains } from './bookRecord.ts';
import { type CatalogueReads, changesSince, type SnapshotReads } from './catalogueReads.ts';
import { type CatalogueVersion, nextSeq, readVersion, readVersionAt, startEra } from './catalogueVersion.ts';

export interface BooksRepository extends CatalogueReads {
  /** Adds books in one transaction. Their ids must be new. */
  insert(books: BookContent[]): Promise<BookRecord[]>;
  /**
   * Changes one book in a transaction.
   * @param change is given the present book (also a deleted one, or null) and answers what it shall be, or the very
   * same book when there is nothing to change. It may be called several times, and what it throws ends the transaction.
   */
  update(id: string, change: (present: BookRecord | null) => BookContent): Promise<BookRecord>;
  /** As `update`, for a change that leaves no content as it was: what can be read of an invalid document will do. */
  rewrite(id: string, change: (present: BookRecord | null) => BookContent): Promise<BookRecord>;
  /**
   * Takes a book off sale. All else that the document holds stays as it is, valid or not.
   * @returns null when there is no such book on sale.
   */
  remove(id: string, deletedAt: Date): Promise<BookRecord | null>;
  /**
   * Changes several books in one transaction and one step of the version, each as `update` does.
   * @returns all of them, in the order of the ids.
   */
  updateAll(ids: string[], change: (id: string, present: BookRecord | null) => BookContent): Promise<BookRecord[]>;
  newId(): Promise<string>;
  /** Which of these ids are taken, by books on sale or by deleted ones. */
  findTakenIds(ids: string[]): Promise<Set<string>>;
  /** The books under these ids, deleted ones included. */
  findAny(ids: string[]): Promise<BookRecord[]>;
  /**
   * Makes every running instance read the whole catalogue anew: for when books were written past this repository.
   * @param seq the highest number that one of those books may carry.
   */
  startEra(seq: number): Promise<void>;
}

const books = (db: Firestore) => db.collection('books');

type ChangeOne = (id: string, present: BookRecord | null) => BookContent;

type Read = (document: StoredDocument) => BookRecord | null;

async function changeBooks(db: Firestore, transaction: Transaction, ids: string[], change: ChangeOne, read: Read) {
  const refs = ids.map((id) => books(db).doc(id));
  const present = (await transaction.getAll(...refs)).map(read);
  const wanted = present.map((book, index) => change(ids[index] ?? '', book));
  if (wanted.every((book, index) => book === present[index])) return present.filter((book) => book !== null);
  const changeSeq = await nextSeq(db, transaction);
  return wanted.map((book, index) => {
    const before = present[index];
    if (before && book === before) return before;
    const { id, ...content } = book;
    transaction.set(books(db).doc(id), { ...content, changeSeq });
    return { ...book, changeSeq };
  });
}

async function removeBook(db: Firestore, transaction: Transaction, id: string, deletedAt: Date): Promise<BookRecord[]> {
  const ref = books(db).doc(id);
  const present = readRemains(await transaction.get(ref));
  if (!isOnSale(present)) return [];
  const changed = { deletedAt, changeSeq: await nextSeq(db, transaction) };
  transaction.update(ref, changed);
  return [{ ...present, ...changed }];
}

async function insertBooks(db: Firestore, transaction: Transaction, contents: BookContent[]): Promise<BookRecord[]> {
  const changeSeq = await nextSeq(db, transaction);
  return contents.map(({ id, ...content }) => {
    transaction.create(books(db).doc(id), { ...content, changeSeq });
    return { ...content, id, changeSeq };
  });
}

function snapshotOf(db: Firestore, transaction: Transaction, version: CatalogueVersion): SnapshotReads {
  const read = async (query: Query) => (await transaction.get(query)).docs;
  return {
    version,
    changedAfter: (seq) => read(books(db).where('changeSeq', '>', seq)),
    onSale: () => read(books(db).where('deletedAt', '==', null)),
  };
}

/**
 * Lets a transaction that is run again find its own work: a commit may have been carried out although its answer was
 * lost. Without this, what was created would be there already, and what was deleted could not be found.
 */
function onlyOnce(db: Firestore, run: (transaction: Transaction) => Promise<BookRecord[]>): typeof run {
  let written: BookRecord[] = [];
  return async (transaction) => {
    if (written.length > 0) {
      const present = await transaction.getAll(...written.map(({ id }) => books(db).doc(id)));
      if (isDeepStrictEqual(present.map(readRemains), written)) return written;
    }
    written = await run(transaction);
    return written;
  };
}

type Change = (db: Firestore, transaction: Transaction) => Promise<BookRecord[]>;

/** Runs changes of the catalogue one after the other: each writes the version document, so they would only collide. */
function createChanges(database: Database, patienceMs?: number): (change: Change) => Promise<BookRecord[]> {
  const withLock = createKeyedMutex(patienceMs);
  return async (change) => {
    const db = await database();
    const changeOnce = onlyOnce(db, (transaction) => change(db, transaction));
    return withLock('catalogue', () => db.runTransaction(changeOnce));
  };
}

/**
 * @param reportInvalid is told of what a list leaves out; without it such a list fails.
 * @param patienceMs how long a change may take; that of a request unless it is given.
 */
export function createBooksRepository(
  database: Database,
  reportInvalid = refuseInvalid,
  patienceMs?: number,
): BooksRepository {
  const change = createChanges(database, patienceMs);

  async function changeOne(id: string, decide: (present: BookRecord | null) => BookContent, read: Read) {
    const [book] = await change((db, transaction) =>
      changeBooks(db, transaction, [id], (_id, present) => decide(present), read),
    );
    if (!book) throw new Error('The repository changed nothing.');
    return book;
  }

  return {
    async find(id) {
      const db = await database();
      const book = readBook(await books(db).doc(id).get());
      return isOnSale(book) ? book : null;
    },

    insert: (contents) => change((db, transaction) => insertBooks(db, transaction, contents)),

    update: (id, decide) => changeOne(id, decide, readBook),

    rewrite: (id, decide) => changeOne(id, decide, readRemains),

    updateAll: (ids, decide) => change((db, transaction) => changeBooks(db, transaction, ids, decide, readBook)),

    async remove(id, deletedAt) {
      const [book] = await change((db, transaction) => removeBook(db, transaction, id, deletedAt));
      return book ?? null;
    },

    async newId() {
      const db = await database();
      return books(db).doc().id;
    },

    async findTakenIds(ids) {
      const db = await database();
      const documents = await db.getAll(...ids.map((id) => books(db).doc(id)), { fieldMask: [] });
      return new Set(documents.filter((document) => document.exists).map((document) => document.id));
    },

    async findAny(ids) {
      const db = await database();
      const documents = await db.getAll(...ids.map((id) => books(db).doc(id)));
      return documents.map(readBook).filter((book) => book !== null);
    },

    async readVersion() {
      return readVersion(await database());
    },

    async readChanges(since) {
      const db = await database();
      // A read-only transaction at a moment of its own choice would leave a rejection that nobody handles when its first
      // read fails, and the functions framework ends an instance for that.
      const { version, readTime } = await readVersionAt(db);
      const read = (transaction: Transaction) =>
        changesSince(since, snapshotOf(db, transaction, version), reportInvalid);
      return db.runTransaction(read, { readOnly: true, readTime });
    },

    async startEra(seq) {
      const db = await database();
      await db.runTransaction((transaction) => startEra(db, transaction, seq));
    },
  };
}
