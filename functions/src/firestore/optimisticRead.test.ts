import { randomUUID } from 'node:crypto';
import type { DocumentReference } from 'firebase-admin/firestore';
import { afterAll, describe, expect, it } from 'vitest';
import { createFirebase } from './firebase.ts';
import { readOneOptimistically } from './optimisticRead.ts';
import { isCollision } from './retryCollisions.ts';

const firebase = createFirebase(`demo-${randomUUID()}`);
afterAll(() => firebase.close());

async function writeAfter(before: object | null, meanwhile: (ref: DocumentReference) => Promise<unknown>) {
  const db = await firebase.database();
  const ref = db.collection('things').doc();
  if (before) await ref.set(before);
  const read = await readOneOptimistically(ref);
  await meanwhile(ref);
  const writing = db.runTransaction(async (transaction) => read.write(transaction, { by: 'us' }), {
    maxAttempts: 1,
  });
  const failure = await writing.then(
    () => null,
    (error: unknown) => error,
  );
  return { failure, now: (await ref.get()).data() };
}
const nothing = async () => undefined;
const write = (ref: DocumentReference) => ref.set({ by: 'another' });

describe('optimisticRead', () => {
  it.each([[null], [{ by: 'nobody' }]])('writes an unchanged document: %j', async (before) => {
    expect(await writeAfter(before, nothing)).toEqual({ failure: null, now: { by: 'us' } });
  });

  it.each<[object | null, typeof write, object | undefined]>([
    [null, write, { by: 'another' }],
    [{ by: 'nobody' }, write, { by: 'another' }],
    [{ by: 'nobody' }, (ref) => ref.delete(), undefined],
  ])('conflicts with a changed document and leaves it: %j', async (before, meanwhile, expected) => {
    const { failure, now } = await writeAfter(before, meanwhile);
    expect(isCollision(failure)).toBe(true);
    expect(now).toEqual(expected);
  });
});
