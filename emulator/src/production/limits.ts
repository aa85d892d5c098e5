/** So many a second lastingly, and so many at once after a pause. */
export type Rate = { readonly perSecond: number; readonly burst: number };

/** Half of the answers come within the median, 99 of 100 within p99. Milliseconds. */
export type Latency = { readonly median: number; readonly p99: number };

export type Wait = 'lookup' | 'query' | 'commit';

export type ProductionLimits = {
  /** Of one document. */
  readonly document: Rate;
  /** Entries of one index that come in growing order. */
  readonly growingIndex: Rate;
  /** Milliseconds after which a commit is not waiting any longer but refused. */
  readonly commitTimeout: number;
  readonly latency: { readonly [wait in Wait]: Latency };
};

/**
 * What Google states, and where it states nothing what others have measured; decision 033 names the sources. How much a document or an
 * index takes at once after a pause, and how long a commit waits, nobody states: that is assumed.
 */
export const AS_IN_PRODUCTION: ProductionLimits = {
  document: { perSecond: 1, burst: 5 },
  growingIndex: { perSecond: 500, burst: 500 },
  commitTimeout: 2_000,
  latency: {
    lookup: { median: 15, p99: 100 },
    query: { median: 20, p99: 150 },
    commit: { median: 40, p99: 200 },
  },
};
