import { useCallback, useEffect, useRef, useState } from 'react';
import { useLazyGetOrderBookQuery } from '../../../api/orderCalls.ts';
import { saveFile } from '../../../lib/saveFile.ts';
import { alertUser } from '../../../ui/notify.ts';
import { collectOrders } from './collectOrders.ts';
import { ordersCsv } from './ordersCsv.ts';
import { filledIn, type OrdersView } from './ordersFilter.ts';

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
      const orders = await collectOrders({
        filter: filledIn({ ...view, cursor: '' }),
        fetchPage: (request) => fetchPage(request).unwrap(),
        onProgress: setCount,
        isCancelled: () => current.current !== mine,
      });
      if (!orders) return;
      saveFile(`orders-${new Date().toISOString().slice(0, 10)}.csv`, 'text/csv;charset=utf-8', ordersCsv(orders));
    } catch (error) {
      if (current.current !== mine) return;
      console.warn('The orders could not be downloaded', error);
      alertUser('Failed to download the orders. Please try again.');
    }
    cancel();
  };
  return { count, start, cancel };
}
