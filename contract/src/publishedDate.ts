/** A year of four digits, one of its months, or one of their days. */
const PUBLISHED = /^[1-9]\d{3}(?:-(?:0[1-9]|1[0-2])(?:-\d{2})?)?$/;

/** Whether a text says when a book came or comes out: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`, a day that the calendar has. */
export function isPublishedDate(text: string): boolean {
  if (!PUBLISHED.test(text)) return false;
  if (text.length < 'YYYY-MM-DD'.length) return true;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
