import { describe, expect, it } from 'vitest';
import { createLruCache } from './lruCache.ts';

const aCache = () => createLruCache<string>(10, (text) => text.length);

describe('lruCache', () => {
  it('drops the least recently used entries until all fit', () => {
    const cache = aCache();
    cache.set('a', '1234');
    cache.set('b', '1234');
    expect(cache.get('a')).toBe('1234');
    cache.set('c', '1234');
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual(['1234', undefined, '1234']);
    cache.set('d', '1234567890');
    expect([cache.get('a'), cache.get('c'), cache.get('d')]).toEqual([undefined, undefined, '1234567890']);
  });

  it('rejects an oversized entry, and drops the one it replaces', () => {
    const cache = aCache();
    cache.set('a', '1');
    cache.set('b', '2');
    cache.set('a', '12345678901');
    expect([cache.get('a'), cache.get('b')]).toEqual([undefined, '2']);
  });
});
