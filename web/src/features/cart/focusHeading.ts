/** Gives the focus to the page's heading, after the control that had it went away with its book. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
