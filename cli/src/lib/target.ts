import { existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

export const PROJECT_HELP = `--project   the Firebase project, with your Google credentials (gcloud auth application-default login); without it,
              the shop running on this machine`;

export interface Target {
  projectId: string;
  isEmulator: boolean;
}

/**
 * @param project defaults to the environment @throws Error without a project, or for a demo project outside the
 * emulators
 */
export function findTarget(project: string | undefined, env: NodeJS.ProcessEnv = process.env): Target {
  const projectId = project ?? env.GOOGLE_CLOUD_PROJECT ?? env.GCLOUD_PROJECT;
  if (!projectId) throw new Error('No project: use --project or set GOOGLE_CLOUD_PROJECT.');
  const isEmulator = Boolean(env.FIRESTORE_EMULATOR_HOST);
  if (!isEmulator && projectId.startsWith('demo-')) {
    throw new Error(`${projectId} exists in the emulators only, and FIRESTORE_EMULATOR_HOST is not set.`);
  }
  return { projectId, isEmulator };
}

export function describeTarget({ projectId, isEmulator }: Target): string {
  return isEmulator ? `${projectId} in the emulator` : `the project ${projectId}`;
}

/** @throws Error for a real project without --yes */
export function requireConfirmation(target: Target, isConfirmed: boolean): void {
  if (target.isEmulator || isConfirmed) return;
  throw new Error(`This would change ${describeTarget(target)}. Repeat the command with --yes to do it.`);
}

/** npm runs scripts in the root folder, not where it was called. */
export function resolveCallerPath(path: string, env: NodeJS.ProcessEnv = process.env): string {
  return resolve(env.INIT_CWD ?? '', path);
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/** @throws Error if the file does not exist or is a folder */
export function requireFile(path: string): void {
  if (!existsSync(path)) throw new Error(`${path} does not exist.`);
  if (isFolder(path)) throw new Error(`${path} is a folder. Choose a file.`);
}

/** @throws Error if the file exists or its folder does not */
export function requireNewFile(path: string): void {
  if (existsSync(path)) throw new Error(`${path} already exists. Choose another name.`);
  if (!isFolder(dirname(path))) throw new Error(`${path} cannot be written: ${dirname(path)} is not a folder.`);
}

/** @throws Error if the path is a file */
export function requireFolderPath(path: string): void {
  if (existsSync(path) && !isFolder(path)) throw new Error(`${path} is a file. Choose a new folder.`);
}
