import { describe, expect, it } from 'vitest';
import { createLruCache } from './lruCache.ts';

const aCache = () => createLruCache<string>(10, (text) => text.length);

describe('a cache of so many bytes', () => {
  it('a cache of so many bytes forgets what was not used for longest, until all fit', () => {
    const cache = aCache();
    cache.set('a', '1234');
    cache.set('b', '1234');
    expect(cache.get('a')).toBe('1234');
    cache.set('c', '1234');
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual(['1234', undefined, '1234']);
    cache.set('d', '1234567890');
    expect([cache.get('a'), cache.get('c'), cache.get('d')]).toEqual([undefined, undefined, '1234567890']);
  });

  it('a cache of so many bytes counts a value that is set again once', () => {
    const cache = aCache();
    for (let time = 0; time < 5; time += 1) cache.set('a', '12345');
    cache.set('b', '12345');
    expect([cache.get('a'), cache.get('b')]).toEqual(['12345', '12345']);
  });

  it('a cache of so many bytes does not keep what alone is too large, nor what that replaces', () => {
    const cache = aCache();
    cache.set('a', '1');
    cache.set('b', '2');
    cache.set('a', '12345678901');
    expect([cache.get('a'), cache.get('b')]).toEqual([undefined, '2']);
  });
});
