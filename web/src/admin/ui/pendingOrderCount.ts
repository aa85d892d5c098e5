import { adminOrdersApi, useGetOrdersCountQuery } from '../../api/adminOrdersApi.ts';
import { useAdminInterval } from './useAdminInterval.ts';

/** How often the shop is asked for new orders. */
export const ASK_EVERY_MS = 60_000;

const PENDING = { status: 'placed' } as const;

/** The shop counts no further. */
const MOST_SHOWN = 99;

/** How many orders wait to be packed, as far as is known: it asks for nothing. */
export function usePendingOrderCount(): number {
  const { count } = adminOrdersApi.endpoints.getOrdersCount.useQueryState(PENDING, {
    selectFromResult: ({ data }) => ({ count: data ?? 0 }),
  });
  return count;
}

/** Asks for that count while the page is seen. A call that fails is made again the next time. */
export function usePendingOrderPolling(): void {
  const { refetch } = useGetOrdersCountQuery(PENDING, { selectFromResult: () => ({}) });
  useAdminInterval(() => void refetch(), ASK_EVERY_MS);
}

/** A number of orders for a narrow place. */
export const shortCount = (count: number) => (count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count));
