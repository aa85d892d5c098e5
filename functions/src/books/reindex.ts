import type { Firestore, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { OptimisticRead } from '../firestore/optimisticRead.ts';
import { readEach, type StoredDocument } from '../firestore/readDocument.ts';
import { inHalves, TransactionSize } from '../firestore/transactionSize.ts';
import { BOOK_FIELDS, type BookRecord, booksOf, isOnSale, readBook } from './bookRecord.ts';
import { sizeOfBookWrite } from './bookWriteSize.ts';
import { type Counted, countBooks } from './catalogue/bookCounts.ts';
import { fitIntoTitles } from './catalogue/bookTitles.ts';
import { newEra, readTitlesOfBooks, writeState } from './catalogue/catalogueChanges.ts';
import { type CatalogueState, isSameVersion, toState, VERSION_PATH } from './catalogue/catalogueVersion.ts';
import { derivedFieldsOf, derivedFromOf } from './derivedFields.ts';
import { isAvailable, shownCopiesOf } from './shownCopies.ts';
import { readStock, stockRef } from './stock/stockRecord.ts';

/** Books that are read at a time. */
const BATCH = 200;
/** Books that are written at a time, if they are not too big for one transaction. */
const WRITTEN_AT_ONCE = 50;
const AT_ONCE = 4;

interface ReindexOptions {
  /** Begins a new era, so that every running instance reads everything anew; its number is at least this one. */
  newEraFrom?: number | undefined;
  /** Called for every book that was looked at. */
  onBook?: (() => void) | undefined;
}

/** What is read to see whether a book is up to date: not its keys, which are ten times as much as all the rest. */
const READ_FIELDS = [...BOOK_FIELDS, 'derivedFrom', 'available'];

const isUpToDate = (document: QueryDocumentSnapshot, book: BookRecord) =>
  document.get('derivedFrom') === derivedFromOf(book) && document.get('available') === isAvailable(book);

/** What books should say of their copies, of those that are counted. */
type Shown = Map<string, number | null | 'unreadable'>;

function shownOfOne(stock: StoredDocument): number | null | 'unreadable' {
  const { records, invalid } = readEach([stock], readStock);
  return invalid.length > 0 ? 'unreadable' : shownCopiesOf(records[0]?.count ?? null);
}

const shownOf = (stocks: StoredDocument[]): Shown => new Map(stocks.map((stock) => [stock.id, shownOfOne(stock)]));

/** What a book should say: what it says already, where its copies cannot be read, as `npm run doctor -- --data` tells. */
function toShow(shown: Shown, id: string, book: Pick<BookRecord, 'shownCopies'> | null): number | null {
  const copies = shown.get(id) ?? null;
  return copies === 'unreadable' ? (book?.shownCopies ?? null) : copies;
}

/** Reads copies again that may have changed since. */
async function refreshShown(db: Firestore, shown: Shown, documents: QueryDocumentSnapshot[]): Promise<void> {
  const counted = documents.filter((book) => shown.has(book.id) || (book.get('shownCopies') ?? null) !== null);
  if (counted.length === 0) return;
  const present = shownOf(await db.getAll(...counted.map(({ id }) => stockRef(db, id))));
  for (const [id, copies] of present) shown.set(id, copies);
}

/** Books as they are at this moment, whatever they were when they were found. @throws TransactionTooBig */
async function refreshBooks(db: Firestore, ids: string[]): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const size = new TransactionSize();
    const documents = await transaction.getAll(...ids.map((id) => booksOf(db).doc(id)));
    const shown = shownOf(await transaction.getAll(...ids.map((id) => stockRef(db, id))));
    for (const book of readEach(documents, readBook).records) {
      const shownCopies = toShow(shown, book.id, book);
      const changed = { shownCopies, ...derivedFieldsOf({ ...book, shownCopies }) };
      const stored = documents.find(({ id }) => id === book.id)?.data();
      size.add(sizeOfBookWrite(book.id, stored, { ...stored, ...changed }));
      transaction.update(booksOf(db).doc(book.id), changed);
    }
  });
}

