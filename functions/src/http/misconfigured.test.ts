import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { send } from '../../test/api.ts';
import { ConfigurationError } from '../config.ts';
import { sendMisconfigured } from './misconfigured.ts';

afterEach(() => vi.restoreAllMocks());

// E44, E56
describe('misconfigured shop', () => {
  it('answers 500 with security headers, and only logs the reason', async () => {
    const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const app = express().use((_req, res) => sendMisconfigured(new ConfigurationError('JWT_SECRET is short.'), res));
    const server = createServer(app);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const reply = await send(`http://127.0.0.1:${port}`, 'GET', '/api/books');
    server.closeAllConnections();
    server.close();
    expect(reply).toMatchObject({ status: 500, body: { code: 'internal' } });
    expect(reply.text).toContain("The shop isn't set up correctly.");
    expect(reply.text).not.toContain('JWT_SECRET');
    for (const name of ['x-content-type-options', 'strict-transport-security', 'content-security-policy']) {
      expect(reply.headers.get(name)).toBeTruthy();
    }
    expect(String(written.mock.calls[0]?.[0])).toContain('JWT_SECRET is short.');
  });
});
