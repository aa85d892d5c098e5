import https from 'node:https';
import { describe, expect, it, vi } from 'vitest';
import { aDocument, DOCUMENTS, nameOf, openRestServer, QUERY, TIME } from '../../test/restServer.ts';
import { createFirestoreRest } from './firestoreRest.ts';
import { UnexpectedAnswer } from './restAnswers.ts';

const firestore = openRestServer();
const found = (id: string) => ({ readTime: TIME, found: aDocument(id) });
const missing = (id: string) => ({ readTime: TIME, missing: nameOf(id) });

describe('one document', () => {
  it('one document read over REST is asked for by its name, with the fields that are wanted', async () => {
    firestore.answers = [[found('salt')], [found('salt')]];
    const { document, readTime } = await firestore.rest.get('books/salt', ['price']);
    expect([document.id, document.ref.path, document.data(), readTime]).toEqual([
      'salt',
      'books/salt',
      { price: 7 },
      TIME,
    ]);
    await firestore.rest.get('books/salt');
    const common = { url: `/v1/${DOCUMENTS}:batchGet`, authorization: 'Bearer owner' };
    expect(firestore.asked).toEqual([
      { ...common, body: { documents: [nameOf('salt')], mask: { fieldPaths: ['price'] } } },
      { ...common, body: { documents: [nameOf('salt')] } },
    ]);
  });

  it('one document read over REST that is not there is none, under its own name', async () => {
    firestore.answers = [[missing('salt')]];
    const { document } = await firestore.rest.get('books/salt');
    expect(document).toMatchObject({ exists: false, id: 'salt', ref: { path: 'books/salt' } });
    expect(document.data()).toBeUndefined();
  });

  it.each<[string, unknown[], string]>([
    ['another document', [found('tide')], 'another document'],
    ['that another is missing', [missing('tide')], 'neither found nor missing'],
    ['both', [{ ...found('salt'), missing: nameOf('salt') }], 'another document'],
    ['neither', [{ readTime: TIME }], 'neither found nor missing'],
    ['twice', [found('salt'), found('salt')], 'several answers to one question'],
  ])('one document read over REST is not what Firestore answers when that is %s', async (_what, elements, what) => {
    firestore.answers = [elements];
    const reading = firestore.rest.get('books/salt');
    await expect(reading).rejects.toThrow(UnexpectedAnswer);
    await expect(reading).rejects.toThrow(`${what}.`);
  });
});

describe('several documents', () => {
  it('several documents read over REST come in the order in which they were asked for, as of a moment', async () => {
    firestore.answers = [[found('c'), missing('b'), found('a')]];
    const documents = await firestore.rest.getAll(['books/a', 'books/b', 'books/c'], TIME, ['price']);
    expect(documents.map(({ id, exists }) => [id, exists])).toEqual([
      ['a', true],
      ['b', false],
      ['c', true],
    ]);
    expect(firestore.asked.map(({ body }) => body)).toEqual([
      { documents: ['a', 'b', 'c'].map(nameOf), readTime: TIME, mask: { fieldPaths: ['price'] } },
    ]);
  });

  it.each<[unknown[], string]>([
    [[found('a')], 'not one answer to each question'],
    [[found('a'), found('b'), found('b')], 'not one answer to each question'],
    [[found('a'), found('a')], 'neither found nor missing'],
    [[found('a'), found('c')], 'neither found nor missing'],
  ])('several documents read over REST are refused where they are not those: %j', async (elements, what) => {
    firestore.answers = [elements];
    await expect(firestore.rest.getAll(['books/a', 'books/b'], TIME)).rejects.toThrow(`${what}.`);
  });
});

describe('a count', () => {
  it('a count over REST is that of the query, behind where it begins and up to its limit', async () => {
    firestore.answers = [[{ readTime: TIME, result: { aggregateFields: { count: { integerValue: '42' } } } }]];
    expect(await firestore.rest.count({ ...QUERY, after: [7, 'salt'], limit: 100 }, TIME)).toBe(42);
    expect(firestore.asked).toMatchObject([
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
