import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { type FirestoreEmulator, type FirestoreEmulatorOptions, startFirestoreEmulator } from '../src/start.ts';
import { type Call, connect } from './replay/client.ts';
import type { JsonObject } from './replay/recordings.ts';

const DATABASE = 'projects/p/databases/(default)';
const DOCUMENTS = `${DATABASE}/documents`;
const DENY_ALL = 'service cloud.firestore { match /{path=**} { allow read, write: if false; } }';
const ALLOW = DENY_ALL.replace('false', 'true');

const closers: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function start(options?: FirestoreEmulatorOptions): Promise<{ emulator: FirestoreEmulator; call: Call }> {
  const emulator = await startFirestoreEmulator(options);
  const { call, close } = connect(emulator.address);
  closers.push(() => emulator.close(), close);
  return { emulator, call };
}

const set = (call: Call, path: string, database = DATABASE) =>
  call('Commit', { database, writes: [{ update: { name: `${database}/documents/${path}`, fields: {} } }] });

async function paths(call: Call): Promise<string[]> {
  const structuredQuery = { from: [{ allDescendants: true }] };
  const { responses } = await call('RunQuery', { parent: DOCUMENTS, structuredQuery });
  const names = responses.map(({ document }) => (document as { name: string } | undefined)?.name ?? '');
  return names.filter(Boolean).map((name) => name.slice(DOCUMENTS.length + 1));
}

async function http(emulator: FirestoreEmulator, method: string, path: string, body?: object) {
  const init = body ? { method, body: JSON.stringify(body) } : { method };
  const response = await fetch(`http://${emulator.address}${path}`, init);
  return { status: response.status, text: await response.text() };
}

describe('startFirestoreEmulator', () => {
  it('isolates several emulators in one process', async () => {
    const [one, two] = [await start(), await start()];
    await set(one.call, 'c/a');
    expect(await paths(one.call)).toEqual(['c/a']);
    expect(await paths(two.call)).toEqual([]);
  });
});

describe('the request size', () => {
  it('is limited to 10 MiB before the commit size is checked', async () => {
    const { call } = await start();
    const commit = (bytes: number) => {
      const writes = Array.from({ length: 11 }, (_, i) => ({
        update: { name: `${DOCUMENTS}/c/${i}`, fields: { text: { stringValue: 'x'.repeat(bytes / 11) } } },
      }));
      return call('Commit', { database: DATABASE, writes });
    };
    expect(await commit(10 * 1024 * 1024 - 2_000)).toMatchObject({
      status: 'INVALID_ARGUMENT',
      message: 'Transaction too big. Decrease transaction size.',
    });
    expect(await commit(10 * 1024 * 1024)).toMatchObject({
      status: 'INVALID_ARGUMENT',
      message: 'Request payload size exceeds the limit: 10485760 bytes.',
    });
  });
});

describe('unsupported query options', () => {
  const structuredQuery = { from: [{ collectionId: 'c' }] };

  it('reject a vector search', async () => {
    const { call } = await start();
    const findNearest = { vectorField: { fieldPath: 'v' }, limit: 2 };
    const search = { parent: DOCUMENTS, structuredQuery: { ...structuredQuery, findNearest } };
    expect(await call('RunQuery', search)).toMatchObject({ status: 'UNIMPLEMENTED' });
  });

  it('answer an explained query without its plan', async () => {
    const { call } = await start();
    await set(call, 'c/a');
    const { responses } = await call('RunQuery', {
      parent: DOCUMENTS,
      structuredQuery,
      explainOptions: { analyze: true },
    });
    expect(responses).toMatchObject([{ document: { name: `${DOCUMENTS}/c/a` } }]);
    expect(responses[0]?.explainMetrics ?? null).toBeNull();
  });
});

describe('clearing', () => {
  it('empties one project or all', async () => {
    const { emulator, call } = await start();
    await set(call, 'c/a');
    await set(call, 'c/a', 'projects/other/databases/(default)');
    await emulator.clear('other');
    expect(await paths(call)).toEqual(['c/a']);
    await emulator.clear();
    expect(await paths(call)).toEqual([]);
  });

  it.each([
    ['a document and what is below it', '/c/a', ['c/b']],
    ['a collection', '/c', []],
    ['the database', '', []],
  ])('deletes %s over HTTP', async (_, below, left) => {
    const { emulator, call } = await start();
    for (const path of ['c/a', 'c/a/sub/x', 'c/b']) await set(call, path);
    const answer = await http(emulator, 'DELETE', `/emulator/v1/${DOCUMENTS}${below}`);
    expect(answer).toEqual({ status: 200, text: '{\n}\n' });
    expect(await paths(call)).toEqual(left);
  });
});

