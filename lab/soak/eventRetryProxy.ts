import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/**
 * Between Firestore and the function that sends mails: takes an event and repeats it until the function has handled it. In the cloud
 * this is Eventarc, which outlives both; the emulator keeps its events in its own memory, and forgets them when it is killed.
 */
export interface EventRetryProxy {
  /** For the emulator's --functions_emulator. */
  address: string;
  /** Events that no function has handled yet. */
  underWay(): number;
  close(): void;
}

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 8_000;
/** Each costs the functions emulator a process. */
const AT_ONCE = 2;
/** The suite never answers a call that has waited for an instance that was killed. */
const LONGEST_CALL_MS = 60_000;

/** @param functions host and port of the functions emulator. */
export async function startEventRetryProxy(functions: string): Promise<EventRetryProxy> {
  const end = new AbortController();
  const waiting: (() => Promise<void>)[] = [];
  let running = 0;
  let underWay = 0;

  function next(): void {
    const task = running < AT_ONCE && !end.signal.aborted ? waiting.shift() : undefined;
    if (!task) return;
    running += 1;
    void task().finally(() => {
      running -= 1;
      next();
    });
  }

  async function deliver(path: string, event: string, pause: number): Promise<void> {
    const headers = { 'Content-Type': 'application/json' };
    const signal = AbortSignal.any([end.signal, AbortSignal.timeout(LONGEST_CALL_MS)]);
    const call = fetch(`http://${functions}${path}`, { method: 'POST', headers, body: event, signal });
    const isHandled = await call.then(
      async (reply) => {
        await reply.arrayBuffer();
        return reply.ok;
      },
      () => false,
    );
    if (isHandled) underWay -= 1;
    else setTimeout(() => enqueue(path, event, Math.min(pause * 2, LONGEST_PAUSE_MS)), pause);
  }

  function enqueue(path: string, event: string, pause: number): void {
    waiting.push(() => deliver(path, event, pause));
    next();
  }

  const server = createServer(async (request, response) => {
    const event = await text(request);
    underWay += 1;
    enqueue(request.url ?? '/', event, FIRST_PAUSE_MS);
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    underWay: () => underWay,
    close() {
      end.abort();
      waiting.length = 0;
      server.closeAllConnections();
      server.close();
    },
  };
}
