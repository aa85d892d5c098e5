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

/** Takes --project out of the arguments: the command itself learns the project from its environment. */
function splitProject(all: string[]): { project?: string; rest: string[] } {
  const index = all.findIndex((argument) => argument === '--project' || argument.startsWith('--project='));
  const option = all[index];
  if (option === undefined) return { rest: all };
  const isJoined = option.startsWith('--project=');
  const project = isJoined ? option.slice('--project='.length) : all[index + 1];
  return { project, rest: all.toSpliced(index, isJoined ? 1 : 2) };
}

await runTask(HELP, async () => {
  const { project, rest } = splitProject(process.argv.slice(2));
  if (project === undefined && !(await isTaken(PORTS.firestore))) {
    throw new Error(
      'No shop runs on this machine. Run npm start in another terminal, or name a Firebase project with --project.',
    );
  }
  const environment = project
    ? toolEnvironment({ GCLOUD_PROJECT: project, GOOGLE_CLOUD_PROJECT: project, FIRESTORE_EMULATOR_HOST: undefined })
    : emulatorEnvironment();
  const command = join(ROOT, 'functions', 'src', 'cli', 'createAdmin.ts');
  return (await run(process.execPath, [command, ...rest], { environment, isShown: true })).code;
});
