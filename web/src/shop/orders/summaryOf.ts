import type { Order } from '@bookstore/contract/api/order';

/** What somebody's orders come to. Cancelled ones do not count. */
export interface OrdersSummary {
  orders: number;
  books: number;
  /** Orders that are not at the door yet. */
  onTheWay: number;
}

export function summaryOf(orders: readonly Order[]): OrdersSummary {
  const bought = orders.filter(({ status }) => status !== 'cancelled');
  return {
    orders: bought.length,
    books: bought.reduce((sum, { productIds }) => sum + productIds.length, 0),
    onTheWay: bought.filter(({ status }) => status === 'placed' || status === 'packed').length,
  };
}
