import { addDays, type DayRange, firstOfMonth, type Span } from '../days.ts';

/** Ranges end today in the shop's calendar. */
export const SALES_RANGES = ['7d', '30d', 'month', '12m'] as const;
export type SalesRange = (typeof SALES_RANGES)[number];

const FIRST_DAYS: Record<SalesRange, (today: string) => string> = {
  '7d': (today) => addDays(today, -6),
  '30d': (today) => addDays(today, -29),
  month: (today) => firstOfMonth(today),
  '12m': (today) => firstOfMonth(today, -11),
};

export function toDayRange(range: SalesRange, today: string): DayRange {
  return { from: FIRST_DAYS[range](today), to: today };
}

export type SalesQuestion = { by?: Span } & ({ range?: SalesRange } | DayRange);

/** Not in `paths.ts`, which every visitor loads. */
export function salesPath(question: SalesQuestion): string {
  return `/api/admin/sales?${new URLSearchParams({ ...question })}`;
}
