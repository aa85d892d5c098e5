import type { AdminOrder } from '@bookstore/contract/api/order';
import * as messages from '@bookstore/messages/dashboardOrders';
import { useCallback, useEffect, useState } from 'react';
import { adminOrdersApi } from '../../../api/adminOrdersApi.ts';
import { getProblem } from '../../../api/problem.ts';
import { forEachConcurrently } from '../../../lib/forEachConcurrently.ts';
import { useLatestRun } from '../../../lib/useLatestRun.ts';
import { failureReason } from '../../ui/retryRateLimited.ts';
import type { OrderReason } from './splitOrders.ts';

interface Orders {
  loaded: ReadonlyMap<string, AdminOrder>;
  failed: readonly OrderReason[];
  isLoading: boolean;
}

const getReason = (error: unknown) =>
  getProblem(error)?.code === 'not-found' ? messages.orderGone : failureReason(error);

export function useCurrentOrders(orders: readonly AdminOrder[]) {
  const [fetchOrder] = adminOrdersApi.endpoints.getOrder.useLazyQuery();
  const [selected] = useState(orders);
  const [state, setState] = useState<Orders>({ loaded: new Map(), failed: [], isLoading: true });
  const { begin } = useLatestRun();
  const load = useCallback(
    async (which: readonly AdminOrder[]) => {
      const isCancelled = begin();
      setState(({ loaded }) => ({ loaded, failed: [], isLoading: true }));
      const loadOne = async (order: AdminOrder) => {
        const { data, error } = await fetchOrder(order._id);
        if (isCancelled()) return;
        setState((before) =>
          data
            ? { ...before, loaded: new Map(before.loaded).set(order._id, data) }
            : { ...before, failed: [...before.failed, { order, reason: getReason(error) }] },
        );
      };
      await forEachConcurrently(which, loadOne, isCancelled);
      if (!isCancelled()) setState((before) => ({ ...before, isLoading: false }));
    },
    [fetchOrder, begin],
  );
  useEffect(() => {
    void load(selected);
  }, [load, selected]);
  const retry = () => void load(state.failed.map(({ order }) => order));
  const ready = selected.flatMap(({ _id }) => state.loaded.get(_id) ?? []);
  return { ...state, total: selected.length, ready, retry };
}
