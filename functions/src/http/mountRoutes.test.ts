import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { describe, expect, it } from 'vitest';
import { type RawReply, rawCall } from '../../test/rawCall.ts';
import { errorHandler } from './errorHandler.ts';
import { type Method, mountRoutes, type Route } from './mountRoutes.ts';
import { getContext, setContext } from './requestLog.ts';

const aRoute = (method: Method, path: string): Route => ({
  method,
  path,
  access: 'anyone',
  body: 'json',
  handle: async () => undefined,
});
const mount = (...routes: Route[]) => mountRoutes(express(), routes);

describe('mountRoutes', () => {
  it.each([
    ['/api/books/:id', '/api/books/titles'],
    ['/api/books/:id', '/api/books/:isbn'],
  ])('rejects %s before %s, which would never match', (first, second) => {
    expect(() => mount(aRoute('get', first), aRoute('get', second))).toThrow(`GET ${second} is never reached`);
  });
});

async function ask(routes: Route[], method: string, path: string, type?: string) {
  let route = '';
  const app = express().use((_req, res, next) => {
    setContext(res, { requestId: '', route: 'unknown' });
    res.once('finish', () => {
      ({ route } = getContext(res));
    });
    next();
  });
  mountRoutes(app, routes);
  app.use(errorHandler(() => undefined));
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const sent = type === undefined ? {} : { headers: { 'content-type': type }, body: 'x' };
  const reply: RawReply = await rawCall(baseUrl, { method, path, ...sent });
  server.closeAllConnections();
  server.close();
  return { status: reply.status, allow: reply.headers.allow, text: reply.text, route };
}
const answering = (method: Method, path: string, body: Route['body'] = 'json'): Route => ({
  ...aRoute(method, path),
  body,
  handle: async (_req, res) => void res.send(`${method} ${path}`),
});

describe('routing', () => {
  const routes = [
    answering('get', '/a/:id'),
    answering('delete', '/a/:id'),
    answering('post', '/a/new'),
    answering('put', '/a/:id/picture', 'picture'),
  ];

  it.each([
    ['GET', '/a/1/', 'get /a/:id', '/a/:id'],
    ['DELETE', '/a/new', 'delete /a/:id', '/a/:id'],
    ['POST', '/a/new', 'post /a/new', '/a/new'],
  ])('calls and logs the matching route: %s %s', async (method, path, text, route) => {
    expect(await ask(routes, method, path)).toMatchObject({ status: 200, text, route });
  });

  // E63
  it.each([
    ['PUT', '/a/new', 'DELETE, GET, HEAD, POST', '/a/:id'],
    ['POST', '/a/1/', 'DELETE, GET, HEAD', '/a/:id'],
  ])('answers 405 with the allowed methods: %s %s', async (method, path, allow, route) => {
    const reply = await ask(routes, method, path);
    expect(reply).toMatchObject({ status: 405, allow, route });
    expect(reply.text).toContain(`"This path answers ${allow}."`);
  });

  it.each(['/a', '/a/1/other', '/a//'])('answers 404 for an unknown path: %s', async (path) => {
    const reply = await ask(routes, 'PUT', path);
    expect(reply).toMatchObject({ status: 404, allow: undefined, route: 'unknown' });
    expect(reply.text).toContain(`"There's nothing at this path."`);
  });

  // E47
  it('accepts only JSON unless the route reads another type', async () => {
    expect((await ask(routes, 'POST', '/a/new', 'text/plain')).status).toBe(415);
    expect((await ask(routes, 'POST', '/a/new', 'application/json')).status).toBe(200);
    expect((await ask(routes, 'PUT', '/a/1/picture', 'text/plain')).status).toBe(200);
  });
});
