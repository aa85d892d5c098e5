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
  /** The finding and, for a problem, the fix. */
  says: string;
}

const fine = (says: string): Finding => ({ isFine: true, says });
const amiss = (says: string): Finding => ({ isFine: false, says });

const NEEDED_DISK_GB = 2;

/** The machine's own Node, not the one in node_modules. */
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
    return isEnough ? fine(version) : amiss(`${version} is too old; install Node 20 or later from https://nodejs.org`);
  } catch {
    return amiss('not on PATH; install Node 20 or later from https://nodejs.org');
  }
}

function runtime(): Finding {
  const isRight = process.version.startsWith('v24.');
  return isRight ? fine(`${process.version}, as in the cloud`) : amiss(`${process.version} instead of 24; run npm ci`);
}

async function npm(): Promise<Finding> {
  const { code, output } = await run('npm', ['--version']).catch(() => ({ code: 1, output: '' }));
  const version = output.trim().split('\n').at(-1) ?? '';
  if (code !== 0) return amiss('not on PATH; it comes with Node');
  return Number(version.split('.')[0]) >= 10
    ? fine(version)
    : amiss(`${version} is too old; run npm install --global npm@10`);
}

/** run.mjs has already checked the installation. */
async function install(): Promise<Finding> {
  const tools = ['tsc', 'biome', 'oxlint', 'vitest', 'vite', 'playwright', 'firebase'];
  const missing = tools.filter((tool) => !existsSync(join(BIN, tool)));
  if (missing.length > 0) return amiss(`without ${missing.join(', ')}; run npm ci`);
  const firestore = existsSync(join(ROOT, 'node_modules', '@google-cloud', 'firestore', 'package.json'));
  return firestore ? fine('complete') : amiss('without @google-cloud/firestore; run npm ci');
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
  return amiss(`in use: ${users}; end it before npm start`);
}

/** Loaded lazily, because this command reports a broken installation. */
async function withBrowsers(
  look: (browsers: typeof import('../../../tools/lib/browsers.ts')) => Finding,
): Promise<Finding> {
  try {
    return look(await import('../../../tools/lib/browsers.ts'));
  } catch (error) {
    return amiss(`Playwright does not load: ${error instanceof Error ? error.message : String(error)}; run npm ci`);
  }
}

const chromium = () =>
  withBrowsers(({ findChromium }) => {
    const path = findChromium();
    return path
      ? fine(path)
      : amiss('none; npm test installs one where it can, or run npx playwright install --with-deps chromium');
  });

/** Optional; tests skip missing browsers. */
const otherBrowser = (engine: 'firefox' | 'webkit') => async (): Promise<Finding> => {
  const browsers = await import('../../../tools/lib/browsers.ts').catch(() => undefined);
  if (browsers === undefined) return amiss('Playwright does not load; run npm ci');
  const found = browsers.findOtherBrowser(engine);
  return fine(found?.path ?? `none, so the journeys leave it out; ${browsers.HOW_TO_INSTALL[engine]} brings it`);
};

/** Optional parts of `npx firebase emulators:start`. */
async function suite(): Promise<Finding> {
  const { hasOfficialFirestore, hasUi } = await findSuiteParts();
  const firestore = hasOfficialFirestore
    ? 'the official Firestore emulator'
    : 'our Firestore (the official one needs Java 21 and a download)';
  return fine(`emulators:start has ${firestore} and ${hasUi ? 'pages' : 'no pages'} of its own`);
}

function data(): Finding {
  const { folder, accounts } = localDataPaths('samples');
  if (!existsSync(folder)) return fine('none yet; npm start makes it');
  try {
    if (existsSync(accounts)) JSON.parse(readFileSync(accounts, 'utf8'));
  } catch {
    return amiss(`${accounts} cannot be read; run npm start -- --reset to begin afresh`);
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
    : amiss(`${free.toFixed(1)} GB free; make room for ${NEEDED_DISK_GB} GB`);
}

/** Optional. */
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
