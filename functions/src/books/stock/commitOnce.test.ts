import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { createFirebase } from '../../firestore/firebase.ts';
import { withSignal } from '../../lib/requestSignal.ts';
import { commitOnce, createTurns } from './turns.ts';

const firebase = createFirebase(`demo-${randomUUID()}`);
afterAll(() => firebase.close());

/** Writes a document in a request that may be answered before it decides. @returns whether it was written. */
async function write(isAnswered: boolean) {
  const db = await firebase.database();
  const ref = db.doc(`orders/${randomUUID()}`);
  const request = new AbortController();
  let attempts = 0;
  const attempt = () => {
    attempts += 1;
    return commitOnce(db, async (transaction) => {
      transaction.create(ref, { total: 1 });
      await new Promise((resolve) => setTimeout(resolve, 5));
      if (isAnswered) request.abort(new Error('Answered already.'));
    });
  };
  const outcome = await withSignal(request.signal, () => createTurns()(() => [], attempt)).then(
    () => 'written',
    (error: Error) => error.message,
  );
  return { outcome, attempts, isThere: (await ref.get()).exists };
}

describe('commitOnce', () => {
  it('writes while the request waits', async () => {
    expect(await write(false)).toEqual({ outcome: 'written', attempts: 1, isThere: true });
  });

  it('starts no commit once the request was answered', async () => {
    expect(await write(true)).toEqual({ outcome: 'Answered already.', attempts: 1, isThere: false });
  });
});
