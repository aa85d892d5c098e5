import { describe, expect, it } from 'vitest';
import { ids, sdkForEachTest } from '../support/sdkForEachTest.ts';

const sdk = sdkForEachTest();

describe('transactions', () => {
  it('count concurrent increments of one document', async () => {
    const counter = sdk.books.doc('counter');
    await counter.set({ n: 0 });
    const increment = () =>
      sdk.firestore.runTransaction(async (transaction) => {
        const { n } = (await transaction.get(counter)).data() as { n: number };
        transaction.update(counter, { n: n + 1 });
      });
    await Promise.all([increment(), increment(), increment()]);
    expect((await counter.get()).get('n')).toBe(3);
  });

  it('leave no writes or locks after a failure', async () => {
    const failing = sdk.firestore.runTransaction(async (transaction) => {
      await transaction.get(sdk.books.where('n', '==', 1));
      transaction.set(sdk.books.doc('a'), {});
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    await sdk.books.doc('b').set({});
    expect(ids(await sdk.books.get())).toEqual(['b']);
  });

  it('read a consistent snapshot in read-only mode', async () => {
    await sdk.books.doc('a').set({ n: 1 });
    const seen = await sdk.firestore.runTransaction(
      async (transaction) => {
        const before = await transaction.get(sdk.books.doc('a'));
        await sdk.books.doc('a').set({ n: 2 });
        await sdk.books.doc('b').set({ n: 2 });
        const after = await transaction.get(sdk.books);
        return [before.get('n'), ...after.docs.map((each) => each.get('n'))];
      },
      { readOnly: true },
    );
    expect(seen).toEqual([1, 1]);
  });

  it('read at a past time', async () => {
    const { writeTime } = await sdk.books.doc('a').set({ n: 1 });
    await sdk.books.doc('a').set({ n: 2 });
    const options = { readOnly: true, readTime: writeTime } as const;
    const old = await sdk.firestore.runTransaction((transaction) => transaction.get(sdk.books.doc('a')), options);
    const count = await sdk.firestore.runTransaction((transaction) => transaction.get(sdk.books.count()), options);
    expect([old.get('n'), count.data().count]).toEqual([1, 1]);
  });
});
