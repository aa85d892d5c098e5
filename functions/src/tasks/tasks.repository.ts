import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { timestamp } from '../firestore/timestamps.ts';
import { refusedTasksOf, type TaskKind, tasksOf } from './taskRecord.ts';

/** Oldest first. Costs a read per task. */
export async function findOldestTasks(db: Firestore, limit: number): Promise<QueryDocumentSnapshot[]> {
  return (await tasksOf(db).orderBy('at').limit(limit).get()).docs;
}

/** Seconds; 0 without tasks. One read. */
export async function secondsBehind(db: Firestore, now: Date): Promise<number> {
  const [oldest] = await findOldestTasks(db, 1);
  const { data: at } = timestamp.safeParse(oldest?.get('at'));
  return at ? Math.max(0, Math.round((now.getTime() - at.getTime()) / 1_000)) : 0;
}

export async function findRefusedTasks(db: Firestore, kind: TaskKind): Promise<QueryDocumentSnapshot[]> {
  return (await refusedTasksOf(db).where('kind', '==', kind).get()).docs;
}
