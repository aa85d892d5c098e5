/** A mouse may drag the scroll bar. */
const GESTURES = ['wheel', 'touchmove', 'keydown', 'mousedown'];

/**
 * Scrolls (pixels from the top) whenever the page grows, until the position is reached or the visitor scrolls.
 * @returns a function that stops it
 */
export function followScrollPosition(position: number): () => void {
  const scroll = () => {
    window.scrollTo(0, position);
    // Scroll positions may be fractions of a pixel.
    if (window.scrollY > position - 1) stop();
  };
  const observer = new ResizeObserver(scroll);
  const stop = () => observer.disconnect();
  for (const gesture of GESTURES) window.addEventListener(gesture, stop, { once: true, passive: true });
  observer.observe(document.body);
  scroll();
  return stop;
}
