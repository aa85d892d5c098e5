import type { OrderStatus } from '@bookstore/contract/order';
import { NEXT_STATUSES } from '@bookstore/contract/orderSteps';

const LABELS: Readonly<Record<OrderStatus, string>> = {
  placed: 'Placed',
  packed: 'Packed',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};

/** In the order in which an order passes them. The contract's own list would bring its schemas into the page. */
const STATUSES = Object.keys(LABELS) as OrderStatus[];

const toOption = (value: OrderStatus) => ({ value, label: LABELS[value] });

export const STATUS_OPTIONS = STATUSES.map(toOption);

/** The state of an order, and those that it may come into next. */
export const optionsOf = (present: OrderStatus) => [present, ...NEXT_STATUSES[present]].map(toOption);

export const statusLabel = (status: OrderStatus) => LABELS[status];

/** A text as the status that it names, if it names one. */
export function toStatus(text: string | null): OrderStatus | undefined {
  return STATUSES.find((status) => status === text);
}
