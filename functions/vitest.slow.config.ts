import { shopAlias } from '@bookstore/shop-kit/folder';
import { defineConfig } from 'vitest/config';

/** What takes minutes: `vitest run --root functions --config vitest.slow.config.ts`. */
export default defineConfig({
  resolve: { alias: shopAlias },
  test: {
    name: 'functions (slow)',
    include: ['test/**/*.slow.test.ts'],
    globalSetup: ['test/globalSetup.ts'],
    // The tests of faults wait most of their time.
    maxWorkers: 3,
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
