import { describe, expect, it } from 'vitest';
import { aDocument, nameOf, openRestServer, QUERY, TIME } from '../../test/restServer.ts';

const firestore = openRestServer();
const page = (...ids: string[]) => ids.map((id) => ({ readTime: TIME, document: aDocument(id) }));
const queriesAsked = () => firestore.asked.map(({ body }) => body.structuredQuery as Record<string, unknown>);

describe('a query', () => {
  it('a query brings what its documents are ordered by, whatever fields are wanted, and else all', async () => {
    firestore.answers = [[{ readTime: TIME }], [{ readTime: TIME }]];
    await firestore.rest.find({ ...QUERY, fields: ['title'] }, TIME);
    await firestore.rest.find(QUERY, TIME);
    expect(queriesAsked().map(({ select }) => select)).toEqual([
      { fields: [{ fieldPath: 'title' }, { fieldPath: 'price' }] },
      undefined,
    ]);
  });

  const many = (count: number, from = 0) => page(...Array.from({ length: count }, (_, index) => `b${from + index}`));

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
