import type { Server as HttpServer } from 'node:http';
import type { Http2Server } from 'node:http2';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** Start of every HTTP/2 connection. */
const HTTP2_PREFACE = 'PRI';
const ignore = () => undefined;

export async function listenForBoth(grpc: Http2Server, rest: HttpServer) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', ignore).once('close', () => sockets.delete(socket)));
    socket.once('data', (chunk: Buffer) => {
      socket.pause();
      socket.unshift(chunk);
      (chunk.toString('latin1').startsWith(HTTP2_PREFACE) ? grpc : rest).emit('connection', socket);
      process.nextTick(() => socket.resume());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    host: `127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
