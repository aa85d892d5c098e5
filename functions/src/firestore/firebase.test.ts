import { randomUUID } from 'node:crypto';
import { getApps } from 'firebase-admin/app';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { withRequest } from '../lib/requestSignal.ts';
import { createFirebase } from './firebase.ts';

afterEach(() => void vi.unstubAllEnvs());

describe('firebase', () => {
  it('opens Firebase once per project and closes it', async () => {
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

  it('retries opening on the next call after a failure', async () => {
    const firebase = createFirebase();
    vi.stubEnv('FIRESTORE_EMULATOR_HOST', 'no host');
    vi.stubEnv('FIREBASE_CONFIG', '{ not JSON');
    await expect(firebase.database()).rejects.toThrow();
    await expect(firebase.auth()).rejects.toThrow();
    vi.unstubAllEnvs();
    const [db, auth] = [await firebase.database(), await firebase.auth()];
    expect([await firebase.database(), await firebase.auth()]).toEqual([db, auth]);
    await firebase.close();
  });

  it.each([
    ['commits while the request waits', false],
    ['starts no commit once the request was answered', true],
  ])('%s', async (_what, isAnswered) => {
    const firebase = createFirebase(`demo-${randomUUID()}`);
    const db = await firebase.database();
    const request = new AbortController();
    const write = () =>
      db.runTransaction(async (transaction) => {
        transaction.create(db.doc('books/dune'), {});
        if (isAnswered) request.abort(new Error('Already answered.'));
      });
    const error = await withRequest({ signal: request.signal, startedAt: 0 }, write).catch(
      ({ message }: Error) => message,
    );
    expect(error).toBe(isAnswered ? 'Already answered.' : undefined);
    expect((await db.doc('books/dune').get()).exists).toBe(!isAnswered);
    await firebase.close();
  });
});
