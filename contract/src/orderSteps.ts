import type { OrderStatus } from './api/order.ts';

/** For so long after a step the shop may take it back, and its mail waits. */
export const UNDO_SECONDS = 10;

/** What an order may become from each state. A delivered or cancelled one stays what it is. */
export const NEXT_STATUSES: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  placed: ['packed', 'cancelled'],
  packed: ['delivered', 'cancelled'],
  delivered: [],
  cancelled: [],
};
