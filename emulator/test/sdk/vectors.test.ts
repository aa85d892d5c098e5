import { FieldValue, type VectorQueryOptions } from '@google-cloud/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { ids, sdkForEachTest } from '../support/sdkForEachTest.ts';

const sdk = sdkForEachTest();

const nearest = (options: Partial<VectorQueryOptions>, query = sdk.books.select('title', 'distance')) =>
  query
    .findNearest({ vectorField: 'topic', queryVector: [3, 4], limit: 10, distanceMeasure: 'EUCLIDEAN', ...options })
    .get();

describe('a vector search', () => {
  beforeEach(async () => {
    const topics = { far: [30, 40], near: [3, 5], turned: [-4, 3], longer: [3, 4, 0] };
    const batch = sdk.firestore.batch();
    for (const [id, topic] of Object.entries(topics)) {
      batch.set(sdk.books.doc(id), { title: id, topic: FieldValue.vector(topic) });
    }
    batch.set(sdk.books.doc('none'), { title: 'none' }).set(sdk.books.doc('array'), { title: 'array', topic: [3, 4] });
    await batch.commit();
  });

  it.each([
    ['EUCLIDEAN', ['near', 'turned', 'far'], [1, Math.sqrt(50), 45]],
    ['COSINE', ['far', 'near', 'turned'], [0, 1 - 29 / (5 * Math.sqrt(34)), 1]],
    ['DOT_PRODUCT', ['far', 'near', 'turned'], [250, 29, 0]],
  ] as const)('finds vectors of the same length, the nearest first, by %s', async (measure, found, distances) => {
    const result = await nearest({ distanceMeasure: measure, distanceResultField: 'distance' });
    expect(ids(result)).toEqual(found);
    for (const [i, document] of result.docs.entries()) expect(document.get('distance')).toBeCloseTo(distances[i] ?? 0);
  });
});
