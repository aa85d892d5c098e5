import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAccessToken } from './accessToken.ts';

const HOUR_MS = 3_600_000;

let metadata: Server;
let url: string;
let requestHeaders: IncomingHttpHeaders[];
let status: number;
let now: Date;
const clock = () => now;
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);

beforeEach(async () => {
  requestHeaders = [];
  status = 200;
  now = new Date('2026-11-21T12:00:00Z');
  metadata = createServer((request, response) => {
    requestHeaders.push(request.headers);
    const token = { access_token: `token-${requestHeaders.length}`, expires_in: HOUR_MS / 1_000, token_type: 'Bearer' };
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(token));
  });
  await new Promise<void>((resolve) => metadata.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(metadata.address() as AddressInfo).port}/token`;
});
afterEach(() => {
  metadata.closeAllConnections();
  metadata.close();
});

describe('accessToken', () => {
  it('requests an access token as documented, and reuses it until near expiry', async () => {
    const accessToken = createAccessToken(clock, url);
    expect(await accessToken()).toBe('token-1');
    now = later(HOUR_MS - 5 * 60_000);
    expect(await accessToken()).toBe('token-1');
    now = later(60_000);
    expect(await accessToken()).toBe('token-2');
    expect(requestHeaders).toMatchObject([{ 'metadata-flavor': 'Google' }, { 'metadata-flavor': 'Google' }]);
  });

  it('throws the error status, and retries on the next call', async () => {
    const accessToken = createAccessToken(clock, url);
    status = 500;
    await expect(accessToken()).rejects.toThrow('500');
    status = 200;
    expect(await accessToken()).toBe('token-2');
  });
});
