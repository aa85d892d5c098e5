import { cpus } from 'node:os';
import { FLAG, parseOptions, TEXT } from '../tools/lib/options.ts';
import { formatDuration } from '../tools/lib/print.ts';
import { runTask } from '../tools/lib/task.ts';
import { type MutantsPart, PARTS, sources } from './mutants/parts.ts';
import { scoreOf } from './mutants/score.ts';
import { type MutantsOptions, tryMutants } from './mutants/stryker.ts';

/** Percent of the mutants that the tests are to notice. */
const GOAL = 85;

const HELP = `npm run mutants [-- part ...] [options]

Changes the code a little, many times over, and looks whether a test notices: what none does is a hole in the tests, or a
line that nobody needs. Prints every mutant that was not noticed, and exits with 1 when a part stays below ${GOAL} %.

${PARTS.map(({ name, purpose }) => `  ${name.padEnd(11)}${purpose}`).join('\n')}

  --file GLOB      only files that it fits, from the root; of one part
  --fresh          also what has not changed since the last time
  --concurrency N  how many at a time; one less than there are processors, if nothing is said
  --help           this text

What was found stays in node_modules/.cache/mutants, and reports to look at in test-results/mutants.
`;

function selectParts(names: string[]): MutantsPart[] {
  const unknown = names.filter((name) => !PARTS.some((part) => part.name === name));
  if (unknown.length > 0) {
    throw new Error(`No such part: ${unknown.join(', ')}. There are ${PARTS.map(({ name }) => name).join(', ')}.`);
  }
  return names.length === 0 ? PARTS : PARTS.filter(({ name }) => names.includes(name));
}

async function runPart(part: MutantsPart, options: MutantsOptions): Promise<{ line: string; isEnough: boolean }> {
  const start = performance.now();
  const { noticed, all, percent } = scoreOf(await tryMutants(part, options));
  const isEnough = percent >= GOAL;
  const score = `${percent.toFixed(1).padStart(5)} %  ${noticed} of ${all}`;
  const line = `${isEnough ? '✓' : '✗'} ${part.name.padEnd(11)}${score}  ${formatDuration(performance.now() - start)}`;
  console.log(`\n${line}\n`);
  return { line, isEnough };
}

await runTask(HELP, async () => {
  const { values, positionals } = parseOptions({
    allowPositionals: true,
    options: {
      file: TEXT,
      fresh: FLAG,
      concurrency: { type: 'string', default: String(Math.max(1, cpus().length - 1)) },
    },
  });
  const concurrency = Number(values.concurrency);
  if (!Number.isInteger(concurrency) || concurrency < 1) throw new Error('--concurrency is a number from 1 on.');
  const parts = selectParts(positionals);
  if (values.file && parts.length !== 1) throw new Error('--file goes with one part.');
  const results = [];
  for (const part of parts) {
    results.push(
      await runPart(part, { concurrency, fresh: values.fresh, files: values.file ? sources(values.file) : undefined }),
    );
  }
  console.log(results.map(({ line }) => line).join('\n'));
  return results.every(({ isEnough }) => isEnough) ? 0 : 1;
});
