import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const FUNCTIONS = join(import.meta.dirname, '..');

interface Entry {
  version?: string;
  dev?: boolean;
  resolved?: string;
  dependencies?: Record<string, string>;
}
interface Lock {
  packages: Record<string, Entry>;
}

const readLock = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Lock;

// upload.slow.test.ts tests what npm makes of it.
describe("the function's lock file", () => {
  const folder = mkdtempSync(join(tmpdir(), 'bookstore-lock-'));
  const repository = readLock(join(FUNCTIONS, '../package-lock.json')).packages;
  let packages: Lock['packages'];

  beforeAll(() => {
    execFileSync(process.execPath, [join(FUNCTIONS, 'lock.mjs'), folder]);
    packages = readLock(join(folder, 'package-lock.json')).packages;
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it("contains package.json's dependencies in the repository's versions", () => {
    const { '': root, ...others } = packages;
    const { dependencies } = JSON.parse(readFileSync(join(FUNCTIONS, 'package.json'), 'utf8')) as Required<Entry>;
    expect(root?.dependencies).toEqual(dependencies);
    for (const [name, version] of Object.entries(dependencies)) {
      expect(packages[`node_modules/${name}`]).toMatchObject({ version });
    }
    const known = new Set(
      Object.entries(repository).map(([path, { version }]) => `${path.split('node_modules/').at(-1)}@${version}`),
    );
    const named = Object.entries(others).map(
      ([path, { version }]) => `${path.split('node_modules/').at(-1)}@${version}`,
    );
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((one) => !known.has(one))).toEqual([]);
  });

  it('contains no registry host, workspace or development tool', () => {
    const entries = Object.entries(packages).filter(([path]) => path !== '');
    expect(entries.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
    const names = entries.map(([path]) => path);
    expect(names.filter((name) => /node_modules\/(@bookstore\/|vite|react|firebase-tools$)/.test(name))).toEqual([]);
    expect(packages['node_modules/zod']).toMatchObject({ dev: true });
  });
});
