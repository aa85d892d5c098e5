import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FirestoreEmulator, startFirestoreEmulator } from '../src/start.ts';
import { type Call, connect } from './replay/client.ts';

const DATABASE = 'projects/p/databases/(default)';
const WRITTEN = 'google.cloud.firestore.document.v1.written';
const MAIL = { value: 'mail/{id}', matchType: 'PATH_PATTERN' };
const TIMES = { initialDelay: 5, maxDelay: 20, maxAge: 30_000, callTimeout: 30_000 };
/** Milliseconds. */
const EVENT_TIMEOUT = 30_000;

type Event = {
  id: string;
  document: string;
  data: { value: { fields?: object; name?: string }; oldValue: { fields?: object } };
  [name: string]: unknown;
};

let functions: Server;
let functionsAddress: string;
let events: { path: string; event: Event }[];
let answers: (number | 'hang up' | 'never')[];
let emulator: FirestoreEmulator;
let call: Call;
let disconnect: () => void;

beforeEach(async () => {
  events = [];
  answers = [];
  functions = createServer(async (request, response) => {
    const event = JSON.parse(await text(request)) as Event;
    const answer = answers.shift() ?? 200;
    events.push({ path: request.url ?? '', event });
    if (answer === 'hang up') request.socket.destroy();
    else if (answer !== 'never') response.writeHead(answer).end('{}');
  });
  await new Promise<void>((resolve) => functions.listen(0, '127.0.0.1', resolve));
  functionsAddress = `127.0.0.1:${(functions.address() as AddressInfo).port}`;
  await startWith(TIMES);
});

async function startWith(retryTimes: typeof TIMES): Promise<void> {
  emulator = await startFirestoreEmulator({ functions: functionsAddress, retryTimes });
  const client = connect(emulator.address);
  call = client.call;
  disconnect = client.close;
}

async function stop(): Promise<void> {
  disconnect();
  await emulator.close();
}

afterEach(async () => {
  await stop();
  functions.closeAllConnections();
  functions.close();
});

async function register(fields: object = {}, key = 'us-central1-mail-0'): Promise<number> {
  const path = `/emulator/v1/projects/p/eventarcTrigger?eventarcTriggerId=${key}`;
  const body = { eventType: WRITTEN, database: '(default)', namespace: '(default)', document: MAIL, ...fields };
  const response = await fetch(`http://${emulator.address}${path}`, { method: 'POST', body: JSON.stringify(body) });
  return response.status;
}

const nameOf = (path: string) => `${DATABASE}/documents/${path}`;
const set = (path: string, word = 'x') =>
  call('Commit', {
    database: DATABASE,
    writes: [{ update: { name: nameOf(path), fields: { word: { stringValue: word } } } }],
  });
const remove = (path: string) => call('Commit', { database: DATABASE, writes: [{ delete: nameOf(path) }] });

const documents = () => events.map(({ event }) => event.document);
const until = (count: number) => vi.waitFor(() => expect(events.length).toBeGreaterThanOrEqual(count), EVENT_TIMEOUT);
/** Calls start in commit order, so earlier events have arrived. */
const untilTheLast = async () => {
  await set('mail/last');
  await vi.waitFor(() => expect(documents()).toContain('mail/last'), EVENT_TIMEOUT);
};

describe('triggers', () => {
  it('ignore other documents, other databases and unchanged writes', async () => {
    await register();
    await set('orders/a');
    await set('mail/a/parts/b');
    const elsewhere = 'projects/other/databases/(default)';
    const name = `${elsewhere}/documents/mail/a`;
    await call('Commit', { database: elsewhere, writes: [{ update: { name, fields: {} } }] });
    await set('mail/a');
    await set('mail/a');
    await remove('mail/none');
    await untilTheLast();
    expect(documents().sort()).toEqual(['mail/a', 'mail/last']);
  });

  it('can subscribe to created documents only', async () => {
    await register({ eventType: 'google.cloud.firestore.document.v1.created' }, 'one');
    await register({ document: { value: 'mail/last', matchType: 'EXACT' } }, 'another');
    await set('mail/a', 'one');
    await set('mail/a', 'two');
    await remove('mail/a');
    await untilTheLast();
    const ofOne = () => events.filter(({ path }) => path.endsWith('/one')).map(({ event }) => event.document);
    await vi.waitFor(
      () => expect(ofOne().filter((document) => document !== 'mail/last')).toEqual(['mail/a']),
      EVENT_TIMEOUT,
    );
  });

  it('ignore failed commits', async () => {
    await register();
    const writes = [
      { update: { name: nameOf('mail/a'), fields: {} } },
      { delete: nameOf('x/y'), currentDocument: { exists: true } },
    ];
    expect((await call('Commit', { database: DATABASE, writes })).status).toBe('NOT_FOUND');
    await untilTheLast();
    expect(documents()).toEqual(['mail/last']);
  });

  it('retry the same event until a call succeeds', async () => {
    await register();
    answers = [500, 'hang up', 503, 200];
    await set('mail/a');
    await until(4);
    await untilTheLast();
    const ofFirst = events.filter(({ event }) => event.document === 'mail/a');
    expect(ofFirst).toHaveLength(4);
    expect(new Set(ofFirst.map(({ event }) => event.id)).size).toBe(1);
  });

  it('retry a call that never answers without blocking other events', async () => {
    await stop();
    await startWith({ ...TIMES, callTimeout: 100 });
    await register();
    answers = ['never', 'never'];
    for (const path of ['mail/a', 'mail/b', 'mail/c']) await set(path);
    const arrived = (path: string) => documents().filter((document) => document === path).length;
    await vi.waitFor(() => expect(arrived('mail/c')).toBeGreaterThanOrEqual(1), EVENT_TIMEOUT);
    for (const path of ['mail/a', 'mail/b']) {
      await vi.waitFor(() => expect(arrived(path)).toBeGreaterThanOrEqual(2), EVENT_TIMEOUT);
    }
  });
});
