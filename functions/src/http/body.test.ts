import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RawReply, rawCall } from '../../test/rawCall.ts';
import { readBody, readBooks, readPicture, requireJson } from './body.ts';
import { errorHandler } from './errorHandler.ts';

let server: Server;
let baseUrl: string;

beforeAll(async () => {
  const app = express()
    .use(...readBody(({ path }) => path === '/books'))
    .post('/json', (req, res) => {
      requireJson(req);
      res.json({ body: req.body ?? null });
    })
    .post('/books', async (req, res) => {
      requireJson(req);
      const before: unknown = req.body;
      await readBooks(req, res);
      res.json({ before: before ?? null, bytes: JSON.stringify(req.body).length });
    })
    .post('/picture', async (req, res) => {
      res.json({ bytes: (await readPicture(req, res)).length });
    })
    .use(errorHandler(() => undefined));
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const JSON_TYPE = 'application/json';
const PICTURE_TYPE = 'image/webp';
const PICTURE_TYPES = [PICTURE_TYPE, 'image/jpeg'];
const post = (path: string, type: string, body?: string | Uint8Array, headers = {}) =>
  rawCall(baseUrl, { method: 'POST', path, headers: { 'content-type': type, ...headers }, ...(body && { body }) });
const toResult = ({ status, text }: RawReply) => ({ status, ...(JSON.parse(text) as object) });

const padded = (bytes: number) => JSON.stringify('x'.repeat(bytes - 4)).replace(/^(.*)$/, '[$1]');

// E36
describe('readBody', () => {
  it('reads up to 64 KiB', async () => {
    expect((await post('/json', JSON_TYPE, padded(65_536))).status).toBe(200);
    const refused = await post('/json', JSON_TYPE, padded(65_537));
    expect(toResult(refused)).toMatchObject({ status: 413, detail: 'The body is larger than 64 KiB.' });
  });

  it('reads books up to 256 KiB, only on their route', async () => {
    const read = await post('/books', JSON_TYPE, padded(262_144));
    expect(toResult(read)).toEqual({ status: 200, before: null, bytes: 262_144 });
    const refused = await post('/books', JSON_TYPE, padded(262_145));
    expect(toResult(refused)).toMatchObject({ status: 413, detail: 'The body is larger than 256 KiB.' });
    const garbage = await post('/books', JSON_TYPE, '{"a":');
    expect(toResult(garbage)).toMatchObject({ status: 400, code: 'malformed-json' });
    expect((await post('/books', 'text/plain', 'x')).status).toBe(415);
  });

  it.each(PICTURE_TYPES)('reads a picture up to 200 KiB: %s', async (type) => {
    expect(toResult(await post('/picture', type, Buffer.alloc(204_800)))).toEqual({ status: 200, bytes: 204_800 });
    const refused = await post('/picture', type, Buffer.alloc(204_801));
    expect(toResult(refused)).toMatchObject({ status: 413, detail: 'The body is larger than 200 KiB.' });
  });

  it('rejects a body without a length once it is too large', async () => {
    const send = (path: string, type: string, bytes: number) =>
      fetch(`${baseUrl}${path}`, {
        method: 'POST',
        headers: { 'content-type': type },
        body: new Blob([Buffer.alloc(bytes, ' ')]).stream(),
        duplex: 'half',
      } as RequestInit);
    expect((await send('/json', JSON_TYPE, 65_537)).status).toBe(413);
    expect((await send('/books', JSON_TYPE, 262_145)).status).toBe(413);
    expect((await send('/picture', PICTURE_TYPE, 204_801)).status).toBe(413);
  });

  // E35
  it('rejects JSON that is not UTF-8', async () => {
    const bytes = Buffer.concat([Buffer.from('{"a":"'), Buffer.from([0xff]), Buffer.from('"}')]);
    expect(toResult(await post('/json', JSON_TYPE, bytes))).toMatchObject({
      status: 400,
      code: 'malformed-json',
      detail: "The body isn't valid UTF-8.",
    });
  });
});

// E47
describe('content types', () => {
  it.each([
    ['/json', 'text/plain', 'application/json'],
    ['/json', PICTURE_TYPE, 'application/json'],
    ['/picture', 'image/png', 'image/webp or image/jpeg'],
    ['/picture', 'text/plain', 'image/webp or image/jpeg'],
  ])('rejects %s of %s', async (path, type, wanted) => {
    const problem = { status: 415, code: 'unsupported-media-type', detail: `The body must be ${wanted}.` };
    expect(toResult(await post(path, type, 'x'))).toMatchObject(problem);
    const reply = await fetch(`${baseUrl}${path}`, {
      method: 'POST',
      headers: { 'content-type': type },
      body: new Blob(['x']).stream(),
      duplex: 'half',
    } as RequestInit);
    expect(reply.status).toBe(415);
  });

  it('rejects JSON and pictures with a content encoding', async () => {
    expect(toResult(await post('/json', JSON_TYPE, gzipSync('{"a":1}'), { 'content-encoding': 'gzip' }))).toEqual({
      status: 200,
      body: { a: 1 },
    });
    const zipped = await post('/picture', PICTURE_TYPE, gzipSync('RIFF'), { 'content-encoding': 'gzip' });
    expect(zipped.status).toBe(415);
  });
});
