import { FieldValue, type Timestamp } from '@google-cloud/firestore';
import { describe, expect, it } from 'vitest';
import { ids, sdkForEachTest } from '../support/sdkForEachTest.ts';

const sdk = sdkForEachTest();

describe('batches', () => {
  it('are applied atomically, in order and with one commit time', async () => {
    const results = await sdk.firestore
      .batch()
      .set(sdk.books.doc('a'), { n: 1 })
      .update(sdk.books.doc('a'), { n: FieldValue.increment(1) })
      .set(sdk.books.doc('b'), {})
      .commit();
    expect(results[0]?.writeTime.isEqual(results[2]?.writeTime as Timestamp)).toBe(true);
    const failing = sdk.firestore.batch().set(sdk.books.doc('c'), {}).create(sdk.books.doc('a'), {});
    await expect(failing.commit()).rejects.toMatchObject({ code: 6 });
    expect(ids(await sdk.books.get())).toEqual(['a', 'b']);
  });

  it('succeed and fail independently in a bulk writer', async () => {
    await sdk.books.doc('taken').set({});
    const writer = sdk.firestore.bulkWriter();
    writer.onWriteError(() => false);
    const writes = Array.from({ length: 50 }, (_, i) => writer.create(sdk.books.doc(`b${i}`), { i }));
    const failing = writer.create(sdk.books.doc('taken'), {});
    failing.catch(() => {});
    await writer.close();
    await Promise.all(writes);
    await expect(failing).rejects.toMatchObject({ code: 6 });
    expect((await sdk.books.count().get()).data().count).toBe(51);
  });

  it('delete a tree', async () => {
    await Promise.all(
      ['books/a', 'books/a/reviews/r', 'books/b/reviews/r', 'other/x'].map((p) => sdk.firestore.doc(p).set({})),
    );
    await sdk.firestore.recursiveDelete(sdk.books);
    expect(ids(await sdk.firestore.collectionGroup('reviews').get())).toEqual([]);
    expect((await sdk.firestore.listCollections()).map(({ id }) => id)).toEqual(['other']);
  });
});
