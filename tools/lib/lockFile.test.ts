import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './paths.ts';

interface LockEntry {
  optionalDependencies?: Record<string, string>;
}

// npm leaves out the packages of other platforms when the registry at hand does not have them; `npm ci` then fails everywhere.
it('package-lock.json names the packages of every platform', () => {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockEntry>;
  };
  const present = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)));
  const wanted = Object.values(packages).flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies));
  expect(wanted.filter((name) => !present.has(name))).toEqual([]);
});
