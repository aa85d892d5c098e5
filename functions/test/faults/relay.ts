import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A TCP relay that can silently drop connections. */
export interface Relay {
  /** Value for FIRESTORE_EMULATOR_HOST. */
  host: string;
  /** Silences open connections; new ones work. */
  forget(): void;
  close(): Promise<void>;
}

interface Pair {
  near: Socket;
  far: Socket;
  isForgotten: boolean;
}

function pass(pair: Pair, from: Socket, to: Socket): void {
  from.on('data', (bytes) => {
    if (!pair.isForgotten) to.write(bytes);
  });
  from.on('error', () => undefined);
  from.once('close', () => {
    if (!pair.isForgotten) to.destroy();
  });
}

/** @param target host and port */
export async function startRelay(target: string): Promise<Relay> {
  const [host = '', port] = target.split(':');
  const pairs: Pair[] = [];
  const server = createServer((near) => {
    const pair = { near, far: connect(Number(port), host), isForgotten: false };
    pairs.push(pair);
    pass(pair, near, pair.far);
    pass(pair, pair.far, near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    forget() {
      for (const pair of pairs) pair.isForgotten = true;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const { near, far } of pairs) {
          near.destroy();
          far.destroy();
        }
      }),
  };
}
