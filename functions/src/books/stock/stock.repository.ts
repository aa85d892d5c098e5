import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { type Author, type NewChange, recordChange } from '../../changes/changeRecord.ts';
import type { Database } from '../../firestore/firebase.ts';
import { type OptimisticRead, readOptimistically } from '../../firestore/optimisticRead.ts';
import { retryCollisions } from '../../firestore/retryCollisions.ts';
import { retryInHalves } from '../../firestore/transactionSize.ts';
import type { Clock } from '../../lib/clock.ts';
import { writeAvailabilityTask } from '../../tasks/taskRecord.ts';
import type { AdditionalWrites, StockLevelChange } from '../additionalWrites.ts';
import { BOOK_FIELDS, booksOf, isOnSale, readBook } from '../bookRecord.ts';
import type { CatalogueMutex } from '../catalogue/catalogueChanges.ts';
import { toShownCopies } from '../shownCopies.ts';
import { refreshAvailability, type ShownChange, writeShownCopies } from './availability.ts';
import { type LockBooks, runOnce } from './lockQueue.ts';
import { readStock, type StockRecord, stockRef, writeStock } from './stockRecord.ts';

export interface StockRepository {
  /** Null if not tracked. Costs a read each. */
  find(ids: readonly string[]): Promise<(StockRecord | null)[]>;
  /**
   * @param changeId makes the change happen once @param decide may run several times; its errors end the change
   * @returns the new count; undefined if no such book is on sale @throws BookBusy
   */
  change(
    id: string,
    changeId: string,
    decide: (count: number | null) => number | null,
    author: Author,
  ): Promise<number | null | undefined>;
  /**
   * Writes one transaction, catalogue version and log entry, or several if too big. Skips books off sale. @param
   * additionalWrites is written in the same transactions @returns the changed books
   */
  setAll(
    counts: ReadonlyMap<string, number>,
    changeId: string,
    author: Author,
    additionalWrites?: AdditionalWrites<StockLevelChange>,
  ): Promise<Set<string>>;
  /** Like `setAll`. @param decide null stops tracking, undefined keeps; may run several times */
  changeAll(
    ids: readonly string[],
    decide: (id: string, current: number | null) => number | null | undefined,
    changeId: string,
    author: Author,
    additionalWrites?: AdditionalWrites<StockLevelChange>,
  ): Promise<Set<string>>;
}

interface StockRepositoryDependencies {
  database: Database;
  /** Shared by all catalogue changes of this instance. */
  mutex: CatalogueMutex;
  /** Shared by all stock changes of this instance. */
  lockBooks: LockBooks;
  clock: Clock;
  /** Receives why shown copies are delayed; a task updates them later. */
  onDelay: (error: unknown) => void;
}

/** Books with stock; both are written only if unchanged. */
async function readBooks(db: Firestore, ids: readonly string[]) {
  const stockRefs = ids.map((id) => stockRef(db, id));
  const bookRefs = ids.map((id) => booksOf(db).doc(id));
  const [stocks, reads] = await Promise.all([
    readOptimistically(db, stockRefs),
    readOptimistically(db, bookRefs, { fieldMask: BOOK_FIELDS }),
  ]);
  return reads.flatMap((read, index) => {
    const [book, stock] = [readBook(read), stocks[index]];
    return isOnSale(book) && stock ? [{ read, book, stock }] : [];
  });
}

interface StockChange extends ShownChange {
  stock: OptimisticRead;
  newCount: number | null;
}

/** Changes of shown copies only are not logged. */
function toStockLevelChanges({ book: { id, title }, stock, newCount }: StockChange): StockLevelChange[] {
  const before = readStock(stock)?.count ?? null;
  return before === newCount ? [] : [{ id, title, before, after: newCount }];
}

function toNewChange(changes: readonly StockChange[], { by, what }: Author, at: Date): NewChange | null {
  const books = changes
    .flatMap(toStockLevelChanges)
    .map(({ id, title, before, after }) => ({ id, title, fields: { stock: { before, after } } }));
  if (books.length === 0) return null;
  return { at, by, what: what ?? 'copies-changed', subjects: books.map(({ id }) => id), books };
}

const isVisibleChange = ({ book, stock, shownCopies }: StockChange) =>
  book.shownCopies !== shownCopies || toShownCopies(readStock(stock)?.count ?? null) !== shownCopies;

