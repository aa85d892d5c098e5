import { defineConfig } from 'vitest/config';

/** Emulators as processes of their own, started and killed: `vitest run --root emulator --config vitest.slow.config.ts`. */
export default defineConfig({
  test: {
    name: 'emulator (slow)',
    include: ['test/**/*.slow.test.ts'],
    // The SDK looks for a metadata server otherwise, and waits for it.
    env: { METADATA_SERVER_DETECTION: 'none' },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
