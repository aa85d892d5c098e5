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

async function compilerErrors(pairs: readonly [own: string, english: string][]): Promise<string> {
  const lines = pairs.map(
    ([own, english], index) =>
      `export type T${index} = SameMessages<typeof import(${own}), typeof import(${english})>;`,
  );
  const file = join(folder, 'complete.ts');
  writeFileSync(file, [`import type { SameMessages } from '${join(HERE, 'complete.ts')}';`, ...lines].join('\n'));
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

describe('SameMessages', () => {
  const others = languages().filter((language) => language !== 'en' && language !== PSEUDO_LANGUAGE);

  it.each(others)('accepts the messages of the language %s', { timeout: 120_000 }, async (language) => {
    const pairs = subjects('en').map((subject): [string, string] => [nameIn(language, subject), nameIn('en', subject)]);
    expect(await compilerErrors(pairs)).toBe('');
  });

  it('rejects a language that lacks a message', { timeout: 120_000 }, async () => {
    expect(await compilerErrors([[nameIn('en', 'cart'), nameIn('en', 'orders')]])).toContain('error TS2344');
  });
});
