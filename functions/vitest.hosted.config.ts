import { shopAlias } from '@bookstore/shop-kit/folder';
import { defineConfig } from 'vitest/config';

/**
 * The same tests against a running shop, through Hosting: give API_BASE_URL, FIRESTORE_EMULATOR_HOST and
 * FIREBASE_AUTH_EMULATOR_HOST. Left out are those that need to turn the clock or to look into the process. One file at a
 * time: the files share one catalogue, and every request at once costs the functions emulator a process.
 */
export default defineConfig({
  resolve: { alias: shopAlias },
  test: {
    name: 'functions (hosted)',
    include: ['src/**/*.api.test.ts'],
    fileParallelism: false,
    // Files share modules, not data: loading the Admin SDK anew for each costs more than most of them.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
