import { type SpawnOptions, spawn } from 'node:child_process';
import { toolEnvironment } from './environment.ts';
import { ROOT } from './paths.ts';

export interface RunResult {
  code: number;
  /** Standard output and standard error as they came; empty when they went to the terminal. */
  output: string;
}

interface RunOptions {
  environment?: NodeJS.ProcessEnv;
  /** Show the output as it comes instead of returning it. */
  isShown?: boolean;
  /** Show standard error as it comes, where a program tells how far it is, and return only the rest. */
  showsProgress?: boolean;
  folder?: string;
  /** Ends the program when aborted. */
  signal?: AbortSignal;
}

/** Runs a program to its end. Resolves whatever its exit code; rejects only when it cannot be started or was aborted. */
export function run(command: string, commandArguments: string[], options: RunOptions = {}): Promise<RunResult> {
  const spawnOptions: SpawnOptions = {
    cwd: options.folder ?? ROOT,
    env: options.environment ?? toolEnvironment(),
    stdio: options.isShown ? 'inherit' : ['ignore', 'pipe', options.showsProgress ? 'inherit' : 'pipe'],
    // npm is a script on Windows.
    shell: process.platform === 'win32' && command !== process.execPath,
    signal: options.signal,
  };
  const child = spawn(command, commandArguments, spawnOptions);
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Runs one of the project's own TypeScript programs. */
export function runScript(path: string, scriptArguments: string[], options: RunOptions = {}): Promise<RunResult> {
  return run(process.execPath, [path, ...scriptArguments], options);
}

export function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Waits for the promise, but no longer than that. */
export async function waitAtMost(milliseconds: number, promise: Promise<unknown>): Promise<void> {
  const { promise: limit, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds);
  await Promise.race([promise, limit]);
  clearTimeout(timer);
}
