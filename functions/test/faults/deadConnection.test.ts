import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createFirebase } from '../../src/firebase.ts';
import { openAt } from './behindProxy.ts';
import { startRelay } from './relay.ts';

/** A connection that the network has forgotten swallows every call without an error. */
it('a dead connection to Firestore is noticed and replaced, and the call that noticed it succeeds', async () => {
  const relay = await startRelay(process.env.FIRESTORE_EMULATOR_HOST ?? '');
  const firebase = createFirebase(`demo-${randomUUID()}`, { every: 150, timeout: 150 });
  const db = await openAt(relay.host, firebase);
  await db.doc('c/a').set({ isThere: true });
  relay.forget();
  expect((await db.doc('c/a').get()).exists).toBe(true);
  await firebase.close();
  await relay.close();
});
