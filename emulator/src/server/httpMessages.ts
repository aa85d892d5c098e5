import type { IncomingMessage, ServerResponse } from 'node:http';
import { status } from '@grpc/grpc-js';
import { FirestoreError, invalidArgument } from '../errors.ts';
import { MAX_REQUEST, requestTooLarge } from './requestSize.ts';

/**
 * Drains a large body: a client that is still sending would miss the answer. @throws FirestoreError INVALID_ARGUMENT
 * if it is too large or not UTF-8, CANCELLED if the client disconnects
 */
export async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request) {
      size += chunk.length;
      if (size <= MAX_REQUEST) chunks.push(chunk);
    }
  } catch {
    throw new FirestoreError(status.CANCELLED, 'The client broke off.');
  }
  if (size > MAX_REQUEST) throw requestTooLarge();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw invalidArgument('Invalid JSON payload received. It is not UTF-8.');
  }
}

/** A content length lets the client reuse the connection at once. */
export function sendText(response: ServerResponse, statusCode: number, type: string, text: string): void {
  response.writeHead(statusCode, { 'content-type': type, 'content-length': Buffer.byteLength(text) });
  response.end(text);
}
