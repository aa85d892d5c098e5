import { shopAlias } from '@bookstore/shop-kit/folder';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: shopAlias },
  test: {
    name: 'tools',
    include: ['**/*.test.ts'],
    exclude: ['**/*.slow.test.ts', '**/node_modules/**'],
    isolate: false,
    // A busy machine takes its time even over what is quick.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
