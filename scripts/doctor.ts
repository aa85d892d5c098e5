import { findings } from './lib/findings.ts';
import { runTask } from './lib/task.ts';

const HELP = `npm run doctor

Says in one line each whether this machine has what the shop needs, and what to do where it does not. Exits with 1 when something is amiss.
`;

await runTask(HELP, async () => {
  let exitCode = 0;
  for (const [name, look] of findings()) {
    const { isFine, says } = await look();
    console.log(`${isFine ? '✓' : '✗'} ${name.padEnd(8)} ${says}`);
    if (!isFine) exitCode = 1;
  }
  return exitCode;
});
