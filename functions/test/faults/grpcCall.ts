import type { ClientHttp2Session, IncomingHttpHeaders, ServerHttp2Stream } from 'node:http2';
import { constants } from 'node:http2';

/** A whole answer of a gRPC server. Without trailers the headers hold the status, and there is no body. */
export interface Answer {
  headers: IncomingHttpHeaders;
  body: Buffer;
  trailers: IncomingHttpHeaders | null;
}

/** The body of a request, as soon as it is complete; null when its stream ended before. */
export async function readBody(stream: ServerHttp2Stream): Promise<Buffer | null> {
  try {
    return Buffer.concat(await stream.toArray());
  } catch {
    return null;
  }
}

/** Carries out a call on a connection. @throws Error when the connection or the stream breaks. */
export function carryOut(session: ClientHttp2Session, headers: IncomingHttpHeaders, body: Buffer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const stream = session.request(headers);
    const answer: Answer = { headers: {}, body: Buffer.alloc(0), trailers: null };
    const chunks: Buffer[] = [];
    stream.on('response', (received) => {
      answer.headers = received;
    });
    stream.on('trailers', (received) => {
      answer.trailers = received;
    });
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('error', reject);
    stream.on('close', () => {
      if (stream.rstCode !== constants.NGHTTP2_NO_ERROR) reject(new Error('Firestore reset the stream.'));
      else resolve({ ...answer, body: Buffer.concat(chunks) });
    });
    stream.end(body);
  });
}

/** Hands an answer to a caller that may have left meanwhile. */
export function deliver(stream: ServerHttp2Stream, { headers, body, trailers }: Answer): void {
  if (stream.destroyed || stream.closed) return;
  if (!trailers) {
    stream.respond(headers, { endStream: true });
    return;
  }
  stream.on('wantTrailers', () => stream.sendTrailers(trailers));
  stream.respond(headers, { waitForTrailers: true });
  stream.end(body);
}

/** The answer of a server that refuses a call. @param code of gRPC. */
export function refusal(code: number): Answer {
  const headers = {
    ':status': 200,
    'content-type': 'application/grpc',
    'grpc-status': String(code),
    'grpc-message': 'A fault that a test made',
  };
  return { headers: headers as unknown as IncomingHttpHeaders, body: Buffer.alloc(0), trailers: null };
}

/** Ends one call without an answer. */
export function resetStream(stream: ServerHttp2Stream): void {
  if (!stream.destroyed) stream.close(constants.NGHTTP2_INTERNAL_ERROR);
}
