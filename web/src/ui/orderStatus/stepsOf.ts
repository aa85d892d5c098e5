import type { AdminOrderStep, OrderStatus } from '@bookstore/contract/api/order';

/** A step as the time line shows it; one that is still to come, or of which nothing was written down, has no time. */
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
  // Orders of earlier releases: only that they were placed is known.
  if (!done.some((step) => step.status === status)) done.push({ status, isDone: true });
  const toCome = status === 'cancelled' ? [] : WAY.slice(WAY.indexOf(status) + 1);
  return [...done, ...toCome.map((next) => ({ status: next, isDone: false }))];
}
