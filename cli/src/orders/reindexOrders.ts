import { isDeepStrictEqual } from 'node:util';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { documentsOf } from '../../../functions/src/firestore/allDocuments.ts';
import { readEach } from '../../../functions/src/firestore/readDocument.ts';
import { ordersOf, readOrder } from '../../../functions/src/orders/orderRecord.ts';
import { queryFieldsChange } from '../../../functions/src/orders/queryFields.ts';
import { toSearchKeys } from '../../../functions/src/orders/searchKeys.ts';
import { NO_PROGRESS, type Progress } from '../lib/progress.ts';

const BATCH_SIZE = 100;

/** Returns null if they are up to date or the order is invalid. */
async function outdatedFields(document: DocumentSnapshot): Promise<object | null> {
  const [order] = readEach([document], readOrder).records;
  if (!order) return null;
  const others = await queryFieldsChange(order);
  const searchKeys = toSearchKeys(order);
  const isCurrent = isDeepStrictEqual(document.get('searchKeys'), searchKeys) && Object.keys(others).length === 0;
  return isCurrent ? null : { searchKeys, ...others };
}

/** Reads again, because a customer may have been erased meanwhile. */
async function refresh(db: Firestore, ids: string[]): Promise<void> {
  await db.runTransaction(async (transaction) => {
    for (const document of await transaction.getAll(...ids.map((id) => ordersOf(db).doc(id)))) {
      const fields = await outdatedFields(document);
      if (fields) transaction.update(document.ref, fields);
    }
  });
}

/** The shop may be open. @returns the number of outdated orders */
export async function reindexOrders(db: Firestore, progress: Progress = NO_PROGRESS): Promise<number> {
  let outdated: string[] = [];
  let refreshed = 0;
  const finish = async () => {
    if (outdated.length > 0) await refresh(db, outdated);
    refreshed += outdated.length;
    outdated = [];
  };
  for await (const document of documentsOf(db, 'orders')) {
    if (await outdatedFields(document)) outdated.push(document.id);
    if (outdated.length >= BATCH_SIZE) await finish();
    progress.count('orders checked');
  }
  await finish();
  return refreshed;
}
