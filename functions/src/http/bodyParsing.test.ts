import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rawCall } from '../../test/rawCall.ts';
import { readBody } from './body.ts';
import { disableBodyParsing } from './bodyParsing.ts';

let server: Server;
let baseUrl: string;
let stop: () => void;
const parsedBefore: unknown[] = [];

beforeAll(async () => {
  stop = disableBodyParsing();
  const app = express().use(
    express.json(),
    (req, _res, next) => {
      parsedBefore.push(req.body);
      next();
    },
    ...readBody(() => false),
    (req, res) => {
      const { 'content-length': length, 'transfer-encoding': encoding } = req.headers;
      res.json({ body: req.body ?? null, length, encoding });
    },
  );
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  stop();
  server.closeAllConnections();
  server.close();
});

async function post(headers: Record<string, string>, body?: string) {
  parsedBefore.length = 0;
  const sent = { 'content-type': 'application/json', ...headers };
  const { text } = await rawCall(baseUrl, {
    method: 'POST',
    path: '/',
    headers: sent,
    ...(body !== undefined && { body }),
  });
  return JSON.parse(text) as unknown;
}

describe('bodyParsing', () => {
  // E36
  it('leaves the body to the app', async () => {
    expect(await post({}, '{"a":1}')).toEqual({ body: { a: 1 }, length: '7' });
    expect(parsedBefore).toEqual([undefined]);
  });

  it('adds no body to a request without one', async () => {
    expect(await post({ 'content-length': '0' })).toMatchObject({ length: '0' });
  });
});
