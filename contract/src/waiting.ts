import type { OrderStatus } from './api/order.ts';
import { SHOP_TIME_ZONE } from './arrival.ts';
import { dayOf } from './days.ts';

/** Stored instead of an unknown day. */
export const UNKNOWN_DAY = '9999-12-31';

interface MayWait {
  status: OrderStatus;
  waiting?: { until?: string } | null | undefined;
}

/** The day from which an order can be packed, or `UNKNOWN_DAY`; undefined if it does not wait. */
export const waitsUntilOf = ({ status, waiting }: MayWait): string | undefined =>
  status === 'placed' && waiting ? waiting.until || UNKNOWN_DAY : undefined;

/** Whether an order cannot be packed yet. */
export const isWaiting = (order: MayWait, now = new Date()): boolean =>
  (waitsUntilOf(order) ?? '') > dayOf(now, SHOP_TIME_ZONE);
