import type { AdminOrderStep, OrderStatus } from '@bookstore/contract/api/order';
import * as messages from '@bookstore/messages/orders';

const LABELS: Readonly<Record<OrderStatus, string>> = {
  placed: messages.placed,
  packed: messages.packed,
  delivered: messages.delivered,
  cancelled: messages.cancelled,
  refused: messages.refused,
  returned: messages.returned,
};

/** As the contract has them, whose own list would bring its schemas into the page. */
const STATUSES = Object.keys(LABELS) as OrderStatus[];

export const STATUS_OPTIONS = STATUSES.map((value) => ({ value, label: LABELS[value] }));

export const statusLabel = (status: OrderStatus) => LABELS[status];

/** A text as the status that it names, if it names one. */
export function toStatus(text: string | null): OrderStatus | undefined {
  return STATUSES.find((status) => status === text);
}

/** A step as the time line shows it; one that is still to come has no time. */
export interface TimelineStep {
  status: OrderStatus;
  isDone: boolean;
  at?: string;
  by?: string;
}

const WAY: readonly OrderStatus[] = ['placed', 'packed', 'delivered'];

/** What an order has gone through, and, while it is on its way, what is still to come. */
export function stepsOf(status: OrderStatus, history: readonly AdminOrderStep[]): TimelineStep[] {
  const done: TimelineStep[] = history.map((step) => ({ ...step, isDone: true }));
  // What is not on the way has left it.
  const toCome = WAY.includes(status) ? WAY.slice(WAY.indexOf(status) + 1) : [];
  return [...done, ...toCome.map((next) => ({ status: next, isDone: false }))];
}
