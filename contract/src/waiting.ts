import * as messages from '@bookstore/messages/facts';
import { language } from '@bookstore/messages/words';
import { latestPublication } from './announced.ts';
import type { OrderStatus } from './api/order.ts';
import { needsYear, SHOP_TIME_ZONE } from './arrival.ts';
import { dayOf } from './days.ts';

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
  // The locale `en` would put the month first.
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(language === 'en' ? 'en-GB' : language, parts);
}

interface MayWaitForBooks extends MayWait {
  items: readonly { appears?: string | undefined }[];
}

/** Writes "Expected around 12 December". Returns '' for a wait for publication only, which the books show. */
export function expectedText(order: MayWaitForBooks, now = new Date()): string {
  if (!order.waiting || !isWaiting(order, now)) return '';
  const { until = '', note = '' } = order.waiting;
  const published = latestPublication(order.items.map(({ appears = '' }) => appears));
  if (until !== '' && until === published && note === '') return '';
  return until === '' ? messages.expectedLater : messages.expectedAround(dayText(until, now));
}
