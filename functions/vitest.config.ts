import { join } from 'node:path';
import { shopAlias } from '@bookstore/shop-kit/folder';
import { defineConfig } from 'vitest/config';

/** The API in process, on the Firestore emulator of this repository. */
export default defineConfig({
  resolve: { alias: shopAlias },
  test: {
    name: 'functions',
    include: ['{src,test}/**/*.test.ts'],
    exclude: ['**/*.slow.test.ts', '**/node_modules/**'],
    globalSetup: [join(import.meta.dirname, 'test/globalSetup.ts')],
    // Generated cases take their time: here a few of them, all of them in the slow tests.
    env: { FC_RUNS: process.env.FC_RUNS ?? '20' },
    // Files share modules, not data: loading the Admin SDK costs more than most of them.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What a test polls for comes when it comes.
    expect: { poll: { timeout: 30_000 } },
  },
});
