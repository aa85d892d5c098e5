import { shopAlias } from '@bookstore/shop-kit/folder';
import { defineConfig } from 'vitest/config';

/** A whole deployment, builds included: npm test runs it as a stage of its own. */
export default defineConfig({
  resolve: { alias: shopAlias },
  test: {
    name: 'tools (slow)',
    include: ['**/*.slow.test.ts'],
    exclude: ['**/node_modules/**'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
