import { shopAlias } from '@bookstore/shop-kit/folder';
import { defineConfig } from 'vitest/config';

/** The commands as processes: `vitest run --root cli --config vitest.slow.config.ts`. */
export default defineConfig({
  resolve: { alias: shopAlias },
  test: {
    name: 'cli (slow)',
    include: ['test/**/*.slow.test.ts'],
    globalSetup: ['../functions/test/globalSetup.ts'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
