import type { Database } from '../lib/firebase.ts';
import { retryCollisions } from '../lib/retryCollisions.ts';
import { isOnSale, readBook } from './bookRecord.ts';
import type { CatalogueTurns } from './catalogueTurns.ts';
import { shownCopiesOf } from './shownCopies.ts';
import { writeCopies } from './stockChanges.ts';
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
}

/** @param turns are shared by all of this instance who change the catalogue. */
export function createStockRepository(database: Database, turns: CatalogueTurns): StockRepository {
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
          const [stock, document] = await Promise.all([
            stockRef(db, id).get(),
            transaction.get(db.collection('books').doc(id)),
          ]);
          const book = readBook(document);
          if (!isOnSale(book)) return undefined;
          const present = readStock(stock);
          const count = present?.count ?? null;
          if (present?.changes.includes(changeId)) return count;
          const wanted = decide(count);
          const isSo = wanted === count && shownCopiesOf(wanted) === book.shownCopies;
          if (!isSo) await writeCopies(db, transaction, [{ book, stock, wanted, changeId }]);
          return wanted;
        });
      return turns.inTurn(() => retryCollisions(run));
    },
  };
}
