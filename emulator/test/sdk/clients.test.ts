import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { sdkForEachTest } from '../support/sdkForEachTest.ts';

const sdk = sdkForEachTest();

it('rejects SDK listeners at once', async () => {
  const error = await new Promise<unknown>((resolve) => sdk.books.onSnapshot(() => resolve('a snapshot'), resolve));
  expect(error).toMatchObject({ message: expect.stringContaining('Listen is not supported') });
});

it('serves firebase-admin', async () => {
  const app = initializeApp({ projectId: sdk.project }, 'admin');
  await getFirestore(app).doc('books/a').set({ title: 'Dune' });
  expect((await getFirestore(app).doc('books/a').get()).data()).toEqual({ title: 'Dune' });
  await deleteApp(app);
});
