import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { COLLECTION_NAMES, COLLECTIONS, KEPT_DATA } from '@bookstore/contract/keptData';
import { describe, expect, it } from 'vitest';
import { KNOWN_COLLECTIONS } from './invalidDocuments.ts';

describe('keptData', () => {
  it('lists every collection with personal data on the privacy page', () => {
    const named = KEPT_DATA.filter(({ place }) => place === 'shop').flatMap(({ names }) => names);
    const personal = COLLECTION_NAMES.filter((name) => COLLECTIONS[name].subjects !== 'nobody');
    expect(named.toSorted()).toEqual(personal.toSorted());
  });

  it('has rules for every known collection', () => {
    expect(COLLECTION_NAMES.toSorted()).toEqual(KNOWN_COLLECTIONS.toSorted());
  });

  const ROOT = new URL('../../../', import.meta.url);
  const NAMED = /\.collection\('(\w+)'\)/g;

  it('covers all collections used in code and commands', async () => {
    const named = new Set<string>();
    for await (const path of glob('{functions,cli}/src/**/*.ts', { cwd: ROOT })) {
      if (path.endsWith('.test.ts')) continue;
      const source = readFileSync(new URL(path, ROOT), 'utf8');
      for (const [, name = ''] of source.matchAll(NAMED)) named.add(name);
    }
    expect([...named].toSorted()).toEqual(KNOWN_COLLECTIONS.toSorted());
  });
});
