import { shopAlias } from '@bookstore/shop-kit/folder';
import { defineConfig } from 'vitest/config';

/** The tests of the build, which runs in Node and bears no jsdom. */
export default defineConfig({
  resolve: { alias: shopAlias },
  test: {
    name: 'web-tooling',
    include: ['tooling/**/*.test.ts'],
    testTimeout: 60_000,
  },
});
