import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { shopFolder } from '@bookstore/shop-kit/folder';
import { hashContents } from './contentHash.ts';
import { ROOT } from './paths.ts';
import { run } from './processes.ts';

interface Build {
  workspace: 'functions' | 'web';
  inputs: string[];
  /** A file that only a finished build creates. */
  proof: string;
}

const SHARED = [
  'shop-kit/src',
  'messages',
  'contract/src',
  'contract/package.json',
  'package-lock.json',
  'tsconfig.base.json',
];

/** In order: the function embeds the web app's HTML. */
export const BUILDS: Build[] = [
  { workspace: 'web', inputs: ['web', ...SHARED], proof: 'web/dist/index.html' },
  {
    workspace: 'functions',
    inputs: ['functions', 'web', 'firebase.json', 'firestore.indexes.json', ...SHARED],
    proof: 'functions/dist/index.mjs',
  },
];

function shopFingerprint(): string {
  const folder = shopFolder();
  return `${folder} ${hashContents(dirname(folder), [basename(folder)])}`;
}

const hashInputs = (build: Build): string => `${hashContents(ROOT, build.inputs)} ${shopFingerprint()}`;

/** Includes the results, so that a manual build is noticed. */
const fingerprint = (build: Build, inputs = hashInputs(build)): string =>
  `${inputs} ${existsSync(join(ROOT, build.proof)) ? hashContents(ROOT, [dirname(build.proof)]) : 'none'}`;

function stampPath(build: Build): string {
  return join(ROOT, 'node_modules', '.cache', 'bookstore', `${build.workspace}.stamp`);
}

function isFresh(build: Build): boolean {
  const stamp = stampPath(build);
  return existsSync(join(ROOT, build.proof)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(build);
}

/** @throws Error with the tool's output */
async function buildNow(build: Build): Promise<void> {
  // Later edits are not in the result.
  const inputs = hashInputs(build);
  const { code, output } = await run('npm', ['run', 'build', '--workspace', build.workspace]);
  if (code !== 0) throw new Error(`The build of ${build.workspace} failed:\n${output}`);
  mkdirSync(dirname(stampPath(build)), { recursive: true });
  writeFileSync(stampPath(build), fingerprint(build, inputs));
}

/** Also builds workspaces that depend on them. @throws Error with the tool's output */
export async function buildOutdated(report: (line: string) => void, builds = BUILDS): Promise<void> {
  const first = builds.findIndex((build) => !isFresh(build));
  const stale = first < 0 ? [] : builds.slice(first);
  if (stale.length === 0) return;
  report(`Building ${stale.map(({ workspace }) => workspace).join(' and ')}`);
  for (const build of stale) await buildNow(build);
}
