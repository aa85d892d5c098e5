import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      'messages',
      'contract',
      'functions',
      'cli',
      'emulator',
      'web',
      'web/vitest.tooling.config.ts',
      'tools',
      'lab',
    ],
  },
});
