import { formatLongDate } from './formatLongDate.ts';

const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/**
 * An ISO 8601 moment in the words of the page, by the reader's clock: "8 September 2026, 14:05". Nothing for an absent or
 * broken one.
 */
export function formatMoment(iso: string | undefined): string {
  const date = formatLongDate(iso);
  return date && `${date}, ${TIME.format(new Date(iso ?? ''))}`;
}
