import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchJson } from './fetchJson.ts';

let server: Server;
let address: string;
let connections: Set<Socket>;
let seen: { method: string | undefined; type: string | undefined; body: string }[];
let answer: { status: number; text: string };

const noteOf = async (request: IncomingMessage) => ({
  method: request.method,
  type: request.headers['content-type'],
  body: await text(request),
});

beforeEach(async () => {
  connections = new Set();
  seen = [];
  answer = { status: 200, text: '{"found":true}' };
  server = createServer(async (request, response) => {
    connections.add(request.socket);
    seen.push(await noteOf(request));
    response.writeHead(answer.status).end(answer.text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/documents`;
});
afterEach(() => {
  vi.restoreAllMocks();
  server.closeAllConnections();
  server.close();
});

const ask = (body?: object) =>
  fetchJson(address, { headers: { Accept: 'application/json' }, timeoutMs: 5_000, ...(body && { body }) });

describe('fetchJson', () => {
  it('gets and posts JSON', async () => {
    expect(await ask()).toEqual({ found: true });
    expect(await ask({ wanted: 'ä' })).toEqual({ found: true });
    expect(seen).toEqual([
      { method: 'GET', type: undefined, body: '' },
      { method: 'POST', type: 'application/json', body: '{"wanted":"ä"}' },
    ]);
  });

  it('throws the status and text of an error', async () => {
    answer = { status: 403, text: 'PERMISSION_DENIED' };
    await expect(ask()).rejects.toThrow('/documents answered 403: PERMISSION_DENIED');
    answer = { status: 500, text: 'x'.repeat(1_000) };
    await expect(ask()).rejects.toMatchObject({
      message: `/documents answered 500: ${'x'.repeat(300)}`,
      status: 500,
    });
  });

  it('reuses its connection unless it was idle for long', async () => {
    await ask();
    await ask();
    expect(connections.size).toBe(1);
    const now = performance.now();
    vi.spyOn(performance, 'now').mockReturnValue(now + 31_000);
    await ask();
    expect(connections.size).toBe(2);
  });

  it('stops waiting for a slow server', async () => {
    server.removeAllListeners('request');
    await expect(fetchJson(address, { headers: {}, timeoutMs: 50 })).rejects.toThrow(/abort/i);
  });
});
