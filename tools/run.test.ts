import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { toolEnvironment } from './lib/environment.ts';
import { ROOT } from './lib/paths.ts';
import { run } from './lib/processes.ts';

const npm = (...words: string[]) => run('npm', words, { environment: toolEnvironment({ INIT_CWD: undefined }) });

function runTask(task: string, words: string[], taken: NodeJS.ProcessEnv, script = task) {
  const environment = toolEnvironment({ npm_lifecycle_event: script, ...taken });
  return run(process.execPath, [join(ROOT, 'tools', 'run.mjs'), task, ...words], {
    environment,
    // Commands that are not rejected start for real.
    signal: AbortSignal.timeout(50_000),
  });
}

describe('intercepted options', () => {
  it.each([
    [['run', 'books', 'import', 'f.csv', '--dry-run'], 'npm run books -- import f.csv --dry-run'],
    [['run', 'deploy', '--check'], 'npm run deploy -- --check'],
  ])('are rejected after npm %j without running the command', async (words, advice) => {
    const { code, output } = await npm(...words);
    expect(output).toContain(advice);
    expect(code).toBe(1);
  });

  it('are shown with their value if npm kept it', async () => {
    const whole = await runTask('backup', [], { npm_config_out: '../b', npm_config_project: 'my-shop' });
    expect(whole.output).toContain('npm run backup -- --project my-shop --out ../b');
    const torn = await runTask('backup', ['../b', 'my-shop'], { npm_config_out: 'true', npm_config_project: 'true' });
    expect(torn.output).toContain('npm run backup -- --project … --out …\n');
  });

  it('are shown with the name of the npm script', async () => {
    const test = await runTask('test', [], { npm_config_browser: 'true' });
    expect(test.output).toContain('npm test -- --browser');
    const remove = await runTask('adminRemove', ['owner'], { npm_config_yes: 'true' }, 'admin:remove');
    expect(remove).toMatchObject({ code: 1, output: expect.stringContaining('npm run admin:remove -- owner --yes') });
  });

  it('are ignored if the command lacks them or they are off', async () => {
    for (const taken of [{ npm_config_yes: 'true' }, { npm_config_level: '' }]) {
      expect(await runTask('rows', ['--help'], taken)).toMatchObject({ code: 0 });
    }
  });
});

it('lists every task that package.json starts', async () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const tasks = Object.values(scripts).flatMap((script) => /^node tools\/run\.mjs (\w+)$/.exec(script)?.[1] ?? []);
  expect(tasks.length).toBeGreaterThan(10);
  const { output } = await run(process.execPath, [join(ROOT, 'tools', 'run.mjs'), '--help']);
  expect(tasks.filter((task) => !new RegExp(`^  ${task} `, 'm').test(output))).toEqual([]);
});
