import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { languages, PSEUDO_LANGUAGE, subjects } from './folder.ts';

const HERE = import.meta.dirname;
const TSC = join(HERE, '../node_modules/.bin/tsc');
const folder = mkdtempSync(join(tmpdir(), 'bookstore-complete-'));
afterAll(() => rmSync(folder, { recursive: true }));

const nameIn = (language: string, subject: string) => JSON.stringify(join(HERE, language, `${subject}.ts`));

/** What the compiler says of files that must have each other's messages. */
async function faultsOf(pairs: readonly [own: string, english: string][]): Promise<string> {
  const lines = pairs.map(
    ([own, english], index) => `export type T${index} = Speaks<typeof import(${own}), typeof import(${english})>;`,
  );
  const file = join(folder, 'complete.ts');
  writeFileSync(file, [`import type { Speaks } from '${join(HERE, 'complete.ts')}';`, ...lines].join('\n'));
  const config = join(folder, 'tsconfig.json');
  const typeRoots = [join(HERE, '../node_modules/@types')];
  writeFileSync(
    config,
    JSON.stringify({
      extends: join(HERE, '../tsconfig.base.json'),
      compilerOptions: { types: ['node'], typeRoots, incremental: false },
      files: [file],
    }),
  );
  const { stdout } = await promisify(execFile)(TSC, ['-p', config]).catch((error: { stdout: string }) => error);
  return stdout;
}

describe('the messages of every language', () => {
  const others = languages().filter((language) => language !== 'en' && language !== PSEUDO_LANGUAGE);

  it.each(others)('have the form of the English ones: %s', { timeout: 120_000 }, async (language) => {
    const pairs = subjects('en').map((subject): [string, string] => [nameIn(language, subject), nameIn('en', subject)]);
    expect(await faultsOf(pairs)).toBe('');
  });

  it('are refused without one message', { timeout: 120_000 }, async () => {
    expect(await faultsOf([[nameIn('en', 'cart'), nameIn('en', 'orders')]])).toContain('error TS2344');
  });
});
