/** Days are `YYYY-MM-DD`; weeks start on Monday. */

const DAY_MS = 24 * 60 * 60 * 1000;
const DAY = /^(?:19|2\d)\d\d-\d\d-\d\d$/;

export const SPANS = ['day', 'week', 'month'] as const;
export type Span = (typeof SPANS)[number];

/** Both days are included. */
export interface DayRange {
  from: string;
  to: string;
}

const startOf = (day: string) => new Date(`${day}T00:00:00Z`);
const toDay = (date: Date) => date.toISOString().slice(0, 10);

/** From 1900 to 2999. */
export function isDay(text: string): boolean {
  return DAY.test(text) && !Number.isNaN(startOf(text).getTime()) && toDay(startOf(text)) === text;
}

export function addDays(day: string, count: number): string {
  return toDay(new Date(startOf(day).getTime() + count * DAY_MS));
}

export function countDays({ from, to }: DayRange): number {
  return Math.round((startOf(to).getTime() - startOf(from).getTime()) / DAY_MS) + 1;
}

const monthOf = (day: string) => day.slice(0, 7);

/** @param monthsLater -1 for the previous month, 1 for the next */
export function firstOfMonth(day: string, monthsLater = 0): string {
  const first = startOf(`${monthOf(day)}-01`);
  first.setUTCMonth(first.getUTCMonth() + monthsLater);
  return toDay(first);
}

export function firstOf(day: string, by: Span): string {
  if (by === 'day') return day;
  if (by === 'month') return firstOfMonth(day);
  return addDays(day, -((startOf(day).getUTCDay() + 6) % 7));
}

function nextOf(day: string, by: Span): string {
  if (by === 'month') return firstOfMonth(day, 1);
  return addDays(firstOf(day, by), by === 'week' ? 7 : 1);
}

/** Starts are oldest first; the first bucket starts with the range. */
export function startsOf({ from, to }: DayRange, by: Span, atMost: number): string[] {
  const starts: string[] = [];
  for (let day = from; day <= to && starts.length < atMost; day = nextOf(day, by)) starts.push(day);
  return starts;
}

export function rangeBefore(range: DayRange): DayRange {
  return { from: addDays(range.from, -countDays(range)), to: addDays(range.from, -1) };
}

const calendars = new Map<string, Intl.DateTimeFormat>();

/** Cached: creation is slow. @throws RangeError for an unknown time zone */
function calendarOf(timeZone: string): Intl.DateTimeFormat {
  const known = calendars.get(timeZone);
  if (known) return known;
  const format = { timeZone, year: 'numeric', month: '2-digit', day: '2-digit', calendar: 'gregory' } as const;
  const calendar = new Intl.DateTimeFormat('en-US', format);
  calendars.set(timeZone, calendar);
  return calendar;
}

/** @param timeZone IANA @throws RangeError for an unknown time zone */
export function dayOf(moment: Date, timeZone: string): string {
  const parts = calendarOf(timeZone).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** Writes `14:05`. @throws RangeError for an unknown time zone */
export function timeOf(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    moment,
  );
}

/** Works where clocks change at midnight. @throws RangeError for an unknown time zone */
export function firstMomentOf(day: string, timeZone: string): Date {
  // No zone is further from UTC.
  let [before, within] = [startOf(day).getTime() - DAY_MS, startOf(day).getTime() + DAY_MS];
  while (within - before > 1) {
    const middle = Math.floor((before + within) / 2);
    if (dayOf(new Date(middle), timeZone) < day) before = middle;
    else within = middle;
  }
  return new Date(within);
}

export function isTimeZone(name: string): boolean {
  try {
    calendarOf(name);
    return true;
  } catch {
    return false;
  }
}
