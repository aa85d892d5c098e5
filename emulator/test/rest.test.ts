import { FieldValue, Firestore, GeoPoint, Timestamp } from '@google-cloud/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { type RestClient, restClient } from './support/restClient.ts';
import { sdkForEachTest } from './support/sdkForEachTest.ts';

const sdk = sdkForEachTest();
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3}(\d{3})?)?Z$/;
const time = expect.stringMatching(TIME);

let rest: RestClient;
beforeEach(() => {
  rest = restClient(process.env.FIRESTORE_EMULATOR_HOST ?? '', sdk.project);
});

const named = (path: string) => `${rest.documents}/${path}`;
const set = (path: string, fields: object) => ({ update: { name: named(path), fields } });
const title = (stringValue: string) => ({ title: { stringValue } });

/** What a query found: the names below the documents, in order. */
function found(json: unknown): string[] {
  const answers = json as { document?: { name: string } }[];
  return answers.flatMap(({ document }) => (document ? [document.name.slice(rest.documents.length + 1)] : []));
}

describe('a value over REST is what the SDK knows as', () => {
  type Case = [what: string, json: object, value: (firestore: Firestore) => unknown];
  const map = (fields: object) => ({ mapValue: { fields } });
  const vector = map({
    __type__: { stringValue: '__vector__' },
    value: { arrayValue: { values: [{ doubleValue: 1 }, { doubleValue: 0.5 }] } },
  });
  const CASES: Case[] = [
    ['null', { nullValue: null }, () => null],
    ['false', { booleanValue: false }, () => false],
    ['true', { booleanValue: true }, () => true],
    ['0', { integerValue: '0' }, () => 0n],
    ['an integer beyond 2^53', { integerValue: '-9007199254740993' }, () => -9007199254740993n],
    ['the largest integer', { integerValue: '9223372036854775807' }, () => 9223372036854775807n],
    ['a double', { doubleValue: 1.5 }, () => 1.5],
    ['-0', { doubleValue: -0 }, () => -0],
    ['NaN', { doubleValue: 'NaN' }, () => Number.NaN],
    ['infinity', { doubleValue: 'Infinity' }, () => Number.POSITIVE_INFINITY],
    ['negative infinity', { doubleValue: '-Infinity' }, () => Number.NEGATIVE_INFINITY],
    ['a time', { timestampValue: '2026-01-02T03:04:05.000006Z' }, () => new Timestamp(1767323045, 6000)],
    ['a whole second', { timestampValue: '2026-01-02T03:04:05Z' }, () => new Timestamp(1767323045, 0)],
    ['a time before 1970', { timestampValue: '1969-12-31T23:59:59.250Z' }, () => new Timestamp(-1, 250_000_000)],
    ['the first time', { timestampValue: '0001-01-01T00:00:00Z' }, () => new Timestamp(-62135596800, 0)],
    ['an empty text', { stringValue: '' }, () => ''],
    ['a text', { stringValue: 'Smörgås 📚 "\u0000"' }, () => 'Smörgås 📚 "\u0000"'],
    ['a text that looks like a time', { stringValue: '2026-01-02T03:04:05.000Z' }, () => '2026-01-02T03:04:05.000Z'],
    ['bytes', { bytesValue: '+/8A' }, () => Buffer.from([0xfb, 0xff, 0])],
    ['no bytes', { bytesValue: '' }, () => Buffer.alloc(0)],
    ['a place', { geoPointValue: { latitude: -47.5, longitude: 8.25 } }, () => new GeoPoint(-47.5, 8.25)],
    ['an empty list', { arrayValue: {} }, () => []],
    ['a list', { arrayValue: { values: [{ integerValue: '1' }, { nullValue: null }] } }, () => [1n, null]],
    ['an empty map', { mapValue: {} }, () => ({})],
    ['a map', map({ fields: { integerValue: '1' } }), () => ({ fields: 1n })],
    ['maps within lists', { arrayValue: { values: [map({ a: { mapValue: {} } })] } }, () => [{ a: {} }]],
    ['a vector', vector, () => FieldValue.vector([1, 0.5])],
  ];

  /** -0, which JSON.stringify writes as 0. */
  const withMinusZero = (json: object) => JSON.stringify(json, (_, value) => (Object.is(value, -0) ? '-0' : value));
  const client = () => new Firestore({ projectId: sdk.project, useBigInt: true });

  async function expectBothWays(json: object, value: unknown): Promise<void> {
    const firestore = client();
    const document = firestore.doc('books/x');
    const body = withMinusZero({ writes: [set('books/x', { value: json })] });
    expect((await rest.post(':commit', body)).status).toBe(200);
    expect((await document.get()).get('value')).toEqual(value);
    await document.set({ value });
    const { json: read } = await rest.get('/books/x');
    expect(read).toEqual({ name: named('books/x'), fields: { value: json }, createTime: time, updateTime: time });
    await firestore.terminate();
  }

  it.each(CASES)('%s', async (_, json, value) => {
    await expectBothWays(json, value(sdk.firestore));
  });

  it('a reference', async () => {
    const { json } = await rest.post(':commit', {
      writes: [set('books/x', { other: { referenceValue: named('books/y') } })],
    });
    expect(json).toEqual({ writeResults: [{ updateTime: time }], commitTime: time });
    const other = (await sdk.books.doc('x').get()).get('other');
    expect(other.isEqual(sdk.books.doc('y'))).toBe(true);
    await sdk.books.doc('x').set({ other });
    expect((await rest.get('/books/x')).json).toMatchObject({
      fields: { other: { referenceValue: named('books/y') } },
    });
  });

  it('a document without fields', async () => {
    await sdk.books.doc('x').set({});
    expect((await rest.get('/books/x')).json).toEqual({ name: named('books/x'), createTime: time, updateTime: time });
  });
});

