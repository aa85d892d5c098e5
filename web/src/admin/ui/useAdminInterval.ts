import { readAdminToken } from '../../api/adminToken.ts';
import { useVisibleInterval } from '../../lib/useVisibleInterval.ts';

/** Polls while the page is visible and no other tab has logged out. */
export function useAdminInterval(ask: () => void, everyMs: number): void {
  useVisibleInterval(() => {
    if (readAdminToken()) ask();
  }, everyMs);
}
