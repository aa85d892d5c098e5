import { describe, expect, it } from 'vitest';
import { aDocument, DOCUMENTS, nameOf, openRestServer, QUERY, TIME } from '../../test/restServer.ts';

const firestore = openRestServer();
const page = (...ids: string[]) => ids.map((id) => ({ readTime: TIME, document: aDocument(id) }));
const queriesAsked = () => firestore.asked.map(({ body }) => body.structuredQuery as Record<string, unknown>);

describe('a query', () => {
  it('a query is asked in the words of the REST API', async () => {
    firestore.answers = [[{ readTime: TIME }]];
    await firestore.rest.find(
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
    expect(firestore.asked).toEqual([
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

  it('a query brings what its documents are ordered by, whatever fields are wanted, and else all', async () => {
    firestore.answers = [[{ readTime: TIME }], [{ readTime: TIME }]];
    await firestore.rest.find({ ...QUERY, fields: ['title'] }, TIME);
    await firestore.rest.find(QUERY, TIME);
    expect(queriesAsked().map(({ select }) => select)).toEqual([
      { fields: [{ fieldPath: 'title' }, { fieldPath: 'price' }] },
      undefined,
    ]);
  });

  it('a query may begin behind a value that is none', async () => {
    firestore.answers = [[{ readTime: TIME }]];
    await firestore.rest.find({ ...QUERY, after: [null, 'salt'] }, TIME);
    expect(queriesAsked()[0]?.startAt).toMatchObject({ values: [{ nullValue: null }, {}] });
  });

  const many = (count: number, from = 0) => page(...Array.from({ length: count }, (_, index) => `b${from + index}`));

  it('a query that finds less than a page is asked once', async () => {
    firestore.answers = [many(999)];
    const documents = await firestore.rest.find(QUERY, TIME);
    expect([documents.length, documents[0]?.data()]).toEqual([999, { price: 7 }]);
    expect(queriesAsked().map(({ limit, startAt }) => [limit, startAt])).toEqual([[1_000, undefined]]);
  });

  it('a query that finds more goes on behind what was found last, with no more than is wanted', async () => {
    firestore.answers = [many(1_000), many(500, 1_000)];
    const documents = await firestore.rest.find({ ...QUERY, limit: 1_500 }, TIME);
    expect(documents.map(({ id }) => id)).toEqual(Array.from({ length: 1_500 }, (_, index) => `b${index}`));
    expect(queriesAsked().map(({ limit, startAt }) => [limit, startAt])).toEqual([
      [1_000, undefined],
      [500, { values: [{ integerValue: '7' }, { referenceValue: nameOf('b999') }], before: false }],
    ]);
  });

  it('a query that finds as much as is wanted is asked no more, nor one that finds nothing more', async () => {
    firestore.answers = [many(3), many(1_000), [{ readTime: TIME }]];
    expect(await firestore.rest.find({ ...QUERY, limit: 3 }, TIME)).toHaveLength(3);
    expect(firestore.asked).toHaveLength(1);
    expect(await firestore.rest.find(QUERY, TIME)).toHaveLength(1_000);
    expect(firestore.asked).toHaveLength(3);
  });

  it('a query that finds more than was asked for is refused', async () => {
    firestore.answers = [many(4)];
    await expect(firestore.rest.find({ ...QUERY, limit: 3 }, TIME)).rejects.toThrow(
      'more documents than were asked for.',
    );
  });
});
