import { join } from 'node:path';
import { ROOT } from './lib/paths.ts';
import { runScript } from './lib/processes.ts';
import { runTask } from './lib/task.ts';

/** Every benchmark by name. */
const BENCHES: Record<string, string> = {
  emulator: 'emulator/bench/bench.ts',
};

const HELP = `npm run bench [-- name ...] [options of the benchmark]

Runs the named benchmarks, or all: ${Object.keys(BENCHES).join(', ')}. Nothing else should run on the machine meanwhile.
`;

await runTask(HELP, async () => {
  const all = process.argv.slice(2);
  const firstOption = all.findIndex((argument) => argument.startsWith('-'));
  const wanted = firstOption < 0 ? all : all.slice(0, firstOption);
  const options = firstOption < 0 ? [] : all.slice(firstOption);
  const unknown = wanted.filter((name) => !Object.hasOwn(BENCHES, name));
  if (unknown.length > 0)
    throw new Error(`No such benchmark: ${unknown.join(', ')}. There are ${Object.keys(BENCHES).join(', ')}.`);
  let worst = 0;
  for (const name of wanted.length > 0 ? wanted : Object.keys(BENCHES)) {
    console.log(`\n── ${name}`);
    const { code } = await runScript(join(ROOT, BENCHES[name] ?? ''), options, { isShown: true });
    worst = Math.max(worst, code);
  }
  return worst;
});
