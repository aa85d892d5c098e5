import type { ClientHttp2Session, IncomingHttpHeaders, ServerHttp2Stream } from 'node:http2';
import { constants } from 'node:http2';

/** Headers contain the status if there are no trailers. */
export interface Answer {
  headers: IncomingHttpHeaders;
  body: Buffer;
  trailers: IncomingHttpHeaders | null;
}

/** @returns null if the stream ended early */
export async function readBody(stream: ServerHttp2Stream): Promise<Buffer | null> {
  try {
    return Buffer.concat(await stream.toArray());
  } catch {
    return null;
  }
}

/** @throws Error if connection or stream break */
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

/** @param code gRPC code */
export function refusal(code: number): Answer {
  const headers = {
    ':status': 200,
    'content-type': 'application/grpc',
    'grpc-status': String(code),
    'grpc-message': 'A fault that a test made',
  };
  return { headers: headers as unknown as IncomingHttpHeaders, body: Buffer.alloc(0), trailers: null };
}

export function resetStream(stream: ServerHttp2Stream): void {
  if (!stream.destroyed) stream.close(constants.NGHTTP2_INTERNAL_ERROR);
}
