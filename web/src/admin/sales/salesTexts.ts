import type { DayRange, Span } from '@bookstore/contract/days';
import * as messages from '@bookstore/messages/dashboard';
import { countText, DATE_LANGUAGE } from '../../lib/format.ts';

const AS_UTC = { timeZone: 'UTC' } as const;
const toDate = (day: string) => new Date(`${day}T00:00:00Z`);
const inWords = (day: string, format: Intl.DateTimeFormatOptions) =>
  toDate(day).toLocaleDateString(DATE_LANGUAGE, { ...AS_UTC, ...format });

/** 22 Nov, with the year if the range spans years. */
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
  return messages.dateRange(first, inWords(to, whole));
}

/** A change in whole percent; empty if there was nothing before. */
export function changeText(now: number, before: number): string {
  if (before <= 0) return '';
  if (now === before) return messages.noChange;
  const percent = Math.round((Math.abs(now - before) / before) * 100);
  const share = messages.percent(percent === 0 ? messages.lessThanOne : countText(percent));
  return `${now > before ? messages.up : messages.down} ${share}`;
}

/** Seconds; shorter delays are not mentioned. */
const BEHIND_SECONDS = 300;

/** @returns null if no order has waited long to be counted */
export function backlogText(seconds: number): string | null {
  if (seconds <= BEHIND_SECONDS) return null;
  const minutes = countText(Math.floor(seconds / 60));
  return messages.recentOrdersNotCounted(minutes);
}
