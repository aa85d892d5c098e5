import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useLatestRun } from './useLatestRun.ts';

it('ends a run when the next begins, on cancel and on unmount', () => {
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
