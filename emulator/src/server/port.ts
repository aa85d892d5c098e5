import http from 'node:http';
import net from 'node:net';
import { Server, ServerCredentials, type UntypedServiceImplementation } from '@grpc/grpc-js';
import { firestoreService } from './protocol.ts';

/** Bytes, as in the official emulator. `requestSize` applies Firestore's own limit. */
const MAX_MESSAGE = 100 * 1024 * 1024;

/** Every HTTP/2 connection starts with it, and no HTTP/1 request. */
const HTTP2_PREFACE = 'PRI';

/** Milliseconds; longer than clients keep idle connections. */
const KEEP_ALIVE = 10 * 60_000;

type OpenPort = { readonly host: string; readonly port: number; readonly close: () => Promise<void> };

function listen(server: net.Server, port: number, host: string): Promise<net.AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve(server.address() as net.AddressInfo);
    });
  });
}

function route(socket: net.Socket, toGrpc: (socket: net.Socket) => void, toHttp: (socket: net.Socket) => void): void {
  // Clients may disconnect at any time.
  socket.on('error', () => {});
  socket.once('data', (chunk: Buffer) => {
    socket.pause();
    socket.unshift(chunk);
    const speaksHttp2 = chunk.subarray(0, HTTP2_PREFACE.length).toString('latin1') === HTTP2_PREFACE;
    (speaksHttp2 ? toGrpc : toHttp)(socket);
    process.nextTick(() => socket.resume());
  });
}

/** Serves gRPC and HTTP on one port; 0 picks a free one. @throws Error with code EADDRINUSE if the port is taken */
export async function openPort(
  { host, port }: { host: string; port: number },
  service: UntypedServiceImplementation,
  onRequest: http.RequestListener,
): Promise<OpenPort> {
  const grpc = new Server({ 'grpc.max_receive_message_length': MAX_MESSAGE, 'grpc.max_send_message_length': -1 });
  grpc.addService(firestoreService(), service);
  const injector = grpc.createConnectionInjector(ServerCredentials.createInsecure());
  const web = http.createServer({ keepAliveTimeout: KEEP_ALIVE }, onRequest);
  const sockets = new Set<net.Socket>();
  const server = net.createServer({ noDelay: true }, (socket) => {
    sockets.add(socket.once('close', () => sockets.delete(socket)));
    route(
      socket,
      (connection) => injector.injectConnection(connection),
      (connection) => web.emit('connection', connection),
    );
  });
  const address = await listen(server, port, host);
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      injector.destroy();
      grpc.forceShutdown();
      web.close();
      for (const socket of sockets) socket.destroy();
    });
  return { host: address.address, port: address.port, close };
}
