import { describe, expect, it } from 'vitest';
import {
  isSamePhone,
  keysOfSearch,
  matchesCustomer,
  matchesSearch,
  type Searchable,
  toSearchKeys,
} from './searchKeys.ts';

const NOWHERE = { city: '-', zipcode: '-' };
const anOrder = (fields: Partial<Searchable> = {}): Searchable => ({
  id: 'ab1',
  email: 'zoe@x.at',
  name: 'Zoë 😀',
  phone: '07',
  address: NOWHERE,
  items: [],
  ...fields,
});

function isFound(order: Searchable, search: string): boolean {
  const stored = new Set(toSearchKeys(order));
  return keysOfSearch(search).every((keys) => keys.some((key) => stored.has(key))) && matchesSearch(order, search);
}

describe('stored keys', () => {
  it('are word prefixes without case and accents', () => {
    const ofEmail = ['z', 'zo', 'zoe', 'zoe@', 'zoe@x.'];
    expect(toSearchKeys(anOrder())).toEqual(['a', 'ab', 'ab1', ...ofEmail, '0', '07', '7', '-', '😀']);
  });

  it('are few and short for any name, number and address', () => {
    const parts = (count: number) => Array.from({ length: count }, (_, index) => String.fromCodePoint(0x20000 + index));
    const worst = anOrder({
      email: `${parts(310).join('')}@example.com`,
      name: parts(100).join('-'),
      phone: '1 '.repeat(20),
      address: { city: parts(100).join('-'), zipcode: parts(100).reverse().join('-') },
      items: Array.from({ length: 100 }, () => ({ title: parts(150).join(' ') })),
    });
    const keys = toSearchKeys(worst);
    expect(keys.length).toBeLessThanOrEqual(300);
    expect(Buffer.byteLength(JSON.stringify(keys))).toBeLessThan(40_000);
    expect(isFound(worst, '#ab1')).toBe(true);
    expect(isFound(worst, '1 1 1')).toBe(true);
  });

  it('contain the name of an order with many parts', () => {
    const splitInto = Array.from({ length: 99 }, (_, index) => `${index}`.padEnd(32, 'f'));
    expect(isFound(anOrder({ splitInto, name: 'Ada Reader' }), 'reader')).toBe(true);
  });
});

describe('search keys', () => {
  it('are at most 16 characters long', () => {
    const long = '😀'.repeat(40);
    for (const keys of [toSearchKeys(anOrder({ name: long })), ...keysOfSearch(long)]) {
      expect(Math.max(...keys.map((key) => Array.from(key).length))).toBe(16);
    }
  });

  it('are the longest stored prefixes of the longest words', () => {
    expect(keysOfSearch('Zoë K Lindgrén Ed')).toEqual([
      ['lindgr', 'zoë k lindgrén e'],
      ['zoe', 'zoë k lindgrén e'],
      ['ed', 'zoë k lindgrén e'],
    ]);
    expect(keysOfSearch('lindgren')).toEqual([['lindgr', 'lindgren']]);
  });

  it('of a number with country code include only its national form', () => {
    const nothing = { id: '', email: '', name: '', address: { city: '', zipcode: '' } };
    const ofPhone = (phone: string) => toSearchKeys(anOrder({ ...nothing, phone }));
    expect(ofPhone(' +43 6')).toEqual(['4', '43', '436', '6', '0', '06']);
    expect(ofPhone('+436')).toEqual(['4', '43', '436']);
    expect(ofPhone('+351 6')).toEqual(['3', '35', '351', '3516', '6', '0', '06']);
    expect(ofPhone('43 6')).toEqual(['4', '43', '436', '6']);
    expect(ofPhone('00')).toEqual(['0', '00']);
    expect(ofPhone('')).toEqual([]);
  });
});

