import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { isTaken, parseOwner } from './ports.ts';

it('detects when a port is taken and released', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  expect(await isTaken(address.port)).toBe(true);
  await new Promise((resolve) => server.close(resolve));
  expect(await isTaken(address.port)).toBe(false);
});

it.each([
  ['LISTEN 0 511 127.0.0.1:5050 0.0.0.0:* users:(("node",pid=4711,fd=24))\n', 4711],
  ['p4711\nf10\n', 4711],
  ['', undefined],
])('parses the process id from %j', (output, owner) => {
  expect(parseOwner(output)).toBe(owner);
});
