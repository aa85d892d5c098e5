import { useCallback, useEffect, useRef, useState } from 'react';
import { useLazyGetOrderBookQuery } from '../../../api/orderBookApi.ts';
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
  /** Each download has its own; one that is no longer here is cancelled. */
  const current = useRef<object | null>(null);

  const cancel = useCallback(() => {
    current.current = null;
    setCount(null);
  }, []);
  useEffect(() => cancel, [cancel]);

  const start = async (view: OrdersView) => {
    const mine = {};
    current.current = mine;
    setCount(0);
    try {
      const { saveOrders } = await import('./saveOrders.ts');
      await saveOrders({
        filter: toFilter({ ...view, cursor: '' }),
        fetchPage: (request) => fetchPage(request).unwrap(),
        onProgress: setCount,
        isCancelled: () => current.current !== mine,
      });
    } catch (error) {
      if (current.current !== mine) return;
      console.warn('The orders could not be downloaded', error);
      alertUser('Failed to download the orders. Please try again.');
    }
    // A download that was stopped may have been followed by another.
    if (current.current === mine) cancel();
  };
  return { count, start, cancel };
}
