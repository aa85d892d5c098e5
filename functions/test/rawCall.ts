import { Agent, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';

export interface RawReply {
  status: number;
  headers: IncomingMessage['headers'];
  text: string;
}

interface RawRequest {
  method: string;
  /** Sent unnormalised. */
  path: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Uint8Array;
}

const agent = new Agent({ keepAlive: true });

/** `fetch` would refuse or correct these requests. */
export function rawCall(baseUrl: string, { method, path, headers = {}, body }: RawRequest): Promise<RawReply> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) };
    const sent = request(baseUrl, { method, path, headers: { ...headers, ...length }, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
      });
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
