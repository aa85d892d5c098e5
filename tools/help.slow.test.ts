import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { toolEnvironment } from './lib/environment.ts';
import { ROOT } from './lib/paths.ts';
import { run } from './lib/processes.ts';

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
const tasks = Object.entries(scripts).flatMap(([script, command]) => {
  const task = /^node tools\/run\.mjs (\w+)$/.exec(command)?.[1];
  return task === undefined ? [] : [{ script, task }];
});

const runTask = (task: string, words: string[], taken: NodeJS.ProcessEnv = {}) =>
  run(process.execPath, [join(ROOT, 'tools', 'run.mjs'), task, ...words], {
    environment: toolEnvironment(taken),
    // An option that the task does not know would set it going.
    signal: AbortSignal.timeout(60_000),
  });

/** npm has no way to tell us of these: it knows them itself, and as something else. */
const LOST = ['help', 'verbose', 'quiet'];

describe.each(tasks)('npm run $script', ({ script, task }) => {
  it('every task answers --help and refuses each option that npm has kept for itself', async () => {
    const { code, output } = await runTask(task, ['--help']);
    expect(code).toBe(0);
    expect(output.length).toBeGreaterThan(80);
    const options = [...output.matchAll(/^ +--([a-z][a-z-]*)/gm)].map(([, name = '']) => name);
    for (const name of options.filter((one) => !LOST.includes(one))) {
      const taken = { npm_lifecycle_event: script, [`npm_config_${name.replaceAll('-', '_')}`]: 'true' };
      const refused = await runTask(task, [], taken);
      expect(refused.output, `--${name}`).toContain(` -- --${name}`);
      expect(refused.code).toBe(1);
    }
  });
});
