import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addWishes, MAX_WISHES, removeWishes, useWishes } from './wishStorage.ts';

const stored = () => JSON.parse(localStorage.getItem('wishes') ?? 'null') as unknown;
const wishes = () => renderHook(() => useWishes()).result.current;

describe('wishStorage', () => {
  it('keeps each book once, in order, until removed', () => {
    expect(wishes()).toEqual([]);
    expect(addWishes(['b2', 'b1'])).toBe(true);
    expect(addWishes(['b1', 'b3'])).toBe(true);
    expect(stored()).toEqual(['b2', 'b1', 'b3']);
    removeWishes(['b1', 'b9']);
    expect(wishes()).toEqual(['b2', 'b3']);
    removeWishes(['b2', 'b3']);
    expect(localStorage.getItem('wishes')).toBeNull();
  });

  it('ignores invalid entries, and keeps an unreadable list for support', () => {
    localStorage.setItem('wishes', JSON.stringify(['b1', 7, 'a/b', null, '', 'b1', '__x__', 'b2']));
    expect(wishes()).toEqual(['b1', 'b2']);
    for (const damaged of ['[{', '{"a":1}', '7']) {
      localStorage.setItem('wishes', damaged);
      expect(wishes()).toEqual([]);
      addWishes(['b3']);
      expect(stored()).toEqual(['b3']);
      expect(localStorage.getItem('wishes.bad')).toBe(damaged);
    }
  });

  it('is limited and reports when it is full', () => {
    const ids = Array.from({ length: MAX_WISHES }, (_, index) => `b${index}`);
    expect(addWishes(ids)).toBe(true);
    expect(addWishes(['one-more'])).toBe(false);
    expect(stored()).toEqual(ids);
  });

  it('follows another tab and adds to its list', () => {
    const { result } = renderHook(() => useWishes());
    act(() => {
      localStorage.setItem('wishes', '["b7"]');
      window.dispatchEvent(new StorageEvent('storage', { key: 'wishes' }));
    });
    expect(result.current).toEqual(['b7']);
    localStorage.setItem('wishes', '["b7","b8"]');
    act(() => void addWishes(['b9']));
    expect(result.current).toEqual(['b7', 'b8', 'b9']);
  });
});
