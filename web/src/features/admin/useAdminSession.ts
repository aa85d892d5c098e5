import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { isExpired, readAdminToken, watchAdminToken, writeAdminToken } from '../../api/adminToken.ts';
import { tokenExpiresAt } from '../../lib/jwt.ts';
import { alertUser } from '../../ui/notify.ts';

export const EXPIRED_TEXT = 'Token has been expired!, Please login again.';

/** setTimeout counts in 32 bits; a longer wait is taken in steps. */
const LONGEST_TIMEOUT_MS = 2 ** 31 - 1;

interface AdminSession {
  /** Whether a token is stored that has not expired. */
  isLoggedIn: boolean;
  /** Whether an expired token is stored at this moment: it is about to be removed. */
  hasEnded: boolean;
}

/**
 * The admin's session while a page of the dashboard is shown. It ends at the token's own `exp`, counted by a timer
 * that is set on every load and checked again when the page comes back to view (a sleeping laptop stops timers).
 */
export function useAdminSession(): AdminSession {
  const token = useSyncExternalStore(watchAdminToken, readAdminToken);
  const [, setNow] = useState(0);
  const check = useCallback(() => {
    endIfExpired();
    setNow(Date.now());
  }, []);

  useEffect(() => {
    check();
    const end = token === null ? null : tokenExpiresAt(token);
    if (end === null) return;
    const timer = setTimeout(check, Math.min(Math.max(0, end - Date.now()), LONGEST_TIMEOUT_MS));
    return () => clearTimeout(timer);
  }, [token, check]);

  useEffect(() => {
    window.addEventListener('focus', check);
    document.addEventListener('visibilitychange', check);
    return () => {
      window.removeEventListener('focus', check);
      document.removeEventListener('visibilitychange', check);
    };
  }, [check]);

  const hasEnded = token !== null && isExpired(token);
  return { isLoggedIn: token !== null && !hasEnded, hasEnded };
}

/** Removes an expired token and says so. Where another tab has removed it already, that tab has said it. */
export function endIfExpired(): void {
  const token = readAdminToken();
  if (token === null || !isExpired(token)) return;
  writeAdminToken(null);
  alertUser(EXPIRED_TEXT);
}
