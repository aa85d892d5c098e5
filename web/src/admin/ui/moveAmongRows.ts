import type { KeyboardEvent } from 'react';

const stepTo = (key: string, at: number, last: number) =>
  ({ ArrowDown: Math.min(at + 1, last), ArrowUp: Math.max(at - 1, 0), Home: 0, End: last })[key];

/** Arrows, Home and End move between rows, Space selects, Enter opens. */
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
