import { type SpawnOptions, spawn } from 'node:child_process';
import { toolEnvironment } from './environment.ts';
import { ROOT } from './paths.ts';

export interface RunResult {
  code: number;
  /** Empty if shown. */
  output: string;
}

interface RunOptions {
  environment?: NodeJS.ProcessEnv;
  isShown?: boolean;
  /** Shows standard error, which has the progress, and omits it from `output`. */
  showsProgress?: boolean;
  folder?: string;
  signal?: AbortSignal;
}

/** Rejects only if the program cannot start or is aborted. */
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
  const append = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout?.on('data', append);
  child.stderr?.on('data', append);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

export function runScript(path: string, scriptArguments: string[], options: RunOptions = {}): Promise<RunResult> {
  return run(process.execPath, [path, ...scriptArguments], options);
}

export function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

export async function waitWithTimeout(milliseconds: number, promise: Promise<unknown>): Promise<void> {
  const { promise: limit, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds);
  await Promise.race([promise, limit]);
  clearTimeout(timer);
}
