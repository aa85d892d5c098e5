import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { describeTakenPorts, isTaken, parseOwner } from './ports.ts';

async function aListener(host: string) {
  const server = createServer().listen(0, host);
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { port: address.port, close: () => new Promise((resolve) => server.close(resolve)) };
}

describe('isTaken', () => {
  it('isTaken sees a listener and sees it gone', async () => {
    const listener = await aListener('127.0.0.1');
    expect(await isTaken(listener.port)).toBe(true);
    await listener.close();
    expect(await isTaken(listener.port)).toBe(false);
  });
});

describe('parseOwner', () => {
  it('parseOwner reads the process from ss', () => {
    const line = 'LISTEN 0 511 127.0.0.1:5050 0.0.0.0:* users:(("node",pid=4711,fd=24))\n';
    expect(parseOwner(line)).toBe(4711);
  });

  it('parseOwner reads the process from lsof', () => {
    expect(parseOwner('p4711\nf10\n')).toBe(4711);
  });

  it('parseOwner knows nothing when the system says nothing', () => {
    expect(parseOwner('')).toBeUndefined();
  });
});

describe('describeTakenPorts', () => {
  it('describeTakenPorts names port, purpose and process', () => {
    const text = describeTakenPorts([
      { port: 8080, name: 'Firestore', owner: 'java (pid 7)' },
      { port: 9099, name: 'Auth' },
    ]);
    expect(text).toContain('8080 (Firestore) is in use by java (pid 7)');
    expect(text).toContain('9099 (Auth) is in use by another program');
  });
});
