/** How far outside the viewport an element counts as near, as a part of the viewport's height. */
const MARGIN = '50%';

/**
 * Runs a task once when an element is in or near the viewport; at once if the browser has no IntersectionObserver.
 * @returns cancels the task
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
