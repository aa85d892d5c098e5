import { isDeepStrictEqual } from 'node:util';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { type Clock, systemClock } from '../lib/clock.ts';
import type { Database } from '../lib/firebase.ts';
import { createFirestoreClientReads } from '../lib/firestoreClient.ts';
import { readEach, refuseInvalid, type StoredDocument } from '../lib/readDocument.ts';
import type { BookChange } from './bookCounts.ts';
import { findUnknownCovers, readCoverChanges } from './bookCovers.ts';
import {
  BOOK_FIELDS,
  type BookContent,
  type BookDraft,
  type BookRecord,
  isOnSale,
  readBook,
  readRemains,
} from './bookRecord.ts';
import { recordChanges } from './catalogueChanges.ts';
import { type CatalogueReads, createCatalogueReads } from './catalogueReads.ts';
import { type CatalogueTurns, createCatalogueTurns } from './catalogueTurns.ts';
import { derivedFieldsOf } from './derivedFields.ts';
import { reindex } from './reindex.ts';
import { settleCovers } from './settleCovers.ts';

type ChangeOne = (id: string, present: BookRecord | null) => BookDraft | null;

export interface BooksRepository extends CatalogueReads {
  /** Adds books in one transaction. Their ids must be new, and none of them has an uploaded picture. */
  insert(books: BookContent[]): Promise<BookRecord[]>;
  /**
   * Changes one book in a transaction.
   * @param change is given the present book (also a deleted one, or null) and answers what it shall be, or the very
   * same book when there is nothing to change. It may be called several times, and what it throws ends the transaction.
   * @throws UnknownCover.
   */
  update(id: string, change: (present: BookRecord | null) => BookDraft): Promise<BookRecord>;
  /** As `update`, for a change that leaves no content as it was: what can be read of an invalid document will do. */
  rewrite(id: string, change: (present: BookRecord | null) => BookDraft): Promise<BookRecord>;
  /**
   * Takes a book off sale. All else that the document holds stays as it is, valid or not.
   * @returns null when there is no such book on sale.
   */
  remove(id: string, deletedAt: Date): Promise<BookRecord | null>;
  /**
   * Changes several books in one transaction and one step of the version, each as `update` does; null leaves what there is.
   * @returns those that are there then, in the order of the ids.
   */
  updateAll(ids: string[], change: ChangeOne): Promise<BookRecord[]>;
  newId(): Promise<string>;
  /** Which of these ids are taken, by books on sale or by deleted ones. */
  findTakenIds(ids: string[]): Promise<Set<string>>;
  /** Which of these uploaded pictures no book can name. */
  findUnknownCovers(ids: string[]): Promise<Set<string>>;
  /** The books under these ids, deleted ones included. */
  findAny(ids: string[]): Promise<BookRecord[]>;
  /** The books of this ISBN, deleted ones included. @param isbn thirteen digits. */
  findByIsbn(isbn: string): Promise<BookRecord[]>;
  /**
   * Makes every running instance read the whole catalogue anew: for when books were written past this repository. Before
   * that it does what `reindex` does.
   * @param seq the highest number that one of those books may carry.
   */
  startEra(seq: number, onBook?: () => void): Promise<void>;
  /**
   * Brings books of an older release up to the present form, counts all of them anew and keeps the pictures that they name.
   * @param onBook is called for every book that was looked at.
   * @returns how many books were not up to date.
   */
  reindex(onBook?: () => void): Promise<number>;
}

const books = (db: Firestore) => db.collection('books');

type Read = (document: StoredDocument) => BookRecord | null;

function toDocument({ id: _id, ...content }: BookContent, changeSeq: number, derived = derivedFieldsOf(content)) {
  return { ...content, changeSeq, ...derived };
}

/** A document that is no valid book is in no list and was not counted. */
const readCounted = (document: StoredDocument): BookRecord | null => readEach([document], readBook).records[0] ?? null;

interface Decisions {
  change: ChangeOne;
  read: Read;
  clock: Clock;
}

