/** An ISO 8601 moment as the reader's locale writes it, to the minute; nothing for an absent or broken one. */
export function formatMoment(iso: string | undefined): string {
  const date = new Date(iso ?? '');
  if (Number.isNaN(date.getTime())) return '';
  return date.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
}
