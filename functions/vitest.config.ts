import { defineConfig } from 'vitest/config';

/** The API in process, on the Firestore emulator of this repository. */
export default defineConfig({
  test: { name: 'functions', include: ['src/**/*.test.ts'], globalSetup: ['test/globalSetup.ts'] },
});
