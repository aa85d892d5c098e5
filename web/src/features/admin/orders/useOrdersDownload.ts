import { useState } from 'react';
import { useLazyGetOrderBookQuery } from '../../../api/orderBookApi.ts';
import { useLatestRun } from '../../../lib/useLatestRun.ts';
import { alertUser } from '../../../ui/notify.ts';
import { type OrdersView, toFilter } from './ordersFilter.ts';

interface OrdersDownload {
  /** How many orders have arrived so far; null when no download runs. */
  count: number | null;
  /** Saves everything that a view's filter finds, not only its page. */
  start: (view: OrdersView) => Promise<void>;
  cancel: () => void;
}

/** Loads orders page by page into one CSV file. Leaving the page gives it up. */
export function useOrdersDownload(): OrdersDownload {
  const [count, setCount] = useState<number | null>(null);
  const [fetchPage] = useLazyGetOrderBookQuery();
  const run = useLatestRun();

  const cancel = () => {
    run.cancel();
    setCount(null);
  };

  const start = async (view: OrdersView) => {
    const isCancelled = run.begin();
    setCount(0);
    try {
      const { saveOrders } = await import('./saveOrders.ts');
      await saveOrders({
        filter: toFilter({ ...view, cursor: '' }),
        fetchPage: (request) => fetchPage(request).unwrap(),
        onProgress: setCount,
        isCancelled,
      });
    } catch (error) {
      if (isCancelled()) return;
      console.warn('The orders could not be downloaded', error);
      alertUser('Failed to download the orders. Please try again.');
    }
    // A download that was stopped may have been followed by another.
    if (!isCancelled()) cancel();
  };
  return { count, start, cancel };
}
