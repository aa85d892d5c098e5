export type Rate = { readonly perSecond: number; readonly burst: number };

/** Milliseconds. */
export type Latency = { readonly median: number; readonly p99: number };

export type LatencyKind = 'lookup' | 'query' | 'commit';

export type ProductionLimits = {
  readonly document: Rate;
  readonly growingIndex: Rate;
  /** Milliseconds. */
  readonly commitTimeout: number;
  readonly latency: { readonly [wait in LatencyKind]: Latency };
};

/** Sources of the limits are in decision 033. Bursts and the commit timeout are assumptions. */
export const PRODUCTION_LIMITS: ProductionLimits = {
  document: { perSecond: 1, burst: 5 },
  growingIndex: { perSecond: 500, burst: 500 },
  commitTimeout: 2_000,
  latency: {
    lookup: { median: 15, p99: 100 },
    query: { median: 20, p99: 150 },
    commit: { median: 40, p99: 200 },
  },
};
