import { useEffect, useEffectEvent, useState } from 'react';
import { useGetOrdersOfQuery } from '../../api/customerOrdersApi.ts';
import { useVisibleInterval } from '../../lib/useVisibleInterval.ts';
import { useAuth } from '../auth/context.ts';

/** Seconds: orders that were read longer ago are asked for again when a page opens, and while it is seen. */
const REFRESH_AFTER = 60;

/** The orders of the customer who is signed in, newest first, and the moment at which they are shown. */
export function useMyOrders() {
  const [now, setNow] = useState(() => new Date());
  const email = useAuth().currentUser?.email ?? '';
  const isAsked = email !== '';
  const { currentData, isError, refetch } = useGetOrdersOfQuery(email, {
    skip: !isAsked,
    refetchOnMountOrArgChange: REFRESH_AFTER,
  });
  const refresh = () => {
    setNow(new Date());
    if (isAsked) void refetch();
  };
  useVisibleInterval(refresh, REFRESH_AFTER * 1000);
  // A window beside another one is seen all the time. Of two questions at once one is asked.
  const onFocus = useEffectEvent(refresh);
  useEffect(() => {
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, []);
  return { orders: isAsked ? currentData : [], now, isError: isError && !currentData, refetch: () => void refetch() };
}
