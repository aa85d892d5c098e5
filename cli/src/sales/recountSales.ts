import { dayOf, monthOf } from '@bookstore/contract/days';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { differenceOf, noSales, type Sales } from '../../../functions/src/sales/sales.ts';
import { additionOf, type Increment } from '../../../functions/src/sales/salesAddition.ts';
import { daysOf, monthsOf, STALE_MONTH, withRoom } from '../../../functions/src/sales/salesRecord.ts';
import { NO_PROGRESS, type Progress } from '../lib/progress.ts';
import { type Mismatch, salesMismatches } from './salesMismatches.ts';

/** Firestore adds to at most 500 fields in one write; a book has two. */
const BOOKS_AT_ONCE = 200;

const increment: Increment = (by) => FieldValue.increment(by);

/** The same sales in parts that one write can add: the first has the sums, all have some of the books. */
function inParts({ byBook, ...sums }: Sales): Sales[] {
  const books = [...byBook];
  const parts = [{ ...sums, byBook: new Map(books.splice(0, BOOKS_AT_ONCE)) }];
  while (books.length > 0) parts.push({ ...noSales(), byBook: new Map(books.splice(0, BOOKS_AT_ONCE)) });
  return parts;
}

async function correct(db: Firestore, { day, fromOrders, kept }: Mismatch, zone: string): Promise<void> {
  for (const part of inParts(differenceOf(withRoom(fromOrders), kept))) {
    const batch = db.batch();
    batch.set(daysOf(db).doc(day), additionOf(part, zone, increment), { merge: true });
    if (monthOf(day) !== monthOf(dayOf(new Date(), zone))) batch.set(monthsOf(db).doc(monthOf(day)), STALE_MONTH);
    await batch.commit();
  }
}

/**
 * Makes what is kept of the sales what the orders say. Only the difference is added, so an order that is placed or cancelled
 * meanwhile counts as well, once. Interrupted, it is continued by running it again.
 * @param zone the time zone of the days.
 * @returns the days that were wrong.
 */
export async function recountSales(
  db: Firestore,
  { zone, isDryRun }: { zone: string; isDryRun: boolean },
  progress: Progress = NO_PROGRESS,
): Promise<Mismatch[]> {
  const wrong: Mismatch[] = [];
  for await (const mismatch of salesMismatches(db, zone, progress)) {
    wrong.push(mismatch);
    if (!isDryRun) await correct(db, mismatch, zone);
  }
  if (!isDryRun) for (const month of await monthsOf(db).listDocuments()) await month.set(STALE_MONTH);
  return wrong;
}
