import http from 'node:http';
import https from 'node:https';

/**
 * Asks a host for JSON. What it says in an error is passed on to nobody.
 * @throws for another host than those that are known, any status but 200 (a redirect is one), what is no JSON, too many bytes, or no answer
 * before the signal.
 */
export type AskHost = (address: URL, signal: AbortSignal) => Promise<unknown>;

/** A book is some kilobytes. */
const MOST_BYTES = 256 * 1024;

async function readJson(response: http.IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > MOST_BYTES) throw new Error(`The answer has more than ${MOST_BYTES} bytes.`);
    parts.push(part);
  }
  return JSON.parse(Buffer.concat(parts).toString('utf8'));
}

interface Options {
  /** Whom alone it asks, as `https://example.com`. */
  origins: readonly string[];
  /** Who asks, and where that is found. */
  userAgent: string;
}

/** Node's own client follows no redirect and unpacks nothing. */
export function createAskHost({ origins, userAgent }: Options): AskHost {
  return async (address, signal) => {
    if (!origins.includes(address.origin)) throw new Error('This host is asked nothing.');
    const client = address.protocol === 'https:' ? https : http;
    const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
      const headers = { 'User-Agent': userAgent, Accept: 'application/json' };
      // A connection that was kept may be gone by the next book.
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
 * Asks the stand-in of the local stack in place of every host, whose name comes first in the path.
 * @param host as `127.0.0.1:8085`; without one every call fails
 */
export function createAskEmulator(host = ''): AskHost {
  const origin = `http://${host}`;
  const ask = createAskHost({ origins: [origin], userAgent: 'Book shop' });
  return async ({ hostname, pathname, search }, signal) =>
    ask(new URL(`/${hostname}${pathname}${search}`, origin), signal);
}

/** Lets whoever calls it go on in turn, one in each interval. @throws when the turn would come after so many milliseconds. */
export type AwaitTurn = (atMost: number) => Promise<void>;

interface PaceOptions {
  intervalMs: number;
  /** Milliseconds. */
  now?: () => number;
  wait?: (milliseconds: number) => Promise<void>;
}

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

export function createPace({ intervalMs, now = () => performance.now(), wait = sleep }: PaceOptions): AwaitTurn {
  let nextAt = 0;
  return async (atMost) => {
    const present = now();
    const at = Math.max(present, nextAt);
    if (at - present > atMost) throw new Error('Too many are waiting for their turn.');
    nextAt = at + intervalMs;
    if (at > present) await wait(at - present);
  };
}
