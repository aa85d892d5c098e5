import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { FIRESTORE_ADDRESS, PORTS, PROJECT_ID } from '../addresses.ts';
import { toolEnvironment } from '../environment.ts';
import {
  BIN,
  FIREBASE_CLI,
  FIRESTORE_EMULATOR,
  FIRESTORE_INDEXES,
  JAVA_SHIM_FOLDER,
  ROOT,
  temporaryFolder,
} from '../paths.ts';
import { describeTakenPorts, findTakenPorts, type PortUser } from '../ports.ts';
import { waitWithTimeout } from '../processes.ts';
import { LOCAL_CONFIG, writeLocalConfig } from './firebaseConfig.ts';
import { startSeparateFirestore } from './separateFirestore.ts';
import { classifyLine, type LineKind, toLines } from './stackOutput.ts';
import type { SuiteParts } from './suiteParts.ts';

/** `slot` and `own-process` run our emulator. */
type FirestoreMode = 'slot' | 'own-process' | 'official';

/** The suite needs `java`; Windows would look for java.exe. */
function firestoreMode(environment = process.env, platform = process.platform): FirestoreMode {
  return platform === 'win32' || environment.FIRESTORE_EMULATOR_HOST ? 'own-process' : 'slot';
}

interface StackPlaces {
  firestoreFolder: string;
  smtpUrl: string;
  lookupHost: string;
}

/** Other settings are in functions/.env.demo-bookstore. */
function stackEnvironment(
  mode: FirestoreMode,
  { firestoreFolder, smtpUrl, lookupHost }: StackPlaces,
): NodeJS.ProcessEnv {
  const shared = {
    // The metadata server exists only in Google's cloud; looking for it takes seconds.
    METADATA_SERVER_DETECTION: 'none',
    // Discovery through a file takes 0.5 s, through a polled server 3.5 s.
    FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
    // Seconds; after the default of 10 a busy machine has no function.
    FUNCTIONS_DISCOVERY_TIMEOUT: '180',
    NO_UPDATE_NOTIFIER: '1',
    TMPDIR: temporaryFolder(),
    FIRESTORE_EMULATOR_DATA_DIR: firestoreFolder,
    SMTP_URL: smtpUrl,
    LOOKUP_EMULATOR_HOST: lookupHost,
    FIRESTORE_EMULATOR_INDEXES: FIRESTORE_INDEXES,
  };
  if (mode === 'own-process') {
    return toolEnvironment({
      ...shared,
      FIRESTORE_EMULATOR_HOST: FIRESTORE_ADDRESS,
    });
  }
  if (mode === 'official') return toolEnvironment(shared);
  const path = [JAVA_SHIM_FOLDER, BIN, process.env.PATH].filter(Boolean).join(delimiter);
  return toolEnvironment({ ...shared, PATH: path, FIRESTORE_EMULATOR_BINARY_PATH: FIRESTORE_EMULATOR });
}

const START_LIMIT_MS = 300_000;
const STOP_LIMIT_MS = 8_000;
const MAX_ERROR_LINES = 60;

export const STACK_PORTS: PortUser[] = [
  { port: PORTS.shop, name: 'the shop' },
  { port: PORTS.functions, name: 'the function' },
  { port: PORTS.firestore, name: 'Firestore' },
  { port: PORTS.auth, name: 'Auth' },
  { port: PORTS.hub, name: 'the emulator hub' },
];

export interface StackOptions extends StackPlaces {
  onLine: (line: string, kind: LineKind) => void;
  extraPorts?: PortUser[];
  signal?: AbortSignal;
  /** Further emulators and options; minimal without it. */
  suite?: (SuiteParts & { words: readonly string[] }) | undefined;
}

export interface Stack {
  ended: Promise<void>;
  /** Resolves within about ten seconds. */
  stop: () => Promise<void>;
}

/** @throws Error with each taken port and its process */
export async function ensurePortsFree(ports: PortUser[] = STACK_PORTS): Promise<void> {
  const taken = await findTakenPorts(ports);
  if (taken.length > 0) throw new Error(describeTakenPorts(taken));
}

