import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { FIRESTORE_ADDRESS } from './addresses.ts';
import { emulatorEnvironment, toolEnvironment } from './environment.ts';
import { ROOT } from './paths.ts';
import { isTaken } from './ports.ts';
import { run } from './processes.ts';
import { parseAddress } from './stack/ownFirestore.ts';

/** The project that --project names, among whatever other options. */
export function projectOf(commandArguments: string[]): string | undefined {
  const options = { project: { type: 'string' } } as const;
  const { values } = parseArgs({ args: commandArguments, options, strict: false, allowPositionals: true });
  return typeof values.project === 'string' ? values.project : undefined;
}

/**
 * Where a command of the back end works: in the Firebase project that --project names, else in the emulators of this
 * machine. Projects named demo-… exist in emulators only.
 */
export function commandEnvironment(commandArguments: string[]): {
  isEmulator: boolean;
  environment: NodeJS.ProcessEnv;
} {
  const project = projectOf(commandArguments);
  if (project === undefined || project.startsWith('demo-')) {
    return { isEmulator: true, environment: emulatorEnvironment() };
  }
  const elsewhere = { FIRESTORE_EMULATOR_HOST: undefined, FIREBASE_AUTH_EMULATOR_HOST: undefined };
  return { isEmulator: false, environment: toolEnvironment(elsewhere) };
}

/** Runs cli/src/commands/<name>.ts with the arguments of this process. @returns its exit code. */
export async function runProductCommand(name: string): Promise<number> {
  const commandArguments = process.argv.slice(2);
  const { isEmulator, environment } = commandEnvironment(commandArguments);
  const isAsking = commandArguments.includes('--help') || commandArguments.includes('-h');
  if (isEmulator && !isAsking && !(await isTaken(parseAddress(FIRESTORE_ADDRESS).port))) {
    throw new Error(
      'No shop runs on this machine. Run npm start in another terminal, or name a Firebase project with --project.',
    );
  }
  const command = join(ROOT, 'cli', 'src', 'commands', `${name}.ts`);
  return (await run(process.execPath, [command, ...commandArguments], { environment, isShown: true })).code;
}
