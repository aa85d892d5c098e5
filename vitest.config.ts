import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['contract', 'functions', 'emulator', 'web', 'scripts'],
    // Vitest leaves a processor free, which is half of a small machine.
    maxWorkers: '100%',
  },
});
