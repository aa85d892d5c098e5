import { connect, type Socket } from 'node:net';
import type { LoadRequest } from './types.ts';

const HEAD_END = Buffer.from('\r\n\r\n');

interface Answer {
  status: number;
  bodyBytes: number;
}

/** One connection that is kept alive, with one request on it at a time. */
export interface Connection {
  /** @param request the bytes of an HTTP/1.1 request. @throws Error for an answer that it cannot measure. */
  send(request: Buffer): Promise<Answer>;
  /** False once the server has closed it, which it does after some seconds without a request. */
  isOpen(): boolean;
  close(): void;
}

interface Head {
  status: number;
  /** Bytes of the head, the empty line included. */
  length: number;
  bodyBytes: number;
}

/** @returns null while the head is not complete. @throws Error for a body without Content-Length. */
export function parseHead(bytes: Buffer): Head | null {
  const end = bytes.indexOf(HEAD_END);
  if (end < 0) return null;
  const head = bytes.toString('latin1', 0, end);
  const status = Number(head.slice(9, 12));
  const hasBody = status !== 204 && status !== 304;
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  if (hasBody && length === undefined) throw new Error(`An answer ${status} without Content-Length.`);
  return { status, length: end + HEAD_END.length, bodyBytes: hasBody ? Number(length) : 0 };
}

type Ends = Pick<Socket, 'localAddress' | 'localPort' | 'remoteAddress' | 'remotePort'>;

/**
 * Where nobody listens, the system may take the very port that is asked for as that of the asking end. Such a connection
 * meets itself (RFC 9293, 3.5: simultaneous open), and what is sent comes back. Who waits for a server meets one in a while.
 */
export const leadsToItself = ({ localAddress, localPort, remoteAddress, remotePort }: Ends): boolean =>
  localPort === remotePort && localAddress === remoteAddress;

function open(port: number, localAddress: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress }, () => {
      if (!leadsToItself(socket)) return resolve(socket.setNoDelay(true));
      socket.destroy();
      reject(new Error(`Nobody listens on port ${port}.`));
    });
    socket.once('error', reject);
  });
}

/**
 * A client that does no more than it must, so that on two cores the server under test has one to itself: Node's own
 * HTTP client costs as much processor time for a request as the server.
 */
export async function openConnection(port: number, localAddress = '127.0.0.1'): Promise<Connection> {
  const socket = await open(port, localAddress);
  let pending: PromiseWithResolvers<Answer> | null = null;
  let received: Buffer = Buffer.alloc(0);
  let head: Head | null = null;
  let missing = 0;

  const finish = () => {
    const { status, bodyBytes } = head ?? { status: 0, bodyBytes: 0 };
    const { resolve } = pending ?? Promise.withResolvers<Answer>();
    [head, pending] = [null, null];
    resolve({ status, bodyBytes });
  };

  socket.on('data', (chunk) => {
    try {
      if (head) {
        missing -= chunk.length;
      } else {
        received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
        head = parseHead(received);
        if (!head) return;
        missing = head.length + head.bodyBytes - received.length;
        received = Buffer.alloc(0);
      }
      if (missing === 0) finish();
    } catch (error) {
      pending?.reject(error);
    }
  });
  socket.on('close', () => pending?.reject(new Error('The server closed a connection.')));
  socket.on('error', (error) => pending?.reject(error));

  return {
    send(request) {
      pending = Promise.withResolvers<Answer>();
      socket.write(request);
      return pending.promise;
    },
    isOpen: () => socket.readyState === 'open',
    close: () => socket.destroy(),
  };
}

/** The bytes of an HTTP/1.1 request. @param more headers beside its own */
export function toBytes(
  { method, path, headers = {}, body = '' }: LoadRequest,
  port: number,
  more: Record<string, string> = {},
): Buffer {
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    ...Object.entries({ ...headers, ...more }).map(([name, value]) => `${name}: ${value}`),
    ...(body ? ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`] : []),
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}`);
}