/** Refreshes some batches at a time while others are read. */
function createRefresher(db: Firestore) {
  const underWay: Promise<unknown>[] = [];
  const finish = async () => {
    await Promise.all(underWay.splice(0));
  };
  return {
    finish,
    async refresh(ids: string[]): Promise<void> {
      const work = inHalves(ids, (some) => refreshBooks(db, some));
      // What fails is thrown to whoever waits for it; meanwhile it must not end the process.
      work.catch(() => undefined);
      underWay.push(work);
      if (underWay.length >= AT_ONCE) await finish();
    },
  };
}

/** What is counted of the books on sale, by their ids. */
type OnSale = Map<string, Counted>;

interface Seen {
  onSale: OnSale;
  shown: Shown;
}

const countedOf = ({ category, trending, shownCopies }: Counted): Counted => ({ category, trending, shownCopies });

interface Walked {
  /** Books that were not up to date. */
  refreshed: number;
  /** Whether visitors were told of copies that are not there, or not told of those that are. */
  isCorrected: boolean;
}

/** Brings the books that a query finds up to date, and notes which of them are on sale. */
async function walk(db: Firestore, query: Query, { onSale, shown }: Seen, onBook: () => void): Promise<Walked> {
  const refresher = createRefresher(db);
  const walked = { refreshed: 0, isCorrected: false };
  for (let last: QueryDocumentSnapshot | undefined; ; ) {
    const page = last ? query.startAfter(last) : query;
    const { docs } = await page
      .limit(BATCH)
      .select(...READ_FIELDS)
      .get();
    await refreshShown(db, shown, docs);
    const outdated: string[] = [];
    for (const document of docs) {
      const [book = null] = readEach([document], readBook).records;
      const shownCopies = toShow(shown, document.id, book);
      const isRight = book?.shownCopies === shownCopies;
      if (isOnSale(book)) onSale.set(book.id, countedOf({ ...book, shownCopies }));
      else onSale.delete(document.id);
      if (book && !(isRight && isUpToDate(document, book))) outdated.push(book.id);
      if (book && !isRight) walked.isCorrected = true;
      onBook();
    }
    for (let first = 0; first < outdated.length; first += WRITTEN_AT_ONCE) {
      await refresher.refresh(outdated.slice(first, first + WRITTEN_AT_ONCE));
    }
    walked.refreshed += outdated.length;
    last = docs.at(-1);
    if (!last || docs.length < BATCH) break;
  }
  await refresher.finish();
  return walked;
}

/** @returns null when it is done, or the state of a catalogue that has changed since `seen`. */
function finish(db: Firestore, seen: CatalogueState, onSale: OnSale, newEraFrom: number | undefined) {
  return db.runTransaction(async (transaction) => {
    const read = new OptimisticRead(await transaction.get(db.doc(VERSION_PATH)));
    const present = toState(read);
    if (!isSameVersion(present, seen)) return present;
    const era = newEraFrom === undefined && present.era ? present.era : newEra();
    const seq = Math.max(present.seq, newEraFrom ?? 0);
    // No book changes before this transaction ends, since each change writes the version that it has locked.
    const entries = fitIntoTitles(onSale.size) ? await readTitlesOfBooks(db) : null;
    writeState(db, transaction, read, { era, seq }, countBooks(onSale.values()), entries);
    return null;
  });
}

/**
 * Brings every stored book up to the present form and to what is counted of its copies, counts all and makes the compact list: for
 * books of an older release, or that were written past the repository. The shop goes on meanwhile, and running it again changes nothing.
 * @returns how many books were not up to date.
 */
export async function reindex(db: Firestore, options: ReindexOptions = {}): Promise<number> {
  const { onBook = () => undefined } = options;
  let seen = toState(await db.doc(VERSION_PATH).get());
  const known: Seen = { onSale: new Map(), shown: shownOf((await db.collection('stock').select('count').get()).docs) };
  let { refreshed, isCorrected } = await walk(db, booksOf(db).orderBy('__name__'), known, onBook);
  for (;;) {
    // What visitors see has changed, and the version must tell.
    const newEraFrom = options.newEraFrom ?? (isCorrected ? 0 : undefined);
    const changed = await finish(db, seen, known.onSale, newEraFrom);
    if (!changed) return refreshed;
    if (changed.era !== seen.era) return refreshed + (await reindex(db, options));
    const since = booksOf(db).where('changeSeq', '>', seen.seq).orderBy('changeSeq');
    const again = await walk(db, since, known, onBook);
    refreshed += again.refreshed;
    isCorrected ||= again.isCorrected;
    seen = changed;
  }
}
