import { run } from '../../tools/lib/processes.ts';

/** A process that this one has started, itself or through others. */
export interface Process {
  pid: number;
  /** What it has in memory, in megabytes. */
  megabytes: number;
  command: string;
}

const KIB_PER_MB = 1_000_000 / 1024;
const ROW = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/;

/** Seconds of a time that `ps` prints as `[[days-]hours:]minutes:seconds`. */
function secondsOf(elapsed: string): number {
  const [clock = '', days = '0'] = elapsed.split('-').toReversed();
  return clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) + Number(days) * 86_400;
}

/**
 * The processes below one, oldest first: a system begins its numbers anew.
 * @param table what `ps` prints: process, parent, KiB in memory, for how long it has run, command.
 */
export function descendantsOf(root: number, table: string): Process[] {
  const children = new Map<number, (Process & { seconds: number })[]>();
  for (const line of table.split('\n')) {
    const [, pid = '', parent = '', kib = '', elapsed = '', command = ''] = ROW.exec(line) ?? [];
    if (pid === '') continue;
    const seconds = secondsOf(elapsed);
    const process = { pid: Number(pid), megabytes: Number(kib) / KIB_PER_MB, command, seconds };
    children.set(Number(parent), [...(children.get(Number(parent)) ?? []), process]);
  }
  const found: (Process & { seconds: number })[] = [];
  const waiting = [root];
  for (let pid = waiting.pop(); pid !== undefined; pid = waiting.pop()) {
    const below = children.get(pid) ?? [];
    found.push(...below);
    waiting.push(...below.map((one) => one.pid));
  }
  const sorted = found.toSorted((a, b) => b.seconds - a.seconds || a.pid - b.pid);
  return sorted.map(({ seconds: _seconds, ...process }) => process);
}

/** @throws Error where there is no `ps` (Windows). */
export async function ownProcesses(): Promise<Process[]> {
  const { code, output } = await run('ps', ['-A', '-o', 'pid=,ppid=,rss=,etime=,command=']);
  if (code !== 0) throw new Error(`ps could not be asked: ${output}`);
  return descendantsOf(process.pid, output);
}

/** An instance of a function: each answers one request at a time. */
export const isFunction = ({ command }: Process) => command.includes('functionsEmulatorRuntime');

export const isFirestore = ({ command }: Process) => command.includes('firestore-emulator.ts');
