import type { Firestore } from 'firebase-admin/firestore';
import type { Database } from '../../lib/firebase.ts';
import { retryCollisions } from '../../lib/retryCollisions.ts';
import { BOOK_FIELDS, booksOf, isOnSale, readBook } from '../bookRecord.ts';
import type { CatalogueMutex } from '../catalogue/catalogueMutex.ts';
import { shownCopiesOf } from './shownCopies.ts';
import { type CopiesChange, writeCopies } from './stockChanges.ts';
import { readStock, stockRef } from './stockRecord.ts';

export interface StockRepository {
  /** How many copies there are of each of some books, null where they are not counted: one read for each. */
  findCounts(ids: readonly string[]): Promise<(number | null)[]>;
  /**
   * Changes how many copies of a book there are: two reads and one write, and those of a change of the catalogue where visitors see
   * another thing then.
   * @param changeId names the change, which is made once.
   * @param decide is given the present count. It may be called several times, and what it throws ends the transaction.
   * @returns the count that stands now; undefined when there is no such book on sale.
   */
  change(
    id: string,
    changeId: string,
    decide: (count: number | null) => number | null,
  ): Promise<number | null | undefined>;
  /**
   * Sets how many copies there are of some books on sale, in one transaction and at most one step of the catalogue's version.
   * @returns those of which there were not as many.
   */
  setAll(counts: ReadonlyMap<string, number>, changeId: string): Promise<Set<string>>;
}

const bookRef = (db: Firestore, id: string) => booksOf(db).doc(id);

/** @param mutex is shared by all of this instance who change the catalogue. */
export function createStockRepository(database: Database, mutex: CatalogueMutex): StockRepository {
  return {
    async findCounts(ids) {
      const db = await database();
      const documents = await db.getAll(...ids.map((id) => stockRef(db, id)));
      return documents.map((document) => readStock(document)?.count ?? null);
    },

    async change(id, changeId, decide) {
      const db = await database();
      const run = () =>
        db.runTransaction(async (transaction) => {
          const [stock, [document]] = await Promise.all([
            stockRef(db, id).get(),
            transaction.getAll(bookRef(db, id), { fieldMask: BOOK_FIELDS }),
          ]);
          const book = document ? readBook(document) : null;
          if (!isOnSale(book)) return undefined;
          const present = readStock(stock);
          const count = present?.count ?? null;
          if (present?.changes.includes(changeId)) return count;
          const wanted = decide(count);
          const isSo = wanted === count && shownCopiesOf(wanted) === book.shownCopies;
          if (!isSo) await writeCopies(db, transaction, [{ book, stock, wanted, changeId }]);
          return wanted;
        });
      return mutex.withLock(() => retryCollisions(run));
    },

    async setAll(counts, changeId) {
      const db = await database();
      const ids = [...counts.keys()];
      const run = () =>
        db.runTransaction(async (transaction) => {
          const [stocks, documents] = await Promise.all([
            db.getAll(...ids.map((id) => stockRef(db, id))),
            transaction.getAll(...ids.map((id) => bookRef(db, id)), { fieldMask: BOOK_FIELDS }),
          ]);
          const changed = new Set<string>();
          const changes = documents.flatMap((document, index): CopiesChange[] => {
            const [book, stock, wanted] = [readBook(document), stocks[index], counts.get(document.id)];
            if (!isOnSale(book) || !stock || wanted === undefined) return [];
            const present = readStock(stock);
            const isDone = present?.changes.includes(changeId) ?? false;
            if (isDone || present?.count !== wanted) changed.add(book.id);
            const isRight = present?.count === wanted && shownCopiesOf(wanted) === book.shownCopies;
            return isDone || isRight ? [] : [{ book, stock, wanted, changeId }];
          });
          await writeCopies(db, transaction, changes);
          return changed;
        });
      return ids.length === 0 ? new Set() : mutex.withLock(() => retryCollisions(run));
    },
  };
}
