import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './lib/paths.ts';
import { runScript } from './lib/processes.ts';
import { runTask } from './lib/task.ts';

/** Every benchmark by name. */
const BENCHES: Record<string, string> = {
  emulator: 'emulator/bench/bench.ts',
};

const HELP = `npm run bench [-- name ...]

Runs the named benchmarks, or all: ${Object.keys(BENCHES).join(', ')}. Nothing else should run on the machine meanwhile.
`;

await runTask(HELP, async () => {
  const present = Object.keys(BENCHES).filter((name) => existsSync(join(ROOT, BENCHES[name] ?? '')));
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((name) => !present.includes(name));
  if (unknown.length > 0) throw new Error(`No such benchmark: ${unknown.join(', ')}. There are ${present.join(', ')}.`);
  let worst = 0;
  for (const name of wanted.length > 0 ? wanted : present) {
    console.log(`\n── ${name}`);
    const { code } = await runScript(join(ROOT, BENCHES[name] ?? ''), [], { isShown: true });
    worst = Math.max(worst, code);
  }
  return worst;
});
