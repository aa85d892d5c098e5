import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'emulator',
    include: ['**/*.test.ts'],
    exclude: ['**/*.slow.test.ts', '**/node_modules/**'],
    // The SDK looks for a metadata server otherwise, and waits for it.
    env: { METADATA_SERVER_DETECTION: 'none' },
    // Recorded transactions mostly wait; all of them wait at the same time.
    maxConcurrency: 30,
    testTimeout: 60_000,
    isolate: false,
  },
});
