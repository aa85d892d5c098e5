import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { PORTS, PROJECT_ID, REGION } from '../../tools/lib/addresses.ts';
import { toolEnvironment } from '../../tools/lib/environment.ts';
import {
  type DataPaths,
  dataPaths,
  FIRESTORE_EMULATOR,
  FIRESTORE_INDEXES,
  temporaryFolder,
} from '../../tools/lib/paths.ts';
import { isTaken } from '../../tools/lib/ports.ts';
import { sleep } from '../../tools/lib/processes.ts';
import { startShop } from '../../tools/lib/stack/shop.ts';
import { toLines } from '../../tools/lib/stack/stackOutput.ts';
import { isFirestore, ownProcesses } from './memory.ts';

/** Repeats each event, as Eventarc does. The emulator loses events when killed. */
interface EventProxy {
  address: string;
  waiting(): number;
  close(): void;
}

interface FirestoreProcess {
  kill(): Promise<void>;
  start(): Promise<void>;
}

/** The whole stack on its fixed ports; its data is deleted at the end. */
export interface TestEnvironment {
  data: DataPaths;
  events: EventProxy;
  firestore: FirestoreProcess;
  close(): Promise<void>;
}

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 8_000;
/** Each concurrent event costs the functions emulator a process. */
const EVENTS_AT_ONCE = 2;
/** The functions emulator never answers for a killed instance. */
const LONGEST_CALL_MS = 60_000;

async function startEventProxy(): Promise<EventProxy> {
  const end = new AbortController();
  const queue: (() => Promise<void>)[] = [];
  let [running, waiting] = [0, 0];

  function next(): void {
    const task = running < EVENTS_AT_ONCE && !end.signal.aborted ? queue.shift() : undefined;
    if (!task) return;
    running += 1;
    void task().finally(() => {
      running -= 1;
      next();
    });
  }

  async function deliver(path: string, body: string, pause: number): Promise<void> {
    const headers = { 'Content-Type': 'application/json' };
    const signal = AbortSignal.any([end.signal, AbortSignal.timeout(LONGEST_CALL_MS)]);
    const isHandled = await fetch(`http://127.0.0.1:${PORTS.functions}${path}`, {
      method: 'POST',
      headers,
      body,
      signal,
    })
      .then(async (reply) => {
        await reply.arrayBuffer();
        return reply.ok;
      })
      .catch(() => false);
    if (isHandled) waiting -= 1;
    else setTimeout(() => enqueue(path, body, Math.min(pause * 2, LONGEST_PAUSE_MS)), pause);
  }

  function enqueue(path: string, body: string, pause: number): void {
    queue.push(() => deliver(path, body, pause));
    next();
  }

  const server = createServer(async (request, response) => {
    const body = await text(request);
    waiting += 1;
    enqueue(request.url ?? '/', body, FIRST_PAUSE_MS);
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    waiting: () => waiting,
    close() {
      end.abort();
      queue.length = 0;
      server.closeAllConnections();
      server.close();
    },
  };
}

const START_LIMIT_MS = 60_000;

const TRIGGERS = [
  { name: 'mail', change: 'written', document: 'mail/{id}' },
  { name: 'worker', change: 'created', document: 'tasks/{id}' },
];

/** Registrations are lost when Firestore restarts. */
async function registerFunctions(): Promise<void> {
  for (const { name, change, document } of TRIGGERS) {
    const path = `/emulator/v1/projects/${PROJECT_ID}/eventarcTrigger?eventarcTriggerId=${REGION}-${name}-0`;
    const registration = {
      eventType: `google.cloud.firestore.document.v1.${change}`,
      database: '(default)',
      document: { value: document, matchType: 'PATH_PATTERN' },
    };
    const url = `http://127.0.0.1:${PORTS.firestore}${path}`;
    const reply = await fetch(url, { method: 'POST', body: JSON.stringify(registration) });
    if (!reply.ok) throw new Error(`Firestore refused the function ${name}: ${await reply.text()}`);
  }
}

async function waitForPort(isWanted: boolean, hasEnded: () => boolean = () => false): Promise<void> {
  const limit = Date.now() + START_LIMIT_MS;
  while ((await isTaken(PORTS.firestore)) !== isWanted) {
    if (Date.now() > limit || hasEnded()) throw new Error('Firestore did not start.');
    await sleep(50);
  }
}

/** Starts a Firestore that can be killed and restarted with its data. */
async function replaceFirestore(
  folder: string,
  functions: string,
  onLine: (line: string) => void,
): Promise<FirestoreProcess> {
  let child: ChildProcess | null = null;
  const options = [
    '--host',
    '127.0.0.1',
    '--port',
    String(PORTS.firestore),
    '--data-dir',
    folder,
    '--indexes',
    FIRESTORE_INDEXES,
    '--functions_emulator',
    functions,
    '--exit-with-parent',
  ];
  const firestore: FirestoreProcess = {
    async start() {
      const started = spawn(process.execPath, [FIRESTORE_EMULATOR, ...options], {
        env: toolEnvironment(),
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child = started;
      started.stdout.on('data', toLines(onLine));
      started.stderr.on('data', toLines(onLine));
      await waitForPort(true, () => started.exitCode !== null);
      await registerFunctions();
    },
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
  for (const { pid } of (await ownProcesses()).filter(isFirestore)) process.kill(pid, 'SIGKILL');
  await waitForPort(false);
  await firestore.start();
  return firestore;
}

export async function openTestEnvironment(
  onLine: (line: string) => void,
  signal: AbortSignal,
): Promise<TestEnvironment> {
  mkdirSync(temporaryFolder(), { recursive: true });
  const data = dataPaths(mkdtempSync(join(temporaryFolder(), 'soak-')));
  const closers: (() => unknown)[] = [() => rmSync(data.folder, { recursive: true, force: true })];
  const close = async () => {
    for (const closeOne of closers.toReversed()) await closeOne();
  };
  try {
    const shop = await startShop({ data, isEmpty: true, maxMails: Number.POSITIVE_INFINITY, onLine, signal });
    closers.push(() => shop.stop());
    const events = await startEventProxy();
    closers.push(() => events.close());
    const firestore = await replaceFirestore(data.firestore, events.address, onLine);
    closers.push(() => firestore.kill());
    return { data, events, firestore, close };
  } catch (error) {
    await close();
    throw error;
  }
}
