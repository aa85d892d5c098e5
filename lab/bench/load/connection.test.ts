import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, it } from 'vitest';
import { freePort } from '../freePort.ts';
import { type Connection, leadsToItself, openConnection, parseHead } from './connection.ts';

const REQUEST = Buffer.from('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');

async function talkingTo(answer: RequestListener, talk: (connection: Connection) => Promise<void>): Promise<void> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const connection = await openConnection((server.address() as AddressInfo).port);
  try {
    await talk(connection);
  } finally {
    connection.close();
    server.close();
  }
}

it('one connection carries answers of any size, one after the other', async () => {
  const sizes = [10, 0, 300_000, 5];
  await talkingTo(
    (_req, res) => {
      const body = 'x'.repeat(sizes.shift() ?? 0);
      res.setHeader('Content-Length', body.length);
      res.end(body);
    },
    async (connection) => {
      for (const bodyBytes of [10, 0, 300_000, 5]) {
        expect(await connection.send(REQUEST)).toEqual({ status: 200, bodyBytes });
      }
    },
  );
});

it('a 304 has no body, whatever its head says', async () => {
  await talkingTo(
    (_req, res) => {
      res.writeHead(304).end();
    },
    async (connection) => {
      expect(await connection.send(REQUEST)).toEqual({ status: 304, bodyBytes: 0 });
      expect(await connection.send(REQUEST)).toEqual({ status: 304, bodyBytes: 0 });
    },
  );
});

it('a closed connection is an error, not a figure', async () => {
  await talkingTo(
    (req) => {
      req.socket.destroy();
    },
    async (connection) => {
      await expect(connection.send(REQUEST)).rejects.toThrow('closed');
    },
  );
});

it('a body of unknown length is refused', () => {
  expect(() => parseHead(Buffer.from('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n'))).toThrow(
    'without Content-Length',
  );
  expect(parseHead(Buffer.from('HTTP/1.1 200 OK\r\nConte'))).toBeNull();
});

it('a connection that the system leads back to its own end is none to a server', async () => {
  const port = await freePort();
  const socket = connect({ port, host: '127.0.0.1', localPort: port, localAddress: '127.0.0.1' });
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  expect(leadsToItself(socket)).toBe(true);
  socket.destroy();
});
