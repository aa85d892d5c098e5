import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './lib/paths.ts';
import { runScript } from './lib/processes.ts';
import { parseBookCount } from './lib/stack/bookCount.ts';

it.each(['', '99', '100001', '1e5', '100,000', '-200'])('rejects --books %j', (text) => {
  expect(() => parseBookCount(text)).toThrow('from 100 to 100,000');
});

it('rejects --books with --empty in one line', async () => {
  const start = join(ROOT, 'tools', 'start.ts');
  const { code, output } = await runScript(start, ['--books', '100000', '--empty']);
  expect(output.trim()).toContain('--empty and --books cannot be combined');
  expect(output.trim().split('\n')).toHaveLength(1);
  expect(code).toBe(1);
});
