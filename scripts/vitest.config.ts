import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'scripts', include: ['**/*.test.ts'], exclude: ['**/*.slow.test.ts', '**/node_modules/**'] },
});
