import http from 'node:http';
import https from 'node:https';
import { text } from 'node:stream/consumers';

interface FetchOptions {
  headers: Record<string, string>;
  /** POSTs JSON; absent: GET. */
  body?: object;
  /** Milliseconds until the end of the answer. */
  timeoutMs: number;
}

/** Connections idle for longer may be dead after an instance slept. */
const MAX_IDLE_MS = 30_000;

/** Characters, because errors may be HTML pages. */
const MAX_ERROR_TEXT = 300;

function createConnections(client: typeof http | typeof https) {
  const agent = new client.Agent({ keepAlive: true });
  let usedAt = 0;

  return (url: URL, options: http.RequestOptions): http.ClientRequest => {
    const now = performance.now();
    if (now - usedAt > MAX_IDLE_MS) agent.destroy();
    usedAt = now;
    return client.request(url, { ...options, agent });
  };
}

const connections = { plain: createConnections(http), encrypted: createConnections(https) };

/** Any status except 200. */
export class UnexpectedStatus extends Error {
  readonly status: number | undefined;

  constructor(message: string, status: number | undefined) {
    super(message);
    this.status = status;
  }
}

/**
 * Uses Node's client, because `fetch` is slower on cold instances. @throws UnexpectedStatus, and Error for invalid
 * JSON, a broken connection or a timeout
 */
export async function fetchJson(address: string, { headers, body, timeoutMs: limit }: FetchOptions): Promise<unknown> {
  const url = new URL(address);
  const request = url.protocol === 'https:' ? connections.encrypted : connections.plain;
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    const options = {
      method: body ? 'POST' : 'GET',
      headers: { ...headers, ...(body && { 'Content-Type': 'application/json' }) },
      signal: AbortSignal.timeout(limit),
    };
    request(url, options)
      .on('response', resolve)
      .on('error', reject)
      .end(body && JSON.stringify(body));
  });
  const responseText = await text(response);
  if (response.statusCode !== 200) {
    const message = `${url.pathname} answered ${response.statusCode}: ${responseText.slice(0, MAX_ERROR_TEXT)}`;
    throw new UnexpectedStatus(message, response.statusCode);
  }
  return JSON.parse(responseText);
}
