import * as constants from '@bookstore/contract/constants';
import { KEPT_DATA } from '@bookstore/contract/keptData';
import { describe, expect, it } from 'vitest';

const SOURCES = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const ALL = Object.values(SOURCES).join('\n');

function findKey(name: string, source: string): string {
  const shared = (constants as Readonly<Record<string, unknown>>)[name];
  if (typeof shared === 'string') return shared;
  const definition = new RegExp(`const ${name} = ['\`](.+)['\`];`);
  const text = (definition.exec(source) ?? definition.exec(ALL))?.[1];
  if (text === undefined) throw new Error(`${name} is no key that this test can read`);
  return text.replace(/\$\{(\w+)\}/g, (_all, inner: string) => findKey(inner, source));
}

/** Used by the identity provider and the router. */
const OF_LIBRARIES = ['firebaseLocalStorageDb', 'react-router-scroll-positions'];

describe('keptData', () => {
  it('lists every stored browser key on the privacy page', () => {
    const written = Object.values(SOURCES).flatMap((source) =>
      [...source.matchAll(/writeText\(\s*(?:local|session),\s*(\w+)/g)].map(([, name = '']) => findKey(name, source)),
    );
    const listed = KEPT_DATA.filter(({ place }) => place === 'browser').flatMap(({ names }) => names);
    expect([...new Set(written), ...OF_LIBRARIES].toSorted()).toEqual(listed.toSorted());
  });

  it('is written by the storage module only', () => {
    const writers = Object.keys(SOURCES).filter((path) => /\.setItem\(/.test(SOURCES[path] ?? ''));
    expect(writers).toEqual(['./storage.ts']);
  });
});
