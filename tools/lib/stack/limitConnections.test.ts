import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const PRELOAD = pathToFileURL(join(import.meta.dirname, 'limitConnections.ts')).href;

it('sends at most eight requests at once to the functions emulator', async () => {
  let current = 0;
  let highest = 0;
  let answered = 0;
  const server = createServer((_request, response) => {
    current += 1;
    highest = Math.max(highest, current);
    setTimeout(() => {
      current -= 1;
      answered += 1;
      response.end();
    }, 20);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = server.address() as AddressInfo;
    const fetchMany = `await Promise.all(Array.from({ length: 30 }, () => fetch('http://127.0.0.1:${port}')));`;
    await promisify(execFile)(process.execPath, ['--import', PRELOAD, '--input-type=module', '--eval', fetchMany]);
  } finally {
    server.close();
  }
  expect({ highest, answered }).toEqual({ highest: 8, answered: 30 });
});
