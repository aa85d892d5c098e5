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
