import { monthOf } from '@bookstore/contract/days';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { createSaleSharding } from './saleSharding.ts';
import { type Sale, type Sales, salesOf } from './sales.ts';
import { additionOf, type Increment } from './salesAddition.ts';
import { daysOf, monthsOf, STALE_MONTH, shardsOf } from './salesRecord.ts';

/** INVALID_ARGUMENT: what a commit is answered that would make a document larger than 1 MiB. */
const INVALID_ARGUMENT = 3;
const isRefused = (error: unknown) => error instanceof Error && 'code' in error && error.code === INVALID_ARGUMENT;

/** The same, as if its books had no names. */
function withoutNames({ byBook: _byBook, ...sales }: Sales): Sales {
  const [{ books = 0, cents = 0 } = {}] = sales.days.values();
  return { ...sales, byBook: new Map(), rest: { books, cents } };
}

/** Records the sale of one order, in the order's own transaction. */
export interface SaleRecorder {
  /**
   * One write that reads and locks nothing, so that orders hold up each other no longer than a commit takes; another one where
   * the month is over. To be called at most once in each run of the transaction.
   */
  record(transaction: Transaction, sale: Sale): void;
  /** Runs what commits the transaction, and runs it again as long as the sale was refused a place that had no room for it. */
  retryWhileFull<T>(run: () => Promise<T>): Promise<T>;
}

/**
 * A sale goes into the document of its day, while this instance has few. Else, and when the transaction has to be run again, because
 * others were writing into that document or it is full, it goes into a shard; and when that is full too, its books are counted there
 * without their names. @param places of this instance
 */
export async function createSaleRecorder(db: Firestore, places = createSaleSharding()): Promise<SaleRecorder> {
  const { FieldValue } = await import('../lib/firestore.ts');
  const increment: Increment = (by) => FieldValue.increment(by);
  let runs = 0;
  let refusals = 0;
  return {
    record(transaction, sale) {
      runs += 1;
      const { day, today, zone } = sale;
      const sold = salesOf(sale);
      const addition = additionOf(refusals < 2 ? sold : withoutNames(sold), zone, increment);
      if (runs === 1 && places.mayWriteDay(day)) transaction.set(daysOf(db).doc(day), addition, { merge: true });
      else transaction.set(shardsOf(db).doc(places.pickShard()), { days: { [day]: addition } }, { merge: true });
      if (monthOf(day) !== monthOf(today)) transaction.set(monthsOf(db).doc(monthOf(day)), STALE_MONTH);
    },

    async retryWhileFull(run) {
      for (;;) {
        try {
          return await run();
        } catch (error) {
          if (refusals === 2 || !isRefused(error)) throw error;
          refusals += 1;
        }
      }
    },
  };
}
