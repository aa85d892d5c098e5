import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Directories that this process has open itself; its own process id would not give that away. */
const openHere = new Set<string>();

type Owner = { readonly pid: number; readonly started: string };

/** When a process was started, where the system tells; process ids are used again, start times with them are not. */
function startOf(pid: number): string {
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
  return startOf(pid) === started;
}

function readOwner(path: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

function tryCreate(path: string): boolean {
  const owner: Owner = { pid: process.pid, started: startOf(process.pid) };
  try {
    writeFileSync(path, JSON.stringify(owner), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Takes a data directory for this server alone; a lock that a killed process left behind does not count.
 * @returns what gives it back.
 * @throws Error when another server uses the directory.
 */
export function lockDirectory(directory: string): () => void {
  const path = join(directory, 'lock');
  if (openHere.has(path)) throw new Error(`${directory} is already in use by this process`);
  if (!tryCreate(path)) {
    const owner = readOwner(path);
    if (owner && isAlive(owner)) throw new Error(`${directory} is in use by process ${owner.pid}`);
    rmSync(path, { force: true });
    if (!tryCreate(path)) throw new Error(`${directory} is in use by another process`);
  }
  openHere.add(path);
  return () => {
    openHere.delete(path);
    rmSync(path, { force: true });
  };
}
