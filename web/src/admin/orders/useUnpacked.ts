import { useGetOrdersCountQuery } from '../../api/adminOrdersApi.ts';
import { useWhileSeen } from '../../lib/useWhileSeen.ts';

/** How often the shop is asked for new orders. */
export const ASK_EVERY_MS = 60_000;

const UNPACKED = { status: 'placed' } as const;

/** How many orders wait to be packed, asked for while the page is seen. What fails is asked again the next time. */
export function useUnpacked(): number {
  const { count, refetch } = useGetOrdersCountQuery(UNPACKED, {
    selectFromResult: ({ data }) => ({ count: data ?? 0 }),
  });
  useWhileSeen(() => void refetch(), ASK_EVERY_MS);
  return count;
}
