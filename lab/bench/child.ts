import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { toolEnvironment } from '../../tools/lib/environment.ts';
import { ROOT } from '../../tools/lib/paths.ts';
import { isTaken } from '../../tools/lib/ports.ts';
import { sleep, waitWithTimeout } from '../../tools/lib/processes.ts';

const program = (name: string) => join(import.meta.dirname, 'programs', name);

export const PROGRAMS = {
  framework: join(ROOT, 'node_modules', '@google-cloud', 'functions-framework', 'build', 'src', 'main.js'),
  /** The function as it is deployed. */
  shop: join(ROOT, 'functions'),
  floor: program('floor.ts'),
  floorReader: program('floorReader.ts'),
  meter: program('meter.ts'),
  load: program('load.ts'),
  readOnix: program('readOnix.ts'),
};

const START_LIMIT_MS = 60_000;

export interface Child {
  /** Asks one question at a time. @throws Error with the program's message */
  ask<Answer>(question: unknown): Promise<Answer>;
  stop: () => Promise<void>;
}

interface ChildOptions {
  args?: string[];
  environment?: NodeJS.ProcessEnv;
  /** Modules loaded before the program. */
  preload?: string[];
  /** The program must listen on this port first. */
  port?: number;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

export function forkProgram(path: string, { args = [], environment = {}, preload = [] }: ChildOptions): ChildProcess {
  return fork(path, args, {
    cwd: ROOT,
    // Cloud Functions have no compile cache.
    env: toolEnvironment({ NODE_COMPILE_CACHE: undefined, ...environment }),
    execArgv: preload.flatMap((module) => ['--import', module]),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await waitWithTimeout(2_000, ended);
}

/** @throws Error if the program does not listen in time */
export async function startChild(path: string, options: ChildOptions = {}): Promise<Child> {
  const child = forkProgram(path, options);
  const limit = Date.now() + START_LIMIT_MS;
  while (options.port !== undefined && !(await isTaken(options.port))) {
    if (child.exitCode !== null || Date.now() > limit)
      throw new Error(`${path} did not start on port ${options.port}.`);
    await sleep(20);
  }
  return {
    async ask<Answer>(question: unknown): Promise<Answer> {
      child.send(question as object);
      const ended = new AbortController();
      const answered = once(child, 'message', { signal: ended.signal });
      const stop = () => ended.abort();
      child.once('exit', stop);
      const [{ value, error }] = (await answered.catch(() => [{ error: `${path} ended.` }])) as [
        { value?: Answer; error?: string },
      ];
      child.off('exit', stop);
      if (error !== undefined || value === undefined) throw new Error(error ?? `${path} answered nothing.`);
      return value;
    },
    stop: () => stopProcess(child),
  };
}

/** Exits with the parent process. */
export function answerMessages<Question>(answer: (question: Question) => unknown): void {
  process.on('message', async (question: Question) => {
    try {
      process.send?.({ value: await answer(question) });
    } catch (error) {
      process.send?.({ error: String(error) });
    }
  });
  process.on('disconnect', () => process.exit());
}
