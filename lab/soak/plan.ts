import type { Random } from '@bookstore/contract/test/random';

type Task = 'kill functions' | 'kill Firestore' | 'back up' | 'restore';

/** Something that the operator does, milliseconds after customers have begun to come. */
interface PlannedTask {
  at: number;
  task: Task;
}

const SECOND = 1_000;
/** One kill in so long, and two at least. */
const BETWEEN_KILLS = 75 * SECOND;
const BACKUP = 0.35;
const RESTORE = 0.5;
/** After the last kill there has to be time to come to rest. */
const LAST_KILL = 0.85;
const FIRST_KILL = 0.08;

/** Kills at random times, first the one part, then the other; a backup, and a restore in the middle. */
export function planTasks(duration: number, random: Random): PlannedTask[] {
  const kills = Math.max(2, Math.round(duration / BETWEEN_KILLS));
  const killed = Array.from({ length: kills }, (_, index): PlannedTask => {
    const share = (index + random.next()) / kills;
    const at = duration * (FIRST_KILL + (LAST_KILL - FIRST_KILL) * share);
    return { at, task: index % 2 === 0 ? 'kill functions' : 'kill Firestore' };
  });
  const tasks: PlannedTask[] = [
    ...killed,
    { at: duration * BACKUP, task: 'back up' },
    { at: duration * RESTORE, task: 'restore' },
  ];
  return tasks.toSorted((a, b) => a.at - b.at);
}
