import { beforeEach, describe, expect, it } from 'vitest';
import { ADMIN_DEVICES_STORAGE_KEY, adoptDevice, readDevice, storeDevice } from './adminDevices.ts';

beforeEach(() => localStorage.clear());

describe('readDevice', () => {
  it('returns the device token of the given user name only', () => {
    storeDevice('ada', 'first');
    storeDevice('ben', 'second');
    storeDevice('ada', 'third');
    expect([readDevice('ada'), readDevice('ben'), readDevice('cay')]).toEqual(['third', 'second', null]);
    expect(Object.keys(localStorage)).toEqual([ADMIN_DEVICES_STORAGE_KEY]);
  });

  it.each(['no JSON', '[]', '"text"', 'null', '{"ada":5}'])('returns null for damaged storage: %s', (text) => {
    localStorage.setItem(ADMIN_DEVICES_STORAGE_KEY, text);
    expect([readDevice('ada'), readDevice('toString'), readDevice('__proto__')]).toEqual([null, null, null]);
  });
});

describe('adoptDevice', () => {
  it('stores only the device token of a printed address', () => {
    for (const hash of ['', '#main', '#device=nell', '#device=:x', '#device=nell:a b']) {
      expect(adoptDevice(hash)).toBe(false);
    }
    expect(localStorage).toHaveLength(0);
    expect(adoptDevice('#device=nell:h.payload-_.s')).toBe(true);
    expect(readDevice('nell')).toBe('h.payload-_.s');
  });
});
