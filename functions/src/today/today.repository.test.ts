import { randomUUID } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';
import { createFirebase } from '../firestore/firebase.ts';
import { createSalesRepository } from '../sales/sales.repository.ts';
import { createTodayRepository } from './today.repository.ts';

const NOW = new Date('2026-05-01T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);

it.each([
  [true, { mails: 1, tasks: 1 }],
  [false, { mails: 0, tasks: 1 }],
])('counts mails and tasks due an hour ago (sends mail: %s)', async (sendsMail, overdue) => {
  const firebase = createFirebase(`demo-${randomUUID()}`);
  onTestFinished(() => firebase.close());
  const { database } = firebase;
  const db = await database();
  for (const minutes of [59, 61]) {
    await db.doc(`mail/${minutes}-placed`).set({ dueAt: minutesAgo(minutes), delivery: { state: 'PENDING' } });
    await db.doc(`tasks/${minutes}`).set({ kind: 'sale', at: minutesAgo(minutes) });
  }
  const sales = createSalesRepository(database);
  const today = createTodayRepository({
    database,
    sales,
    processTasks: async () => undefined,
    clock: () => NOW,
    timeZone: 'UTC',
    sendsMail,
  });
  expect(await today.read()).toMatchObject({ overdue });
});
