/** A request as the benchmark's parts describe it. */
export interface LoadRequest {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Bounded by time and by count, whichever ends first. */
export interface LoadJob {
  port: number;
  connections: number;
  milliseconds: number;
  /** Sent in turn, over and over. */
  requests: LoadRequest[];
  maxCount: number;
}

export interface LoadResult {
  count: number;
  /** From the first request to the last answer. */
  seconds: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  statuses: Record<number, number>;
  /** Of one answer's body, on average. */
  bodyBytes: number;
}

/** Calls that come at a rate. Those of the lead-in are not measured. */
export interface OfferJob {
  /** Of the servers, which take turns. */
  ports: number[];
  perSecond: number;
  leadInMs: number;
  milliseconds: number;
  /** Sent in turn, over and over, each with an idempotency key of its own. */
  requests: LoadRequest[];
  /** From how many addresses they come. */
  sources: number;
}

export interface OfferResult {
  /** Answered with 201. */
  placed: number;
  /** Milliseconds of those. */
  p50: number;
  p99: number;
  /** By status, or "no answer". */
  statuses: Record<string, number>;
}