describe('HTTP', () => {
  it.each([
    ['GET', '/', 200, 'Ok\n'],
    ['POST', '/reset', 200, 'Resetting...\n'],
    ['GET', '/%E0%A4%A', 400, expect.stringContaining('error')],
  ])('%s %s on the port of gRPC answers %i', async (method, path, status, text) => {
    const { emulator } = await start();
    expect(await http(emulator, method, path)).toEqual({ status, text });
  });

  it('stops the server after the answer', async () => {
    const stopped = Promise.withResolvers<void>();
    const { emulator } = await start({ onStop: () => stopped.resolve() });
    expect(await http(emulator, 'POST', '/shutdown')).toEqual({ status: 200, text: 'Shutting down...\n' });
    await stopped.promise;
  });

  it('exports data that the next start imports', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'export-'));
    closers.push(() => rm(directory, { recursive: true, force: true }));
    const { emulator, call } = await start();
    await set(call, 'c/a');
    const body = { database: DATABASE, export_directory: directory, export_name: 'firestore_export' };
    expect((await http(emulator, 'POST', '/emulator/v1/projects/p:export', body)).status).toBe(200);
    const seedFromExport = join(directory, 'firestore_export/firestore_export.overall_export_metadata');
    const again = await start({ seedFromExport, dataDir: join(directory, 'data') });
    expect(await paths(again.call)).toEqual(['c/a']);
    await again.emulator.close();
    const lines: string[] = [];
    const third = await start({ seedFromExport, dataDir: join(directory, 'data'), log: (line) => lines.push(line) });
    expect(await paths(third.call)).toEqual(['c/a']);
    expect(lines).toEqual([expect.stringContaining('already has documents')]);
  });
});

describe('rules that deny everything', () => {
  const REQUESTS: [string, JsonObject][] = [
    ['GetDocument', { name: `${DOCUMENTS}/c/a` }],
    ['RunQuery', { parent: DOCUMENTS, structuredQuery: { from: [{ collectionId: 'c' }] } }],
    ['RunAggregationQuery', { parent: DOCUMENTS, structuredAggregationQuery: {} }],
    ['BeginTransaction', { database: DATABASE }],
    ['Commit', { database: DATABASE, writes: [{ delete: `${DOCUMENTS}/c/a` }] }],
  ];

  it.each(REQUESTS)('allow only the admin: %s', async (method, request) => {
    const { call } = await start({ rules: DENY_ALL });
    expect(await call(method, request, { owner: false })).toMatchObject({ status: 'PERMISSION_DENIED' });
    expect(await call(method, request)).not.toMatchObject({ status: 'PERMISSION_DENIED' });
  });

  it('can be loaded at runtime, unlike others', async () => {
    const { emulator, call } = await start();
    const load = async (content: string) => {
      const { text } = await http(emulator, 'PUT', '/emulator/v1/projects/p:securityRules', {
        rules: { files: [{ content }] },
      });
      return JSON.parse(text).issues;
    };
    expect(await load(ALLOW)).toEqual([expect.objectContaining({ severity: 'ERROR' })]);
    expect((await call('ListDocuments', { parent: DOCUMENTS }, { owner: false })).status).toBe('OK');
    expect(await load(DENY_ALL)).toEqual([]);
    expect((await call('ListDocuments', { parent: DOCUMENTS }, { owner: false })).status).toBe('PERMISSION_DENIED');
  });

  it('are the only ones the server starts with', async () => {
    await expect(startFirestoreEmulator({ rules: ALLOW })).rejects.toThrow('official Firestore emulator');
  });
});

it.each<[string, JsonObject]>([
  ['Commit', { database: DATABASE, writes: [{}] }],
  ['RunQuery', { parent: DOCUMENTS, structuredQuery: { orderBy: [{}] } }],
  ['GetDocument', {}],
  ['BatchGetDocuments', { database: DATABASE, readTime: '2999-01-01T00:00:00Z' }],
])('reports client mistakes as such: %s %j', async (method, request) => {
  const { call } = await start();
  expect(await call(method, request)).toMatchObject({ status: 'INVALID_ARGUMENT' });
});
