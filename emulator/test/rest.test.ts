import { beforeEach, describe, expect, it } from 'vitest';
import { restForEachTest, time } from './support/restClient.ts';
import { sdkForEachTest } from './support/sdkForEachTest.ts';

const sdk = sdkForEachTest();
const rest = restForEachTest(sdk);
const title = (stringValue: string) => ({ title: { stringValue } });

/** What a query found: the names below the documents, in order. */
function found(json: unknown): string[] {
  const answers = json as { document?: { name: string } }[];
  return answers.flatMap(({ document }) => (document ? [document.name.slice(rest.documents.length + 1)] : []));
}

describe('documents', () => {
  it('documents are found and missing at one moment, which a later query can look at again', async () => {
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

  it('documents are read in part', async () => {
    await sdk.books.doc('a').set({ title: 'A', price: { net: 1, gross: 2 }, pages: 3 });
    const fields = { title: { stringValue: 'A' }, price: { mapValue: { fields: { net: { integerValue: '1' } } } } };
    const { json } = await rest.get('/books/a?mask.fieldPaths=title&mask.fieldPaths=price.net&prettyPrint=false');
    expect(json).toMatchObject({ fields });
    const body = { documents: [rest.named('books/a')], mask: { fieldPaths: ['title', 'price.net'] } };
    expect((await rest.post(':batchGet', body)).json).toMatchObject([{ found: { fields } }]);
  });

  it.each(['a:b', 'a b', 'ä?#%'])('documents are found by the id %s', async (id) => {
    await sdk.books.doc(id).set({});
    const { json } = await rest.get(`/books/${encodeURIComponent(id)}`);
    expect(json).toMatchObject({ name: rest.named(`books/${id}`) });
  });

  it('documents are written each for itself', async () => {
    const isNew = { currentDocument: { exists: false } };
    await sdk.books.doc('a').set({});
    const writes = [
      { ...rest.set('books/a', {}), ...isNew },
      { ...rest.set('books/b', {}), ...isNew },
    ];
    const { json } = await rest.post(':batchWrite', { writes });
    expect(json).toEqual({
      writeResults: [{}, { updateTime: time }],
      status: [{ code: 6, message: `Document already exists: ${rest.named('books/a')}` }, {}],
    });
  });
});

describe('queries', () => {
  const books = { from: [{ collectionId: 'books' }] };
  const price = { fieldPath: 'price' };

  beforeEach(async () => {
    for (const [id, amount] of Object.entries({ a: 1, b: 2, c: 3, d: 4 }))
      await sdk.books.doc(id).set({ price: amount });
    await sdk.firestore.doc('shops/one/books/e').set({ price: 5 });
  });

  it('queries filter, order and limit', async () => {
    const structuredQuery = {
      ...books,
      where: { fieldFilter: { field: price, op: 'LESS_THAN', value: { integerValue: '4' } } },
      orderBy: [{ field: price, direction: 'DESCENDING' }],
      limit: 2,
    };
    expect(found((await rest.post(':runQuery', { structuredQuery })).json)).toEqual(['books/c', 'books/b']);
  });

  it('queries look below a document', async () => {
    const { json } = await rest.post('/shops/one:runQuery', { structuredQuery: books });
    expect(found(json)).toEqual(['shops/one/books/e']);
  });

  it('queries find nothing', async () => {
    const { json } = await rest.post(':runQuery', { structuredQuery: { from: [{ collectionId: 'none' }] } });
    expect(json).toEqual([{ readTime: time, done: true }]);
  });

  it('queries count and add up', async () => {
    const aggregations = [
      { alias: 'some', count: { upTo: '3' } },
      { alias: 'total', sum: { field: price } },
      { alias: 'mean', avg: { field: price } },
    ];
    const body = { structuredAggregationQuery: { structuredQuery: books, aggregations } };
    const aggregateFields = { some: { integerValue: '3' }, total: { integerValue: '10' }, mean: { doubleValue: 2.5 } };
    expect((await rest.post(':runAggregationQuery', body)).json).toEqual([
      { result: { aggregateFields }, readTime: time },
    ]);
  });

  it('queries are explained', async () => {
    const { json } = await rest.post(':runQuery', { structuredQuery: books, explainOptions: { analyze: true } });
    const [last] = (json as { explainMetrics?: object }[]).slice(-1);
    expect(last?.explainMetrics).toMatchObject({
      planSummary: { indexesUsed: [{ query_scope: 'Collection' }] },
      executionStats: { resultsReturned: '4', executionDuration: expect.stringMatching(/^[\d.]+s$/) },
    });
  });
});

describe('a transaction', () => {
  const begin = async (body: object = {}) => {
    const { json } = await rest.post(':beginTransaction', body);
    return (json as { transaction: string }).transaction;
  };

  it('a transaction begins, reads and commits, once', async () => {
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

  it('a transaction begins with its first read', async () => {
    const { json } = await rest.post(':batchGet', {
      documents: [rest.named('books/a')],
      newTransaction: { readWrite: {} },
    });
    expect(json).toEqual([
      { transaction: expect.stringMatching(/^[\w+/]+=*$/) },
      { missing: rest.named('books/a'), readTime: time },
    ]);
  });

  it('a transaction makes writes of others wait until it is rolled back', async () => {
    await sdk.books.doc('a').set({ title: 'A' });
    const transaction = await begin();
    await rest.post(':batchGet', { documents: [rest.named('books/a')], transaction });
    const order: string[] = [];
    const writing = rest
      .post(':commit', { writes: [rest.set('books/a', {})] })
      .then(({ status }) => order.push(`${status}`));
    await rest.get('/books/a');
    order.push('rolled back');
    expect(await rest.post(':rollback', { transaction })).toEqual({ status: 200, json: {} });
    await writing;
    expect(order).toEqual(['rolled back', '200']);
  });

  it('a transaction that only reads stays at its moment', async () => {
    const transaction = await begin({ options: { readOnly: {} } });
    await sdk.books.doc('a').set({});
    const { json } = await rest.post(':batchGet', { documents: [rest.named('books/a')], transaction });
    expect(json).toMatchObject([{ missing: rest.named('books/a') }]);
  });
});
