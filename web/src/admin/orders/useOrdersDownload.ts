import { useLazyGetOrderBookQuery } from '../../api/orderBookApi.ts';
import { useFileSave } from '../ui/useFileSave.ts';
import { type OrdersView, toFilter } from './ordersFilter.ts';

interface OrdersDownload {
  /** How many orders have arrived so far; null when no download runs. */
  count: number | null;
  /** Saves everything that a view's filter finds, not only its page. */
  start: (view: OrdersView) => Promise<void>;
  cancel: () => void;
}

/** Loads orders page by page into one CSV file. */
export function useOrdersDownload(): OrdersDownload {
  const [fetchPage] = useLazyGetOrderBookQuery();
  const { progress, start, cancel } = useFileSave<number>('Failed to download the orders. Please try again.');
  return {
    count: progress,
    start: (view) =>
      start(0, async (surroundings) => {
        const { saveOrders } = await import('./saveOrders.ts');
        await saveOrders({
          ...surroundings,
          filter: toFilter({ ...view, cursor: '' }),
          fetchPage: (request) => fetchPage(request).unwrap(),
        });
      }),
    cancel,
  };
}
