import * as messages from '@bookstore/messages/dashboard';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { adminClient } from '../../api/adminClient.ts';
import { adminTokenEndsAt, isExpired, readAdminToken, watchAdminToken, writeAdminToken } from '../../api/adminToken.ts';
import { alertUser } from '../../ui/notify.ts';

export const EXPIRED_TEXT = messages.tokenHasBeenExpiredPleaseLogin;

/** setTimeout counts in 32 bits; a longer wait is taken in steps. */
const LONGEST_TIMEOUT_MS = 2 ** 31 - 1;

const noop = () => undefined;

interface AdminSession {
  /** Whether a token is stored that has not expired. */
  isLoggedIn: boolean;
  /** Whether an expired token is stored at this moment: it is about to be removed. */
  hasEnded: boolean;
}

/**
 * The admin's session while a page of the dashboard is shown. It ends at the token's own end, counted by a timer
 * that is set on every load and checked again when the page comes back to view (a sleeping laptop stops timers).
 * @param onLoggedOut called when the session ends before its time; the same function every time
 *
 * Every tab that shows the dashboard says that its session has expired, whichever tab was the first to notice.
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

/** Shows an alert when the token is gone because it has expired; a logout, in this tab or another, shows none. */
function useEndOfSession(token: string | null, onLoggedOut: () => void): void {
  const held = useRef(token);
  useEffect(() => {
    const before = held.current;
    held.current = token;
    if (token !== null || before === null) return;
    if (isExpired(before)) alertUser(EXPIRED_TEXT);
    else onLoggedOut();
  }, [token, onLoggedOut]);
}

function removeIfExpired(): void {
  const token = readAdminToken();
  if (token !== null && isExpired(token)) writeAdminToken(null);
}

/** Ends the session here at once, in every tab, and asks the server to refuse the token for the rest of its hour. */
export function logOutAdmin(): void {
  const token = readAdminToken();
  writeAdminToken(null);
  if (token === null) return;
  adminClient.logOut(token).catch((error: unknown) => console.warn('The token could not be revoked', error));
}
