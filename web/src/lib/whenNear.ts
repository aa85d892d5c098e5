/** How far below or above the screen something may be and still be near. */
const MARGIN = '50%';

/**
 * Runs a task once when an element is on the screen or near it; at once where the browser cannot tell.
 * @returns takes the task back
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
