import { Filter } from '@google-cloud/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { sdkForEachTest } from '../support/sdkForEachTest.ts';

const sdk = sdkForEachTest();

describe('explain', () => {
  beforeEach(async () => {
    for (const [id, year] of Object.entries({ dune: 1965, emma: 1815, ulysses: 1922 })) {
      await sdk.books.doc(id).set({ year, tags: ['novel'] });
    }
  });

  it('an explained query is planned only, unless it shall be analysed', async () => {
    const { metrics, snapshot } = await sdk.books.where('year', '>', 1900).explain();
    expect(metrics.planSummary.indexesUsed).toEqual([
      { query_scope: 'Collection', properties: '(year ASC, __name__ ASC)' },
    ]);
    expect([metrics.executionStats, snapshot]).toEqual([null, null]);
  });

  it('an explained query tells what it took', async () => {
    const { metrics, snapshot } = await sdk.books.where('year', '>', 1900).offset(1).explain({ analyze: true });
    expect(snapshot?.size).toBe(1);
    expect(metrics.executionStats).toMatchObject({
      resultsReturned: 1,
      readOperations: 2,
      debugStats: { documents_scanned: '2' },
    });
  });

  it('an explained query bills a read when it finds nothing', async () => {
    const { metrics, snapshot } = await sdk.books.where('year', '==', 1).explain({ analyze: true });
    expect(snapshot?.empty).toBe(true);
    expect(metrics.executionStats).toMatchObject({ resultsReturned: 0, readOperations: 1 });
  });

  it('an explained query names an index for each of its alternatives', async () => {
    const filter = Filter.or(Filter.where('tags', 'array-contains', 'novel'), Filter.where('year', '==', 1965));
    const query = sdk.firestore.collectionGroup('books').where(filter).orderBy('title', 'desc');
    const { metrics } = await query.explain();
    expect(metrics.planSummary.indexesUsed).toEqual([
      { query_scope: 'Collection group', properties: '(tags CONTAINS, title DESC, __name__ DESC)' },
      { query_scope: 'Collection group', properties: '(year ASC, title DESC, __name__ DESC)' },
    ]);
  });

  it('an explained query sends its documents as a stream, the last with the figures', async () => {
    const received: unknown[] = [];
    for await (const part of sdk.books.orderBy('year').limit(2).explainStream({ analyze: true })) {
      const { document, metrics } = part as { document?: { id: string }; metrics?: object };
      received.push([document?.id, metrics !== undefined]);
    }
    expect(received).toEqual([
      ['emma', false],
      ['ulysses', true],
    ]);
  });

  it('an explained query may be an aggregation', async () => {
    const query = sdk.books.where('year', '<', 1950).count();
    expect((await query.explain()).snapshot).toBeNull();
    const { metrics, snapshot } = await query.explain({ analyze: true });
    expect(snapshot?.data()).toEqual({ count: 2 });
    expect(metrics.executionStats).toMatchObject({
      resultsReturned: 1,
      readOperations: 1,
      debugStats: { documents_scanned: '2' },
    });
  });
});
