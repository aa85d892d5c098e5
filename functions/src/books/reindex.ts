import type { Firestore, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { readEach } from '../lib/readDocument.ts';
import { countBooks } from './bookCounts.ts';
import { BOOK_FIELDS, type BookRecord, isOnSale, readBook } from './bookRecord.ts';
import { fitIntoTitles, toTitleEntry } from './bookTitles.ts';
import { newEra, readStateIn, writeState } from './catalogueChanges.ts';
import { type CatalogueState, isSameVersion, toState, VERSION_PATH } from './catalogueVersion.ts';
import { derivedFieldsOf, derivedFromOf } from './derivedFields.ts';

/** Books that are read, and at most written, at a time: far below what a transaction of Firestore holds. */
const BATCH = 200;
const AT_ONCE = 4;

export interface ReindexOptions {
  /** Begins a new era, so that every running instance reads everything anew; its number is at least this one. */
  newEraFrom?: number | undefined;
  /** Called for every book that was looked at. */
  onBook?: (() => void) | undefined;
}

const books = (db: Firestore) => db.collection('books');

/** What is read to see whether a book is up to date: not its keys, which are ten times as much as all the rest. */
const READ_FIELDS = [...BOOK_FIELDS, 'derivedFrom'];

const isUpToDate = (document: QueryDocumentSnapshot, book: BookRecord) =>
  document.get('derivedFrom') === derivedFromOf(book);

/** Books as they are at this moment, whatever they were when they were found. */
async function refreshBooks(db: Firestore, ids: string[]): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const documents = await transaction.getAll(...ids.map((id) => books(db).doc(id)));
    for (const book of readEach(documents, readBook).records) {
      transaction.update(books(db).doc(book.id), derivedFieldsOf(book));
    }
  });
}

/** Refreshes some batches at a time while others are read. */
function createRefresher(db: Firestore) {
  const underWay: Promise<void>[] = [];
  const finish = async () => {
    await Promise.all(underWay.splice(0));
  };
  return {
    finish,
    async refresh(ids: string[]): Promise<void> {
      const work = refreshBooks(db, ids);
      // What fails is thrown to whoever waits for it; meanwhile it must not end the process.
      work.catch(() => undefined);
      underWay.push(work);
      if (underWay.length >= AT_ONCE) await finish();
    },
  };
}

/** What is counted of the books on sale, by their ids. */
type OnSale = Map<string, Pick<BookRecord, 'category' | 'trending'>>;

/** Brings the books that a query finds up to date, and notes which of them are on sale. @returns how many were not. */
async function walk(db: Firestore, query: Query, onSale: OnSale, onBook: () => void): Promise<number> {
  const refresher = createRefresher(db);
  let refreshed = 0;
  for (let last: QueryDocumentSnapshot | undefined; ; ) {
    const page = last ? query.startAfter(last) : query;
    const { docs } = await page
      .limit(BATCH)
      .select(...READ_FIELDS)
      .get();
    const outdated: string[] = [];
    for (const document of docs) {
      const [book = null] = readEach([document], readBook).records;
      if (isOnSale(book)) onSale.set(book.id, { category: book.category, trending: book.trending });
      else onSale.delete(document.id);
      if (book && !isUpToDate(document, book)) outdated.push(book.id);
      onBook();
    }
    if (outdated.length > 0) await refresher.refresh(outdated);
    refreshed += outdated.length;
    last = docs.at(-1);
    if (!last || docs.length < BATCH) break;
  }
  await refresher.finish();
  return refreshed;
}

async function readTitleEntries(db: Firestore) {
  const { docs } = await books(db)
    .where('deletedAt', '==', null)
    .select(...BOOK_FIELDS)
    .get();
  return readEach(docs, readBook).records.map(toTitleEntry);
}

/** @returns null when it is done, or the state of a catalogue that has changed since `seen`. */
function finish(db: Firestore, seen: CatalogueState, onSale: OnSale, newEraFrom: number | undefined) {
  return db.runTransaction(async (transaction) => {
    const present = await readStateIn(db, transaction);
    if (!isSameVersion(present, seen)) return present;
    const era = newEraFrom === undefined && present.era ? present.era : newEra();
    const seq = Math.max(present.seq, newEraFrom ?? 0);
    // No book changes before this transaction ends, since each change writes the version that it has locked.
    const entries = fitIntoTitles(onSale.size) ? await readTitleEntries(db) : null;
    writeState(db, transaction, { era, seq }, countBooks(onSale.values()), entries);
    return null;
  });
}

/**
 * Brings every stored book up to the present form, counts all and makes the compact list: for books of an older release, or
 * that were written past the repository. The shop goes on meanwhile, and running it again changes nothing.
 * @returns how many books were not up to date.
 */
export async function reindex(db: Firestore, options: ReindexOptions = {}): Promise<number> {
  const { newEraFrom, onBook = () => undefined } = options;
  const onSale: OnSale = new Map();
  let seen = toState(await db.doc(VERSION_PATH).get());
  let refreshed = await walk(db, books(db).orderBy('__name__'), onSale, onBook);
  for (;;) {
    const changed = await finish(db, seen, onSale, newEraFrom);
    if (!changed) return refreshed;
    if (changed.era !== seen.era) return refreshed + (await reindex(db, options));
    refreshed += await walk(db, books(db).where('changeSeq', '>', seen.seq).orderBy('changeSeq'), onSale, onBook);
    seen = changed;
  }
}
