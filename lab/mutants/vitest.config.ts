import { loadConfigFromFile } from 'vite';
import { defineConfig, type ViteUserConfig } from 'vitest/config';

const { MUTANTS_INCLUDE } = process.env;
const root = await loadConfigFromFile({ command: 'serve', mode: 'test' }, 'vitest.config.ts');
const { test }: ViteUserConfig = root?.config ?? {};
const [project] = test?.projects ?? [];
if (typeof project !== 'object' || !('test' in project)) throw new Error('MUTANTS_PROJECT names no project.');

export default defineConfig({
  ...project,
  test: { ...project.test, ...(MUTANTS_INCLUDE && { include: [MUTANTS_INCLUDE] }) },
});
