import { join } from 'node:path';
import { shopAlias, shopFolder } from '@bookstore/shop-kit/folder';
import { defineConfig } from 'vitest/config';
import { legalTexts } from './tooling/legalTexts.ts';

export default defineConfig({
  plugins: [legalTexts()],
  resolve: { alias: shopAlias },
  // The shop's folder may lie anywhere, with pictures in it.
  server: { fs: { allow: [join(import.meta.dirname, '..'), shopFolder()] } },
  test: {
    name: 'web',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: [join(import.meta.dirname, 'vitest.setup.ts')],
    // Its modules name each other without an ending, which Node does not resolve.
    server: { deps: { inline: ['@zxing/library'] } },
    // Threads share the compiled modules: twice as fast as processes.
    pool: 'threads',
    // A jsdom per file costs more than its tests: files share one, and leave nothing behind (vitest.setup.ts).
    isolate: false,
    testTimeout: 60_000,
    unstubGlobals: true,
    restoreMocks: true,
  },
});
