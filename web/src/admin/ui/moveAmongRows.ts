import type { KeyboardEvent } from 'react';

const stepTo = (key: string, at: number, last: number) =>
  ({ ArrowDown: Math.min(at + 1, last), ArrowUp: Math.max(at - 1, 0), Home: 0, End: last })[key];

/**
 * The keys of a table whose rows have a box to select them and a link to open them: the arrows, Home and End lead from row to row, Space
 * selects and Enter opens. Box and link stay stops for Tab, too.
 */
export function moveAmongRows(event: KeyboardEvent<HTMLTableSectionElement>): void {
  const { key, target, currentTarget } = event;
  if (!(target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return;
  const rows = [...currentTarget.rows];
  const at = rows.findIndex((row) => row.contains(target));
  const isLink = target instanceof HTMLAnchorElement;
  const next = rows[stepTo(key, at, rows.length - 1) ?? -1];
  if (next) next.querySelector<HTMLElement>(isLink ? 'a' : 'input')?.focus();
  else if (key === ' ' && isLink) rows[at]?.querySelector('input')?.click();
  else if (key === 'Enter' && !isLink) rows[at]?.querySelector('a')?.click();
  else return;
  event.preventDefault();
}
