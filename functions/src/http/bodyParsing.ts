import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/** Node has used these headers before any handler runs. */
const BODY_HEADERS = ['content-length', 'transfer-encoding'] as const;

const CHANNEL = 'http.server.request.start';

const removedHeaders = new WeakMap<IncomingMessage, Partial<IncomingMessage['headers']>>();

function removeBodyHeaders(message: unknown): void {
  const { request } = message as { request: IncomingMessage };
  const bodyHeaders = Object.fromEntries(
    BODY_HEADERS.flatMap((name) => (request.headers[name] ? [[name, request.headers[name]]] : [])),
  );
  for (const name of BODY_HEADERS) delete request.headers[name];
  removedHeaders.set(request, bodyHeaders);
}

/**
 * The functions framework and the emulator would parse up to a gigabyte, and log bodies that are not JSON, passwords
 * included. @returns a function that reverts it
 */
export function disableBodyParsing(): () => void {
  subscribe(CHANNEL, removeBodyHeaders);
  return () => void unsubscribe(CHANNEL, removeBodyHeaders);
}

export function restoreBodyHeaders(request: IncomingMessage): void {
  Object.assign(request.headers, removedHeaders.get(request));
}
