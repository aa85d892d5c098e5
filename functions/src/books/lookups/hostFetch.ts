import http from 'node:http';
import https from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Never passes on the host's error text. @throws for unknown hosts, any status except 200, invalid JSON, oversized
 * answers and timeouts
 */
export type FetchFromHost = (address: URL, signal: AbortSignal) => Promise<unknown>;

/** A book takes a few kilobytes. */
const MAX_RESPONSE_BYTES = 256 * 1024;

async function readJson(response: http.IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > MAX_RESPONSE_BYTES) throw new Error(`The answer has more than ${MAX_RESPONSE_BYTES} bytes.`);
    parts.push(part);
  }
  return JSON.parse(Buffer.concat(parts).toString('utf8'));
}

interface Options {
  /** Allowed origins, such as `https://example.com`. */
  origins: readonly string[];
  userAgent: string;
}

/** Node's client neither follows redirects nor decompresses. */
export function createHostFetch({ origins, userAgent }: Options): FetchFromHost {
  return async (address, signal) => {
    if (!origins.includes(address.origin)) throw new Error('This host is not allowed.');
    const client = address.protocol === 'https:' ? https : http;
    const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
      const headers = { 'User-Agent': userAgent, Accept: 'application/json' };
      // A kept connection may be gone by the next lookup.
      client.get(address, { headers, signal, agent: false }).on('response', resolve).on('error', reject);
    });
    try {
      if (response.statusCode !== 200) throw new Error(`${address.host} answered ${response.statusCode}.`);
      return await readJson(response);
    } finally {
      response.destroy();
    }
  };
}

/**
 * Asks a local stand-in, with the host first in the path. @param host such as `127.0.0.1:8085`; empty fails every
 * call
 */
export function createEmulatorFetch(host = ''): FetchFromHost {
  const origin = `http://${host}`;
  const fetchFromEmulator = createHostFetch({ origins: [origin], userAgent: 'Book shop' });
  return async ({ hostname, pathname, search }, signal) =>
    fetchFromEmulator(new URL(`/${hostname}${pathname}${search}`, origin), signal);
}

/** @param maxWaitMs milliseconds @throws if the wait would be longer */
export type WaitForSlot = (maxWaitMs: number) => Promise<void>;

interface ThrottleOptions {
  intervalMs: number;
  /** Milliseconds. */
  now?: () => number;
  wait?: (milliseconds: number) => Promise<unknown>;
}

export function createThrottle({
  intervalMs,
  now = () => performance.now(),
  wait = sleep,
}: ThrottleOptions): WaitForSlot {
  let nextAt = 0;
  return async (maxWaitMs) => {
    const calledAt = now();
    const at = Math.max(calledAt, nextAt);
    if (at - calledAt > maxWaitMs) throw new Error('Too many lookups are waiting.');
    nextAt = at + intervalMs;
    if (at > calledAt) await wait(at - calledAt);
  };
}