describe('orders', () => {
  const maya = anOrder({
    id: '94ff04a4',
    email: 'm.lind@x.example',
    name: 'Maya-Lou  Lindgrén O’Neil',
    phone: '+43 (660) 12-34',
    address: { city: 'Gänserndorf-Süd', zipcode: 'A-2230' },
    items: [{ title: 'The Salt Road' }, { title: 'Rock ’n’ Roll: A Beginner’s Guide' }],
    splitFrom: 'c0ffee01',
    splitInto: ['c0ffee02'],
  });

  it.each([
    'Lindgren',
    'LINDGRÉN',
    'maya lind',
    'lind maya',
    'maya-lou',
    'Neil',
    'O’N',
    '94FF',
    '94ff lindgren',
    '+43 660',
    '0660 1234',
    '1234',
    'lindgren +43660',
    'oneil',
    'lindgren #94FF04A4',
    '# lindgren',
    'c0ffee01',
    'c0ffee02',
    'ganserndorf',
    'gaenserndorf-sued',
    'a-2230 gänserndorf',
    'salt road',
    'maya beginners guide',
    "rock 'n' roll",
    '0043 660 12',
    '+43 (0) 660 12',
  ])('are found by %s', (search) => {
    expect(isFound(maya, search)).toBe(true);
  });

  it.each([
    'road salty',
    '+43 661',
    '#04a4',
    'lind#gren',
    'indgren',
    'maya lundgren',
    'x.example',
    '34 12',
    'ff04',
    '00',
    '!',
  ])('are not found by %s', (search) => {
    expect(isFound(maya, search)).toBe(false);
  });

  it.each(['00', '+00', 'lindgren 00'])('do not match the zeros of %s', (search) => {
    expect(matchesSearch(maya, search)).toBe(false);
  });

  it('are found by ids, postcodes and numbers that begin with zeros', () => {
    const address = { city: 'Dresden', zipcode: '01067' };
    for (const search of ['010', '01067', '+49 351', '00'])
      expect(isFound(anOrder({ id: '0010', address, phone: '0351 12' }), search)).toBe(true);
  });

  it('match a customer by name, email and number only', () => {
    for (const search of ['neil', 'm.lind', '0660 12', 'maya 1234']) expect(matchesCustomer(maya, search)).toBe(true);
    for (const search of ['94ff', 'c0ffee', 'a-2230', 'ganserndorf', 'salt', '000', '+00'])
      expect(matchesCustomer(maya, search)).toBe(false);
  });

  it.each([
    ['0664123456', '+43664123456'],
    ['0043 660 1234', '+43 660 12'],
    ['0170 123', '0170123'],
    ['0170123', '0170 12'],
    ['0664123456', '0043 664 123'],
    ['+43664123456', '0664123456'],
    ['0660 1234', '+43 660'],
    ['+431234', '01234'],
    ['+43660 123 4567', '0660 1234567'],
    ['+1 (212) 555-0100', '212 555'],
    ['+351 912 345 678', '912345678'],
  ])('with the number %s are found by %s', (phone, search) => {
    expect(isFound(anOrder({ phone }), search)).toBe(true);
  });

  it.each([
    ['0660 1234', '+43 66'],
    ['+43660 1234567', '01234567'],
    ['+43123', '0123'],
  ])('with the number %s are not found by %s', (phone, search) => {
    expect(isFound(anOrder({ phone }), search)).toBe(false);
  });

  it('are found by words longer than any key, compared in full', () => {
    const word = 'von'.repeat(20);
    expect(isFound(anOrder({ name: word }), word.toUpperCase())).toBe(true);
    expect(isFound(anOrder({ name: word }), `${word}x`)).toBe(false);
  });
});

describe('phone numbers', () => {
  it('is equal with and without country code, in any groups', () => {
    for (const other of ['+43 660 1234567', '0043 660 1234567', '0660-123 45 67', '+436601234567', '(0660) 1234567'])
      expect(isSamePhone('0660 1234567', other)).toBe(true);
  });

  it('differs from one that begins or ends with it', () => {
    for (const other of ['0660 12345678', '0660 123456', '0664 1234567', '1234567', '00', ''])
      expect(isSamePhone('0660 1234567', other)).toBe(false);
    expect(isSamePhone('0', '00')).toBe(false);
    expect([isSamePhone('43', '+43'), isSamePhone('+43', '43')]).toEqual([false, false]);
  });

  it('differs from that of another country with the same national part', () => {
    for (const other of ['+43 930 123456', '+43930123456', '+3 4930 123456', '0930 123456', '0123456'])
      expect(isSamePhone('+49 30 123456', other)).toBe(false);
    expect(isSamePhone('+4930123456', '+43930123456')).toBe(false);
    expect(isSamePhone('+4930123456', '0930 123456')).toBe(false);
    expect(isSamePhone('+351912345678', '912 345 678')).toBe(true);
    expect(isSamePhone('+12125550100', '1 212 555-0100')).toBe(true);
  });

  it('is equal with a zero in brackets and without the plus', () => {
    for (const other of ['+43 (0)660 1234560', '436601234560', '+43660 1234560', ' 0043 660 1234560'])
      expect(isSamePhone('+43 660 1234560', other)).toBe(true);
    expect(isSamePhone('+43 660 1234560', '0436601234560')).toBe(false);
  });

  it('with a country code differs from that of another country', () => {
    for (const [one, other] of [
      ['+431234567', '+41234567'],
      ['+43 1 234567', '+49 1 234567'],
      ['+436601234567', '+43 0601234567'],
    ] as const)
      expect([isSamePhone(one, other), isSamePhone(other, one)]).toEqual([false, false]);
    for (const other of ['0043 660 1234567', '+43 (0)660 1234567', '+436601234567', '436601234567'])
      expect([isSamePhone('+43 660 1234567', other), isSamePhone(other, '+43 660 1234567')]).toEqual([true, true]);
  });
});
