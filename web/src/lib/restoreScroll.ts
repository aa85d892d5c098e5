/** Events of a visitor who scrolls by themselves; the mouse may drag the scroll bar. */
const GESTURES = ['wheel', 'touchmove', 'keydown', 'mousedown'];

/**
 * Scrolls to a position (pixels from the top) before the page is painted. If the page is not yet that high, scrolls as far as it
 * goes and again as it grows, until the position is reached or the visitor scrolls.
 * @returns stops it
 */
export function restoreScroll(place: number): () => void {
  window.scrollTo(0, place);
  // Called with the first height and after each change of it.
  const observer = new ResizeObserver(() => {
    window.scrollTo(0, place);
    // Scroll positions may be fractions of a pixel.
    if (window.scrollY > place - 1) stop();
  });
  const stop = () => observer.disconnect();
  for (const gesture of GESTURES) window.addEventListener(gesture, stop, { once: true, passive: true });
  observer.observe(document.body);
  return stop;
}
