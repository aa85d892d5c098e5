import { run } from './lib/processes.ts';
import { TYPE_PROJECTS, typeCheck } from './lib/stages/stages.ts';
import { runTask } from './lib/task.ts';

const HELP = `npm run types

Checks the types of every part with its own tsconfig.json, and of all with the root's: ${TYPE_PROJECTS.join(', ')}
`;

await runTask(HELP, async () => {
  const results = await Promise.all(TYPE_PROJECTS.map((project) => run('tsc', typeCheck(project))));
  for (const { output } of results) process.stdout.write(output);
  return results.every(({ code }) => code === 0) ? 0 : 1;
});
