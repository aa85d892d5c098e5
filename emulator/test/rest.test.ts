import { describe, expect, it } from 'vitest';
import { restForEachTest, time } from './support/restClient.ts';
import { sdkForEachTest } from './support/sdkForEachTest.ts';

const sdk = sdkForEachTest();
const rest = restForEachTest(sdk);
const title = (stringValue: string) => ({ title: { stringValue } });

describe('documents', () => {
  it('are read at one time, which later queries can use', async () => {
    await sdk.books.doc('a').set({ title: 'A' });
    const { json } = await rest.post(':batchGet', { documents: [rest.named('books/a'), rest.named('books/b')] });
    expect(json).toEqual([
      {
        found: { name: rest.named('books/a'), fields: title('A'), createTime: time, updateTime: time },
        readTime: time,
      },
      { missing: rest.named('books/b'), readTime: time },
    ]);
    const [{ readTime }] = json as [{ readTime: string }];
    await sdk.books.doc('a').update({ title: 'changed' });
    await sdk.books.doc('b').set({});
    const query = { structuredQuery: { from: [{ collectionId: 'books' }] }, readTime };
    expect((await rest.post(':runQuery', query)).json).toEqual([
      { document: expect.objectContaining({ fields: title('A') }), readTime, done: true },
    ]);
    const parameters = new URLSearchParams({ readTime });
    expect((await rest.get(`/books/a?${parameters}`)).json).toMatchObject({ fields: title('A') });
    expect((await rest.get('/books/a')).json).toMatchObject({ fields: title('changed') });
  });

  it.each(['a:b', 'a b', 'ä?#%'])('are found by the id %s', async (id) => {
    await sdk.books.doc(id).set({});
    const { json } = await rest.get(`/books/${encodeURIComponent(id)}`);
    expect(json).toMatchObject({ name: rest.named(`books/${id}`) });
  });
});

describe('transactions', () => {
  const begin = async (body: object = {}) => {
    const { json } = await rest.post(':beginTransaction', body);
    return (json as { transaction: string }).transaction;
  };

  it('begin, read and commit once', async () => {
    await sdk.books.doc('a').set({ title: 'A' });
    const transaction = await begin({ options: { readWrite: {} } });
    const parameters = new URLSearchParams({ transaction });
    expect((await rest.get(`/books/a?${parameters}`)).json).toMatchObject({ fields: title('A') });
    const { json } = await rest.post(':batchGet', { documents: [rest.named('books/a')], transaction });
    expect(json).toMatchObject([{ found: { fields: title('A') } }]);
    const commit = { writes: [rest.set('books/a', title('B'))], transaction };
    expect(await rest.post(':commit', commit)).toMatchObject({ status: 200 });
    expect((await sdk.books.doc('a').get()).data()).toEqual({ title: 'B' });
    expect(await rest.post(':commit', commit)).toMatchObject({ status: 409, json: { error: { status: 'ABORTED' } } });
  });

  it('begin with their first read', async () => {
    const { json } = await rest.post(':batchGet', {
      documents: [rest.named('books/a')],
      newTransaction: { readWrite: {} },
    });
    expect(json).toEqual([
      { transaction: expect.stringMatching(/^[\w+/]+=*$/) },
      { missing: rest.named('books/a'), readTime: time },
    ]);
  });
});
