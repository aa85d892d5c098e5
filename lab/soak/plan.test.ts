import { createRandom } from '@bookstore/contract/test/random';
import { expect, it } from 'vitest';
import { planTasks } from './plan.ts';

const MINUTE = 60_000;

it('a seed fixes when each part is killed, with a backup before the restore in the middle', () => {
  const plan = planTasks(30 * MINUTE, createRandom(7));
  expect(planTasks(30 * MINUTE, createRandom(7))).toEqual(plan);
  expect(planTasks(30 * MINUTE, createRandom(8))).not.toEqual(plan);
  const times = plan.map(({ at }) => at);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  for (const minutes of [1, 2, 30]) {
    const tasks = planTasks(minutes * MINUTE, createRandom(7)).map(({ task }) => task);
    expect(new Set(tasks)).toEqual(new Set(['kill functions', 'kill Firestore', 'back up', 'restore']));
    expect(tasks.indexOf('back up')).toBeLessThan(tasks.indexOf('restore'));
  }
});
