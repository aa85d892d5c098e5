import { run } from './lib/processes.ts';
import { TYPE_PROJECTS, typeCheck } from './lib/stages/stages.ts';
import { runTask } from './lib/task.ts';

const HELP = `npm run types

Checks the types of every part with its own tsconfig.json, and of all with the root's: ${TYPE_PROJECTS.join(', ')}
`;

await runTask(HELP, async () => {
  const results = await Promise.all(TYPE_PROJECTS.map((project) => run('tsc', typeCheck(project))));
  // The root's project has every file once more, and many have those of the contract.
  const lines = new Set(results.flatMap(({ output }) => output.split('\n').filter(Boolean)));
  for (const line of lines) console.log(line);
  return results.every(({ code }) => code === 0) ? 0 : 1;
});
