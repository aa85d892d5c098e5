import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/** By these a parser knows that a request has a body. Node itself has read them before anybody sees the request. */
const FRAMING = ['content-length', 'transfer-encoding'] as const;

const CHANNEL = 'http.server.request.start';

const hidden = new WeakMap<IncomingMessage, Partial<IncomingMessage['headers']>>();

function removeBodyHeaders(message: unknown): void {
  const { request } = message as { request: IncomingMessage };
  const framing = Object.fromEntries(
    FRAMING.flatMap((name) => (request.headers[name] ? [[name, request.headers[name]]] : [])),
  );
  for (const name of FRAMING) delete request.headers[name];
  hidden.set(request, framing);
}

/**
 * Leaves the bodies of requests to the app. The functions framework, and the functions emulator likewise, would parse up to
 * a gigabyte before the app sees a request, and write whatever is not JSON into the log, with the password that may be in
 * it. They offer no setting; a request that seems to have no body passes their parsers as it is.
 * @returns what ends it; the function never does.
 */
export function disableBodyParsing(): () => void {
  subscribe(CHANNEL, removeBodyHeaders);
  return () => void unsubscribe(CHANNEL, removeBodyHeaders);
}

/** The request as it came. */
export function restoreBodyHeaders(request: IncomingMessage): void {
  Object.assign(request.headers, hidden.get(request));
}
