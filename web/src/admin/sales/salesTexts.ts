import type { DayRange, Span } from '@bookstore/contract/days';
import * as messages from '@bookstore/messages/dashboard';
import { countText, DATE_LANGUAGE } from '../../lib/format.ts';

const AS_UTC = { timeZone: 'UTC' } as const;
const toDate = (day: string) => new Date(`${day}T00:00:00Z`);
const inWords = (day: string, format: Intl.DateTimeFormatOptions) =>
  toDate(day).toLocaleDateString(DATE_LANGUAGE, { ...AS_UTC, ...format });

/** Where a day, week or month begins, in few words: 22 Nov, and with its year when others are around it. */
export function startText(start: string, by: Span, { from, to }: DayRange): string {
  const isOneYear = from.slice(0, 4) === to.slice(0, 4);
  const month: Intl.DateTimeFormatOptions = {
    month: 'short',
    ...(!(isOneYear && by !== 'month') && { year: 'numeric' }),
  };
  return inWords(start, by === 'month' ? month : { day: 'numeric', ...month });
}

/** 24 October to 22 November 2026, or one day. */
export function rangeText({ from, to }: DayRange): string {
  const whole: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' };
  if (from === to) return inWords(from, whole);
  const first =
    from.slice(0, 4) === to.slice(0, 4) ? inWords(from, { day: 'numeric', month: 'long' }) : inWords(from, whole);
  return messages.toForFirst(first, inWords(to, whole));
}

/** The change of a number in whole per cent; empty when there is nothing to compare it with. */
export function changeText(now: number, before: number): string {
  if (before <= 0) return '';
  if (now === before) return messages.noChange;
  const percent = Math.round((Math.abs(now - before) / before) * 100);
  const share = messages.percent(percent === 0 ? messages.lessThan1 : countText(percent));
  return `${now > before ? messages.up : messages.down} ${share}`;
}

/** Seconds up to which an order that waits to be counted is not mentioned. */
const BEHIND_SECONDS = 300;

/** What to say of orders that do not count yet; null where none has been waiting for long. */
export function behindText(seconds: number): string | null {
  if (seconds <= BEHIND_SECONDS) return null;
  const minutes = countText(Math.floor(seconds / 60));
  return messages.theLatestOrdersAreNotCounted(minutes);
}
