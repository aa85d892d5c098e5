/** What a visitor does who scrolls on their own; the mouse may have taken the scroll bar. */
const GESTURES = ['wheel', 'touchmove', 'keydown', 'mousedown'];

/**
 * Scrolls to a position (pixels from the top) before the page is painted. If the page is not yet that high, scrolls as far as it
 * goes and again as it grows, until the position is reached or the visitor scrolls.
 * @returns stops it
 */
export function restoreScroll(place: number): () => void {
  window.scrollTo(0, place);
  // Told how high the page is, and then whenever it has another height.
  const observer = new ResizeObserver(() => {
    window.scrollTo(0, place);
    // Screens have places between two pixels.
    if (window.scrollY > place - 1) stop();
  });
  const stop = () => observer.disconnect();
  for (const gesture of GESTURES) window.addEventListener(gesture, stop, { once: true, passive: true });
  observer.observe(document.body);
  return stop;
}
