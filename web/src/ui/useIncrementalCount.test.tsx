import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useIncrementalCount } from './useIncrementalCount.ts';

it('shows a first part at once and the rest one by one, when nothing else is to be done', async () => {
  vi.useFakeTimers();
  const { result } = renderHook(() => useIncrementalCount(12, 5, true));
  expect(result.current).toBe(5);
  for (const shown of [6, 7, 8, 9, 10, 11, 12, 12]) {
    await act(() => vi.runOnlyPendingTimersAsync());
    expect(result.current).toBe(shown);
  }
});

it('waits until it may grow', async () => {
  vi.useFakeTimers();
  const { result, rerender } = renderHook((mayGrow: boolean) => useIncrementalCount(12, 5, mayGrow), {
    initialProps: false,
  });
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(result.current).toBe(5);
  rerender(true);
  await act(() => vi.runOnlyPendingTimersAsync());
  expect(result.current).toBe(6);
});

it('never shows more than there is', () => {
  expect(renderHook(() => useIncrementalCount(3, 5, true)).result.current).toBe(3);
});
