import { PORTS } from '../../tools/lib/addresses.ts';
import { sleep } from '../../tools/lib/processes.ts';
import type { Findings, Outages } from './outages.ts';

interface CallOptions {
  token?: string;
  body?: unknown;
  picture?: Uint8Array;
  headers?: Record<string, string>;
}

export interface Reply {
  status: number;
  text: string;
  /** Undefined unless JSON. */
  body: unknown;
}

export interface Traffic {
  calls: number;
  /** Calls without an answer or with 5xx during an outage. */
  failedWhileDown: number;
}

export interface ShopClient {
  /** @returns null for a failed call, which is a finding outside an outage */
  call(method: string, path: string, options?: CallOptions): Promise<Reply | null>;
  /** Retries failed and rate-limited calls. @throws Error if none succeeds in time */
  insist(method: string, path: string, options?: CallOptions): Promise<Reply>;
  traffic: Traffic;
}

const BASE = `http://127.0.0.1:${PORTS.shop}`;
const TIMEOUT_MS = 60_000;
const LONGEST_OUTAGE_MS = 120_000;
const FIRST_ERROR = 500;
const TOO_MANY = 429;
const UNAVAILABLE = 503;
/** Milliseconds until Firestore releases a killed transaction's locks. */
const STALE_LOCK_MS = 60_000;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function send(method: string, path: string, { token, body, picture, headers }: CallOptions, stop: AbortSignal) {
  const response = await fetch(`${BASE}${path}`, {
    method,
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(picture !== undefined && { 'Content-Type': 'image/webp' }),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(picture !== undefined && { body: Buffer.from(picture) }),
    signal: AbortSignal.any([stop, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  const text = await response.text();
  return { status: response.status, text, body: parseJson(text), type: response.headers.get('content-type') ?? '' };
}

/** Removes ids and query. */
const getRoute = (path: string) => path.split('?')[0]?.replace(/(\/email)?\/[\w%.-]*(\d|%40)[\w%.-]*/g, '/…') ?? '';

export function createShopClient(outages: Outages, findings: Findings, stop: AbortSignal): ShopClient {
  const traffic: Traffic = { calls: 0, failedWhileDown: 0 };

  function recordFailure(route: string, from: number, problem: boolean, details: string): void {
    const down = outages.during(from, Date.now());
    if (down.length === 0) findings.add(`${route} failed while nothing was down: ${details}`);
    else traffic.failedWhileDown += 1;
    // The function answers if only Firestore is down.
    if (down.length > 0 && !down.includes('function') && !problem)
      findings.add(`${route} did not answer with a problem: ${details}`);
  }

  async function call(method: string, path: string, options: CallOptions = {}): Promise<Reply | null> {
    const from = Date.now();
    const route = `${method} ${getRoute(path)}`;
    traffic.calls += 1;
    try {
      const reply = await send(method, path, options, stop);
      if (reply.status < FIRST_ERROR) return reply;
      const isProblem = /problem\+json|text\/html/.test(reply.type);
      const mayMeetLocks = method !== 'GET' && reply.status === UNAVAILABLE && isProblem;
      const since = mayMeetLocks ? from - STALE_LOCK_MS : from;
      recordFailure(route, since, isProblem, `${reply.status} ${reply.text.slice(0, 300)}`);
    } catch (error) {
      stop.throwIfAborted();
      const { name, cause } = error as Error;
      recordFailure(route, from, false, `${name} ${cause instanceof Error ? cause.message : ''}`);
    }
    return null;
  }

  return {
    call,
    traffic,
    async insist(method, path, options) {
      for (const limit = Date.now() + LONGEST_OUTAGE_MS; Date.now() < limit; await sleep(300)) {
        const reply = await call(method, path, options);
        if (reply && reply.status !== TOO_MANY) return reply;
      }
      throw new Error(`${method} ${getRoute(path)} was never answered.`);
    },
  };
}

/** @throws Error for any other status */
export function expectStatus(reply: Reply, ...statuses: number[]): Reply {
  if (statuses.includes(reply.status)) return reply;
  throw new Error(`${reply.status} instead of ${statuses.join(' or ')}: ${reply.text.slice(0, 300)}`);
}
