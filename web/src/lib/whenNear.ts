/** Distance from the viewport that counts as near, relative to its height. */
const MARGIN = '50%';

/**
 * Runs a task once when an element is near the viewport; at once without IntersectionObserver. @returns a function
 * that cancels it
 */
export function whenNear(element: Element, task: () => void): () => void {
  if (typeof IntersectionObserver !== 'function') {
    task();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      task();
    },
    { rootMargin: `${MARGIN} 0px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
