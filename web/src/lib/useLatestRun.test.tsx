import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useLatestRun } from './useLatestRun.ts';

it('a run ends when the next begins, when it is cancelled, or when its component unmounts', () => {
  const { result, unmount } = renderHook(useLatestRun);
  const { begin, cancel } = result.current;
  const first = begin();
  expect(first()).toBe(false);
  const second = begin();
  expect([first(), second()]).toEqual([true, false]);
  cancel();
  expect(second()).toBe(true);
  const third = begin();
  unmount();
  expect(third()).toBe(true);
});
