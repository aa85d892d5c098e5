import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './lib/paths.ts';
import { run } from './lib/processes.ts';

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
const tasks = Object.values(scripts).flatMap((script) => /^node tools\/run\.mjs (\w+)$/.exec(script)?.[1] ?? []);

it.each([...new Set(tasks)])('node tools/run.mjs %s answers --help without starting its work', async (task) => {
  const signal = AbortSignal.timeout(60_000);
  const { code, output } = await run(process.execPath, [join(ROOT, 'tools', 'run.mjs'), task, '--help'], { signal });
  expect(output.length).toBeGreaterThan(80);
  expect(code).toBe(0);
});
