import { join } from 'node:path';
import { PORTS } from './lib/addresses.ts';
import { emulatorEnvironment, toolEnvironment } from './lib/environment.ts';
import { ROOT } from './lib/paths.ts';
import { isTaken } from './lib/ports.ts';
import { run } from './lib/processes.ts';
import { runTask } from './lib/task.ts';

const HELP = `npm run admin:create -- <username> [--project <project id>]

Makes an admin account, or changes the password of one; the password is asked for.

Without --project: in the shop that runs on this machine (npm start in another terminal).
With --project: in that Firebase project, with your Google credentials (gcloud auth application-default login).
`;

await runTask(HELP, async () => {
  const command = join(ROOT, 'functions', 'src', 'cli', 'createAdmin.ts');
  const all = process.argv.slice(2);
  const hasProject = all.some((argument) => /^--project(=|$)/.test(argument));
  if (!hasProject && !(await isTaken(PORTS.shop))) {
    throw new Error(
      'No shop runs on this machine. Run npm start in another terminal, or name a Firebase project with --project.',
    );
  }
  const elsewhere = toolEnvironment({ FIRESTORE_EMULATOR_HOST: undefined, FIREBASE_AUTH_EMULATOR_HOST: undefined });
  const environment = hasProject ? elsewhere : emulatorEnvironment();
  return (await run(process.execPath, [command, ...all], { environment, isShown: true })).code;
});
