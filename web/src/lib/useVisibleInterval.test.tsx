import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useVisibleInterval } from './useVisibleInterval.ts';

let isHidden = false;

beforeEach(() => {
  isHidden = false;
  vi.useFakeTimers();
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function setHidden(hidden: boolean): void {
  isHidden = hidden;
  document.dispatchEvent(new Event('visibilitychange'));
}

function start() {
  const run = vi.fn();
  const { unmount } = renderHook(() => useVisibleInterval(run, 60_000));
  return { run, unmount };
}

it('an interval pauses while the page is hidden, and runs at once when it becomes visible', () => {
  const { run } = start();
  setHidden(true);
  vi.advanceTimersByTime(600_000);
  expect(run).not.toHaveBeenCalled();
  setHidden(false);
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  expect(run).toHaveBeenCalledTimes(2);
});

it('an interval ends when its component unmounts', () => {
  const { run, unmount } = start();
  unmount();
  vi.advanceTimersByTime(600_000);
  setHidden(false);
  expect(run).not.toHaveBeenCalled();
});
