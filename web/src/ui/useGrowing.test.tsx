import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useGrowing } from './useGrowing.ts';

it('shows a first part at once and the others when nothing else is to be done', async () => {
  vi.useFakeTimers();
  const { result } = renderHook(() => useGrowing(12, 5, true));
  expect(result.current).toBe(5);
  await act(() => vi.runOnlyPendingTimersAsync());
  expect(result.current).toBe(10);
  await act(() => vi.runAllTimersAsync());
  expect(result.current).toBe(12);
});

it('waits until it may grow', async () => {
  vi.useFakeTimers();
  const { result, rerender } = renderHook((mayGrow: boolean) => useGrowing(12, 5, mayGrow), { initialProps: false });
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(result.current).toBe(5);
  rerender(true);
  await act(() => vi.runOnlyPendingTimersAsync());
  expect(result.current).toBe(10);
});

it('never shows more than there is', () => {
  expect(renderHook(() => useGrowing(3, 5, true)).result.current).toBe(3);
});
