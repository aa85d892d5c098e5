import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { createFirebase } from '../../../functions/src/firestore/firebase.ts';
import { withWrites } from './writes.ts';

const firebase = createFirebase(`demo-${randomUUID()}`);
afterAll(() => firebase.close());

it('retries a locked document after many others', async () => {
  const db = await firebase.database();
  // One more than a batch of BulkWriter.
  const documents = Array.from({ length: 21 }, (_, index) => db.collection('mail').doc(`${index + 10}`));
  const [held] = documents;
  const locked = Promise.withResolvers<void>();
  const refused = Promise.withResolvers<void>();
  const holding = db.runTransaction(async (transaction) => {
    if (held) await transaction.get(held);
    locked.resolve();
    await refused.promise;
  });
  await locked.promise;
  let written = 0;
  await withWrites(db, async ({ writer, add }) => {
    writer.onWriteError(({ failedAttempts }) => {
      refused.resolve();
      return failedAttempts < 10;
    });
    for (const document of documents) {
      add(writer.set(document, { title: 'Dune' }), () => {
        written += 1;
      });
    }
  });
  expect(written).toBe(21);
  await holding;
});
