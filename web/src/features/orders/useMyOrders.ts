import { useGetOrdersOfQuery } from '../../api/customerOrdersApi.ts';
import { useAuth } from '../auth/context.ts';

/** Seconds: orders that were read longer ago are asked for again when a page opens. */
const REFRESH_AFTER = 60;

/** The orders of the customer who is signed in, newest first. */
export function useMyOrders() {
  const email = useAuth().currentUser?.email ?? '';
  const { currentData, isError, refetch } = useGetOrdersOfQuery(email, {
    skip: email === '',
    refetchOnMountOrArgChange: REFRESH_AFTER,
  });
  return { orders: email === '' ? [] : currentData, isError: isError && !currentData, refetch: () => void refetch() };
}
