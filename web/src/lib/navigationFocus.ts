import { readStateField } from './readStateField.ts';

/** Set by a navigation inside the app, not by the first load. */
let isWanted = false;

export function requestHeadingFocus(): void {
  isWanted = true;
}

/** Focuses once per navigation, unless the visitor has moved on. */
export function takeHeadingFocus(heading: HTMLElement): void {
  if (!isWanted) return;
  isWanted = false;
  const active = document.activeElement;
  if (active === null || active === document.body || active.tagName === 'MAIN') heading.focus({ preventScroll: true });
}

/** Focuses the heading if nothing has the focus, as after a dialog whose opener is gone. */
export function focusPageHeading(): void {
  const { activeElement } = document;
  if (activeElement !== null && activeElement !== document.body) return;
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

/** For filters of a list: keeps scroll position and focus. */
export const KEEP_PLACE = { preventScrollReset: true, state: { keepsFocus: true } };

export function keepsFocus(state: unknown): boolean {
  return readStateField(state, 'keepsFocus') === true;
}
