import type { AdminOrder } from '@bookstore/contract/api/order';
import { LIMITS } from '@bookstore/contract/limits';
import { useCallback, useEffect, useState } from 'react';
import { useLazyGetAdminOrdersQuery } from '../../../api/adminOrdersApi.ts';
import { useLatestRun } from '../../../lib/useLatestRun.ts';

/** Far above what a shop packs at once. */
export const MAX_PLACED = 1_000;

interface PlacedOrders {
  orders: readonly AdminOrder[];
  isLoading: boolean;
  isFailed: boolean;
  hasMore: boolean;
}

export function usePlacedOrders(): PlacedOrders & { retry: () => void } {
  const [fetchPage] = useLazyGetAdminOrdersQuery();
  const { begin } = useLatestRun();
  const [state, setState] = useState<PlacedOrders>({ orders: [], isLoading: true, isFailed: false, hasMore: false });
  const load = useCallback(async () => {
    const isCancelled = begin();
    setState({ orders: [], isLoading: true, isFailed: false, hasMore: false });
    const orders: AdminOrder[] = [];
    let cursor: string | null = '';
    while (cursor !== null && orders.length < MAX_PLACED) {
      // Gifts are stored with the streets.
      const filter = { status: 'placed', streets: true, limit: LIMITS.ordersPage.max } as const;
      const { data } = await fetchPage(cursor ? { ...filter, cursor } : filter);
      if (isCancelled()) return;
      if (!data) return setState((before) => ({ ...before, isLoading: false, isFailed: true }));
      orders.push(...data.orders);
      cursor = data.nextCursor;
      setState((before) => ({ ...before, orders: [...orders] }));
    }
    setState((before) => ({ ...before, isLoading: false, hasMore: cursor !== null }));
  }, [fetchPage, begin]);
  useEffect(() => {
    void load();
  }, [load]);
  return { ...state, retry: () => void load() };
}
