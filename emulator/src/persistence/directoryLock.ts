import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Directories of this process, which the process id in a lock cannot show. */
const openDirectories = new Set<string>();

type Owner = { readonly pid: number; readonly started: string };

/** Returns '' if unknown. Process ids are reused, pairs with a start time are not. */
function startTimeOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isAlive({ pid, started }: Owner): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return startTimeOf(pid) === started;
}

function readOwner(path: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

function tryCreate(path: string): boolean {
  const owner: Owner = { pid: process.pid, started: startTimeOf(process.pid) };
  try {
    writeFileSync(path, JSON.stringify(owner), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Replaces the lock of a killed process. @returns a function that releases the lock @throws Error if another server
 * uses the directory
 */
export function lockDirectory(directory: string): () => void {
  const path = join(directory, 'lock');
  if (openDirectories.has(path)) throw new Error(`${directory} is already in use by this process`);
  if (!tryCreate(path)) {
    const owner = readOwner(path);
    if (owner && isAlive(owner)) throw new Error(`${directory} is in use by process ${owner.pid}`);
    rmSync(path, { force: true });
    if (!tryCreate(path)) throw new Error(`${directory} is in use by another process`);
  }
  openDirectories.add(path);
  return () => {
    openDirectories.delete(path);
    rmSync(path, { force: true });
  };
}
