import type { OrderStatus } from './api/order.ts';

/** For so long after a step the shop may take it back, and its mail waits. */
export const UNDO_SECONDS = 10;

/**
 * What an order may become from each state by a step. From packed it is refused where the parcel was on its way and came back, and
 * cancelled where it never left. A delivered one is returned once all of its books are back, which no step says.
 */
export const NEXT_STATUSES: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  placed: ['packed', 'cancelled'],
  packed: ['delivered', 'refused', 'cancelled'],
  delivered: [],
  cancelled: [],
  refused: [],
  returned: [],
};

/** Of orders that came to nothing: they count in no figure, and their copies are for sale again. */
export const UNSOLD_STATUSES: readonly OrderStatus[] = ['cancelled', 'refused'];
export const SOLD_STATUSES: readonly OrderStatus[] = ['placed', 'packed', 'delivered', 'returned'];

/** Whether an order came to nothing. */
export const isUnsold = ({ status }: { status: OrderStatus }): boolean => UNSOLD_STATUSES.includes(status);

/** Nothing is on its way any more: the street is forgotten after some time. */
const ENDED_STATUSES: readonly OrderStatus[] = ['delivered', 'cancelled', 'refused', 'returned'];

export const hasEnded = ({ status }: { status: OrderStatus }): boolean => ENDED_STATUSES.includes(status);
