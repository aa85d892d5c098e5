import { isDeepStrictEqual } from 'node:util';
import { BY_COMMAND } from '@bookstore/contract/api/changes';
import type { Firestore } from 'firebase-admin/firestore';
import { recordChange } from '../../../functions/src/changes/changeRecord.ts';
import { readOneOptimistically } from '../../../functions/src/firestore/optimisticRead.ts';
import { readEach } from '../../../functions/src/firestore/readDocument.ts';
import { retryCollisions } from '../../../functions/src/firestore/retryCollisions.ts';
import { subtractSales, sumSales } from '../../../functions/src/sales/sales.ts';
import { readDay, salesDaysOf, toDayDocument, withRoom } from '../../../functions/src/sales/salesRecord.ts';
import { findRefusedTasks } from '../../../functions/src/tasks/tasks.repository.ts';
import { NO_PROGRESS, type Progress } from '../lib/progress.ts';
import { type Mismatch, salesMismatches } from './salesMismatches.ts';

/** Adds the difference: tasks may have changed the value. */
async function correct(
  db: Firestore,
  { day, fromOrders, stored }: Mismatch,
  { zone, isFirst }: { zone: string; isFirst: boolean },
): Promise<void> {
  const difference = subtractSales(withRoom(fromOrders), stored);
  let wanted: object | undefined;
  await retryCollisions(async () => {
    const read = await readOneOptimistically(salesDaysOf(db).doc(day));
    // An earlier attempt wrote it, and its answer was lost.
    if (wanted && isDeepStrictEqual(read.data(), wanted)) return;
    const current = readEach([read], readDay).records.map(({ sales }) => sales);
    wanted = toDayDocument(sumSales([...current, difference]), zone);
    const batch = db.batch();
    read.write(batch, wanted);
    if (isFirst) recordChange(db, batch, { at: new Date(), by: BY_COMMAND, what: 'sales-recounted', subjects: [] });
    await batch.commit();
  });
}

/**
 * Adds differences, so that concurrent orders and tasks count once. @param zone time zone of the days @returns the
 * corrected days
 */
export async function recountSales(
  db: Firestore,
  { zone, isDryRun }: { zone: string; isDryRun: boolean },
  progress: Progress = NO_PROGRESS,
): Promise<Mismatch[]> {
  // Read first: a task rejected later would count as pending.
  const refused = await findRefusedTasks(db, 'sale');
  const wrong: Mismatch[] = [];
  for await (const mismatch of salesMismatches(db, zone, progress)) {
    wrong.push(mismatch);
    if (!isDryRun) await correct(db, mismatch, { zone, isFirst: wrong.length === 1 });
  }
  if (isDryRun) return wrong;
  for (const { ref } of refused) await ref.delete();
  return wrong;
}
