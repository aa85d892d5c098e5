import type { Firestore } from 'firebase-admin/firestore';
import { tasksOf } from '../../../functions/src/tasks/taskRecord.ts';
import { findRefusedTasks } from '../../../functions/src/tasks/tasks.repository.ts';

/** @returns the number of tasks */
export async function rematchWithdrawals(db: Firestore, now: Date): Promise<number> {
  const refused = await findRefusedTasks(db, 'withdrawal');
  for (const task of refused) {
    const { reason: _reason, refusedAt: _refusedAt, ...fields } = task.data();
    const batch = db.batch();
    batch.set(tasksOf(db).doc(task.id), { at: now, ...fields });
    batch.delete(task.ref, { lastUpdateTime: task.updateTime });
    await batch.commit();
  }
  return refused.length;
}
