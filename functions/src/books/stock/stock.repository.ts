import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { type Author, type NewChange, recordChange } from '../../changes/changeRecord.ts';
import type { Database } from '../../firestore/firebase.ts';
import { type OptimisticRead, readOptimistically } from '../../firestore/optimisticRead.ts';
import { retryCollisions } from '../../firestore/retryCollisions.ts';
import { inHalves } from '../../firestore/transactionSize.ts';
import type { Clock } from '../../lib/clock.ts';
import { writeAvailabilityTask } from '../../tasks/taskRecord.ts';
import type { AlsoWrite, CopiesOfBook } from '../alsoWrite.ts';
import { BOOK_FIELDS, booksOf, isOnSale, readBook } from '../bookRecord.ts';
import type { CatalogueMutex } from '../catalogue/catalogueChanges.ts';
import { shownCopiesOf } from '../shownCopies.ts';
import { refreshAvailability, type ShownChange, writeShownCopies } from './availability.ts';
import { readStock, type StockRecord, stockRef, writeStock } from './stockRecord.ts';
import { commitOnce, type TakeTurns } from './turns.ts';

export interface StockRepository {
  /** The copies of each of some books, null where they are not counted: one read for each. */
  find(ids: readonly string[]): Promise<(StockRecord | null)[]>;
  /**
   * Changes how many copies of a book there are: two reads, the copies and the line of the log, and what belongs to a change of the catalogue where visitors see
   * another thing then.
   * @param changeId names the change, which is made once.
   * @param decide is given the present count. It may be called several times, and what it throws ends the change.
   * @returns the count that stands now; undefined when there is no such book on sale. @throws BookBusy.
   */
  change(
    id: string,
    changeId: string,
    decide: (count: number | null) => number | null,
    author: Author,
  ): Promise<number | null | undefined>;
  /**
   * Sets how many copies there are of some books on sale: in one transaction, with at most one step of the catalogue's version and one
   * line of the log, or in several for books that are too big for one.
   * @param alsoWrite is written in the same transactions.
   * @returns those of which there were not as many.
   */
  setAll(
    counts: ReadonlyMap<string, number>,
    changeId: string,
    author: Author,
    alsoWrite?: AlsoWrite<CopiesOfBook>,
  ): Promise<Set<string>>;
  /**
   * The same, where each count is decided by the present one; null counts them no more, and undefined leaves them.
   * @param decide is asked for books on sale. It may be called several times.
   */
  changeAll(
    ids: readonly string[],
    decide: (id: string, present: number | null) => number | null | undefined,
    changeId: string,
    author: Author,
    alsoWrite?: AlsoWrite<CopiesOfBook>,
  ): Promise<Set<string>>;
}

interface StockRepositoryDependencies {
  database: Database;
  /** Shared by all of this instance who change the catalogue. */
  mutex: CatalogueMutex;
  /** Shared by all of this instance who change copies. */
  takeTurns: TakeTurns;
  clock: Clock;
  /** Told why a book does not say yet what there is of its copies: a task sees to it. */
  onDelay: (error: unknown) => void;
}

/** Books and their copies, as they are at about one moment: both are written only if they still are what was read. */
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

interface CopiesChange extends ShownChange {
  stock: OptimisticRead;
  wanted: number | null;
}

/** A book that only said another thing of its copies is none. */
function toCopiesOfBook({ book: { id, title }, stock, wanted }: CopiesChange): CopiesOfBook[] {
  const before = readStock(stock)?.count ?? null;
  return before === wanted ? [] : [{ id, title, before, after: wanted }];
}

/** The line of the log for copies that are counted together. */
function toNewChange(changes: readonly CopiesChange[], { by, what }: Author, at: Date): NewChange | null {
  const books = changes
    .flatMap(toCopiesOfBook)
    .map(({ id, title, before, after }) => ({ id, title, fields: { stock: { before, after } } }));
  if (books.length === 0) return null;
  return { at, by, what: what ?? 'copies-changed', subjects: books.map(({ id }) => id), books };
}

/**
 * Whether the book is to say another thing, or may be about to: where it says so before its copies are as many, a task is waiting that
 * makes it say what they were.
 */
