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
