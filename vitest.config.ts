import { join } from 'node:path';
import { shopAlias, shopFolder } from '@bookstore/shop-kit/folder';
import { defineConfig } from 'vitest/config';
import { legalTexts } from './web/tooling/legalTexts.ts';

const ROOT = import.meta.dirname;
const FIRESTORE = [join(ROOT, 'functions/test/globalSetup.ts')];
/** Google's SDKs otherwise wait for a metadata server. */
const NO_METADATA_SERVER = { METADATA_SERVER_DETECTION: 'none' };

/** Files share modules, because loading them takes longer than most tests. */
const shared = {
  isolate: false,
  // Generous, because a busy machine is not a failure.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  exclude: ['**/*.{slow,load}.test.ts', '**/node_modules/**'],
};

/** For tests that start and kill processes. */
const processes = {
  isolate: true,
  exclude: ['**/node_modules/**'],
  env: NO_METADATA_SERVER,
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 60_000 } },
};

const onFirestore = {
  globalSetup: FIRESTORE,
  // A few generated cases each. Try more with FC_RUNS=5000.
  env: { FC_RUNS: process.env.FC_RUNS ?? '20' },
  expect: { poll: { timeout: 30_000 } },
};

const node = (folder: string, options: object = {}) => ({
  resolve: { alias: shopAlias },
  test: { ...shared, name: folder, include: [`${folder}/**/*.test.ts`], ...options },
});

/** Run one with `npx vitest --project functions`. `slow` starts processes; `load` keeps the machine busy for minutes. */
const projects = [
  node('messages'),
  node('contract', { isolate: process.env.TRIES_STATIC_MUTANTS === 'true' }),
  node('functions', {
    ...onFirestore,
    include: ['functions/src/**/*.test.ts'],
    exclude: [...shared.exclude, '**/*.api.test.ts'],
  }),
  node('api', { ...onFirestore, include: ['functions/src/**/*.api.test.ts', 'functions/test/**/*.test.ts'] }),
  node('cli', { globalSetup: FIRESTORE }),
  node('emulator', {
    env: NO_METADATA_SERVER,
    // Recorded transactions mostly wait for locks.
    maxConcurrency: 30,
  }),
  {
    plugins: [legalTexts()],
    resolve: { alias: shopAlias },
    // The shop's folder may be outside of this one.
    server: { fs: { allow: [ROOT, shopFolder()] } },
    test: {
      ...shared,
      name: 'web',
      environment: 'jsdom',
      include: ['web/src/**/*.test.{ts,tsx}'],
      setupFiles: [join(ROOT, 'web/vitest.setup.ts')],
      // Imports files without extension, which Node does not resolve.
      server: { deps: { inline: ['@zxing/library'] } },
      // Threads share compiled modules.
      pool: 'threads' as const,
      unstubGlobals: true,
      restoreMocks: true,
    },
  },
  node('web-tooling', { include: ['web/tooling/**/*.test.ts'] }),
  node('tools'),
  node('lab'),
  node('slow', { ...processes, globalSetup: FIRESTORE, include: ['{cli,emulator,functions}/**/*.slow.test.ts'] }),
  // Run alone: its tests use the fixed ports, and the emulator of the others would be in their environment.
  node('slow-tools', { ...processes, include: ['tools/**/*.slow.test.ts'] }),
  node('load', { ...processes, globalSetup: FIRESTORE, include: ['{cli,functions}/**/*.load.test.ts'] }),
];
const { MUTANTS_PROJECT } = process.env;

export default defineConfig({
  test: { projects: projects.filter(({ test }) => MUTANTS_PROJECT === undefined || test.name === MUTANTS_PROJECT) },
});
