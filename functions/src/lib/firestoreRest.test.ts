import { createServer, type Server } from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CollectionQuery, FirestoreReads } from './firestoreReads.ts';
import { createFirestoreRest } from './firestoreRest.ts';
import { UnexpectedAnswer } from './restAnswers.ts';

const DOCUMENTS = 'projects/shop/databases/(default)/documents';
const TIME = '2026-05-01T10:00:00.123456789Z';

interface Question {
  url: string | undefined;
  authorization: string | undefined;
  body: Record<string, unknown>;
}

let server: Server;
let rest: FirestoreReads;
let asked: Question[];
/** What Firestore answers, one after the other. */
let answers: unknown[];

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { url, headers } = request;
    asked.push({ url, authorization: headers.authorization, body: (await json(request)) as Question['body'] });
    response.end(JSON.stringify(answers.shift()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const emulatorHost = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  rest = createFirestoreRest({ projectId: 'shop', emulatorHost }, () => Promise.reject(new Error('no cloud')));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
  answers = [];
});

const nameOf = (id: string) => `${DOCUMENTS}/books/${id}`;
const aDocument = (id: string) => ({ name: nameOf(id), fields: { price: { integerValue: '7' } } });
const found = (id: string) => ({ readTime: TIME, found: aDocument(id) });
const missing = (id: string) => ({ readTime: TIME, missing: nameOf(id) });
const page = (...ids: string[]) => ids.map((id) => ({ readTime: TIME, document: aDocument(id) }));

const QUERY: CollectionQuery = {
  collection: 'books',
  where: [['deletedAt', '==', null]],
  orderBy: [
    ['price', 'desc'],
    ['__name__', 'asc'],
  ],
};
const queriesAsked = () => asked.map(({ body }) => body.structuredQuery as Record<string, unknown>);

describe('one document', () => {
  it('is asked for by its name, with the fields that are wanted', async () => {
    answers = [[found('salt')], [found('salt')]];
    const { document, readTime } = await rest.get('books/salt', ['price']);
    expect([document.id, document.ref.path, document.data(), readTime]).toEqual([
      'salt',
      'books/salt',
      { price: 7 },
      TIME,
    ]);
    await rest.get('books/salt');
    const common = { url: `/v1/${DOCUMENTS}:batchGet`, authorization: 'Bearer owner' };
    expect(asked).toEqual([
      { ...common, body: { documents: [nameOf('salt')], mask: { fieldPaths: ['price'] } } },
      { ...common, body: { documents: [nameOf('salt')] } },
    ]);
  });

  it('that is not there is none, under its own name', async () => {
    answers = [[missing('salt')]];
    const { document } = await rest.get('books/salt');
    expect(document).toMatchObject({ exists: false, id: 'salt', ref: { path: 'books/salt' } });
    expect(document.data()).toBeUndefined();
  });

  it.each<[string, unknown[], string]>([
    ['another document', [found('tide')], 'another document'],
    ['that another is missing', [missing('tide')], 'neither found nor missing'],
    ['both', [{ ...found('salt'), missing: nameOf('salt') }], 'another document'],
    ['neither', [{ readTime: TIME }], 'neither found nor missing'],
    ['twice', [found('salt'), found('salt')], 'several answers to one question'],
  ])('is not what Firestore answers when that is %s', async (_what, elements, what) => {
    answers = [elements];
    const reading = rest.get('books/salt');
    await expect(reading).rejects.toThrow(UnexpectedAnswer);
    await expect(reading).rejects.toThrow(`${what}.`);
  });
});

describe('several documents', () => {
  it('come in the order in which they were asked for, as of a moment', async () => {
    answers = [[found('c'), missing('b'), found('a')]];
    const documents = await rest.getAll(['books/a', 'books/b', 'books/c'], TIME, ['price']);
    expect(documents.map(({ id, exists }) => [id, exists])).toEqual([
      ['a', true],
      ['b', false],
      ['c', true],
    ]);
    expect(asked.map(({ body }) => body)).toEqual([
      { documents: ['a', 'b', 'c'].map(nameOf), readTime: TIME, mask: { fieldPaths: ['price'] } },
    ]);
  });

  it.each<[unknown[], string]>([
    [[found('a')], 'not one answer to each question'],
    [[found('a'), found('b'), found('b')], 'not one answer to each question'],
    [[found('a'), found('a')], 'neither found nor missing'],
    [[found('a'), found('c')], 'neither found nor missing'],
  ])('are refused where they are not those: %j', async (elements, what) => {
    answers = [elements];
    await expect(rest.getAll(['books/a', 'books/b'], TIME)).rejects.toThrow(`${what}.`);
  });
});

