import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { emulatorEnvironment, toolEnvironment } from '../../../tools/lib/environment.ts';
import { run } from '../../../tools/lib/processes.ts';

export function projectOf(commandArguments: string[]): string | undefined {
  const options = { project: { type: 'string' } } as const;
  const { values } = parseArgs({ args: commandArguments, options, strict: false, allowPositionals: true });
  return typeof values.project === 'string' ? values.project : undefined;
}

/** Uses emulators unless `--project` names a real project; demo-… exists only in emulators. */
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

export async function runProductCommand(name: string, commandArguments: string[]): Promise<number> {
  const { environment } = commandEnvironment(commandArguments);
  const command = join(import.meta.dirname, '..', 'commands', `${name}.ts`);
  return (await run(process.execPath, [command, ...commandArguments], { environment, isShown: true })).code;
}
