/** An ISO 8601 date in words, as the shop's own texts have it: 8 September 2026. Nothing for an absent or broken one. */
export function formatLongDate(iso: string | undefined): string {
  const date = new Date(iso ?? '');
  return Number.isNaN(date.getTime()) ? '' : date.toLocaleDateString('en-GB', { dateStyle: 'long' });
}
