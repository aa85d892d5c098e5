import { readAdminToken } from '../../api/adminToken.ts';
import { useVisibleInterval } from '../../lib/useVisibleInterval.ts';

/** Asks the shop at an interval while the page is seen, and nobody has logged out in another tab: the answer would be a 401. */
export function useAdminInterval(ask: () => void, everyMs: number): void {
  useVisibleInterval(() => {
    if (readAdminToken()) ask();
  }, everyMs);
}
