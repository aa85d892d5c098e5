import { FieldValue, Firestore, GeoPoint, Timestamp } from '@google-cloud/firestore';
import { describe, expect, it } from 'vitest';
import { sdkForEachTest } from '../support/sdkForEachTest.ts';

const sdk = sdkForEachTest();

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
      reference: sdk.books.doc('other'),
      list: [1, 'a', { deep: [true] }],
      map: { 'odd.name`': 1, empty: {} },
      vector: FieldValue.vector([1, 2.5]),
    };
    await sdk.books.doc('all').set(data);
    const read = (await sdk.books.doc('all').get()).data();
    expect(read).toEqual(data);
  });

  it('keep integers beyond double precision', async () => {
    const exact = new Firestore({ projectId: sdk.project, useBigInt: true });
    await exact.doc('books/a').set({ n: 9_007_199_254_740_993n });
    expect((await exact.doc('books/a').get()).get('n')).toBe(9_007_199_254_740_993n);
    await exact.terminate();
  });

  it('are created once', async () => {
    await sdk.books.doc('a').create({ n: 1 });
    await expect(sdk.books.doc('a').create({ n: 2 })).rejects.toMatchObject({ code: 6 });
    const added = await sdk.books.add({ n: 3 });
    expect((await added.get()).data()).toEqual({ n: 3 });
  });

  it('are merged by field', async () => {
    await sdk.books.doc('a').set({ price: { cents: 1, currency: 'USD' }, title: 'Dune' });
    await sdk.books.doc('a').set({ price: { cents: 2 } }, { merge: true });
    await sdk.books.doc('a').set({ title: 'Emma', ignored: 1 }, { mergeFields: ['title'] });
    await sdk.books.doc('a').update({ 'price.tax': 3, title: FieldValue.delete() });
    expect((await sdk.books.doc('a').get()).data()).toEqual({ price: { cents: 2, currency: 'USD', tax: 3 } });
  });

  it('are updated only if they exist, but deleted either way', async () => {
    await expect(sdk.books.doc('missing').update({ n: 1 })).rejects.toMatchObject({ code: 5 });
    await sdk.books.doc('missing').delete();
    await expect(sdk.books.doc('missing').delete({ exists: true })).rejects.toMatchObject({ code: 5 });
  });

  it('are written only if the caller has the current version', async () => {
    const { writeTime } = await sdk.books.doc('a').set({ n: 1 });
    const second = await sdk.books.doc('a').update({ n: 2 }, { lastUpdateTime: writeTime });
    await expect(sdk.books.doc('a').update({ n: 3 }, { lastUpdateTime: writeTime })).rejects.toMatchObject({ code: 9 });
    await sdk.books.doc('a').delete({ lastUpdateTime: second.writeTime });
    expect((await sdk.books.doc('a').get()).exists).toBe(false);
  });

  it('apply field transforms', async () => {
    await sdk.books.doc('a').set({ n: 1, tags: ['a'] });
    await sdk.books.doc('a').update({
      n: FieldValue.increment(2),
      tags: FieldValue.arrayUnion('b', 'a'),
      gone: FieldValue.arrayRemove('x'),
      at: FieldValue.serverTimestamp(),
    });
    const snapshot = await sdk.books.doc('a').get();
    expect(snapshot.data()).toEqual({ n: 3, tags: ['a', 'b'], gone: [], at: expect.any(Timestamp) });
    expect(snapshot.get('at').toMillis()).toBeLessThanOrEqual(snapshot.updateTime?.toMillis() ?? 0);
  });

  it('are read in batches, missing and partial ones included', async () => {
    await sdk.books.doc('a').set({ n: 1, m: 2 });
    const [a, b] = await sdk.firestore.getAll(sdk.books.doc('a'), sdk.books.doc('b'), { fieldMask: ['n'] });
    expect([a?.data(), b?.exists]).toEqual([{ n: 1 }, false]);
  });
});
