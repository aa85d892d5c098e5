/** After a navigation inside the app, focus goes to the new page's main heading; on the first load it stays. */
let isWanted = false;

export function requestHeadingFocus(): void {
  isWanted = true;
}

/** Focuses a new heading, once per navigation, unless the visitor has moved on. */
export function takeHeadingFocus(heading: HTMLElement): void {
  if (!isWanted) return;
  isWanted = false;
  const active = document.activeElement;
  if (active === null || active === document.body || active.tagName === 'MAIN') heading.focus({ preventScroll: true });
}

/** Focuses the page's heading if nothing has the focus, for example after a dialog whose opener is gone. */
export function focusPageHeading(): void {
  const { activeElement } = document;
  if (activeElement !== null && activeElement !== document.body) return;
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

/** Navigation options that keep scroll position and focus, for filters of a list. */
export const KEEP_PLACE = { preventScrollReset: true, state: { keepsFocus: true } };

export function keepsFocus(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'keepsFocus' in state;
}
