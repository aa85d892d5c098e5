import * as messages from '@bookstore/messages/facts';
import { language } from '@bookstore/messages/words';
import { delivery } from '@bookstore/shop/delivery';
import { shop } from '@bookstore/shop/shop';
import type { DeliveryTimes, Pickup } from '@bookstore/shop-kit/delivery';
import { addDays, type DayRange, dayOf, timeOf } from './days.ts';

/** IANA name; the function's setting overrides it for sales. */
export const SHOP_TIME_ZONE = shop.timeZone ?? 'UTC';

/** No shop is closed for more days in a row. */
const MOST_CLOSED_DAYS = 400;

/** Closed days are `2026-12-24`, or `12-25` for each year. */
export function isWorkingDay(day: string, closed: readonly string[]): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !closed.includes(day) && !closed.includes(day.slice(5));
}

/** @param count 0 for the day itself or the next working day */
function workingDay(day: string, count: number, closed: readonly string[]): string {
  let [date, remaining] = [day, count];
  for (let tries = 0; tries < MOST_CLOSED_DAYS; tries += 1) {
    if (isWorkingDay(date, closed)) {
      if (remaining === 0) return date;
      remaining -= 1;
    }
    date = addDays(date, 1);
  }
  return date;
}

/**
 * Orders after the cut-off leave on the next working day. @param notBefore earliest shipping day, `YYYY-MM-DD`; ''
 * for none
 */
export function arrivalWindow(
  now: Date,
  { cutOff, days, closed }: DeliveryTimes,
  timeZone: string,
  notBefore = '',
): DayRange {
  const today = dayOf(now, timeZone);
  const isInTime = timeOf(now, timeZone) < cutOff;
  const ready = isInTime ? today : addDays(today, 1);
  const leaves = workingDay(ready < notBefore ? notBefore : ready, 0, closed);
  const [fewest, most] = days;
  return { from: workingDay(leaves, fewest, closed), to: workingDay(leaves, most, closed) };
}

/** Null without a promise. */
export const arrivalOf = (
  now: Date,
  { times }: { times?: DeliveryTimes } = delivery,
  notBefore = '',
): DayRange | null => (times ? arrivalWindow(now, times, SHOP_TIME_ZONE, notBefore) : null);

/** Null without a promise. @returns `YYYY-MM-DD` */
export const packingDayOf = (
  now: Date,
  notBefore = '',
  { times }: { times?: DeliveryTimes } = delivery,
): string | null => (times ? arrivalWindow(now, { ...times, days: [0, 0] }, SHOP_TIME_ZONE, notBefore).from : null);

const ALWAYS_OPEN: DeliveryTimes = { cutOff: '24:00', days: [0, 0], closed: [] };

export const readyOf = (
  now: Date,
  { readyIn }: Pick<Pickup, 'readyIn'>,
  { times = ALWAYS_OPEN }: { times?: DeliveryTimes } = delivery,
  notBefore = '',
): DayRange => arrivalWindow(now, { ...times, days: readyIn }, SHOP_TIME_ZONE, notBefore);

let format: Intl.DateTimeFormat | undefined;

function partsOf(day: string): { weekday: string; date: string; month: string } {
  format ??= new Intl.DateTimeFormat(language, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
  const parts = format.formatToParts(new Date(`${day}T00:00:00Z`));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  return { weekday: part('weekday'), date: part('day'), month: part('month') };
}

const YEAR_IS_CLEAR_DAYS = 31;

export function needsYear(day: string, now: Date): boolean {
  const today = dayOf(now, SHOP_TIME_ZONE);
  return day.slice(0, 4) !== today.slice(0, 4) && day > addDays(today, YEAR_IS_CLEAR_DAYS);
}

/** Writes "Thu 26 to Mon 30 Nov", "Thu 26 Nov" or "Fri 4 Mar 2101". */
export function daysText({ from, to }: DayRange, now = new Date()): string {
  const [first, last] = [partsOf(from), partsOf(to)];
  const month = needsYear(to, now) ? `${last.month} ${to.slice(0, 4)}` : last.month;
  const end = messages.shortDayOfMonth(last.weekday, last.date, month);
  if (from === to) return end;
  const begin =
    from.slice(0, 7) === to.slice(0, 7)
      ? messages.shortDay(first.weekday, first.date)
      : messages.shortDayOfMonth(first.weekday, first.date, first.month);
  return messages.daysFromTo(begin, end);
}

/** Writes "Arrives Thu 26 to Mon 30 Nov". */
export const arrivalText = (window: DayRange, now = new Date()): string => messages.arrives(daysText(window, now));

/** Writes "Ready by Fri 27 Nov". */
export const readyText = ({ to }: DayRange, now = new Date()): string =>
  messages.ready(daysText({ from: to, to }, now));

/** Returns '' without a promise. Browsers only: cached pages must not contain the text. */
export function arrivalNow(now = new Date(), notBefore = ''): string {
  const window = arrivalOf(now, delivery, notBefore);
  return window ? arrivalText(window, now) : '';
}
