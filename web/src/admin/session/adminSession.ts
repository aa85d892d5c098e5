import * as messages from '@bookstore/messages/dashboard';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { adminClient } from '../../api/adminClient.ts';
import { adminTokenEndsAt, isExpired, readAdminToken, watchAdminToken, writeAdminToken } from '../../api/adminToken.ts';
import { alertUser } from '../../ui/notify.ts';

export const EXPIRED_TEXT = messages.sessionExpired;

/** setTimeout takes a 32-bit number of milliseconds. */
const LONGEST_TIMEOUT_MS = 2 ** 31 - 1;

const noop = () => undefined;

interface AdminSession {
  isLoggedIn: boolean;
  /** Whether the stored token has expired and is about to be removed. */
  hasEnded: boolean;
}

/**
 * Ends the session when the token expires, and checks again when the page becomes visible, because sleep stops timers.
 * @param onLoggedOut must be stable; runs when the session ends early
 */
export function useAdminSession(onLoggedOut: () => void = noop): AdminSession {
  const token = useSyncExternalStore(watchAdminToken, readAdminToken);
  const [, setNow] = useState(0);

  useEffect(() => {
    if (token === null) return;
    const check = () => {
      removeIfExpired();
      setNow(Date.now());
    };
    check();
    const end = adminTokenEndsAt(token);
    const wait = end === null ? LONGEST_TIMEOUT_MS : Math.min(Math.max(0, end - Date.now()), LONGEST_TIMEOUT_MS);
    const timer = setTimeout(check, wait);
    window.addEventListener('focus', check);
    document.addEventListener('visibilitychange', check);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('focus', check);
      document.removeEventListener('visibilitychange', check);
    };
  }, [token]);

  useEndOfSession(token, onLoggedOut);
  const hasEnded = token !== null && isExpired(token);
  return { isLoggedIn: token !== null && !hasEnded, hasEnded };
}

/** Alerts only when the token has expired, not on logout in any tab. */
function useEndOfSession(token: string | null, onLoggedOut: () => void): void {
  const previousToken = useRef(token);
  useEffect(() => {
    const before = previousToken.current;
    previousToken.current = token;
    if (token !== null || before === null) return;
    if (isExpired(before)) alertUser(EXPIRED_TEXT);
    else onLoggedOut();
  }, [token, onLoggedOut]);
}

function removeIfExpired(): void {
  const token = readAdminToken();
  if (token !== null && isExpired(token)) writeAdminToken(null);
}

export function logOutAdmin(): void {
  const token = readAdminToken();
  writeAdminToken(null);
  if (token === null) return;
  adminClient.logOut(token).catch((error: unknown) => console.warn('The token could not be revoked', error));
}
