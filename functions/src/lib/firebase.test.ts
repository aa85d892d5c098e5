import { randomUUID } from 'node:crypto';
import { getApps } from 'firebase-admin/app';
import { expect, it, vi } from 'vitest';
import { createFirebase } from './firebase.ts';

it('is opened once, for its project, and closed for good', async () => {
  const projectId = `demo-${randomUUID()}`;
  const firebase = createFirebase(projectId);
  const [db, auth] = [await firebase.database(), await firebase.auth()];
  expect([await firebase.database(), await firebase.auth()]).toEqual([db, auth]);
  expect(auth.app.options.projectId).toBe(projectId);
  expect(getApps()).toContain(auth.app);
  const terminate = vi.spyOn(db, 'terminate');
  await firebase.close();
  expect(getApps()).not.toContain(auth.app);
  expect(terminate).toHaveBeenCalledOnce();
});

it('that was never opened has nothing to close', async () => {
  const before = getApps().length;
  await createFirebase().close();
  expect(getApps()).toHaveLength(before);
});
