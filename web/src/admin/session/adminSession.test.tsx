import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CLOCK_AHEAD_STORAGE_KEY, readAdminToken, storeNewAdminToken, writeAdminToken } from '../../api/adminToken.ts';
import { EXPIRED_TEXT, useAdminSession } from './adminSession.ts';

const NOW = Date.UTC(2026, 0, 1);
const HOUR = 3_600_000;

/** @param life milliseconds until the token expires */
const aToken = (life: number) => `x.${btoa(JSON.stringify({ exp: (NOW + life) / 1000 }))}.x`;

const alert = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.stubGlobal('alert', alert);
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  alert.mockClear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

const session = () => renderHook(() => useAdminSession()).result;

describe('useAdminSession', () => {
  // rows: 274
  it('starts logged out without an alert', () => {
    expect(session().current).toEqual({ isLoggedIn: false, hasEnded: false });
    expect(alert).not.toHaveBeenCalled();
  });

  // E13
  it('ends the session when the token expires, with one alert', () => {
    writeAdminToken(aToken(HOUR));
    const result = session();
    act(() => {
      vi.advanceTimersByTime(HOUR - 1);
    });
    expect(result.current.isLoggedIn).toBe(true);
    expect(alert).not.toHaveBeenCalled();
    act(() => {
      vi.advanceTimersByTime(1);
    });
    expect(result.current).toEqual({ isLoggedIn: false, hasEnded: false });
    expect(readAdminToken()).toBeNull();
    expect(alert.mock.calls).toEqual([[EXPIRED_TEXT]]);
  });

  // E13
  it('ends the session when the page opens after the token has expired', () => {
    writeAdminToken(aToken(-1000));
    expect(session().current.isLoggedIn).toBe(false);
    expect(readAdminToken()).toBeNull();
    expect(alert.mock.calls).toEqual([[EXPIRED_TEXT]]);
  });

  // E13
  it('checks the token when a computer wakes from sleep', () => {
    writeAdminToken(aToken(HOUR));
    const result = session();
    vi.setSystemTime(NOW + 2 * HOUR);
    act(() => {
      window.dispatchEvent(new Event('focus'));
    });
    expect(result.current.isLoggedIn).toBe(false);
    expect(alert).toHaveBeenCalledOnce();
  });

  it('alerts when another tab removes the expired token', () => {
    writeAdminToken(aToken(HOUR));
    const result = session();
    vi.setSystemTime(NOW + HOUR);
    localStorage.removeItem('token');
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    });
    expect(result.current.isLoggedIn).toBe(false);
    expect(alert.mock.calls).toEqual([[EXPIRED_TEXT]]);
  });

  // E12
  it('ends the session without an alert when another tab logs out', () => {
    writeAdminToken(aToken(HOUR));
    const result = session();
    localStorage.removeItem('token');
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    });
    expect(result.current).toEqual({ isLoggedIn: false, hasEnded: false });
    expect(alert).not.toHaveBeenCalled();
  });

  // E13
  it.each([
    ['an hour fast', HOUR],
    ['two days slow', -48 * HOUR],
  ])('lasts an hour when the clock is %s, also after a reload', (_how, ahead) => {
    const serverNow = (NOW - ahead) / 1000;
    const token = `x.${btoa(JSON.stringify({ iat: serverNow, exp: serverNow + 3600 }))}.x`;
    storeNewAdminToken(token, NOW - 300);
    const first = renderHook(() => useAdminSession());
    pass(HOUR - 60_000);
    expect(first.result.current.isLoggedIn).toBe(true);
    first.unmount();
    const result = session();
    pass(59_999);
    expect(result.current.isLoggedIn).toBe(true);
    pass(1);
    expect(result.current.isLoggedIn).toBe(false);
    expect(alert.mock.calls).toEqual([[EXPIRED_TEXT]]);
  });

  // E51
  // rows: 422
  it('stores only the token when clocks agree, and removes a corrected offset', () => {
    const token = `x.${btoa(JSON.stringify({ iat: Math.floor(NOW / 1000), exp: NOW / 1000 + 3600 }))}.x`;
    localStorage.setItem(CLOCK_AHEAD_STORAGE_KEY, String(HOUR));
    storeNewAdminToken(token, NOW - 2000);
    expect(Object.entries(localStorage)).toEqual([['token', token]]);
  });

  it('distinguishes logout from expiry', () => {
    const onLoggedOut = vi.fn();
    writeAdminToken(aToken(HOUR));
    renderHook(() => useAdminSession(onLoggedOut));
    act(() => writeAdminToken(null));
    expect(onLoggedOut).toHaveBeenCalledOnce();
    act(() => writeAdminToken(aToken(HOUR)));
    pass(HOUR);
    expect(onLoggedOut).toHaveBeenCalledOnce();
  });

  it('keeps the session of a token without an expiry', () => {
    writeAdminToken('x.e30.x');
    const result = session();
    act(() => {
      vi.advanceTimersByTime(24 * HOUR);
    });
    expect(result.current.isLoggedIn).toBe(true);
  });
});