describe('a query', () => {
  it('is asked in the words of the REST API', async () => {
    answers = [[{ readTime: TIME }]];
    await rest.find(
      {
        ...QUERY,
        where: [
          ['deletedAt', '==', null],
          ['trending', '==', true],
          ['category', '==', 'fiction'],
          ['pages', '>', 7],
          ['createdAt', '>', new Date('2026-05-01T10:00:00Z')],
          ['words', 'array-contains-any', ['salt', 'road']],
        ],
        after: [7, 'salt'],
        through: [9, 'tide'],
        limit: 5,
        fields: ['title', 'price'],
      },
      TIME,
    );
    const where = (fieldPath: string, op: string, value: object) => ({
      fieldFilter: { field: { fieldPath }, op, value },
    });
    expect(asked).toEqual([
      {
        url: `/v1/${DOCUMENTS}:runQuery`,
        authorization: 'Bearer owner',
        body: {
          readTime: TIME,
          structuredQuery: {
            select: { fields: [{ fieldPath: 'title' }, { fieldPath: 'price' }] },
            from: [{ collectionId: 'books' }],
            where: {
              compositeFilter: {
                op: 'AND',
                filters: [
                  { unaryFilter: { op: 'IS_NULL', field: { fieldPath: 'deletedAt' } } },
                  where('trending', 'EQUAL', { booleanValue: true }),
                  where('category', 'EQUAL', { stringValue: 'fiction' }),
                  where('pages', 'GREATER_THAN', { integerValue: '7' }),
                  where('createdAt', 'GREATER_THAN', { timestampValue: '2026-05-01T10:00:00.000Z' }),
                  where('words', 'ARRAY_CONTAINS_ANY', {
                    arrayValue: { values: [{ stringValue: 'salt' }, { stringValue: 'road' }] },
                  }),
                ],
              },
            },
            orderBy: [
              { field: { fieldPath: 'price' }, direction: 'DESCENDING' },
              { field: { fieldPath: '__name__' }, direction: 'ASCENDING' },
            ],
            startAt: { values: [{ integerValue: '7' }, { referenceValue: nameOf('salt') }], before: false },
            endAt: { values: [{ integerValue: '9' }, { referenceValue: nameOf('tide') }], before: false },
            limit: 5,
          },
        },
      },
    ]);
  });

  it('brings what its documents are ordered by, whatever fields are wanted, and else all', async () => {
    answers = [[{ readTime: TIME }], [{ readTime: TIME }]];
    await rest.find({ ...QUERY, fields: ['title'] }, TIME);
    await rest.find(QUERY, TIME);
    expect(queriesAsked().map(({ select }) => select)).toEqual([
      { fields: [{ fieldPath: 'title' }, { fieldPath: 'price' }] },
      undefined,
    ]);
  });

  it('may begin behind a value that is none', async () => {
    answers = [[{ readTime: TIME }]];
    await rest.find({ ...QUERY, after: [null, 'salt'] }, TIME);
    expect(queriesAsked()[0]?.startAt).toMatchObject({ values: [{ nullValue: null }, {}] });
  });

  const many = (count: number, from = 0) => page(...Array.from({ length: count }, (_, index) => `b${from + index}`));

  it('that finds less than a page is asked once', async () => {
    answers = [many(999)];
    const documents = await rest.find(QUERY, TIME);
    expect([documents.length, documents[0]?.data()]).toEqual([999, { price: 7 }]);
    expect(queriesAsked().map(({ limit, startAt }) => [limit, startAt])).toEqual([[1_000, undefined]]);
  });

  it('that finds more goes on behind what was found last, with no more than is wanted', async () => {
    answers = [many(1_000), many(500, 1_000)];
    const documents = await rest.find({ ...QUERY, limit: 1_500 }, TIME);
    expect(documents.map(({ id }) => id)).toEqual(Array.from({ length: 1_500 }, (_, index) => `b${index}`));
    expect(queriesAsked().map(({ limit, startAt }) => [limit, startAt])).toEqual([
      [1_000, undefined],
      [500, { values: [{ integerValue: '7' }, { referenceValue: nameOf('b999') }], before: false }],
    ]);
  });

  it('that finds as much as is wanted is asked no more, nor one that finds nothing more', async () => {
    answers = [many(3), many(1_000), [{ readTime: TIME }]];
    expect(await rest.find({ ...QUERY, limit: 3 }, TIME)).toHaveLength(3);
    expect(asked).toHaveLength(1);
    expect(await rest.find(QUERY, TIME)).toHaveLength(1_000);
    expect(asked).toHaveLength(3);
  });

  it('that finds more than was asked for is refused', async () => {
    answers = [many(4)];
    await expect(rest.find({ ...QUERY, limit: 3 }, TIME)).rejects.toThrow('more documents than were asked for.');
  });
});

describe('a count', () => {
  it('is that of the query, behind where it begins and up to its limit', async () => {
    answers = [[{ readTime: TIME, result: { aggregateFields: { count: { integerValue: '42' } } } }]];
    expect(await rest.count({ ...QUERY, after: [7, 'salt'], limit: 100 }, TIME)).toBe(42);
    expect(asked).toMatchObject([
      {
        url: `/v1/${DOCUMENTS}:runAggregationQuery`,
        body: {
          readTime: TIME,
          structuredAggregationQuery: {
            aggregations: [{ alias: 'count', count: {} }],
            structuredQuery: {
              from: [{ collectionId: 'books' }],
              startAt: { values: [{ integerValue: '7' }, { referenceValue: nameOf('salt') }], before: false },
              limit: 100,
            },
          },
        },
      },
    ]);
  });
});

it('in the cloud Firestore is asked over TLS, with the token of the function', async () => {
  const request = vi.spyOn(https, 'request').mockImplementation(() => {
    throw new Error('asked');
  });
  const inTheCloud = createFirestoreRest({ projectId: 'shop', emulatorHost: undefined }, async () => 'a-token');
  await expect(inTheCloud.get('books/salt')).rejects.toThrow('asked');
  const [url, options] = request.mock.calls[0] ?? [];
  request.mockRestore();
  expect(String(url)).toBe(`https://firestore.googleapis.com/v1/${DOCUMENTS}:batchGet`);
  expect(options).toMatchObject({ method: 'POST', headers: { Authorization: 'Bearer a-token' } });
});
