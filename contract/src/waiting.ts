import * as messages from '@bookstore/messages/facts';
import { delivery } from '@bookstore/shop/delivery';
import { latestPublication } from './announced.ts';
import type { OrderStatus } from './api/order.ts';
import { arrivalOf, needsYear, readyOf, SHOP_TIME_ZONE } from './arrival.ts';
import { type DayRange, dayOf } from './days.ts';
import { DATE_LANGUAGE } from './format/bookFacts.ts';

/** Stored instead of an unknown day. */
const UNKNOWN_DAY = '9999-12-31';

interface MayWait {
  status: OrderStatus;
  waiting?: { until?: string; note?: string } | null | undefined;
}

/** Returns undefined if the order does not wait. */
export const waitsUntilOf = ({ status, waiting }: MayWait): string | undefined =>
  status === 'placed' && waiting ? waiting.until || UNKNOWN_DAY : undefined;

export const isWaiting = (order: MayWait, now = new Date()): boolean =>
  (waitsUntilOf(order) ?? '') > dayOf(now, SHOP_TIME_ZONE);

function dayText(day: string, now: Date): string {
  const year = needsYear(day, now) ? 'numeric' : undefined;
  const parts = { day: 'numeric', month: 'long', year, timeZone: 'UTC' } as const;
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(DATE_LANGUAGE, parts);
}

interface MayWaitForBooks extends MayWait {
  items: readonly { appears?: string | undefined }[];
  /** Absent if no arrival was promised. */
  arrival?: DayRange | null | undefined;
  /** Whether the customer collects it. */
  pickup?: boolean | undefined;
}

/** When an order that leaves on a day has arrived, or is ready, at the latest; undefined if the shop promises no days. */
function arrivalDay({ arrival, pickup = false }: MayWaitForBooks, leaves: string, now: Date): string | undefined {
  if (!arrival) return undefined;
  const days =
    pickup && delivery.pickup ? readyOf(now, delivery.pickup, delivery, leaves) : arrivalOf(now, delivery, leaves);
  return days?.to;
}

/**
 * "Expected around 16 December", or the day on which it leaves without a promised arrival; '' if it waits only for
 * publication, which its books show.
 */
export function expectedText(order: MayWaitForBooks, now = new Date()): string {
  if (!order.waiting || !isWaiting(order, now)) return '';
  const { until = '', note = '' } = order.waiting;
  const published = latestPublication(order.items.map(({ appears = '' }) => appears));
  if (until !== '' && until === published && note === '') return '';
  if (until === '') return messages.expectedLater;
  const day = arrivalDay(order, until, now);
  return day ? messages.expectedAround(dayText(day, now)) : messages.leavesAround(dayText(until, now));
}
