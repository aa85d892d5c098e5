import { AggregateField, FieldPath, Filter } from '@google-cloud/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { ids, sdkForEachTest } from '../support/sdkForEachTest.ts';

const sdk = sdkForEachTest();

describe('queries', () => {
  beforeEach(async () => {
    const batch = sdk.firestore.batch();
    for (let i = 0; i < 10; i++)
      batch.set(sdk.books.doc(`b${i}`), { n: i, even: i % 2 === 0, tags: [`t${i % 3}`], m: { n: -i } });
    await batch.commit();
  });

  it('find array elements', async () => {
    expect(ids(await sdk.books.where('tags', 'array-contains', 't2').get())).toEqual(['b2', 'b5', 'b8']);
    expect(ids(await sdk.books.where('tags', 'array-contains-any', ['t1', 'x']).limit(2).get())).toEqual(['b1', 'b4']);
  });

  it('combine alternatives', async () => {
    const filter = Filter.or(
      Filter.where('n', '>=', 8),
      Filter.and(Filter.where('even', '==', true), Filter.where('n', '<', 2)),
    );
    expect(ids(await sdk.books.where(filter).get())).toEqual(['b0', 'b8', 'b9']);
  });

  it('start and end at cursors', async () => {
    const byNumber = sdk.books.orderBy('n');
    expect(ids(await byNumber.startAt(3).endBefore(5).get())).toEqual(['b3', 'b4']);
    expect(
      ids(
        await byNumber
          .startAfter(await sdk.books.doc('b7').get())
          .endAt(9)
          .get(),
      ),
    ).toEqual(['b8', 'b9']);
    expect(ids(await byNumber.limitToLast(2).get())).toEqual(['b8', 'b9']);
    expect(ids(await sdk.books.orderBy('m.n').offset(1).limit(2).get())).toEqual(['b8', 'b7']);
    expect(ids(await sdk.books.orderBy(FieldPath.documentId()).startAfter('b7').get())).toEqual(['b8', 'b9']);
  });

  it('return only selected fields', async () => {
    expect((await sdk.books.select('m.n').limit(1).get()).docs[0]?.data()).toEqual({ m: { n: -0 } });
    expect((await sdk.books.select().limit(1).get()).docs[0]?.data()).toEqual({});
  });

  it('count, sum and average', async () => {
    const figures = {
      count: AggregateField.count(),
      sum: AggregateField.sum('n'),
      average: AggregateField.average('n'),
    };
    expect((await sdk.books.where('even', '==', true).aggregate(figures).get()).data()).toEqual({
      count: 5,
      sum: 20,
      average: 4,
    });
    expect((await sdk.books.where('n', '>', 99).aggregate(figures).get()).data()).toEqual({
      count: 0,
      sum: 0,
      average: null,
    });
  });

  it('read collection groups, and lists include missing documents', async () => {
    await sdk.firestore.doc('authors/x/books/deep').set({ n: 99 });
    expect(ids(await sdk.firestore.collectionGroup('books').where('n', '>', 8).get())).toEqual(['b9', 'deep']);
    expect((await sdk.firestore.collection('authors').listDocuments()).map(({ id }) => id)).toEqual(['x']);
    expect((await sdk.firestore.doc('authors/x').listCollections()).map(({ id }) => id)).toEqual(['books']);
    expect(await sdk.books.listDocuments()).toHaveLength(10);
  });

  it('stream results, even empty ones', async () => {
    let count = 0;
    for await (const _ of sdk.books.where('n', '<', 3).stream()) count++;
    expect(count).toBe(3);
    expect((await sdk.firestore.collection('empty').get()).empty).toBe(true);
  });
});
