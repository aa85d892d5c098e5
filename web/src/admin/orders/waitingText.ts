import type { AdminOrder } from '@bookstore/contract/api/order';
import { isWaiting } from '@bookstore/contract/waiting';
import * as messages from '@bookstore/messages/dashboardOrders';
import { formatDay } from '../../lib/format.ts';

/** "Waits until 12 December 2026"; '' if the order can be packed. */
export function waitingText(order: AdminOrder): string {
  if (!isWaiting(order)) return '';
  const { until } = order.waiting ?? {};
  return until ? messages.waitsUntil(formatDay(until)) : messages.waits;
}
