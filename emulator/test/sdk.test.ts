import {
  AggregateField,
  type CollectionReference,
  FieldPath,
  FieldValue,
  Filter,
  Firestore,
  GeoPoint,
  Timestamp,
} from '@google-cloud/firestore';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FirestoreEmulator, startFirestoreEmulator } from '../src/start.ts';

let emulator: FirestoreEmulator;
let firestore: Firestore;
let books: CollectionReference;
let project = 0;

beforeAll(async () => {
  emulator = await startFirestoreEmulator();
  process.env.FIRESTORE_EMULATOR_HOST = emulator.address;
});

afterAll(async () => {
  await firestore.terminate();
  await emulator.close();
});

beforeEach(async () => {
  await firestore?.terminate();
  firestore = new Firestore({ projectId: `demo-sdk-${++project}`, ignoreUndefinedProperties: true });
  books = firestore.collection('books');
});

const ids = ({ docs }: { docs: { id: string }[] }) => docs.map(({ id }) => id);

describe('documents', () => {
  it('keep every kind of value', async () => {
    const data = {
      text: 'ü😀',
      double: 1.5,
      nan: Number.NaN,
      flag: false,
      nothing: null,
      bytes: Buffer.from([0, 1, 255]),
      time: new Timestamp(-5, 123_456_000),
      place: new GeoPoint(52.5, -13.4),
      reference: books.doc('other'),
      list: [1, 'a', { deep: [true] }],
      map: { 'odd.name`': 1, empty: {} },
      vector: FieldValue.vector([1, 2.5]),
    };
    await books.doc('all').set(data);
    const read = (await books.doc('all').get()).data();
    expect(read).toEqual(data);
  });

  it('keep integers beyond double precision', async () => {
    const exact = new Firestore({ projectId: `demo-sdk-${project}`, useBigInt: true });
    await exact.doc('books/a').set({ n: 9_007_199_254_740_993n });
    expect((await exact.doc('books/a').get()).get('n')).toBe(9_007_199_254_740_993n);
    await exact.terminate();
  });

  it('are created once', async () => {
    await books.doc('a').create({ n: 1 });
    await expect(books.doc('a').create({ n: 2 })).rejects.toMatchObject({ code: 6 });
    const added = await books.add({ n: 3 });
    expect((await added.get()).data()).toEqual({ n: 3 });
  });

  it('are merged field by field', async () => {
    await books.doc('a').set({ price: { cents: 1, currency: 'USD' }, title: 'Dune' });
    await books.doc('a').set({ price: { cents: 2 } }, { merge: true });
    await books.doc('a').set({ title: 'Emma', ignored: 1 }, { mergeFields: ['title'] });
    await books.doc('a').update({ 'price.tax': 3, title: FieldValue.delete() });
    expect((await books.doc('a').get()).data()).toEqual({ price: { cents: 2, currency: 'USD', tax: 3 } });
  });

  it('are updated only when they exist, and deleted either way', async () => {
    await expect(books.doc('missing').update({ n: 1 })).rejects.toMatchObject({ code: 5 });
    await books.doc('missing').delete();
    await expect(books.doc('missing').delete({ exists: true })).rejects.toMatchObject({ code: 5 });
  });

  it('are written only at the version that the caller saw', async () => {
    const { writeTime } = await books.doc('a').set({ n: 1 });
    const second = await books.doc('a').update({ n: 2 }, { lastUpdateTime: writeTime });
    await expect(books.doc('a').update({ n: 3 }, { lastUpdateTime: writeTime })).rejects.toMatchObject({ code: 9 });
    await books.doc('a').delete({ lastUpdateTime: second.writeTime });
    expect((await books.doc('a').get()).exists).toBe(false);
  });

  it('have their fields transformed', async () => {
    await books.doc('a').set({ n: 1, tags: ['a'] });
    await books.doc('a').update({
      n: FieldValue.increment(2),
      tags: FieldValue.arrayUnion('b', 'a'),
      gone: FieldValue.arrayRemove('x'),
      at: FieldValue.serverTimestamp(),
    });
    const snapshot = await books.doc('a').get();
    expect(snapshot.data()).toEqual({ n: 3, tags: ['a', 'b'], gone: [], at: expect.any(Timestamp) });
    expect(snapshot.get('at').toMillis()).toBeLessThanOrEqual(snapshot.updateTime?.toMillis() ?? 0);
  });

  it('are read together, missing ones too, and in part', async () => {
    await books.doc('a').set({ n: 1, m: 2 });
    const [a, b] = await firestore.getAll(books.doc('a'), books.doc('b'), { fieldMask: ['n'] });
    expect([a?.data(), b?.exists]).toEqual([{ n: 1 }, false]);
  });
});

