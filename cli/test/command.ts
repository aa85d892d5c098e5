import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** A folder for the files of one test file, which is gone after it. */
export function makeWorkshop(): string {
  const workshop = mkdtempSync(join(tmpdir(), 'bookstore-commands-'));
  afterAll(() => rmSync(workshop, { recursive: true }));
  return workshop;
}

interface CommandSettings {
  environment?: NodeJS.ProcessEnv;
  /** What a pipe brings. */
  input?: string;
  /** Called with all that was written so far, at each piece. */
  onOutput?: (output: string) => void;
}

/** Runs commands as npm does: from elsewhere than where they were called. */
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
