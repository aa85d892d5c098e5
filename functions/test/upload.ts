import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from './faults/ports.ts';

const require = createRequire(import.meta.url);
const FUNCTIONS = fileURLToPath(new URL('..', import.meta.url));
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);

interface FunctionsConfig {
  ignore: string[];
}

/** Packs and unpacks. */
const { prepareFunctionsUpload } = require('firebase-tools/lib/deploy/functions/prepareFunctionsUpload') as {
  prepareFunctionsUpload: (
    project: string,
    source: string,
    config: FunctionsConfig,
    additional: string[],
  ) => Promise<{ pathToSource: string }>;
};
const { unzip } = require('firebase-tools/lib/unzip') as {
  unzip: (archive: string, folder: string) => Promise<void>;
};

const IGNORED_FILES = [
  '.secret.local',
  '.env.local',
  '.env.demo-bookstore',
  'firebase-debug.log',
  'node_modules/x/index.js',
];

function copyWithIgnoredFiles(folder: string): void {
  const isSource = (path: string) => !['node_modules', 'dist'].includes(basename(path));
  cpSync(FUNCTIONS, folder, { recursive: true, filter: isSource });
  mkdirSync(join(folder, 'node_modules/x'), { recursive: true });
  for (const name of IGNORED_FILES) writeFileSync(join(folder, name), 'must not be uploaded');
}

/** Uses the Firebase CLI's code. @param workshop an empty folder @returns the unpacked folder */
export async function packUpload(workshop: string): Promise<string> {
  const source = join(workshop, 'source');
  copyWithIgnoredFiles(source);
  // Leaves the repository's dist unchanged.
  await run(process.execPath, [join(FUNCTIONS, 'build.mjs'), join(source, 'dist')]);
  await run(process.execPath, [join(FUNCTIONS, 'lock.mjs'), source]);
  const firebaseJson = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8')) as {
    functions: FunctionsConfig[];
  };
  const [config] = firebaseJson.functions;
  if (!config) throw new Error('firebase.json has no function.');
  const { pathToSource } = await prepareFunctionsUpload(workshop, source, config, []);
  const uploaded = join(workshop, 'uploaded');
  await unzip(pathToSource, uploaded);
  rmSync(pathToSource);
  return uploaded;
}

/** Uses the lock file, like the cloud. */
export async function installAlone(folder: string): Promise<void> {
  const options = ['--omit=dev', '--no-audit', '--no-fund', '--prefer-offline'];
  await run('npm', ['ci', ...options], { cwd: folder, maxBuffer: 16 * 2 ** 20 });
}

async function waitUntilReady(url: string, child: ChildProcess, output: () => string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The functions framework ended:\n${output()}`);
    const answered = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

export interface RunningFunction {
  baseUrl: string;
  output: () => string;
  stop: () => Promise<void>;
}

interface Manifest {
  endpoints: Record<string, { secretEnvironmentVariables?: { key: string }[]; [field: string]: unknown }>;
}

/** @throws errors of the function */
export async function discover(folder: string, settings: NodeJS.ProcessEnv): Promise<Manifest> {
  const manifest = join(folder, 'found.json');
  const environment = { FUNCTIONS_CONTROL_API: 'true', FUNCTIONS_MANIFEST_OUTPUT_PATH: manifest, ...settings };
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, ...environment };
  await run(process.execPath, [join(folder, 'node_modules/.bin/firebase-functions'), folder], { cwd: folder, env });
  const found = readFileSync(manifest, 'utf8');
  rmSync(manifest);
  return JSON.parse(found) as Manifest;
}

/** Sets only this environment, like the cloud. @param modules folder of the functions framework */
export async function serve(
  folder: string,
  environment: NodeJS.ProcessEnv,
  kind: 'http' | 'cloudevent' = 'http',
  modules = join(folder, 'node_modules'),
): Promise<RunningFunction> {
  const port = await freePort();
  const framework = join(modules, '.bin/functions-framework');
  const target = environment.FUNCTION_TARGET ?? 'api';
  const options = [framework, `--target=${target}`, `--signature-type=${kind}`, `--source=${folder}`, `--port=${port}`];
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'production', ...environment };
  const child = spawn(process.execPath, options, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (output += String(bytes)));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  const baseUrl = `http://127.0.0.1:${port}`;
  try {
    await waitUntilReady(`${baseUrl}/api/unknown`, child, () => output);
  } catch (error) {
    await stop();
    throw error;
  }
  return { baseUrl, output: () => output, stop };
}
