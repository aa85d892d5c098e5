import type { Firestore } from 'firebase-admin/firestore';
import { retryCollisions } from '../src/lib/retryCollisions.ts';
import { createSaleRecorder } from '../src/sales/saleRecorder.ts';
import type { Sale } from '../src/sales/sales.ts';

/** What the commit of a transaction is answered when others were writing what it writes. */
const collision = () => Object.assign(new Error('Somebody else was faster.'), { code: 9 });

/** Records a sale as the order's transaction does. @param isBusy whether its first run collides with another order's. */
export async function recordSale(db: Firestore, sale: Sale, isBusy = false): Promise<void> {
  const recorder = await createSaleRecorder(db);
  let runs = 0;
  const once = () =>
    db.runTransaction(async (transaction) => {
      recorder.record(transaction, sale);
      runs += 1;
      if (isBusy && runs === 1) throw collision();
    });
  await retryCollisions(() => recorder.retryWhileFull(once));
}

/** A sale of these books on a day, in UTC. */
export function aSale(day: string, items: Sale['items'], fields: Partial<Sale> = {}): Sale {
  const cents = items.reduce((sum, item) => sum + item.cents, 0);
  return { sign: 1, day, today: day, zone: 'UTC', cents, items, ...fields };
}

export const anItem = (id: string, cents = 500, category = 'fiction') => ({ id, category, cents });
