import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { toolEnvironment } from '../../tools/lib/environment.ts';
import { ROOT } from '../../tools/lib/paths.ts';
import { isTaken } from '../../tools/lib/ports.ts';
import { sleep, waitAtMost } from '../../tools/lib/processes.ts';

const START_LIMIT_MS = 20_000;

/** What a program answers to a message. */
interface Reply<Value> {
  value?: Value;
  error?: string;
}

/** A program of the benchmark's own that answers messages. */
export interface Child {
  /** Sends a message and waits for its answer; one at a time. @throws Error with the program's own words. */
  ask<Answer>(question: unknown): Promise<Answer>;
  stop: () => Promise<void>;
}

interface ChildOptions {
  args?: string[];
  environment?: NodeJS.ProcessEnv;
  /** Modules that Node loads before the program. */
  preload?: string[];
  /** Waits until the program listens here. */
  port?: number;
}

/** Standard output goes nowhere, as in the cloud, where a collector reads it; errors go to the terminal. */
export function forkProgram(path: string, options: Omit<ChildOptions, 'port'> = {}): ChildProcess {
  const { args = [], environment = {}, preload = [] } = options;
  return fork(path, args, {
    cwd: ROOT,
    env: toolEnvironment(environment),
    execArgv: preload.flatMap((module) => ['--import', module]),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await waitAtMost(2_000, ended);
}

async function untilListening(child: ChildProcess, path: string, port: number): Promise<void> {
  const limit = Date.now() + START_LIMIT_MS;
  while (!(await isTaken(port))) {
    if (child.exitCode !== null || Date.now() > limit) throw new Error(`${path} did not come up on port ${port}.`);
    await sleep(20);
  }
}

function nextReply<Value>(child: ChildProcess, path: string): Promise<Reply<Value>> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error(`${path} ended.`));
    child.once('exit', fail);
    child.once('message', (reply: Reply<Value>) => {
      child.off('exit', fail);
      resolve(reply);
    });
  });
}

/** @throws Error when the program does not listen in time. */
export async function startChild(path: string, options: ChildOptions = {}): Promise<Child> {
  const child = forkProgram(path, options);
  if (options.port !== undefined) await untilListening(child, path, options.port);
  return {
    async ask<Answer>(question: unknown): Promise<Answer> {
      child.send(question as object);
      const { value, error } = await nextReply<Answer>(child, path);
      if (error !== undefined || value === undefined) throw new Error(error ?? `${path} answered nothing.`);
      return value;
    },
    stop: () => stopProcess(child),
  };
}
