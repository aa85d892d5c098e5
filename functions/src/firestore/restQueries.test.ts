import { describe, expect, it } from 'vitest';
import { aDocument, nameOf, openRestServer, QUERY, TIME } from '../../test/restServer.ts';

const firestore = openRestServer();
const page = (...ids: string[]) => ids.map((id) => ({ readTime: TIME, document: aDocument(id) }));
const queriesAsked = () => firestore.asked.map(({ body }) => body.structuredQuery as Record<string, unknown>);

describe('query', () => {
  it('includes the sort fields with selected fields', async () => {
    firestore.answers = [[{ readTime: TIME }], [{ readTime: TIME }]];
    await firestore.rest.find({ ...QUERY, fields: ['title'] }, TIME);
    await firestore.rest.find(QUERY, TIME);
    expect(queriesAsked().map(({ select }) => select)).toEqual([
      { fields: [{ fieldPath: 'title' }, { fieldPath: 'price' }] },
      undefined,
    ]);
  });

  const many = (count: number, from = 0) => page(...Array.from({ length: count }, (_, index) => `b${from + index}`));

  it('continues after the last document with the remaining limit', async () => {
    firestore.answers = [many(1_000), many(500, 1_000)];
    const documents = await firestore.rest.find({ ...QUERY, limit: 1_500 }, TIME);
    expect(documents.map(({ id }) => id)).toEqual(Array.from({ length: 1_500 }, (_, index) => `b${index}`));
    expect(queriesAsked().map(({ limit, startAt }) => [limit, startAt])).toEqual([
      [1_000, undefined],
      [500, { values: [{ integerValue: '7' }, { referenceValue: nameOf('b999') }], before: false }],
    ]);
  });

  it('stops at the limit or after the last document', async () => {
    firestore.answers = [many(3), many(1_000), [{ readTime: TIME }]];
    expect(await firestore.rest.find({ ...QUERY, limit: 3 }, TIME)).toHaveLength(3);
    expect(firestore.asked).toHaveLength(1);
    expect(await firestore.rest.find(QUERY, TIME)).toHaveLength(1_000);
    expect(firestore.asked).toHaveLength(3);
  });

  it('refuses more documents than requested', async () => {
    firestore.answers = [many(4)];
    await expect(firestore.rest.find({ ...QUERY, limit: 3 }, TIME)).rejects.toThrow('more documents than requested.');
  });
});