async function changeBooks(db: Firestore, transaction: Transaction, ids: string[], { change, read, clock }: Decisions) {
  const documents = await transaction.getAll(...ids.map((id) => books(db).doc(id)));
  const present = documents.map(read);
  const drafts = documents.flatMap((document, index) => {
    const before = present[index] ?? null;
    const after = change(document.id, before) ?? before;
    return after && after !== before ? [{ document, before, after }] : [];
  });
  if (drafts.length === 0) return present.filter((book) => book !== null);
  const covers = await readCoverChanges(db, transaction, drafts, clock());
  const changes = drafts.map(({ document, after }): BookChange => {
    return { before: readCounted(document), after: { ...after, cover: covers.of(after) } };
  });
  const changeSeq = await recordChanges(db, transaction, changes);
  covers.write();
  for (const { after } of changes) transaction.set(books(db).doc(after.id), toDocument(after, changeSeq));
  const changed = new Map(changes.map(({ after }) => [after.id, { ...after, changeSeq }]));
  return ids.flatMap((id, index) => changed.get(id) ?? present[index] ?? []);
}

async function removeBook(db: Firestore, transaction: Transaction, id: string, deletedAt: Date): Promise<BookRecord[]> {
  const document = await transaction.get(books(db).doc(id));
  const present = readRemains(document);
  if (!isOnSale(present)) return [];
  const change = { before: readCounted(document), after: { ...present, deletedAt } };
  const changed = { deletedAt, changeSeq: await recordChanges(db, transaction, [change]) };
  transaction.update(document.ref, changed);
  return [{ ...present, ...changed }];
}

/** Makes the books' keys at once: no transaction waits for that, and one that is run again need not repeat it. */
function insertion(contents: BookContent[]): Change {
  const derived = contents.map(derivedFieldsOf);
  const changes = contents.map((after) => ({ before: null, after }));
  return async (db, transaction) => {
    const changeSeq = await recordChanges(db, transaction, changes);
    return contents.map((book, index) => {
      transaction.create(books(db).doc(book.id), toDocument(book, changeSeq, derived[index]));
      return { ...book, changeSeq };
    });
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
function createChanges(database: Database, turns: CatalogueTurns): (change: Change) => Promise<BookRecord[]> {
  return async (change) => {
    const db = await database();
    const changeOnce = onlyOnce(db, (transaction) => change(db, transaction));
    return turns.inTurn(() => db.runTransaction(changeOnce));
  };
}

/**
 * @param reportInvalid is told of what a list leaves out; without it such a list fails.
 * @param turns are shared by all of this instance who change the catalogue.
 */
export function createBooksRepository(
  database: Database,
  reportInvalid = refuseInvalid,
  turns = createCatalogueTurns(),
  clock = systemClock,
): BooksRepository {
  const change = createChanges(database, turns);

  async function changeOne(id: string, decide: (present: BookRecord | null) => BookDraft, read: Read) {
    const [book] = await change((db, transaction) =>
      changeBooks(db, transaction, [id], { change: (_id, present) => decide(present), read, clock }),
    );
    if (!book) throw new Error('The repository changed nothing.');
    return book;
  }

  return {
    ...createCatalogueReads(createFirestoreClientReads(database), reportInvalid),

    insert: (contents) => change(insertion(contents)),

    update: (id, decide) => changeOne(id, decide, readBook),

    rewrite: (id, decide) => changeOne(id, decide, readRemains),

    updateAll: (ids, decide) =>
      change((db, transaction) => changeBooks(db, transaction, ids, { change: decide, read: readBook, clock })),

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

    async findUnknownCovers(ids) {
      return findUnknownCovers(await database(), ids, clock());
    },

    async findAny(ids) {
      const db = await database();
      const documents = await db.getAll(...ids.map((id) => books(db).doc(id)));
      return documents.map(readBook).filter((book) => book !== null);
    },

    async findByIsbn(isbn) {
      const db = await database();
      const { docs } = await books(db)
        .where('isbn', '==', isbn)
        .select(...BOOK_FIELDS)
        .get();
      return readEach(docs, readBook).records;
    },

    async startEra(seq, onBook) {
      const db = await database();
      await reindex(db, { newEraFrom: seq, onBook });
      await settleCovers(db, clock());
    },

    async reindex(onBook) {
      const db = await database();
      const refreshed = await reindex(db, { onBook });
      await settleCovers(db, clock());
      return refreshed;
    },
  };
}
