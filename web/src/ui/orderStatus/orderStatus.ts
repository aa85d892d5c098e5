import type { OrderStatus } from '@bookstore/contract/api/order';

const LABELS: Readonly<Record<OrderStatus, string>> = {
  placed: 'Placed',
  packed: 'Packed',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};

/** In the order in which an order passes them. The contract's own list would bring its schemas into the page. */
const STATUSES = Object.keys(LABELS) as OrderStatus[];

export const STATUS_OPTIONS = STATUSES.map((value) => ({ value, label: LABELS[value] }));

export const statusLabel = (status: OrderStatus) => LABELS[status];

/** A text as the status that it names, if it names one. */
export function toStatus(text: string | null): OrderStatus | undefined {
  return STATUSES.find((status) => status === text);
}
