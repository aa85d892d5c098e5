import { isDeepStrictEqual } from 'node:util';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { documentsOf } from '../../../functions/src/firestore/allDocuments.ts';
import { readEach } from '../../../functions/src/firestore/readDocument.ts';
import { ordersOf, readOrder } from '../../../functions/src/orders/orderRecord.ts';
import { searchKeysOf } from '../../../functions/src/orders/searchKeys.ts';
import { NO_PROGRESS, type Progress } from '../lib/progress.ts';

/** Orders per transaction. */
const BATCH_SIZE = 100;

/** The correct search keys; null if they are up to date or the order is invalid. */
function missingKeys(document: DocumentSnapshot): string[] | null {
  const [order] = readEach([document], readOrder).records;
  const keys = order && searchKeysOf(order);
  return keys && !isDeepStrictEqual(document.get('searchKeys'), keys) ? keys : null;
}

/** Reads again, because a customer may have been erased meanwhile. */
async function refresh(db: Firestore, ids: string[]): Promise<void> {
  await db.runTransaction(async (transaction) => {
    for (const document of await transaction.getAll(...ids.map((id) => ordersOf(db).doc(id)))) {
      const searchKeys = missingKeys(document);
      if (searchKeys) transaction.update(document.ref, { searchKeys });
    }
  });
}

/**
 * Updates search keys of orders while the shop is open; a repeated run continues.
 * @returns the number of outdated orders
 */
export async function reindexOrders(db: Firestore, progress: Progress = NO_PROGRESS): Promise<number> {
  let outdated: string[] = [];
  let refreshed = 0;
  const finish = async () => {
    if (outdated.length > 0) await refresh(db, outdated);
    refreshed += outdated.length;
    outdated = [];
  };
  for await (const document of documentsOf(db, 'orders')) {
    if (missingKeys(document)) outdated.push(document.id);
    if (outdated.length >= BATCH_SIZE) await finish();
    progress.count('orders looked at');
  }
  await finish();
  return refreshed;
}
