import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { COLLECTION_NAMES, COLLECTIONS, KEPT_DATA } from '@bookstore/contract/keptData';
import { expect, it } from 'vitest';
import { KNOWN_COLLECTIONS } from './invalidDocuments.ts';

it('the privacy page names every collection with personal data', () => {
  const named = KEPT_DATA.filter(({ place }) => place === 'shop').flatMap(({ names }) => names);
  const personal = COLLECTION_NAMES.filter((name) => COLLECTIONS[name].subjects !== 'nobody');
  expect(named.toSorted()).toEqual(personal.toSorted());
});

it('the rules of collections cover every known collection', () => {
  expect(COLLECTION_NAMES.toSorted()).toEqual(KNOWN_COLLECTIONS.toSorted());
});

const ROOT = new URL('../../../', import.meta.url);
const NAMED = /\.collection\('(\w+)'\)/g;

it('npm run doctor -- --data knows every collection that the shop or its commands name', async () => {
  const named = new Set<string>();
  for await (const path of glob('{functions,cli}/src/**/*.ts', { cwd: ROOT })) {
    if (path.endsWith('.test.ts')) continue;
    const source = readFileSync(new URL(path, ROOT), 'utf8');
    for (const [, name = ''] of source.matchAll(NAMED)) named.add(name);
  }
  expect([...named].toSorted()).toEqual(KNOWN_COLLECTIONS.toSorted());
});
