import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Stands in for the Auth emulator's user lookup, which the Admin SDK calls for each token. */
export async function startAccountsLookup(): Promise<{ host: string; close(): void }> {
  const deleted = new Set<unknown>();
  const server = createServer((req, res) => {
    let body = '';
    req.on('data', (chunk) => {
      body += chunk;
    });
    req.on('end', () => {
      const localId: unknown = JSON.parse(body || '{}').localId;
      if (req.url?.endsWith('/accounts:delete')) deleted.add(localId);
      const users = (Array.isArray(localId) ? localId : [localId])
        .filter((uid) => uid !== undefined && uid !== 'nobody' && !deleted.has(uid))
        .map((uid) => ({ localId: uid, email: `${uid}@example.com`, validSince: '0' }));
      res.setHeader('Content-Type', 'application/json').end(JSON.stringify(users.length > 0 ? { users } : {}));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { host: `127.0.0.1:${port}`, close: () => server.close() };
}