const isShownOtherwise = ({ book, stock, shownCopies }: CopiesChange) =>
  book.shownCopies !== shownCopies || shownCopiesOf(readStock(stock)?.count ?? null) !== shownCopies;

async function writeStockLevels(
  db: Firestore,
  transaction: Transaction,
  changes: CopiesChange[],
  { changeId, at }: { changeId: string; at: Date },
) {
  const shown = changes.filter(isShownOtherwise);
  await writeShownCopies(db, transaction, shown);
  for (const { stock, wanted } of changes) writeStock(transaction, stock, wanted, at, changeId);
}

export function createStockRepository(dependencies: StockRepositoryDependencies): StockRepository {
  const { database, mutex, takeTurns, clock, onDelay } = dependencies;

  /** Refreshes the book at once, for the admin looks at it next. Where that fails, the task is still there. */
  async function refresh(db: Firestore, id: string, tasks: DocumentReference[]): Promise<void> {
    const run = async () => {
      // The worker may have been faster.
      const left = tasks.length > 0 ? (await db.getAll(...tasks)).filter(({ exists }) => exists) : [];
      await refreshAvailability(
        db,
        [id],
        left.map(({ ref }) => ref),
        { areAlone: true },
      );
    };
    await mutex.withLock(() => retryCollisions(run)).catch(onDelay);
  }

  const changeAll: StockRepository['changeAll'] = async (ids, decide, changeId, author, alsoWrite) => {
    if (ids.length === 0) return new Set();
    const db = await database();
    const run = (some: string[]) =>
      db.runTransaction(async (transaction) => {
        const writeAlso = await alsoWrite?.(db);
        const found = await readBooks(db, some);
        const changed = new Set<string>();
        const changes = found.flatMap(({ read, book, stock }): CopiesChange[] => {
          const present = readStock(stock);
          const isDone = present?.changes.includes(changeId) ?? false;
          const count = present?.count ?? null;
          const wanted = decide(book.id, count);
          if (wanted === undefined) return [];
          if (isDone || count !== wanted) changed.add(book.id);
          const shownCopies = shownCopiesOf(wanted);
          const isRight = count === wanted && shownCopies === book.shownCopies;
          return isDone || isRight ? [] : [{ read, book, stock, shownCopies, wanted }];
        });
        const at = clock();
        await writeStockLevels(db, transaction, changes, { changeId, at });
        const newChange = toNewChange(changes, author, at);
        if (newChange) recordChange(db, transaction, newChange);
        writeAlso?.(transaction, changes.flatMap(toCopiesOfBook), some);
        return changed;
      });
    const parts = await inHalves(ids, (some) => mutex.withLock(() => retryCollisions(() => run(some))));
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
        const present = readStock(stock);
        const count = present?.count ?? null;
        if (present?.changes.includes(changeId)) return { wanted: count, tasks: [] };
        const wanted = decide(count);
        const shownCopies = shownCopiesOf(wanted);
        // What nobody counts has no document that could remember the change.
        if (wanted === null && count === null && book.shownCopies === null) return { wanted, tasks: null };
        const change = { read, book, stock, shownCopies, wanted };
        const changes = [change];
        const at = clock();
        const newChange = toNewChange(changes, author, at);
        const isCountedAsBefore = (wanted === null) === (book.shownCopies === null);
        const tasks = await commitOnce(db, async (transaction) => {
          if (!isCountedAsBefore) {
            await writeStockLevels(db, transaction, changes, { changeId, at });
            if (newChange) recordChange(db, transaction, newChange);
            return null;
          }
          // The copies alone: the book waits for orders that have locked it.
          writeStock(transaction, stock, wanted, at, changeId);
          if (newChange) recordChange(db, transaction, newChange);
          const changed = isShownOtherwise(change) ? [id] : [];
          const task = writeAvailabilityTask(db, transaction, changeId, at, changed);
          return task && [task];
        });
        return { wanted, tasks };
      };
      const changed = await takeTurns(() => [id], attempt);
      if (changed?.tasks) await refresh(db, id, changed.tasks);
      return changed?.wanted;
    },

    setAll: (counts, changeId, author, alsoWrite) =>
      changeAll([...counts.keys()], (id) => counts.get(id), changeId, author, alsoWrite),

    changeAll,
  };
}
