import { afterEach, expect, it, vi } from 'vitest';
import { local, readText, writeText } from './storage.ts';

const blocked = (): Storage => {
  throw new DOMException('blocked', 'SecurityError');
};

afterEach(() => {
  vi.restoreAllMocks();
  writeText(local, 'a', null);
});

it('a stored text is read as it was written, until it is removed', () => {
  writeText(local, 'a', 'one');
  expect(readText(local, 'a')).toBe('one');
  writeText(local, 'a', null);
  expect(readText(local, 'a')).toBeNull();
});

it('a text that storage refuses is kept in memory, and so is its removal', () => {
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

it('a text is kept in memory if access to storage is denied', () => {
  expect(readText(blocked, 'a')).toBeNull();
  writeText(blocked, 'a', 'one');
  expect(readText(blocked, 'a')).toBe('one');
  writeText(blocked, 'a', null);
  expect(readText(blocked, 'a')).toBeNull();
});
