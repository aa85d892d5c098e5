import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, statfsSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { apiPaths } from '@bookstore/contract/api/paths';
import { PORTS } from '../../../tools/lib/addresses.ts';
import { toolEnvironment } from '../../../tools/lib/environment.ts';
import { BIN, localDataPaths, ROOT } from '../../../tools/lib/paths.ts';
import { findTakenPorts } from '../../../tools/lib/ports.ts';
import { run } from '../../../tools/lib/processes.ts';
import { STACK_PORTS } from '../../../tools/lib/stack/stack.ts';
import { findSuiteParts } from '../../../tools/lib/stack/suiteParts.ts';

interface Finding {
  isFine: boolean;
  message: string;
}

const fine = (message: string): Finding => ({ isFine: true, message });
const problem = (message: string): Finding => ({ isFine: false, message });

const NEEDED_DISK_GB = 2;

/** Checks the machine's own Node, not the one in node_modules. */
function systemNode(): Finding {
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(delimiter);
  try {
    const version = execFileSync('node', ['--version'], { env: { ...process.env, PATH: path } })
      .toString()
      .trim();
    const isEnough = Number(version.slice(1).split('.')[0]) >= 20;
    return isEnough
      ? fine(version)
      : problem(`${version} is too old; install Node 20 or later from https://nodejs.org`);
  } catch {
    return problem('not on PATH; install Node 20 or later from https://nodejs.org');
  }
}

function runtime(): Finding {
  const isRight = process.version.startsWith('v24.');
  return isRight
    ? fine(`${process.version}, as in the cloud`)
    : problem(`${process.version} instead of 24; run npm ci`);
}

async function npm(): Promise<Finding> {
  const { code, output } = await run('npm', ['--version']).catch(() => ({ code: 1, output: '' }));
  const version = output.trim().split('\n').at(-1) ?? '';
  if (code !== 0) return problem('not on PATH; it comes with Node');
  return Number(version.split('.')[0]) >= 10
    ? fine(version)
    : problem(`${version} is too old; run npm install --global npm@10`);
}

/** run.mjs has already checked the installation. */
async function install(): Promise<Finding> {
  const tools = ['tsc', 'biome', 'oxlint', 'vitest', 'vite', 'playwright', 'firebase'];
  const missing = tools.filter((tool) => !existsSync(join(BIN, tool)));
  if (missing.length > 0) return problem(`missing ${missing.join(', ')}; run npm ci`);
  const firestore = existsSync(join(ROOT, 'node_modules', '@google-cloud', 'firestore', 'package.json'));
  return firestore ? fine('complete') : problem('missing @google-cloud/firestore; run npm ci');
}

async function isShopOpen(): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${PORTS.shop}${apiPaths.health}`).catch(() => undefined);
  return answer?.ok === true;
}

async function ports(): Promise<Finding> {
  const taken = await findTakenPorts(STACK_PORTS);
  const numbers = STACK_PORTS.map(({ port }) => port).join(', ');
  if (taken.length === 0) return fine(`${numbers} are free`);
  if (await isShopOpen()) return fine('in use by the shop, which is running');
  const users = taken.map(({ port, name, owner }) => `${port} (${name}) by ${owner ?? 'another program'}`).join(', ');
  return problem(`in use: ${users}; stop it before npm start`);
}

/** Loaded lazily: the installation may be broken. */
async function withBrowsers(
  look: (browsers: typeof import('../../../tools/lib/browsers.ts')) => Finding,
): Promise<Finding> {
  try {
    return look(await import('../../../tools/lib/browsers.ts'));
  } catch (error) {
    return problem(`Playwright does not load: ${error instanceof Error ? error.message : String(error)}; run npm ci`);
  }
}

const chromium = () =>
  withBrowsers(({ findChromium }) => {
    const path = findChromium();
    return path
      ? fine(path)
      : problem('missing; npm test tries to install it, or run npx playwright install --with-deps chromium');
  });

/** Optional; tests skip missing browsers. */
const otherBrowser = (engine: 'firefox' | 'webkit') => async (): Promise<Finding> => {
  const browsers = await import('../../../tools/lib/browsers.ts').catch(() => undefined);
  if (browsers === undefined) return problem('Playwright does not load; run npm ci');
  const found = browsers.findOtherBrowser(engine);
  return fine(found?.path ?? `missing, so tests skip it; install it with ${browsers.HOW_TO_INSTALL[engine]}`);
};

/** Optional parts of `npx firebase emulators:start`. */
async function suite(): Promise<Finding> {
  const { hasOfficialFirestore, hasUi } = await findSuiteParts();
  const firestore = hasOfficialFirestore
    ? 'the official Firestore emulator'
    : "this repository's Firestore emulator (the official one needs Java 21 and a download)";
  return fine(`emulators:start uses ${firestore}, ${hasUi ? 'with' : 'without'} the Emulator UI`);
}

function data(): Finding {
  const { folder, accounts } = localDataPaths('samples');
  if (!existsSync(folder)) return fine('none yet; npm start creates it');
  try {
    if (existsSync(accounts)) JSON.parse(readFileSync(accounts, 'utf8'));
  } catch {
    return problem(`${accounts} cannot be read; delete them with npm start -- --reset`);
  }
  const files = globSync('**/*', { cwd: folder, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = files.reduce((sum, file) => sum + statSync(join(file.parentPath, file.name)).size, 0);
  return fine(`${Math.ceil(bytes / 1e3)} kB in .data/`);
}

function disk(): Finding {
  const { bavail, bsize } = statfsSync(ROOT);
  const free = (bavail * bsize) / 1e9;
  return free >= NEEDED_DISK_GB
    ? fine(`${free.toFixed(0)} GB free`)
    : problem(`${free.toFixed(1)} GB free; ${NEEDED_DISK_GB} GB are needed`);
}

async function git(): Promise<Finding> {
  const result = await run('git', ['--version'], { environment: toolEnvironment() }).catch(() => undefined);
  return fine(result?.code === 0 ? result.output.trim() : 'none; the shop runs without it');
}

export function doctorChecks(): [string, () => Finding | Promise<Finding>][] {
  return [
    ['node', systemNode],
    ['runtime', runtime],
    ['npm', npm],
    ['git', git],
    ['install', install],
    ['ports', ports],
    ['chromium', chromium],
    ['firefox', otherBrowser('firefox')],
    ['webkit', otherBrowser('webkit')],
    ['suite', suite],
    ['data', data],
    ['disk', disk],
  ];
}
