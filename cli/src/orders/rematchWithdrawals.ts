import type { Firestore } from 'firebase-admin/firestore';
import { refusedTasksOf, tasksOf } from '../../../functions/src/tasks/taskRecord.ts';

/**
 * Reactivates rejected withdrawal tasks.
 * @returns their number
 */
export async function rematchWithdrawals(db: Firestore, now: Date): Promise<number> {
  const { docs } = await refusedTasksOf(db).where('kind', '==', 'withdrawal').get();
  for (const task of docs) {
    const { reason: _reason, refusedAt: _refusedAt, ...fields } = task.data();
    const batch = db.batch();
    batch.set(tasksOf(db).doc(task.id), { at: now, ...fields });
    batch.delete(task.ref, { lastUpdateTime: task.updateTime });
    await batch.commit();
  }
  return docs.length;
}
