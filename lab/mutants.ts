import { toolEnvironment } from '../tools/lib/environment.ts';
import { FLAG, parseOptions, TEXT } from '../tools/lib/options.ts';
import { run } from '../tools/lib/processes.ts';
import { runTask } from '../tools/lib/task.ts';
import { PARTS } from './mutants/stryker.config.ts';

const NAMES = Object.keys(PARTS);

const HELP = `npm run mutants -- part ... [options]

Runs StrykerJS: changes the code of a part many times and lists the changes that no test detects. Exits with 1 if the
tests of a part detect less than 85 %.

  part             ${NAMES.join(', ')}; all if none is named
  --file GLOB      only these files of one part, from the root
  --fresh          also tests unchanged mutants again
  --concurrency N  mutants at a time; by default one less than the processors
  --help           print this help

Results stay in node_modules/.cache/mutants, reports in test-results/mutants.
`;

await runTask(HELP, async () => {
  const { values, positionals } = parseOptions({
    allowPositionals: true,
    options: { file: TEXT, fresh: FLAG, concurrency: TEXT },
  });
  const unknown = positionals.filter((name) => !NAMES.includes(name));
  if (unknown.length > 0) throw new Error(`Unknown part: ${unknown.join(', ')}. Use one of ${NAMES.join(', ')}.`);
  if (values.file && positionals.length !== 1) throw new Error('--file needs exactly one part.');
  const options = [
    ...(values.fresh ? ['--force'] : []),
    ...(values.concurrency ? ['--concurrency', values.concurrency] : []),
  ];
  let worst = 0;
  for (const part of positionals.length > 0 ? positionals : NAMES) {
    const environment = toolEnvironment({ MUTANTS_PART: part, MUTANTS_FILE: values.file });
    const words = ['run', 'lab/mutants/stryker.config.ts', ...options];
    const { code } = await run('stryker', words, { environment, isShown: true });
    worst = Math.max(worst, code);
  }
  return worst;
});
