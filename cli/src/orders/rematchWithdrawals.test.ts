import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { createFirebase } from '../../../functions/src/firestore/firebase.ts';
import { readTask } from '../../../functions/src/tasks/taskRecord.ts';
import { rematchWithdrawals } from './rematchWithdrawals.ts';

const firebase = createFirebase(`demo-${randomUUID()}`);
afterAll(() => firebase.close());

it('reactivates rejected withdrawal tasks only', async () => {
  const db = await firebase.database();
  const at = new Date('2026-11-22T10:00:00Z');
  const refused = { at, reason: 'orders/a is not as it should be', refusedAt: at };
  await db.doc('tasksRefused/withdrawal_1').set({ kind: 'withdrawal', withdrawalId: 'withdrawal_1', ...refused });
  await db.doc('tasksRefused/a-1').set({ kind: 'sale', ...refused });
  expect(await rematchWithdrawals(db, new Date())).toBe(1);
  expect(readTask(await db.doc('tasks/withdrawal_1').get())).toEqual({
    id: 'withdrawal_1',
    kind: 'withdrawal',
    at,
    withdrawalId: 'withdrawal_1',
  });
  expect((await db.collection('tasksRefused').listDocuments()).map(({ id }) => id)).toEqual(['a-1']);
  expect(await rematchWithdrawals(db, new Date())).toBe(0);
});
