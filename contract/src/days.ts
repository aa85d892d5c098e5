/** Days of a calendar as `YYYY-MM-DD`, which sort as they follow each other. A week begins on Monday. */

const DAY_MS = 24 * 60 * 60 * 1000;
const DAY = /^(?:19|2\d)\d\d-\d\d-\d\d$/;

export const SPANS = ['day', 'week', 'month'] as const;
/** What days are put together by. */
export type Span = (typeof SPANS)[number];

/** Both days are part of it. */
export interface DayRange {
  from: string;
  to: string;
}

const startOf = (day: string) => new Date(`${day}T00:00:00Z`);
const toDay = (date: Date) => date.toISOString().slice(0, 10);

/** Whether a text is a day that there is, from 1900 to 2999. */
export function isDay(text: string): boolean {
  return DAY.test(text) && !Number.isNaN(startOf(text).getTime()) && toDay(startOf(text)) === text;
}

export function addDays(day: string, count: number): string {
  return toDay(new Date(startOf(day).getTime() + count * DAY_MS));
}

export function countDays({ from, to }: DayRange): number {
  return Math.round((startOf(to).getTime() - startOf(from).getTime()) / DAY_MS) + 1;
}

/** `2026-11` of `2026-11-22`. */
const monthOf = (day: string) => day.slice(0, 7);

/** The first day of the day's own month, of the one before (-1), of the next (1). */
export function firstOfMonth(day: string, monthsLater = 0): string {
  const first = startOf(`${monthOf(day)}-01`);
  first.setUTCMonth(first.getUTCMonth() + monthsLater);
  return toDay(first);
}

/** The first day of the day's week or month. */
export function firstOf(day: string, by: Span): string {
  if (by === 'day') return day;
  if (by === 'month') return firstOfMonth(day);
  return addDays(day, -((startOf(day).getUTCDay() + 6) % 7));
}

function nextOf(day: string, by: Span): string {
  if (by === 'month') return firstOfMonth(day, 1);
  return addDays(firstOf(day, by), by === 'week' ? 7 : 1);
}

/**
 * The first days of the days, weeks or months of a range, oldest first. A week or month that began before the range begins with it.
 * @param atMost no more than so many, whatever the range.
 */
export function startsOf({ from, to }: DayRange, by: Span, atMost: number): string[] {
  const starts: string[] = [];
  for (let day = from; day <= to && starts.length < atMost; day = nextOf(day, by)) starts.push(day);
  return starts;
}

/** As many days right before a range. */
export function rangeBefore(range: DayRange): DayRange {
  return { from: addDays(range.from, -countDays(range)), to: addDays(range.from, -1) };
}

const calendars = new Map<string, Intl.DateTimeFormat>();

/** Makes one once: it takes longer than all that is done with it. @throws RangeError for a time zone that there is not. */
function calendarOf(timeZone: string): Intl.DateTimeFormat {
  const known = calendars.get(timeZone);
  if (known) return known;
  const format = { timeZone, year: 'numeric', month: '2-digit', day: '2-digit', calendar: 'gregory' } as const;
  const made = new Intl.DateTimeFormat('en-US', format);
  calendars.set(timeZone, made);
  return made;
}

/** The day that a moment belongs to in a time zone, such as `Europe/Berlin`. @throws RangeError for a time zone that there is not. */
export function dayOf(moment: Date, timeZone: string): string {
  const parts = calendarOf(timeZone).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** The time of day of a moment in a time zone, as `14:05`. @throws RangeError for a time zone that there is not. */
export function timeOf(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    moment,
  );
}

/** The first moment of a day in a time zone, also where clocks are set at midnight. @throws RangeError for a time zone that there is not. */
export function firstMomentOf(day: string, timeZone: string): Date {
  // No zone is further from UTC; between these two the day begins.
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