describe('forms of a value that are taken too', () => {
  it.each([
    ['an integer as a number', { integerValue: 7 }, { integerValue: '7' }],
    ['a double as a text', { doubleValue: '1e3' }, { doubleValue: 1000 }],
    ['bytes for URLs', { bytesValue: '-_8' }, { bytesValue: '+/8=' }],
    ['null by its name', { nullValue: 'NULL_VALUE' }, { nullValue: null }],
    [
      'nanoseconds',
      { timestampValue: '2026-01-02T03:04:05.123456789Z' },
      { timestampValue: '2026-01-02T03:04:05.123456Z' },
    ],
    ['another time zone', { timestampValue: '2026-01-02T03:04:05+01:00' }, { timestampValue: '2026-01-02T02:04:05Z' }],
    ['null for absent', { stringValue: 'a', mapValue: null }, { stringValue: 'a' }],
  ])('%s', async (_, json, stored) => {
    expect((await rest.post(':commit', { writes: [set('books/x', { value: json })] })).status).toBe(200);
    expect((await rest.get('/books/x')).json).toMatchObject({ fields: { value: stored } });
  });
});

describe('documents', () => {
  it('are found and missing at one moment, which a later query can look at again', async () => {
    await sdk.books.doc('a').set({ title: 'A' });
    const { json } = await rest.post(':batchGet', { documents: [named('books/a'), named('books/b')] });
    expect(json).toEqual([
      { found: { name: named('books/a'), fields: title('A'), createTime: time, updateTime: time }, readTime: time },
      { missing: named('books/b'), readTime: time },
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

  it('are read in part', async () => {
    await sdk.books.doc('a').set({ title: 'A', price: { net: 1, gross: 2 }, pages: 3 });
    const fields = { title: { stringValue: 'A' }, price: { mapValue: { fields: { net: { integerValue: '1' } } } } };
    const { json } = await rest.get('/books/a?mask.fieldPaths=title&mask.fieldPaths=price.net&prettyPrint=false');
    expect(json).toMatchObject({ fields });
    const body = { documents: [named('books/a')], mask: { fieldPaths: ['title', 'price.net'] } };
    expect((await rest.post(':batchGet', body)).json).toMatchObject([{ found: { fields } }]);
  });

  it.each(['a:b', 'a b', 'ä?#%'])('are found by the id %s', async (id) => {
    await sdk.books.doc(id).set({});
    const { json } = await rest.get(`/books/${encodeURIComponent(id)}`);
    expect(json).toMatchObject({ name: named(`books/${id}`) });
  });

  it('are written each for itself', async () => {
    const isNew = { currentDocument: { exists: false } };
    await sdk.books.doc('a').set({});
    const writes = [
      { ...set('books/a', {}), ...isNew },
      { ...set('books/b', {}), ...isNew },
    ];
    const { json } = await rest.post(':batchWrite', { writes });
    expect(json).toEqual({
      writeResults: [{}, { updateTime: time }],
      status: [{ code: 6, message: `Document already exists: ${named('books/a')}` }, {}],
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

  it('filter, order and limit', async () => {
    const structuredQuery = {
      ...books,
      where: { fieldFilter: { field: price, op: 'LESS_THAN', value: { integerValue: '4' } } },
      orderBy: [{ field: price, direction: 'DESCENDING' }],
      limit: 2,
    };
    expect(found((await rest.post(':runQuery', { structuredQuery })).json)).toEqual(['books/c', 'books/b']);
  });

  it('look below a document', async () => {
    const { json } = await rest.post('/shops/one:runQuery', { structuredQuery: books });
    expect(found(json)).toEqual(['shops/one/books/e']);
  });

  it('find nothing', async () => {
    const { json } = await rest.post(':runQuery', { structuredQuery: { from: [{ collectionId: 'none' }] } });
    expect(json).toEqual([{ readTime: time, done: true }]);
  });

  it('count and add up', async () => {
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

  it('are explained', async () => {
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

  it('begins, reads and commits, once', async () => {
    await sdk.books.doc('a').set({ title: 'A' });
    const transaction = await begin({ options: { readWrite: {} } });
    const parameters = new URLSearchParams({ transaction });
    expect((await rest.get(`/books/a?${parameters}`)).json).toMatchObject({ fields: title('A') });
    const { json } = await rest.post(':batchGet', { documents: [named('books/a')], transaction });
    expect(json).toMatchObject([{ found: { fields: title('A') } }]);
    const commit = { writes: [set('books/a', title('B'))], transaction };
    expect(await rest.post(':commit', commit)).toMatchObject({ status: 200 });
    expect((await sdk.books.doc('a').get()).data()).toEqual({ title: 'B' });
    expect(await rest.post(':commit', commit)).toMatchObject({ status: 409, json: { error: { status: 'ABORTED' } } });
  });

  it('begins with its first read', async () => {
    const { json } = await rest.post(':batchGet', { documents: [named('books/a')], newTransaction: { readWrite: {} } });
    expect(json).toEqual([
      { transaction: expect.stringMatching(/^[\w+/]+=*$/) },
      { missing: named('books/a'), readTime: time },
    ]);
  });

  it('makes writes of others wait until it is rolled back', async () => {
    await sdk.books.doc('a').set({ title: 'A' });
    const transaction = await begin();
    await rest.post(':batchGet', { documents: [named('books/a')], transaction });
    const order: string[] = [];
    const writing = rest
      .post(':commit', { writes: [set('books/a', {})] })
      .then(({ status }) => order.push(`${status}`));
    await rest.get('/books/a');
    order.push('rolled back');
    expect(await rest.post(':rollback', { transaction })).toEqual({ status: 200, json: {} });
    await writing;
    expect(order).toEqual(['rolled back', '200']);
  });

  it('that only reads stays at its moment', async () => {
    const transaction = await begin({ options: { readOnly: {} } });
    await sdk.books.doc('a').set({});
    const { json } = await rest.post(':batchGet', { documents: [named('books/a')], transaction });
    expect(json).toMatchObject([{ missing: named('books/a') }]);
  });
});
