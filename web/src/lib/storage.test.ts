import { afterEach, describe, expect, it, vi } from 'vitest';
import { local, parseJson, parseList, readText, writeText } from './storage.ts';

const blocked = (): Storage => {
  throw new DOMException('blocked', 'SecurityError');
};

afterEach(() => {
  vi.restoreAllMocks();
  writeText(local, 'a', null);
});

describe('storage', () => {
  it('reads a stored text until it is removed', () => {
    writeText(local, 'a', 'one');
    expect(readText(local, 'a')).toBe('one');
    writeText(local, 'a', null);
    expect(readText(local, 'a')).toBeNull();
  });

  it('keeps text in memory when storage rejects it', () => {
    writeText(local, 'a', 'old');
    const refusal = new DOMException('full', 'QuotaExceededError');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw refusal;
    });
    writeText(local, 'a', 'new');
    expect(readText(local, 'a')).toBe('new');
    writeText(local, 'a', null);
    expect(readText(local, 'a')).toBeNull();
    vi.restoreAllMocks();
    writeText(local, 'a', 'room again');
    expect(localStorage.getItem('a')).toBe('room again');
    expect(readText(local, 'a')).toBe('room again');
  });

  it('returns what another tab stores after storage refused a text', () => {
    localStorage.setItem('a', 'old');
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    writeText(local, 'a', 'mine');
    setItem.mockRestore();
    localStorage.setItem('a', 'theirs');
    expect(readText(local, 'a')).toBe('theirs');
    localStorage.setItem('a', 'old');
    expect(readText(local, 'a')).toBe('old');
  });

  it('keeps text in memory if storage is denied', () => {
    expect(readText(blocked, 'a')).toBeNull();
    writeText(blocked, 'a', 'one');
    expect(readText(blocked, 'a')).toBe('one');
    writeText(blocked, 'a', null);
    expect(readText(blocked, 'a')).toBeNull();
  });

  it('ignores stored text that is not a JSON list', () => {
    expect([null, '{"a":[1]}', '{"a":'].map(parseJson)).toEqual([null, { a: [1] }, null]);
    expect([null, '[1,"a"]', '[1', '{}', 'null', '7'].map(parseList)).toEqual([[], [1, 'a'], null, null, null, null]);
  });
});
