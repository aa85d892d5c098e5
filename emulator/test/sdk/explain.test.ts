import { beforeEach, describe, expect, it } from 'vitest';
import { sdkForEachTest } from '../support/sdkForEachTest.ts';

const sdk = sdkForEachTest();

describe('explain', () => {
  beforeEach(async () => {
    for (const [id, year] of Object.entries({ dune: 1965, emma: 1815, ulysses: 1922 })) {
      await sdk.books.doc(id).set({ year, tags: ['novel'] });
    }
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
