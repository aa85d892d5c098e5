import { globSync } from 'node:fs';
import { isAbsolute, relative, sep } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../paths.ts';
import { run } from '../processes.ts';
import { TYPE_PROJECTS } from './stages.ts';

const OTHERS = ['node_modules', 'dist', '.git', 'test-results'];

function writtenFiles(): string[] {
  const isOther = (path: string) => OTHERS.some((name) => path.split(sep).includes(name));
  return globSync('**/*.{ts,tsx}', { cwd: ROOT, exclude: isOther }).map((path) => path.replaceAll(sep, '/'));
}

it('the root tsconfig.json includes every file of the project', async () => {
  const { code, output } = await run('tsc', ['-p', '.', '--listFilesOnly']);
  expect(code, output).toBe(0);
  const paths = output.split('\n').filter((path) => isAbsolute(path) && !path.includes('node_modules'));
  expect(paths.map((path) => relative(ROOT, path).replaceAll(sep, '/')).sort()).toEqual(writtenFiles().sort());
  expect(TYPE_PROJECTS).toContain('.');
});
