import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { COLLECTION_NAMES, COLLECTIONS, IMPERSONAL_COLLECTIONS, KEPT_DATA } from '@bookstore/contract/keptData';
import { expect, it } from 'vitest';
import { KNOWN_COLLECTIONS } from './invalidDocuments.ts';

it('the privacy page tells of every collection of Firestore that holds something of people', () => {
  const told = KEPT_DATA.filter(({ place }) => place === 'shop').flatMap(({ names }) => names);
  expect([...told, ...IMPERSONAL_COLLECTIONS].toSorted()).toEqual(KNOWN_COLLECTIONS.toSorted());
});

it('the list of collections has every collection, those of customers on the privacy page', () => {
  expect(COLLECTION_NAMES.toSorted()).toEqual(KNOWN_COLLECTIONS.toSorted());
  const ofCustomers = COLLECTION_NAMES.filter((name) => COLLECTIONS[name].isOfCustomers);
  for (const name of ofCustomers) expect(KEPT_DATA.some(({ names }) => names.includes(name))).toBe(true);
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
