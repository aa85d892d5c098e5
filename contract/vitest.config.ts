import { shopAlias } from '@bookstore/shop-kit/folder';
import { defineConfig } from 'vitest/config';

/** The time limit is for a machine that is busy with something else: each of these tests takes milliseconds. */
export default defineConfig({
  resolve: { alias: shopAlias },
  test: {
    name: 'contract',
    include: ['**/*.test.ts'],
    isolate: process.env.TRIES_STATIC_MUTANTS === 'true',
    testTimeout: 60_000,
  },
});
