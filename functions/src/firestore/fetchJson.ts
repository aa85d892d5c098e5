import http from 'node:http';
import https from 'node:https';
import { text } from 'node:stream/consumers';

interface Question {
  headers: Record<string, string>;
  /** Sent as JSON, with POST; without it the method is GET. */
  body?: object;
  /** Milliseconds to the end of the answer. */
  limit: number;
}

/**
 * A connection that is there already saves the handshakes. One that was idle for longer may be gone, and an instance that
 * slept between two requests would not know.
 */
const MAX_IDLE_MS = 30_000;

/** Characters: an error may be a whole page of HTML. */
const TOLD_OF_AN_ERROR = 300;

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

/** Any status but 200. */
export class UnexpectedStatus extends Error {
  readonly status: number | undefined;

  constructor(message: string, status: number | undefined) {
    super(message);
    this.status = status;
  }
}

/**
 * Asks for JSON with Node's own client: `fetch` takes longer when an instance is cold, which is when we need it.
 * @throws UnexpectedStatus, and Error for what is no JSON, a broken connection, or no answer in time.
 */
export async function fetchJson(address: string, { headers, body, limit }: Question): Promise<unknown> {
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
  const answer = await text(response);
  if (response.statusCode !== 200) {
    const message = `${url.pathname} answered ${response.statusCode}: ${answer.slice(0, TOLD_OF_AN_ERROR)}`;
    throw new UnexpectedStatus(message, response.statusCode);
  }
  return JSON.parse(answer);
}
