import { readFileSync } from 'node:fs';
import { sleep } from '../../tools/lib/processes.ts';
import { forkProgram, stopProcess } from './child.ts';
import { freePort } from './freePort.ts';
import { type Connection, openConnection } from './load/connection.ts';
import { PROGRAMS } from './paths.ts';
import { frameworkEnvironment } from './servers.ts';

const ANSWER_LIMIT_MS = 20_000;
const MILLISECONDS_OF_A_TICK = 10;

export interface ColdStart {
  /** From the start of the process to the first answer, in milliseconds. */
  wall: number;
  /** Of the processor, in milliseconds; null where the system does not tell. */
  cpu: number | null;
}

export interface ColdStartOptions {
  source: string;
  path: string;
  status: number;
  environment?: NodeJS.ProcessEnv;
}

/** utime and stime of /proc/PID/stat, which count hundredths of a second. */
function readCpu(pid: number | undefined): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * MILLISECONDS_OF_A_TICK;
  } catch {
    return null;
  }
}

async function connectWhenUp(port: number): Promise<Connection> {
  const limit = performance.now() + ANSWER_LIMIT_MS;
  for (;;) {
    try {
      return await openConnection(port);
    } catch (error) {
      if (performance.now() > limit) throw error;
      await sleep(2);
    }
  }
}

/** Starts an instance as the cloud does and times it to its first answer. @throws Error for any other status. */
export async function startCold({ source, path, status, environment }: ColdStartOptions): Promise<ColdStart> {
  const port = await freePort();
  const start = performance.now();
  const child = forkProgram(PROGRAMS.framework, {
    args: ['--source', source],
    environment: { ...frameworkEnvironment(port), ...environment },
  });
  let connection: Connection | null = null;
  try {
    connection = await connectWhenUp(port);
    const answer = await connection.send(Buffer.from(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`));
    const wall = performance.now() - start;
    const cpu = readCpu(child.pid);
    if (answer.status !== status) throw new Error(`${path} answered ${answer.status} instead of ${status}.`);
    return { wall, cpu };
  } finally {
    connection?.close();
    // In order, because only then does Node write its compile cache.
    if (environment?.NODE_COMPILE_CACHE) await endInOrder(child);
    await stopProcess(child);
  }
}

async function endInOrder(child: ReturnType<typeof forkProgram>): Promise<void> {
  child.kill('SIGTERM');
  const limit = performance.now() + 2_000;
  while (child.exitCode === null && child.signalCode === null && performance.now() < limit) await sleep(20);
}
