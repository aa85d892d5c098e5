/** After a navigation inside the app, focus goes to the new page's main heading; on the first load it stays put. */
let isWanted = false;

export function requestHeadingFocus(): void {
  isWanted = true;
}

/** Focuses a heading that has just appeared, once per navigation, unless the visitor has moved on meanwhile. */
export function takeHeadingFocus(heading: HTMLElement): void {
  if (!isWanted) return;
  isWanted = false;
  const active = document.activeElement;
  if (active === null || active === document.body || active.tagName === 'MAIN') heading.focus({ preventScroll: true });
}

/** Puts the focus at the page's heading when nothing has it, as after a dialog whose opener is gone. */
export function focusPageHeading(): void {
  const { activeElement } = document;
  if (activeElement !== null && activeElement !== document.body) return;
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

/** The options of a navigation that keeps scroll position and focus: a filter that changes the list below it. */
export const KEEP_PLACE = { preventScrollReset: true, state: { keepsFocus: true } };

export function keepsFocus(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'keepsFocus' in state;
}
