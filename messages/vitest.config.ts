import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'messages', include: ['*.test.ts'], testTimeout: 60_000 } });
