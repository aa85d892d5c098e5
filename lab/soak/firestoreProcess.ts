import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { PORTS, PROJECT_ID, REGION } from '../../tools/lib/addresses.ts';
import { toolEnvironment } from '../../tools/lib/environment.ts';
import { FIRESTORE_EMULATOR, FIRESTORE_INDEXES } from '../../tools/lib/paths.ts';
import { isTaken } from '../../tools/lib/ports.ts';
import { sleep } from '../../tools/lib/processes.ts';
import { toLines } from '../../tools/lib/stack/stackOutput.ts';
import { isFirestore, ownProcesses } from './processTable.ts';

const START_LIMIT_MS = 60_000;

interface FirestoreOptions {
  dataFolder: string;
  /** Where events go: host and port. */
  functions: string;
  onLine: (line: string) => void;
}

export interface FirestoreProcess {
  /** Ends it without a chance to tidy up. */
  kill(): Promise<void>;
  start(): Promise<void>;
}

/** The functions that Firestore calls, as the functions emulator registers them. */
const TRIGGERS = [
  { name: 'mail', change: 'written', document: 'mail/{id}' },
  { name: 'worker', change: 'created', document: 'tasks/{id}' },
];

/** The functions emulator registers its functions once, and not again when Firestore has come back. */
async function registerFunctions(): Promise<void> {
  for (const { name, change, document } of TRIGGERS) {
    const path = `/emulator/v1/projects/${PROJECT_ID}/eventarcTrigger?eventarcTriggerId=${REGION}-${name}-0`;
    const body = {
      eventType: `google.cloud.firestore.document.v1.${change}`,
      database: '(default)',
      document: { value: document, matchType: 'PATH_PATTERN' },
    };
    const reply = await fetch(`http://127.0.0.1:${PORTS.firestore}${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`Firestore refused the function ${name}: ${await reply.text()}`);
  }
}

async function untilPort(wanted: boolean, isGone: () => boolean): Promise<void> {
  const limit = Date.now() + START_LIMIT_MS;
  while ((await isTaken(PORTS.firestore)) !== wanted) {
    if (Date.now() > limit || isGone()) throw new Error('Firestore did not come up.');
    await sleep(50);
  }
}

/** Takes the place of the Firestore that the suite has started: one that can be killed and comes back with its data. */
export async function takeOverFirestore({
  dataFolder,
  functions,
  onLine,
}: FirestoreOptions): Promise<FirestoreProcess> {
  let child: ChildProcess | null = null;
  const options = ['--host', '127.0.0.1', '--port', String(PORTS.firestore), '--data-dir', dataFolder];
  const more = ['--indexes', FIRESTORE_INDEXES, '--functions_emulator', functions, '--exit-with-parent'];
  const firestore: FirestoreProcess = {
    async start() {
      const started = spawn(process.execPath, [FIRESTORE_EMULATOR, ...options, ...more], {
        env: toolEnvironment(),
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child = started;
      started.stdout.on('data', toLines(onLine));
      started.stderr.on('data', toLines(onLine));
      await untilPort(true, () => started.exitCode !== null);
      await registerFunctions();
    },
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
  for (const { pid } of (await ownProcesses()).filter(isFirestore)) process.kill(pid, 'SIGKILL');
  await untilPort(false, () => false);
  await firestore.start();
  return firestore;
}
