import type { OrderStatus } from './api/order.ts';
import { COLLECTION_DAYS } from './limits.ts';

/** The step's mail waits as long. */
export const UNDO_SECONDS = 10;

/** `refused`: the parcel came back. `cancelled`: it never left. `returned` follows from returns. */
export const NEXT_STATUSES: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  placed: ['packed', 'cancelled'],
  packed: ['delivered', 'refused', 'cancelled'],
  delivered: [],
  cancelled: [],
  refused: [],
  returned: [],
};

export const collectUntil = (packedAt: Date): Date => new Date(packedAt.getTime() + COLLECTION_DAYS * 86_400_000);

/** Figures exclude these orders; their copies return to stock. */
export const UNSOLD_STATUSES: readonly OrderStatus[] = ['cancelled', 'refused'];
export const SOLD_STATUSES: readonly OrderStatus[] = ['placed', 'packed', 'delivered', 'returned'];

export const isUnsold = ({ status }: { status: OrderStatus }): boolean => UNSOLD_STATUSES.includes(status);

/** The street of these orders is deleted some time later. */
const ENDED_STATUSES: readonly OrderStatus[] = ['delivered', 'cancelled', 'refused', 'returned'];

export const hasEnded = ({ status }: { status: OrderStatus }): boolean => ENDED_STATUSES.includes(status);