describe('batches', () => {
  it('are applied in order, all or nothing, at one moment', async () => {
    const results = await firestore
      .batch()
      .set(books.doc('a'), { n: 1 })
      .update(books.doc('a'), { n: FieldValue.increment(1) })
      .set(books.doc('b'), {})
      .commit();
    expect(results[0]?.writeTime.isEqual(results[2]?.writeTime as Timestamp)).toBe(true);
    const failing = firestore.batch().set(books.doc('c'), {}).create(books.doc('a'), {});
    await expect(failing.commit()).rejects.toMatchObject({ code: 6 });
    expect(ids(await books.get())).toEqual(['a', 'b']);
  });

  it('written in bulk succeed and fail one by one', async () => {
    await books.doc('taken').set({});
    const writer = firestore.bulkWriter();
    writer.onWriteError(() => false);
    const writes = Array.from({ length: 50 }, (_, i) => writer.create(books.doc(`b${i}`), { i }));
    const failing = writer.create(books.doc('taken'), {});
    failing.catch(() => {});
    await writer.close();
    await Promise.all(writes);
    await expect(failing).rejects.toMatchObject({ code: 6 });
    expect((await books.count().get()).data().count).toBe(51);
  });

  it('delete a tree', async () => {
    await Promise.all(
      ['books/a', 'books/a/reviews/r', 'books/b/reviews/r', 'other/x'].map((p) => firestore.doc(p).set({})),
    );
    await firestore.recursiveDelete(books);
    expect(ids(await firestore.collectionGroup('reviews').get())).toEqual([]);
    expect((await firestore.listCollections()).map(({ id }) => id)).toEqual(['other']);
  });
});

describe('queries', () => {
  beforeEach(async () => {
    const batch = firestore.batch();
    for (let i = 0; i < 10; i++)
      batch.set(books.doc(`b${i}`), { n: i, even: i % 2 === 0, tags: [`t${i % 3}`], m: { n: -i } });
    await batch.commit();
  });

  it.each([
    ['<', 2, ['b0', 'b1']],
    ['<=', 1, ['b0', 'b1']],
    ['==', 4, ['b4']],
    ['!=', 4, ['b0', 'b1', 'b2', 'b3', 'b5', 'b6', 'b7', 'b8', 'b9']],
    ['>=', 8, ['b8', 'b9']],
    ['>', 8, ['b9']],
    ['in', [1, 3, 99], ['b1', 'b3']],
    ['not-in', [0, 1, 2, 3, 4, 5, 6, 7], ['b8', 'b9']],
  ] as const)('with %s %j', async (operator, operand, expected) => {
    expect(ids(await books.where('n', operator, operand).get())).toEqual(expected);
  });

  it('find elements of arrays', async () => {
    expect(ids(await books.where('tags', 'array-contains', 't2').get())).toEqual(['b2', 'b5', 'b8']);
    expect(ids(await books.where('tags', 'array-contains-any', ['t1', 'x']).limit(2).get())).toEqual(['b1', 'b4']);
  });

  it('combine alternatives', async () => {
    const filter = Filter.or(
      Filter.where('n', '>=', 8),
      Filter.and(Filter.where('even', '==', true), Filter.where('n', '<', 2)),
    );
    expect(ids(await books.where(filter).get())).toEqual(['b0', 'b8', 'b9']);
  });

  it('start and end at cursors', async () => {
    const byNumber = books.orderBy('n');
    expect(ids(await byNumber.startAt(3).endBefore(5).get())).toEqual(['b3', 'b4']);
    expect(
      ids(
        await byNumber
          .startAfter(await books.doc('b7').get())
          .endAt(9)
          .get(),
      ),
    ).toEqual(['b8', 'b9']);
    expect(ids(await byNumber.limitToLast(2).get())).toEqual(['b8', 'b9']);
    expect(ids(await books.orderBy('m.n').offset(1).limit(2).get())).toEqual(['b8', 'b7']);
    expect(ids(await books.orderBy(FieldPath.documentId()).startAfter('b7').get())).toEqual(['b8', 'b9']);
  });

  it('return only what is selected', async () => {
    expect((await books.select('m.n').limit(1).get()).docs[0]?.data()).toEqual({ m: { n: -0 } });
    expect((await books.select().limit(1).get()).docs[0]?.data()).toEqual({});
  });

  it('count, sum and average', async () => {
    const figures = {
      count: AggregateField.count(),
      sum: AggregateField.sum('n'),
      average: AggregateField.average('n'),
    };
    expect((await books.where('even', '==', true).aggregate(figures).get()).data()).toEqual({
      count: 5,
      sum: 20,
      average: 4,
    });
    expect((await books.where('n', '>', 99).aggregate(figures).get()).data()).toEqual({
      count: 0,
      sum: 0,
      average: null,
    });
  });

  it('go over collection groups, and lists over missing documents', async () => {
    await firestore.doc('authors/x/books/deep').set({ n: 99 });
    expect(ids(await firestore.collectionGroup('books').where('n', '>', 8).get())).toEqual(['b9', 'deep']);
    expect((await firestore.collection('authors').listDocuments()).map(({ id }) => id)).toEqual(['x']);
    expect((await firestore.doc('authors/x').listCollections()).map(({ id }) => id)).toEqual(['books']);
    expect(await books.listDocuments()).toHaveLength(10);
  });

  it('stream, also nothing', async () => {
    let count = 0;
    for await (const _ of books.where('n', '<', 3).stream()) count++;
    expect(count).toBe(3);
    expect((await firestore.collection('empty').get()).empty).toBe(true);
  });
});

