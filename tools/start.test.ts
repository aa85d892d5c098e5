import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './lib/paths.ts';
import { runScript } from './lib/processes.ts';

const start = (...words: string[]) => runScript(join(ROOT, 'tools', 'start.ts'), words);

it.each([
  [['--books', '5'], 'from 100 to 100,000'],
  [['--books', '1e5'], 'from 100 to 100,000'],
  [['--books', '100000', '--empty'], 'either --empty or --books'],
])('npm start refuses options that contradict each other: %j', async (words, reason) => {
  const { code, output } = await start(...words);
  expect(output.trim()).toContain(reason);
  expect(output.trim().split('\n')).toHaveLength(1);
  expect(code).toBe(1);
});
