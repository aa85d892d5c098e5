import { describe, expect, it } from 'vitest';
import { keysOfSearch, matchesSearch, searchKeysOf } from './searchKeys.ts';

const anOrder = (fields = {}) => ({ id: 'ab1', email: 'zoe@x.at', name: 'Zoë 😀', phone: '07', ...fields });

/** Found as the order book does it: looked up by a stored key, then compared. */
function isFound(order: ReturnType<typeof anOrder>, search: string): boolean {
  const stored = new Set(searchKeysOf(order));
  return keysOfSearch(search).some((key) => stored.has(key)) && matchesSearch(order, search);
}

describe('the stored keys', () => {
  it('are every beginning once, without case and accents, and halve no character', () => {
    const ofEmail = ['z', 'zo', 'zoe', 'zoe@', 'zoe@x', 'zoe@x.', 'zoe@x.a', 'zoe@x.at'];
    expect(searchKeysOf(anOrder())).toEqual(['a', 'ab', 'ab1', ...ofEmail, '😀', '0', '07', '7']);
  });

  it('are few enough for the longest names, addresses and numbers', () => {
    const longest = anOrder({ name: 'ab '.repeat(66), email: 'e'.repeat(320), phone: '1 '.repeat(20) });
    expect(searchKeysOf(longest).length).toBeLessThan(1_000);
  });
});

describe('the keys', () => {
  it('are never longer than 32 characters, of an order and of a search', () => {
    const long = '😀'.repeat(40);
    for (const keys of [searchKeysOf(anOrder({ name: long })), keysOfSearch(long)]) {
      expect(Math.max(...keys.map((key) => Array.from(key).length))).toBe(32);
    }
  });

  it('of a search are its longest word, which the fewest orders have, and all of it', () => {
    expect(keysOfSearch('Zoë Lindgrén K')).toEqual(['lindgren', 'zoë lindgrén k']);
    expect(keysOfSearch('lindgren')).toEqual(['lindgren']);
  });

  it('of a number with a country code are those as it is dialled at home as well, and of another none', () => {
    const ofPhone = (phone: string) => searchKeysOf(anOrder({ id: '', email: '', name: '', phone }));
    expect(ofPhone(' +43 6')).toEqual(['4', '43', '436', '6', '0', '06']);
    expect(ofPhone('+436')).toEqual(['4', '43', '436']);
    expect(ofPhone('43 6')).toEqual(['4', '43', '436', '6']);
  });
});

describe('an order is found', () => {
  const maya = anOrder({
    id: '94ff04a4',
    email: 'm.lind@x.example',
    name: 'Maya-Lou  Lindgrén O’Neil',
    phone: '+43 (660) 12-34',
  });

  it.each([
    'Lindgren',
    'LINDGRÉN',
    'lind',
    'maya lind',
    'lind maya',
    'lou',
    'maya-lou',
    'Neil',
    'O’N',
    'm.lind@x',
    '94FF',
    '94ff lindgren',
    '+43 660',
    '43660',
    '0660 1234',
    '0660/1234'.replace('/', '-'),
    '660',
    '1234',
    'lindgren 660',
  ])('by %s', (search) => {
    expect(isFound(maya, search)).toBe(true);
  });

  it.each(['indgren', 'maya lundgren', 'lindgren maria', 'x.example', '661', '34 12', 'ff04', '()', '!'])(
    'not by %s',
    (search) => {
      expect(isFound(maya, search)).toBe(false);
    },
  );

  it('by a number with a country code, with a plus or with zeros, however it was written', () => {
    expect(isFound(anOrder({ phone: '0043 660 1234' }), '+43 660 12')).toBe(true);
    expect(isFound(anOrder({ phone: '0170 123' }), '0170123')).toBe(true);
    expect(isFound(anOrder({ phone: '0170123' }), '0170 12')).toBe(true);
  });

  it('by words that are longer than any key, compared in full', () => {
    const word = 'von'.repeat(20);
    expect(isFound(anOrder({ name: word }), word.toUpperCase())).toBe(true);
    expect(isFound(anOrder({ name: word }), `${word}x`)).toBe(false);
  });
});
