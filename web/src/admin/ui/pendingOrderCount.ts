import { adminOrdersApi, useGetOrdersCountQuery } from '../../api/adminOrdersApi.ts';
import { useAdminInterval } from './useAdminInterval.ts';

export const POLL_INTERVAL_MS = 60_000;

const PENDING = { status: 'placed' } as const;

/** The API stops counting here. */
const MAX_SHOWN = 99;

/** Reads the cache without a request. */
export function usePendingOrderCount(): number {
  const { count } = adminOrdersApi.endpoints.getOrdersCount.useQueryState(PENDING, {
    selectFromResult: ({ data }) => ({ count: data ?? 0 }),
  });
  return count;
}

/** Polls while the page is visible; the next poll retries failures. */
export function usePendingOrderPolling(): void {
  const { refetch } = useGetOrdersCountQuery(PENDING, { selectFromResult: () => ({}) });
  useAdminInterval(() => void refetch(), POLL_INTERVAL_MS);
}

export const shortCount = (count: number) => (count > MAX_SHOWN ? `${MAX_SHOWN}+` : String(count));
