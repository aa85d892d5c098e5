import { ADMIN_TOKEN_STORAGE_KEY } from '@bookstore/contract/constants';
import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useAdminInterval } from './useAdminInterval.ts';

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

it('polls until the admin logs out in another tab', () => {
  vi.useFakeTimers();
  localStorage.setItem(ADMIN_TOKEN_STORAGE_KEY, 'a-token');
  const ask = vi.fn();
  renderHook(() => useAdminInterval(ask, 1_000));
  vi.advanceTimersByTime(2_000);
  expect(ask).toHaveBeenCalledTimes(2);
  localStorage.removeItem(ADMIN_TOKEN_STORAGE_KEY);
  vi.advanceTimersByTime(2_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(ask).toHaveBeenCalledTimes(2);
});
