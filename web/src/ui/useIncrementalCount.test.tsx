import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useIncrementalCount } from './useIncrementalCount.ts';

it('a long list renders its first items at once and the rest one by one in idle moments', async () => {
  vi.useFakeTimers();
  const { result } = renderHook(() => useIncrementalCount(12, 5, true));
  expect(result.current).toBe(5);
  for (const shown of [6, 7, 8, 9, 10, 11, 12, 12]) {
    await act(() => vi.runOnlyPendingTimersAsync());
    expect(result.current).toBe(shown);
  }
});

it('a long list does not grow until it may', async () => {
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

it('a long list renders more items at once when more are needed, and keeps them', () => {
  const { result, rerender } = renderHook((needed: number) => useIncrementalCount(12, needed, false), {
    initialProps: 5,
  });
  rerender(7);
  expect(result.current).toBe(7);
  rerender(5);
  expect(result.current).toBe(7);
});

it('a long list never counts more items than it has', () => {
  expect(renderHook(() => useIncrementalCount(3, 5, true)).result.current).toBe(3);
});
