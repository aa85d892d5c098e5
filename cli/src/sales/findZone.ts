import type { Firestore } from 'firebase-admin/firestore';
import { salesDaysOf } from '../../../functions/src/sales/salesRecord.ts';

/** The time zone of recent sales; null without any. */
export async function findZone(db: Firestore): Promise<string | null> {
  const { docs } = await salesDaysOf(db).select('zone').get();
  const zone: unknown = docs.at(-1)?.get('zone');
  return typeof zone === 'string' ? zone : null;
}
