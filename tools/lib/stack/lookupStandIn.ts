import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { lookupStandInAnswer } from '@bookstore/contract/test/lookupStandIn';

interface LookupStandIn {
  /** For LOOKUP_EMULATOR_HOST. */
  host: string;
  close: () => Promise<void>;
}

/** Serves invented books; the first path segment is the real host. */
export async function startLookupStandIn(): Promise<LookupStandIn> {
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const host = pathname.split('/')[1] ?? '';
    try {
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify(lookupStandInAnswer(host, search)));
    } catch {
      response.writeHead(503).end();
    }
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    host: `127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
