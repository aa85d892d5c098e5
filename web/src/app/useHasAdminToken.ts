import { useEffect, useSyncExternalStore } from 'react';
import { isExpired, readAdminToken, watchAdminToken, writeAdminToken } from '../api/adminToken.ts';

/** Whether an admin's token is stored, for the header's link. One that has expired is removed without a word. */
export function useHasAdminToken(): boolean {
  const token = useSyncExternalStore(watchAdminToken, readAdminToken);
  const hasExpired = token !== null && isExpired(token);
  useEffect(() => {
    if (hasExpired) writeAdminToken(null);
  }, [hasExpired]);
  return token !== null && !hasExpired;
}
