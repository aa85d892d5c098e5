import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, vi } from 'vitest';
import { startEventRetryProxy } from './eventRetryProxy.ts';

it('an event is repeated until the function has handled it, also after its sender has gone', async () => {
  const statuses = [500, 200];
  const called: string[] = [];
  const functions = createServer((request, response) => {
    called.push(request.url ?? '');
    response.writeHead(statuses.shift() ?? 200).end();
  });
  await new Promise<void>((resolve) => functions.listen(0, '127.0.0.1', resolve));
  const eventProxy = await startEventRetryProxy(`127.0.0.1:${(functions.address() as AddressInfo).port}`);

  const reply = await fetch(`http://${eventProxy.address}/functions/mail`, { method: 'POST', body: '{}' });
  expect(reply.status).toBe(200);
  await vi.waitFor(() => expect(eventProxy.underWay()).toBe(0), 10_000);
  expect(called).toEqual(['/functions/mail', '/functions/mail']);
  eventProxy.close();
  functions.close();
});
