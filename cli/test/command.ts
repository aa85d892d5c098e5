import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** The folder is deleted after the test file. */
export function makeWorkshop(): string {
  const workshop = mkdtempSync(join(tmpdir(), 'bookstore-commands-'));
  afterAll(() => rmSync(workshop, { recursive: true }));
  return workshop;
}

interface CommandSettings {
  environment?: NodeJS.ProcessEnv;
  input?: string;
  /** Called with all output so far. */
  onOutput?: (output: string) => void;
}

/** Runs commands from another folder, as npm does. */
export const commandsIn =
  (workshop: string) =>
  (name: string, options: string[], { environment, input = '', onOutput }: CommandSettings = {}) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, '../src/commands', `${name}.ts`), ...options], {
      env: { ...process.env, INIT_CWD: workshop, ...environment },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    child.stdin.end(input);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (bytes) => {
        output += String(bytes);
        onOutput?.(output);
      });
    }
    return new Promise<{ code: number | null; output: string }>((resolve) => {
      child.once('close', (code) => resolve({ code, output }));
    });
  };