/** Resolves when Hosting, function, Firestore and Auth answer. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const mode = options.suite?.hasOfficialFirestore ? 'official' : firestoreMode();
  const isOwnFirestore = mode === 'own-process';
  await ensurePortsFree([
    ...STACK_PORTS.filter(({ port }) => !(isOwnFirestore && port === PORTS.firestore)),
    ...(options.extraPorts ?? []),
  ]);
  mkdirSync(temporaryFolder(), { recursive: true });
  mkdirSync(options.firestoreFolder, { recursive: true });
  writeLocalConfig();
  const environment = stackEnvironment(mode, options);
  const firestore = isOwnFirestore ? await startSeparateFirestore(environment) : undefined;
  const suite = spawnSuite(environment, isOwnFirestore, options.suite);
  const endWatchdog = startWatchdog(suite);
  const ended = new Promise<void>((resolve) => suite.once('close', () => resolve()));
  let isReady = false;
  const stop = async () => {
    // holdSuite.ts does not read standard input before it runs.
    if (!isReady) suite.kill('SIGINT');
    await stopSuite(suite, ended);
    await firestore?.stop();
    endWatchdog();
  };
  try {
    await becomeReady(suite, ended, options);
    isReady = true;
  } catch (error) {
    await stop();
    throw error;
  }
  return { ended, stop };
}

function spawnSuite(
  environment: NodeJS.ProcessEnv,
  isOwnFirestore: boolean,
  suite: StackOptions['suite'],
): ChildProcess {
  const emulators = ['auth', 'functions', 'hosting', ...(isOwnFirestore ? [] : ['firestore'])].join(',');
  const hold = `node ${JSON.stringify(join('tools', 'lib', 'stack', 'holdSuite.ts'))}`;
  const extraOptions = [...(suite?.hasUi ? ['--ui'] : []), ...(suite?.words ?? [])];
  const options = ['--only', emulators, '--project', PROJECT_ID, '--config', LOCAL_CONFIG, ...extraOptions];
  return spawn(
    process.execPath,
    [
      '--import',
      pathToFileURL(join(import.meta.dirname, 'limitConnections.ts')).href,
      FIREBASE_CLI,
      'emulators:exec',
      ...options,
      hold,
    ],
    {
      cwd: ROOT,
      env: environment,
      stdio: ['pipe', 'pipe', 'pipe'],
      // Ctrl-C reaches only this process, and leftovers can be killed together.
      detached: process.platform !== 'win32',
    },
  );
}

/** Ends the suite even if this process is killed. @returns a function that stops the watchdog */
function startWatchdog(suite: ChildProcess): () => void {
  if (suite.pid === undefined || process.platform === 'win32') return () => undefined;
  const watchdog = spawn(process.execPath, [join(import.meta.dirname, 'watchdog.ts'), String(suite.pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  watchdog.unref();
  return () => void watchdog.stdin.end();
}

function becomeReady(suite: ChildProcess, ended: Promise<void>, { onLine, signal }: StackOptions): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const lastLines: string[] = [];
  const failWith = (reason: string) => reject(new Error(`${reason}\n${lastLines.join('\n')}`));
  const read = (line: string) => {
    const kind = classifyLine(line);
    if (lastLines.push(line) > MAX_ERROR_LINES) lastLines.shift();
    if (kind === 'ready') resolve();
    else if (line.trim()) onLine(line, kind);
  };
  suite.stdout?.on('data', toLines(read));
  suite.stderr?.on('data', toLines(read));
  signal?.addEventListener('abort', () => failWith('Interrupted.'));
  suite.once('error', (error) => failWith(`The Firebase CLI could not be started: ${error.message}`));
  void ended.then(() => failWith('The emulators ended before they were up:'));
  const limit = setTimeout(() => failWith('The emulators did not start within five minutes:'), START_LIMIT_MS);
  return promise.finally(() => clearTimeout(limit));
}

/** Closing standard input ends holdSuite.ts; leftovers are killed some seconds later. */
async function stopSuite(suite: ChildProcess, ended: Promise<void>): Promise<void> {
  suite.stdin?.on('error', () => undefined);
  suite.stdin?.end();
  await waitWithTimeout(STOP_LIMIT_MS, ended);
  killGroup(suite, 'SIGKILL');
  await waitWithTimeout(1_000, ended);
}

function killGroup(suite: ChildProcess, signal: NodeJS.Signals): void {
  if (suite.pid === undefined) return;
  try {
    if (process.platform === 'win32') suite.kill(signal);
    else process.kill(-suite.pid, signal);
  } catch {
    // The group is already gone.
  }
}
