import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Call, connect } from './replay/client.ts';

const BIN = join(import.meta.dirname, '../bin');
const CLI = join(BIN, 'firestore-emulator.ts');
const DATABASE = 'projects/p/databases/(default)';
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

/** Waits for the line that says where the emulator is. */
async function addressOf({ child, output }: Running): Promise<string> {
  for (;;) {
    const address = /Firestore emulator at (\S+),/.exec(output())?.[1];
    if (address) return address;
    if (child.exitCode !== null) throw new Error(output());
    await once(child.stdout as NodeJS.EventEmitter, 'data');
  }
}

const set = (call: Call, id: string) =>
  call('Commit', { database: DATABASE, writes: [{ update: { name: `${DATABASE}/documents/c/${id}`, fields: {} } }] });

async function ids(call: Call): Promise<Set<string>> {
  const structuredQuery = { from: [{ collectionId: 'c' }] };
  const { responses } = await call('RunQuery', { parent: `${DATABASE}/documents`, structuredQuery });
  return new Set(responses.map(({ document }) => (document as { name: string }).name.split('/').at(-1) ?? ''));
}

describe('kills', () => {
  it('a killed emulator has every write that it acknowledged when it is started again', async () => {
    const first = cli('--data-dir', 'data');
    const { call, close } = connect(await addressOf(first));
    const acknowledged = new Set<string>();
    const writers = Array.from({ length: 8 }, async (_, writer) => {
      for (let i = 0; ; i++) {
        const { status } = await set(call, `w${writer}-${i}`);
        if (status !== 'OK') return;
        acknowledged.add(`w${writer}-${i}`);
        if (acknowledged.size === 200) first.child.kill('SIGKILL');
      }
    });
    await Promise.all(writers);
    close();
    const second = connect(await addressOf(cli('--data-dir', 'data')));
    const found = await ids(second.call);
    second.close();
    expect(acknowledged.size).toBeGreaterThanOrEqual(200);
    expect([...acknowledged].filter((id) => !found.has(id))).toEqual([]);
  });
});

describe('commands', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('the command line stops with 0 on %s', async (signal) => {
    const running = cli();
    await addressOf(running);
    running.child.kill(signal);
    expect(await running.exited).toEqual([0, null]);
  });

  it('the command line explains itself', async () => {
    const running = cli('--help');
    await running.exited;
    expect(running.output()).toContain('--data-dir DIR');
  });

  it('the command line takes the flags of firebase-tools, and names those that mean nothing to it', async () => {
    await writeFile(join(directory, 'firestore.rules'), DENY_ALL);
    const running = cli(
      ...'--host 127.0.0.1 --websocket_port 1 --database-edition standard --project_id p --rules firestore.rules'.split(
        ' ',
      ),
      ...'--single_project_mode true --functions_emulator 127.0.0.1:2 --unheard-of x'.split(' '),
    );
    const { call, close } = connect(await addressOf(running));
    expect((await call('ListDocuments', { parent: `${DATABASE}/documents` }, { owner: false })).status).toBe(
      'PERMISSION_DENIED',
    );
    close();
    expect(running.output().split('\n')[0]).toBe('--unheard-of is ignored.');
  });

  it('the command line ends with 1 and one line for rules that allow anything', async () => {
    await writeFile(join(directory, 'firestore.rules'), DENY_ALL.replace('false', 'true'));
    const running = cli('--rules', 'firestore.rules');
    expect(await running.exited).toEqual([1, null]);
    expect(running.output()).toMatch(/^Firestore emulator: rules, line 1, .*official Firestore emulator.*\n$/);
  });

  it('the command line ends with 1 when another one uses the data directory', async () => {
    await addressOf(cli('--data-dir', 'data'));
    const second = cli('--data-dir', 'data');
    expect(await second.exited).toEqual([1, null]);
    expect(second.output()).toMatch(/in use by process \d+\n$/);
  });

  it('the command line ends with the process that started it, when asked to', async () => {
    const argv = JSON.stringify([CLI, '--port', '0', '--exit-with-parent']);
    const script = `require('node:child_process').spawn(process.execPath, ${argv}, { stdio: 'inherit' })`;
    const parent = run(process.execPath, ['-e', script]);
    await addressOf(parent);
    const closed = once(parent.child, 'close');
    parent.child.kill('SIGKILL');
    // The pipes of the parent close only when the emulator, which inherited them, is gone too.
    await closed;
  });
});

describe.skipIf(process.platform === 'win32')('the stand-in for Java', () => {
  const environment = {
    PATH: [BIN, process.env.PATH].join(delimiter),
    FIRESTORE_EMULATOR_BINARY_PATH: CLI,
  };

  it('the stand-in for Java says that it is new enough', async () => {
    const running = run('java', ['-Dx=y', '-version'], environment);
    expect(await running.exited).toEqual([0, null]);
    expect(running.output()).toContain('version "21');
  });

  it('the stand-in for Java runs the emulator as firebase-tools calls it', async () => {
    const running = run('java', ['-Duser.language=en', '-jar', CLI, '--host', '127.0.0.1', '--port', '0'], environment);
    await addressOf(running);
    running.child.kill('SIGINT');
    expect(await running.exited).toEqual([0, null]);
  });

  it('the stand-in for Java leaves everything else to the real Java', async () => {
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
