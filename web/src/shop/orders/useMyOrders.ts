import type { Order } from '@bookstore/contract/api/order';
import { useEffect, useEffectEvent, useState } from 'react';
import { useGetCustomerOrdersQuery } from '../../api/customerOrdersApi.ts';
import { useVisibleInterval } from '../../lib/useVisibleInterval.ts';
import { useAuth } from '../auth/context.ts';

/** Seconds. */
const REFRESH_AFTER = 60;

const NO_ORDERS: readonly Order[] = [];

/** Queries the customer's orders, newest first, with the time of rendering. */
export function useMyOrders() {
  const [now, setNow] = useState(() => new Date());
  const email = useAuth().currentUser?.email ?? '';
  const isAsked = email !== '';
  const { currentData, error, isFetching, refetch } = useGetCustomerOrdersQuery(email, {
    skip: !isAsked,
    refetchOnMountOrArgChange: REFRESH_AFTER,
  });
  const refresh = () => {
    setNow(new Date());
    if (isAsked) void refetch();
  };
  useVisibleInterval(refresh, REFRESH_AFTER * 1000);
  // Covers windows that are visible all the time. Simultaneous requests are merged.
  const onFocus = useEffectEvent(refresh);
  useEffect(() => {
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, []);
  return { query: { currentData: isAsked ? currentData : NO_ORDERS, error, isFetching, refetch }, now };
}
