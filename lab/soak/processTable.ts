import { run } from '../../tools/lib/processes.ts';

/** A process that this one has started, itself or through others. */
export interface Process {
  pid: number;
  /** What it has in memory, in megabytes. */
  megabytes: number;
  command: string;
}

const KIB_PER_MB = 1_000_000 / 1024;
const ROW = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/;

/** The processes below one, oldest first. @param table what `ps` prints: process, parent, KiB in memory, command. */
export function descendantsOf(root: number, table: string): Process[] {
  const children = new Map<number, Process[]>();
  for (const line of table.split('\n')) {
    const [, pid = '', parent = '', kib = '', command = ''] = ROW.exec(line) ?? [];
    if (pid === '') continue;
    const process = { pid: Number(pid), megabytes: Number(kib) / KIB_PER_MB, command };
    children.set(Number(parent), [...(children.get(Number(parent)) ?? []), process]);
  }
  const found: Process[] = [];
  const waiting = [root];
  for (let pid = waiting.pop(); pid !== undefined; pid = waiting.pop()) {
    const below = children.get(pid) ?? [];
    found.push(...below);
    waiting.push(...below.map((one) => one.pid));
  }
  return found.toSorted((a, b) => a.pid - b.pid);
}

/** @throws Error where there is no `ps` (Windows). */
export async function ownProcesses(): Promise<Process[]> {
  const { code, output } = await run('ps', ['-A', '-o', 'pid=,ppid=,rss=,command=']);
  if (code !== 0) throw new Error(`ps could not be asked: ${output}`);
  return descendantsOf(process.pid, output);
}

/** An instance of a function: each answers one request at a time. */
export const isFunction = ({ command }: Process) => command.includes('functionsEmulatorRuntime');

export const isFirestore = ({ command }: Process) => command.includes('firestore-emulator.ts');
