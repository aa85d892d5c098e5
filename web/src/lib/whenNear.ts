/** Relative to the viewport's height. */
const MARGIN = '50%';

/** Runs once; at once without IntersectionObserver. @returns a function that cancels it */
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
