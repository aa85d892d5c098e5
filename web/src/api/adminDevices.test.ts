import { beforeEach, describe, expect, it } from 'vitest';
import { ADMIN_DEVICES_STORAGE_KEY, readDevice, storeDevice } from './adminDevices.ts';

beforeEach(() => localStorage.clear());

describe('readDevice', () => {
  it('returns what was stored for this user name alone', () => {
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
