import type { AdminOrder, OrdersPage } from '@bookstore/contract/api/order';
import { LIMITS } from '@bookstore/contract/limits';
import type { OrdersFilter } from '../../api/orderBookApi.ts';

export interface CollectOptions {
  filter: OrdersFilter;
  fetchPage: (request: OrdersFilter) => Promise<OrdersPage>;
  /** How many orders have arrived. */
  onProgress: (count: number) => void;
  /** Asked after every call; once true, no more is loaded. */
  isCancelled: () => boolean;
}

/** Every order that a filter finds, page after page. @returns null when it was cancelled. Throws what a call throws. */
export async function collectOrders(options: CollectOptions): Promise<AdminOrder[] | null> {
  const { filter, fetchPage, onProgress, isCancelled } = options;
  const orders: AdminOrder[] = [];
  let cursor: string | null = null;
  do {
    const request: OrdersFilter = {
      ...filter,
      ...(cursor !== null && { cursor }),
      limit: LIMITS.ordersPage.max,
      streets: true,
    };
    const page: OrdersPage = await fetchPage(request);
    if (isCancelled()) return null;
    orders.push(...page.orders);
    onProgress(orders.length);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return orders;
}
