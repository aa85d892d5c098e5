import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { startSweepTimer } from './sweepTimer.ts';

it('calls the function repeatedly', async () => {
  let calls = 0;
  const server = createServer((request, response) => {
    if (request.method === 'POST') calls += 1;
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const end = startSweepTimer(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, 5);
  await expect.poll(() => calls).toBeGreaterThan(1);
  end();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
