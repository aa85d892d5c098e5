import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** What --project means, in the help of every command that has it. */
export const PROJECT_HELP = `--project   the Firebase project, with your Google credentials (gcloud auth application-default login); without it, the
              shop that runs on this machine`;

/** The Firestore that a command works on. */
export interface Target {
  projectId: string;
  isEmulator: boolean;
}

/**
 * @param project what --project says; else the environment decides.
 * @throws when no project is named, and for a demonstration project (demo-…), which exists in emulators only.
 */
export function findTarget(project: string | undefined, env: NodeJS.ProcessEnv = process.env): Target {
  const projectId = project ?? env.GOOGLE_CLOUD_PROJECT ?? env.GCLOUD_PROJECT;
  if (!projectId) throw new Error('Which project? Give --project or set GOOGLE_CLOUD_PROJECT.');
  const isEmulator = Boolean(env.FIRESTORE_EMULATOR_HOST);
  if (!isEmulator && projectId.startsWith('demo-')) {
    throw new Error(`${projectId} exists in the emulators only, and FIRESTORE_EMULATOR_HOST is not set.`);
  }
  return { projectId, isEmulator };
}

/** The target as people call it. */
export function describeTarget({ projectId, isEmulator }: Target): string {
  return isEmulator ? `${projectId} in the emulator` : `the project ${projectId}`;
}

/** @throws when a real project would be changed and nobody said --yes. */
export function refuseUnconfirmed(target: Target, isConfirmed: boolean): void {
  if (target.isEmulator || isConfirmed) return;
  throw new Error(`This would change ${describeTarget(target)}. If you mean it, repeat the command with --yes.`);
}

/** A path as the caller means it: npm runs scripts in the folder of package.json, wherever it was called. */
export function callersPath(path: string, env: NodeJS.ProcessEnv = process.env): string {
  return resolve(env.INIT_CWD ?? '', path);
}

/** @throws where a file would be written over another. */
export function refusePresent(path: string): void {
  if (existsSync(path)) throw new Error(`${path} is there already. Give another name.`);
}
