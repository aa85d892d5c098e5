/** After these milliseconds the page no longer scrolls automatically. */
const TIMEOUT_MS = 10_000;

/** Runs once, at once or when the element appears. @returns a function that cancels it */
export function whenInPage(id: string, task: (element: HTMLElement) => void): () => void {
  const run = () => {
    const element = document.getElementById(id);
    if (element) {
      stop();
      task(element);
    }
  };
  const observer = new MutationObserver(run);
  const timer = setTimeout(() => observer.disconnect(), TIMEOUT_MS);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  observer.observe(document.body, { childList: true, subtree: true });
  run();
  return stop;
}
