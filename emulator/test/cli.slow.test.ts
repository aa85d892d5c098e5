import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const BIN = join(import.meta.dirname, '../bin');
const CLI = join(BIN, 'firestore-emulator.ts');
const DENY_ALL = 'service cloud.firestore { match /{path=**} { allow read, write: if false; } }';

let directory: string;
const children: ChildProcess[] = [];

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'emulator-cli-'));
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await rm(directory, { recursive: true, force: true });
});

type Running = { child: ChildProcess; output: () => string; exited: Promise<unknown[]> };

function run(command: string, argv: string[], environment: NodeJS.ProcessEnv = {}): Running {
  const child = spawn(command, argv, { cwd: directory, env: { ...process.env, ...environment }, stdio: 'pipe' });
  children.push(child);
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  return { child, output: () => output, exited: once(child, 'exit') };
}

const cli = (...argv: string[]) => run(process.execPath, [CLI, '--port', '0', ...argv]);

async function addressOf({ child, output }: Running): Promise<string> {
  for (;;) {
    const address = /Firestore emulator at (\S+),/.exec(output())?.[1];
    if (address) return address;
    if (child.exitCode !== null) throw new Error(output());
    await once(child.stdout as NodeJS.EventEmitter, 'data');
  }
}

describe('firestore-emulator', () => {
  it('exits with 0 on SIGTERM', async () => {
    const running = cli();
    await addressOf(running);
    running.child.kill('SIGTERM');
    expect(await running.exited).toEqual([0, null]);
  });

  it('exits with 1 and one line for rules that allow access', async () => {
    await writeFile(join(directory, 'firestore.rules'), DENY_ALL.replace('false', 'true'));
    const running = cli('--rules', 'firestore.rules');
    expect(await running.exited).toEqual([1, null]);
    expect(running.output()).toMatch(/^Firestore emulator: rules, line 1, .*official Firestore emulator.*\n$/);
  });

  it('exits with 1 if the data directory is in use', async () => {
    await addressOf(cli('--data-dir', 'data'));
    const second = cli('--data-dir', 'data');
    expect(await second.exited).toEqual([1, null]);
    expect(second.output()).toMatch(/in use by process \d+\n$/);
  });

  it('exits with its parent process on request', async () => {
    const argv = JSON.stringify([CLI, '--port', '0', '--exit-with-parent']);
    const script = `require('node:child_process').spawn(process.execPath, ${argv}, { stdio: 'inherit' })`;
    const parent = run(process.execPath, ['-e', script]);
    await addressOf(parent);
    const closed = once(parent.child, 'close');
    parent.child.kill('SIGKILL');
    // The emulator inherits the pipes, so they close when it ends.
    await closed;
  });
});

describe.skipIf(process.platform === 'win32')('the java stand-in', () => {
  const environment = {
    PATH: [BIN, process.env.PATH].join(delimiter),
    FIRESTORE_EMULATOR_BINARY_PATH: CLI,
  };

  it('reports a supported Java version', async () => {
    const running = run('java', ['-Dx=y', '-version'], environment);
    expect(await running.exited).toEqual([0, null]);
    expect(running.output()).toContain('version "21');
  });

  it('runs the emulator when firebase-tools calls it', async () => {
    const running = run('java', ['-Duser.language=en', '-jar', CLI, '--host', '127.0.0.1', '--port', '0'], environment);
    await addressOf(running);
    running.child.kill('SIGINT');
    expect(await running.exited).toEqual([0, null]);
  });

  it('passes other calls to the real Java', async () => {
    const real = join(directory, 'java');
    await writeFile(real, '#!/bin/sh\necho real "$@"\n', { mode: 0o755 });
    const running = run('java', ['-jar', 'other.jar'], {
      ...environment,
      PATH: [BIN, directory, process.env.PATH].join(delimiter),
    });
    await running.exited;
    expect(running.output()).toBe('real -jar other.jar\n');
  });
});
