import { describe, expect, it } from 'vitest';
import { matchesSearch, searchKeyOf, searchKeysOf } from './searchKeys.ts';

const order = { id: 'ab1', email: 'zoe@x.at', name: 'Zoë 😀' };

describe('searchKeysOf', () => {
  it('holds every beginning of id, e-mail and name once, in lower case, and halves no character', () => {
    const keys = ['a', 'ab', 'ab1', 'z', 'zo', 'zoe', 'zoe@', 'zoe@x', 'zoe@x.', 'zoe@x.a', 'zoe@x.at'];
    expect(searchKeysOf(order)).toEqual([...keys, 'zoë', 'zoë ', 'zoë 😀']);
  });

  it('holds the key of every search that matches, however long', () => {
    const long = { id: 'a', email: 'b@c', name: `Maria ${'von '.repeat(40)}` };
    expect(searchKeysOf(long)).toContain(searchKeyOf(long.name));
    expect(matchesSearch(long, long.name.toUpperCase())).toBe(true);
    expect(matchesSearch(long, `${long.name}x`)).toBe(false);
  });
});
