import type { AdminOrderStep, Order, OrderStatus } from '@bookstore/contract/api/order';
import { isCounterSale } from '@bookstore/contract/payment';
import * as messages from '@bookstore/messages/orders';

const LABELS: Readonly<Record<OrderStatus, string>> = {
  placed: messages.placed,
  packed: messages.packed,
  delivered: messages.delivered,
  cancelled: messages.cancelled,
  refused: messages.refused,
  returned: messages.returned,
};

/** The contract's list would load its schemas. */
const STATUSES = Object.keys(LABELS) as OrderStatus[];

export const STATUS_OPTIONS = STATUSES.map((value) => ({ value, label: LABELS[value] }));

/** Labels of orders that the customer collects. */
const COLLECTION_LABELS: Partial<Record<OrderStatus, string>> = {
  packed: messages.readyToCollect,
  delivered: messages.collected,
};

/** Some labels depend on how the customer gets and pays the order. */
export type Handover = Partial<Pick<Order, 'pickup' | 'payment'>>;

export function statusLabel(status: OrderStatus, { pickup, payment }: Handover = {}): string {
  if (status === 'delivered' && payment && isCounterSale({ payment })) return messages.sold;
  return (pickup && COLLECTION_LABELS[status]) || LABELS[status];
}

export function toStatus(text: string | null): OrderStatus | undefined {
  return STATUSES.find((status) => status === text);
}

/** Future steps have no time. */
export interface TimelineStep {
  status: OrderStatus;
  isDone: boolean;
  at?: string;
  by?: string;
}

const REGULAR_STEPS: readonly OrderStatus[] = ['placed', 'packed', 'delivered'];

/** Adds future steps while the order is on its way. */
export function toTimelineSteps(status: OrderStatus, history: readonly AdminOrderStep[]): TimelineStep[] {
  const done: TimelineStep[] = history.map((step) => ({ ...step, isDone: true }));
  // An order in another status has no further steps.
  const upcoming = REGULAR_STEPS.includes(status) ? REGULAR_STEPS.slice(REGULAR_STEPS.indexOf(status) + 1) : [];
  return [...done, ...upcoming.map((next) => ({ status: next, isDone: false }))];
}
