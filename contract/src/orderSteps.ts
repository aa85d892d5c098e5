import type { OrderStatus } from './api/order.ts';
import { COLLECTION_DAYS } from './limits.ts';

/** How long a step can be undone, while its mail waits. */
export const UNDO_SECONDS = 10;

/**
 * Next statuses by step. A packed order is refused if its parcel came back, and cancelled if it never left.
 * `returned` follows from returns, not from a step.
 */
export const NEXT_STATUSES: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  placed: ['packed', 'cancelled'],
  packed: ['delivered', 'refused', 'cancelled'],
  delivered: [],
  cancelled: [],
  refused: [],
  returned: [],
};

/** When an order that was packed at this time should have been collected. */
export const collectUntil = (packedAt: Date): Date => new Date(packedAt.getTime() + COLLECTION_DAYS * 86_400_000);

/** Excluded from all figures; their copies return to stock. */
export const UNSOLD_STATUSES: readonly OrderStatus[] = ['cancelled', 'refused'];
export const SOLD_STATUSES: readonly OrderStatus[] = ['placed', 'packed', 'delivered', 'returned'];

export const isUnsold = ({ status }: { status: OrderStatus }): boolean => UNSOLD_STATUSES.includes(status);

/** Nothing is on its way, so the street is deleted after some time. */
const ENDED_STATUSES: readonly OrderStatus[] = ['delivered', 'cancelled', 'refused', 'returned'];

export const hasEnded = ({ status }: { status: OrderStatus }): boolean => ENDED_STATUSES.includes(status);
