import { useGetOrdersOfQuery } from '../../api/customerOrdersApi.ts';
import { useVisibleInterval } from '../../lib/useVisibleInterval.ts';
import { useAuth } from '../auth/context.ts';

/** Seconds: orders that were read longer ago are asked for again when a page opens, and while it is seen. */
const REFRESH_AFTER = 60;

/** The orders of the customer who is signed in, newest first. */
export function useMyOrders() {
  const email = useAuth().currentUser?.email ?? '';
  const isAsked = email !== '';
  const { currentData, isError, refetch } = useGetOrdersOfQuery(email, {
    skip: !isAsked,
    refetchOnMountOrArgChange: REFRESH_AFTER,
  });
  useVisibleInterval(() => isAsked && void refetch(), REFRESH_AFTER * 1000);
  return { orders: isAsked ? currentData : [], isError: isError && !currentData, refetch: () => void refetch() };
}
