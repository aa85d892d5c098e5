/** An ISO 8601 date as the reader's locale writes it; nothing for an absent or broken one. */
export function formatDate(iso: string | undefined): string {
  const date = new Date(iso ?? '');
  return Number.isNaN(date.getTime()) ? '' : date.toLocaleDateString();
}
