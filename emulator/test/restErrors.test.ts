import { once } from 'node:events';
import { Agent, request } from 'node:http';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { type FirestoreEmulator, type FirestoreEmulatorOptions, startFirestoreEmulator } from '../src/start.ts';
import { restClient } from './support/restClient.ts';

const DENY_ALL = 'service cloud.firestore { match /{path=**} { allow read, write: if false; } }';
const MEGABYTE = 1024 * 1024;

let emulator: FirestoreEmulator;
afterEach(() => emulator.close());

async function start(options?: FirestoreEmulatorOptions) {
  emulator = await startFirestoreEmulator(options);
  return restClient(emulator.address, 'p');
}

const failure = (code: number, status: string, message: unknown = expect.any(String)) => ({
  error: { code, message, status },
});
const nested = (depth: number) =>
  `{"structuredQuery":{"where":${'{"compositeFilter":{"filters":['.repeat(depth)}${']}}'.repeat(depth)}}}`;
const inQuery = (structuredQuery: object) => ({ structuredQuery });

describe('failures', () => {
  it('have the status and message of the error', async () => {
    const { get, post, documents } = await start();
    const name = `${documents}/books/a`;
    expect(await get('/books/a')).toEqual({
      status: 404,
      json: failure(404, 'NOT_FOUND', `Document (${name}) not found.`),
    });
    const writes = [{ update: { name }, currentDocument: { exists: false } }];
    await post(':commit', { writes });
    expect(await post(':commit', { writes })).toEqual({
      status: 409,
      json: failure(409, 'ALREADY_EXISTS', `Document already exists: ${name}`),
    });
    const old = [{ delete: name, currentDocument: { updateTime: '2020-01-01T00:00:00Z' } }];
    expect(await post(':commit', { writes: old })).toEqual({ status: 400, json: failure(400, 'FAILED_PRECONDITION') });
  });

  it('come in a list for streaming calls', async () => {
    const { post } = await start();
    const readTime = '2999-01-01T00:00:00Z';
    expect(await post(':batchGet', { documents: [], readTime })).toEqual({
      status: 400,
      json: [failure(400, 'INVALID_ARGUMENT', "The requested 'read_time' cannot be in the future.")],
    });
  });
});

describe('invalid request bodies', () => {
  it.each([
    ['half an object', '{'],
    ['no JSON', 'books'],
    ['too deep', nested(100_000)],
  ])('are rejected: %s', async (_, body) => {
    const { post } = await start();
    expect(await post(':commit', body)).toEqual({ status: 400, json: failure(400, 'INVALID_ARGUMENT') });
    expect(await post(':runQuery', body)).toEqual({ status: 400, json: [failure(400, 'INVALID_ARGUMENT')] });
  });

  it.each([
    ['an unknown field', { book: 1 }, `Unknown name "book": Cannot find field.`],
    ['a field unknown further in', inQuery({ where: { and: [] } }), `Unknown name "and" at 'structuredQuery.where'`],
    ['a limit in words', inQuery({ limit: 'ten' }), 'structuredQuery.limit'],
    ['two ways to read', { readTime: '2026-01-01T00:00:00Z', transaction: '' }, `oneof field 'consistencySelector' is`],
  ])('are rejected with the position of %s', async (_, body, place) => {
    const { post } = await start();
    const { status, json } = await post(':runQuery', body);
    expect({ status, json }).toEqual({
      status: 400,
      json: [failure(400, 'INVALID_ARGUMENT', expect.stringContaining(place))],
    });
  });
});

describe('unsupported paths', () => {
  it.each([
    ['GET', '/books'],
    ['PATCH', '/books/a'],
  ])('are reported as unimplemented: %s %s', async (method, path) => {
    const { send } = await start();
    const json = failure(501, 'UNIMPLEMENTED', expect.stringContaining('not served over REST by this emulator'));
    expect(await send(method, path)).toEqual({ status: 501, json });
  });
});

it('lets only the admin in if rules deny everything', async () => {
  const owner = await start({ rules: DENY_ALL });
  const anybody = restClient(emulator.address, 'p', { owner: false });
  const denied = failure(403, 'PERMISSION_DENIED', 'Missing or insufficient permissions.');
  const read = { documents: [`${owner.documents}/books/a`] };
  expect(await anybody.get('/books/a')).toEqual({ status: 403, json: denied });
  expect(await anybody.post(':commit', {})).toEqual({ status: 403, json: denied });
  expect(await anybody.post(':batchGet', read)).toEqual({ status: 403, json: [denied] });
  expect(await owner.post(':batchGet', read)).toMatchObject({ status: 200, json: [{ missing: read.documents[0] }] });
});

describe('a kept-alive connection', () => {
  async function over(agent: Agent, path: string, body: string): Promise<{ status: number; socket: Socket }> {
    const url = `http://${emulator.address}/v1/projects/p/databases/(default)/documents${path}`;
    const sent = request(url, { agent, method: 'POST' }).end(body);
    const [response] = await once(sent, 'response');
    await text(response);
    return { status: response.statusCode, socket: response.socket };
  }

  it('serves hundreds of requests, even after an oversized one', async () => {
    await start();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const sockets = new Set<Socket>();
    const send = async (body: string) => {
      const { status, socket } = await over(agent, ':runQuery', body);
      sockets.add(socket);
      return status;
    };
    const query = JSON.stringify(inQuery({ from: [{ collectionId: 'books' }] }));
    expect(await send(query.padEnd(10 * MEGABYTE))).toBe(200);
    expect(await send(query.padEnd(10 * MEGABYTE + 1))).toBe(400);
    for (let count = 0; count < 300; count++) expect(await send(query)).toBe(200);
    expect(sockets.size).toBe(1);
    agent.destroy();
  });
});