async function writeStockLevels(
  db: Firestore,
  transaction: Transaction,
  changes: StockChange[],
  { changeId, at }: { changeId: string; at: Date },
) {
  const shown = changes.filter(isVisibleChange);
  await writeShownCopies(db, transaction, shown);
  for (const { stock, newCount } of changes) writeStock(transaction, stock, newCount, at, changeId);
}

export function createStockRepository(dependencies: StockRepositoryDependencies): StockRepository {
  const { database, mutex, lockBooks, clock, onDelay } = dependencies;

  /** Updates the book at once, because the admin looks at it next. If that fails, the task remains. */
  async function refresh(db: Firestore, id: string, tasks: DocumentReference[]): Promise<void> {
    const run = async () => {
      // The worker may have been faster.
      const remaining = tasks.length > 0 ? (await db.getAll(...tasks)).filter(({ exists }) => exists) : [];
      await refreshAvailability(
        db,
        [id],
        remaining.map(({ ref }) => ref),
        { keepsTasksIfUnchanged: true },
      );
    };
    await mutex.withLock(() => retryCollisions(run)).catch(onDelay);
  }

  const changeAll: StockRepository['changeAll'] = async (ids, decide, changeId, author, additionalWrites) => {
    if (ids.length === 0) return new Set();
    const db = await database();
    const run = (some: string[]) =>
      db.runTransaction(async (transaction) => {
        const writeAdditional = await additionalWrites?.(db);
        const found = await readBooks(db, some);
        const changed = new Set<string>();
        const changes = found.flatMap(({ read, book, stock }): StockChange[] => {
          const current = readStock(stock);
          const isApplied = current?.changes.includes(changeId) ?? false;
          const count = current?.count ?? null;
          const newCount = decide(book.id, count);
          if (newCount === undefined) return [];
          if (isApplied || count !== newCount) changed.add(book.id);
          const shownCopies = toShownCopies(newCount);
          const isUnchanged = count === newCount && shownCopies === book.shownCopies;
          return isApplied || isUnchanged ? [] : [{ read, book, stock, shownCopies, newCount }];
        });
        const at = clock();
        await writeStockLevels(db, transaction, changes, { changeId, at });
        const newChange = toNewChange(changes, author, at);
        if (newChange) recordChange(db, transaction, newChange);
        writeAdditional?.(transaction, changes.flatMap(toStockLevelChanges), some);
        return changed;
      });
    const parts = await retryInHalves(ids, (some) => mutex.withLock(() => retryCollisions(() => run(some))));
    return new Set(parts.flatMap((changed) => [...changed]));
  };

  return {
    async find(ids) {
      const db = await database();
      const documents = await db.getAll(...ids.map((id) => stockRef(db, id)));
      return documents.map(readStock);
    },

    async change(id, changeId, decide, author) {
      const db = await database();
      const attempt = async () => {
        const [found] = await readBooks(db, [id]);
        if (!found) return undefined;
        const { read, book, stock } = found;
        const current = readStock(stock);
        const count = current?.count ?? null;
        if (current?.changes.includes(changeId)) return { newCount: count, tasks: [] };
        const newCount = decide(count);
        const shownCopies = toShownCopies(newCount);
        const change = { read, book, stock, shownCopies, newCount };
        const changes = [change];
        const at = clock();
        const newChange = toNewChange(changes, author, at);
        const isTrackingUnchanged = (newCount === null) === (book.shownCopies === null);
        const tasks = await runOnce(db, async (transaction) => {
          if (!isTrackingUnchanged) {
            await writeStockLevels(db, transaction, changes, { changeId, at });
            if (newChange) recordChange(db, transaction, newChange);
            return null;
          }
          // A write to the book would wait for orders that have locked it.
          writeStock(transaction, stock, newCount, at, changeId);
          if (newChange) recordChange(db, transaction, newChange);
          const changed = isVisibleChange(change) ? [id] : [];
          const task = writeAvailabilityTask(db, transaction, changeId, at, changed);
          return task && [task];
        });
        return { newCount, tasks };
      };
      const changed = await lockBooks(() => [id], attempt);
      if (changed?.tasks) await refresh(db, id, changed.tasks);
      return changed?.newCount;
    },

    setAll: (counts, changeId, author, additionalWrites) =>
      changeAll([...counts.keys()], (id) => counts.get(id), changeId, author, additionalWrites),

    changeAll,
  };
}
