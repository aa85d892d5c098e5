import { shopAlias } from '@bookstore/shop-kit/folder';
import { defineConfig } from 'vitest/config';

/** The operator's commands, on the Firestore emulator of this repository. */
export default defineConfig({
  resolve: { alias: shopAlias },
  test: {
    name: 'cli',
    include: ['src/**/*.test.ts'],
    globalSetup: ['../functions/test/globalSetup.ts'],
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
