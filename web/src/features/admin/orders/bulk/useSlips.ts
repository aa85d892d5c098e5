import type { AdminOrder } from '@bookstore/contract/order';
import { useCallback, useEffect, useState } from 'react';
import { orderBookApi } from '../../../../api/orderBookApi.ts';
import { problemOf } from '../../../../api/problem.ts';
import { forEachConcurrently } from '../../../../lib/forEachConcurrently.ts';
import { useLatestRun } from '../../../../lib/useLatestRun.ts';
import { whyStopped } from '../../ui/retryRateLimited.ts';

interface Slips {
  /** With their streets, which lists do not have; by their ids. */
  loaded: ReadonlyMap<string, AdminOrder>;
  failed: readonly { order: AdminOrder; reason: string }[];
  isLoading: boolean;
}

const reasonOf = (error: unknown) =>
  problemOf(error)?.code === 'not-found' ? 'is no longer there' : whyStopped(error);

/** Loads orders one by one, as their slips need them, a few at a time. */
export function useSlips(orders: readonly AdminOrder[]) {
  const [fetchOrder] = orderBookApi.endpoints.getOrder.useLazyQuery();
  const [wanted] = useState(orders);
  const [slips, setSlips] = useState<Slips>({ loaded: new Map(), failed: [], isLoading: true });
  const { begin } = useLatestRun();
  const load = useCallback(
    async (which: readonly AdminOrder[]) => {
      const isCancelled = begin();
      setSlips(({ loaded }) => ({ loaded, failed: [], isLoading: true }));
      const loadOne = async (order: AdminOrder) => {
        const { data, error } = await fetchOrder(order._id);
        if (isCancelled()) return;
        setSlips((before) =>
          data
            ? { ...before, loaded: new Map(before.loaded).set(order._id, data) }
            : { ...before, failed: [...before.failed, { order, reason: reasonOf(error) }] },
        );
      };
      await forEachConcurrently(which, loadOne, isCancelled);
      if (!isCancelled()) setSlips((before) => ({ ...before, isLoading: false }));
    },
    [fetchOrder, begin],
  );
  useEffect(() => {
    void load(wanted);
  }, [load, wanted]);
  const retry = () => void load(slips.failed.map(({ order }) => order));
  // Printed as they were selected, whichever came first.
  const ready = wanted.flatMap(({ _id }) => slips.loaded.get(_id) ?? []);
  return { ...slips, total: wanted.length, ready, retry };
}
