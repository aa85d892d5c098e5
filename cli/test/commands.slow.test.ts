import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const workshop = mkdtempSync(join(tmpdir(), 'bookstore-commands-'));
const project = `demo-${randomUUID()}`;
afterAll(() => rmSync(workshop, { recursive: true }));

/** Runs a command as npm does: from elsewhere than where it was called. */
function command(name: string, options: string[], environment: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../src', `${name}.ts`), ...options], {
    env: { ...process.env, INIT_CWD: workshop, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (output += String(bytes)));
  return new Promise<{ code: number | null; output: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, output }));
  });
}

const inProject = (name: string, ...options: string[]) => command(name, [...options, '--project', project]);

describe('the commands', () => {
  it('import with a report and exit code 1 for a bad row, export, back up and restore', async () => {
    const rows = ['_id,title,description,category,newPrice,oldPrice', 'a,Dune,x,fiction,1,2', 'b,,x,fiction,1,2'];
    writeFileSync(join(workshop, 'books.csv'), rows.join('\n'));
    const imported = await inProject('books', 'import', 'books.csv');
    expect(imported).toMatchObject({ code: 1, output: expect.stringContaining('line 3: title: Required') });
    expect(imported.output).toContain('1 added, 0 changed, 0 unchanged, 1 refused');

    expect(await inProject('books', 'export', 'out.csv')).toMatchObject({ code: 0 });
    expect(readFileSync(join(workshop, 'out.csv'), 'utf8')).toContain('"a","Dune",');
    const again = await inProject('books', 'export', 'out.csv');
    expect(again).toMatchObject({ code: 1, output: expect.stringContaining('there already') });

    expect(await inProject('backup', '--out', 'backup')).toMatchObject({ code: 0 });
    expect(existsSync(join(workshop, 'backup', 'manifest.json'))).toBe(true);
    const dryRun = await inProject('restore', '--from', 'backup', '--dry-run');
    expect(dryRun).toMatchObject({ code: 0, output: expect.stringContaining('0 added, 0 replaced, 1 unchanged') });
    expect(await inProject('restore', '--from', 'backup')).toMatchObject({
      code: 0,
      output: expect.stringContaining('Restored.'),
    });
  });

  it('change no real project without --yes', async () => {
    await inProject('backup', '--out', 'for-real');
    const real = { FIRESTORE_EMULATOR_HOST: '' };
    const refused = await command('restore', ['--from', 'for-real', '--project', 'my-shop'], real);
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('repeat the command with --yes') });
  });

  it('say what they need', async () => {
    expect((await inProject('backup')).output).toContain('--out');
    expect((await inProject('restore')).output).toContain('--from');
    expect((await inProject('books', 'sell', 'x.csv')).output).toContain('import or export');
    expect((await command('checkSecret', [], { JWT_SECRET: 'short' })).output).toContain('shorter than 32 bytes');
    expect(await command('checkSecret', [], { JWT_SECRET: 'x'.repeat(40) })).toEqual({ code: 0, output: '' });
  });
});
