import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

describe('useVisibleInterval', () => {
  it('pauses on a hidden page, and runs when it becomes visible', () => {
    const { run } = start();
    setHidden(true);
    vi.advanceTimersByTime(600_000);
    expect(run).not.toHaveBeenCalled();
    setHidden(false);
    expect(run).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(60_000);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('ends on unmount', () => {
    const { run, unmount } = start();
    unmount();
    vi.advanceTimersByTime(600_000);
    setHidden(false);
    expect(run).not.toHaveBeenCalled();
  });
});
