import type { Firestore, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { OptimisticRead } from '../firestore/optimisticRead.ts';
import { readEach, type StoredDocument } from '../firestore/readDocument.ts';
import { retryInHalves, TransactionSize } from '../firestore/transactionSize.ts';
import { chunk } from '../lib/chunk.ts';
import { BOOK_FIELDS, type BookRecord, booksOf, isOnSale, readBook } from './bookRecord.ts';
import { sizeOfBookWrite } from './bookWriteSize.ts';
import { type CountedBook, countBooks } from './catalogue/bookCounts.ts';
import { fitIntoTitles } from './catalogue/bookTitles.ts';
import { newEra, readTitlesOfBooks, writeState } from './catalogue/catalogueChanges.ts';
import { type CatalogueState, isSameVersion, toState, VERSION_PATH } from './catalogue/catalogueVersion.ts';
import { derivationHash, deriveFields } from './derivedFields.ts';
import { isAvailable, toShownCopies } from './shownCopies.ts';
import { readStock, stockRef } from './stock/stockRecord.ts';

const PAGE_SIZE = 200;
const WRITE_BATCH_SIZE = 50;
const MAX_CONCURRENT_WRITES = 4;

export interface ReindexOptions {
  /** Starts a new era with at least this version. */
  newEraFrom?: number | undefined;
  onBook?: (() => void) | undefined;
}

/** Search keys are ten times larger than the rest. */
const READ_FIELDS = [...BOOK_FIELDS, 'derivedFrom', 'available'];

const isUpToDate = (document: QueryDocumentSnapshot, book: BookRecord) =>
  document.get('derivedFrom') === derivationHash(book) && document.get('available') === isAvailable(book);

type ShownStock = Map<string, number | null | 'unreadable'>;

function readShownStock(stock: StoredDocument): number | null | 'unreadable' {
  const { records, invalid } = readEach([stock], readStock);
  return invalid.length > 0 ? 'unreadable' : toShownCopies(records[0]?.count ?? null);
}

const readShownStocks = (stocks: StoredDocument[]): ShownStock =>
  new Map(stocks.map((stock) => [stock.id, readShownStock(stock)]));

/** Keeps the current value if stock is unreadable; `npm run doctor -- --data` reports that. */
function resolveShownCopies(
  shown: ShownStock,
  id: string,
  book: Pick<BookRecord, 'shownCopies'> | null,
): number | null {
  const copies = shown.get(id) ?? null;
  return copies === 'unreadable' ? (book?.shownCopies ?? null) : copies;
}

async function refreshShownStock(db: Firestore, shown: ShownStock, documents: QueryDocumentSnapshot[]): Promise<void> {
  const counted = documents.filter((book) => shown.has(book.id) || (book.get('shownCopies') ?? null) !== null);
  if (counted.length === 0) return;
  const current = readShownStocks(await db.getAll(...counted.map(({ id }) => stockRef(db, id))));
  for (const [id, copies] of current) shown.set(id, copies);
}

/** @throws TransactionTooBig */
async function refreshBooks(db: Firestore, ids: string[]): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const size = new TransactionSize();
    const documents = await transaction.getAll(...ids.map((id) => booksOf(db).doc(id)));
    const shown = readShownStocks(await transaction.getAll(...ids.map((id) => stockRef(db, id))));
    for (const book of readEach(documents, readBook).records) {
      const shownCopies = resolveShownCopies(shown, book.id, book);
      const changed = { shownCopies, ...deriveFields({ ...book, shownCopies }) };
      const stored = documents.find(({ id }) => id === book.id)?.data();
      size.add(sizeOfBookWrite(book.id, stored, { ...stored, ...changed }));
      transaction.update(booksOf(db).doc(book.id), changed);
    }
  });
}

/** Writes while reading continues. */
function createRefresher(db: Firestore) {
  const pendingWrites: Promise<unknown>[] = [];
  const finish = async () => void (await Promise.all(pendingWrites.splice(0)));
  return {
    finish,
    async refresh(ids: string[]): Promise<void> {
      const work = retryInHalves(ids, (some) => refreshBooks(db, some));
      // The awaiting caller gets the error; until then it must not end the process.
      work.catch(() => undefined);
      pendingWrites.push(work);
      if (pendingWrites.length >= MAX_CONCURRENT_WRITES) await finish();
    },
  };
}

type OnSale = Map<string, CountedBook>;

interface KnownState {
  onSale: OnSale;
  shown: ShownStock;
}

const toCounted = ({ category, trending, shownCopies }: CountedBook): CountedBook => ({
  category,
  trending,
  shownCopies,
});

async function walk(db: Firestore, query: Query, { onSale, shown }: KnownState, onBook: () => void): Promise<number> {
  const refresher = createRefresher(db);
  let refreshed = 0;
  for (let last: QueryDocumentSnapshot | undefined; ; ) {
    const page = last ? query.startAfter(last) : query;
    const { docs } = await page
      .limit(PAGE_SIZE)
      .select(...READ_FIELDS)
      .get();
    await refreshShownStock(db, shown, docs);
    const outdated: string[] = [];
    for (const document of docs) {
      const [book = null] = readEach([document], readBook).records;
      const shownCopies = resolveShownCopies(shown, document.id, book);
      const isStockCurrent = book?.shownCopies === shownCopies;
      if (isOnSale(book)) onSale.set(book.id, toCounted({ ...book, shownCopies }));
      else onSale.delete(document.id);
      if (book && !(isStockCurrent && isUpToDate(document, book))) outdated.push(book.id);
      onBook();
    }
    for (const group of chunk(outdated, WRITE_BATCH_SIZE)) await refresher.refresh(group);
    refreshed += outdated.length;
    last = docs.at(-1);
    if (!last || docs.length < PAGE_SIZE) break;
  }
  await refresher.finish();
  return refreshed;
}

/** @returns null when done, or the changed state */
function finishReindex(db: Firestore, seen: CatalogueState, onSale: OnSale, newEraFrom: number | undefined) {
  return db.runTransaction(async (transaction) => {
    const read = new OptimisticRead(await transaction.get(db.doc(VERSION_PATH)));
    const current = toState(read);
    if (!isSameVersion(current, seen)) return current;
    const era = newEraFrom === undefined && current.era ? current.era : newEra();
    const seq = Math.max(current.seq, newEraFrom ?? 0);
    // The locked version prevents book changes until this transaction ends.
    const entries = fitIntoTitles(onSale.size) ? await readTitlesOfBooks(db) : null;
    writeState(db, transaction, read, { era, seq }, countBooks(onSale.values()), entries);
    return null;
  });
}

/** Runs after an upgrade or external writes; safe while the shop runs. @returns number of outdated books */
export async function reindex(db: Firestore, options: ReindexOptions = {}): Promise<number> {
  const { onBook = () => undefined } = options;
  let seen = toState(await db.doc(VERSION_PATH).get());
  const known: KnownState = {
    onSale: new Map(),
    shown: readShownStocks((await db.collection('stock').select('count').get()).docs),
  };
  let refreshed = await walk(db, booksOf(db).orderBy('__name__'), known, onBook);
  for (;;) {
    // Instances keep search results and books for each version.
    const newEraFrom = options.newEraFrom ?? (refreshed > 0 ? 0 : undefined);
    const changed = await finishReindex(db, seen, known.onSale, newEraFrom);
    if (!changed) return refreshed;
    if (changed.era !== seen.era) return refreshed + (await reindex(db, options));
    const since = booksOf(db).where('changeSeq', '>', seen.seq).orderBy('changeSeq');
    refreshed += await walk(db, since, known, onBook);
    seen = changed;
  }
}