describe('transactions', () => {
  it('that increment one document at the same time all count', async () => {
    const counter = books.doc('counter');
    await counter.set({ n: 0 });
    const increment = () =>
      firestore.runTransaction(async (transaction) => {
        const { n } = (await transaction.get(counter)).data() as { n: number };
        transaction.update(counter, { n: n + 1 });
      });
    await Promise.all([increment(), increment(), increment()]);
    expect((await counter.get()).get('n')).toBe(3);
  });

  it('that fail leave nothing and no lock', async () => {
    const failing = firestore.runTransaction(async (transaction) => {
      await transaction.get(books.where('n', '==', 1));
      transaction.set(books.doc('a'), {});
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    await books.doc('b').set({});
    expect(ids(await books.get())).toEqual(['b']);
  });

  it('that only read see one moment', async () => {
    await books.doc('a').set({ n: 1 });
    const seen = await firestore.runTransaction(
      async (transaction) => {
        const before = await transaction.get(books.doc('a'));
        await books.doc('a').set({ n: 2 });
        await books.doc('b').set({ n: 2 });
        const after = await transaction.get(books);
        return [before.get('n'), ...after.docs.map((each) => each.get('n'))];
      },
      { readOnly: true },
    );
    expect(seen).toEqual([1, 1]);
  });

  it('read at a moment of the past', async () => {
    const { writeTime } = await books.doc('a').set({ n: 1 });
    await books.doc('a').set({ n: 2 });
    const options = { readOnly: true, readTime: writeTime } as const;
    const old = await firestore.runTransaction((transaction) => transaction.get(books.doc('a')), options);
    const count = await firestore.runTransaction((transaction) => transaction.get(books.count()), options);
    expect([old.get('n'), count.data().count]).toEqual([1, 1]);
  });
});

it('listening is refused at once', async () => {
  const error = await new Promise<unknown>((resolve) => books.onSnapshot(() => resolve('a snapshot'), resolve));
  expect(error).toMatchObject({ message: expect.stringContaining('Listen is not supported') });
});

it('serves firebase-admin', async () => {
  const app = initializeApp({ projectId: `demo-admin-${project}` }, 'admin');
  await getFirestore(app).doc('books/a').set({ title: 'Dune' });
  expect((await getFirestore(app).doc('books/a').get()).data()).toEqual({ title: 'Dune' });
  await deleteApp(app);
});
